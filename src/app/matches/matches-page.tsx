import { useEffect, useMemo } from 'preact/hooks'
import '../../ui/matches/index.css'
import { MatchesPageView } from '../../ui/index.ts'
import type { AppState } from '../app-state.ts'
import type { LazyPageProps } from '../lazy-pages.ts'
import { SET_UP } from '../route.ts'
import { copyText } from './copy-text.ts'
import { KeptSheet } from './kept-sheet.tsx'
import { MatchesControl, type MatchesHost } from './matches-control.ts'
import { saveFile } from './save-file.ts'

const SHEET = /^sheet\/([\w-]+)$/

/** `#/matches`: everything that is kept; `#/matches/sheet/<id>`: the score sheet of one match. */
export function Page(props: LazyPageProps) {
  const sheet = SHEET.exec(props.rest)?.[1]
  return sheet === undefined ? <Matches state={props.state} /> : <KeptSheet state={props.state} id={sheet} />
}

function Matches(props: { state: AppState }) {
  const { state } = props
  const control = useMemo(() => new MatchesControl(hostOf(state)), [state])
  useEffect(() => {
    void control.read()
    return () => control.close()
  }, [control])
  const model = {
    list: control.list.value,
    trouble: control.trouble.value,
    notes: control.notes.value,
    importing: control.importing.value,
    forgetful: control.forgetful,
  }
  return (
    <MatchesPageView
      t={state.t.value}
      model={model}
      actions={control}
      onLocale={(locale) => void state.setLocale(locale)}
    />
  )
}

export function hostOf(state: AppState): MatchesHost {
  return {
    keeper: state.keeper,
    openKept: (id) => state.openKept(id),
    keepCopy: (game) => state.keepCopy(game),
    forget: (id) => state.forget(id),
    showSheet: (id) => state.goTo({ page: 'matches', rest: `sheet/${id}` }),
    watch: (id) => state.goTo({ page: 'review', rest: `match/${id}/1` }),
    train: (id) => state.goTo({ page: 'trainer', rest: `match/${id}` }),
    newMatch: () => state.goTo(SET_UP),
    saveFile,
    copy: copyText,
    address: location.href.split('#')[0] ?? '',
  }
}
