import { computed } from '@preact/signals'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { makeTranslator } from '../../i18n/index.ts'
import {
  DecidedPanel,
  type DeskHost,
  type DeskTab,
  EditorPanel,
  type OpenProtest,
  ReviewPage,
  ReviewReport,
  RulesPanel,
  TakeAwaySheet,
  VerdictPanel,
  WhatIfPanel,
} from '../../ui/index.ts'
import type { AppState } from '../app-state.ts'
import { EditControl } from './edit-control.ts'
import type { FoundReview } from './find-review.ts'
import { openMatchShot } from './open-review.ts'
import { ReviewSession } from './review-session.ts'
import { type DrawnPane, ReviewStage } from './review-stage.tsx'
import { shotLink } from './take-away.ts'
import { TakeAwayControl } from './take-away-control.ts'
import { trainerRest } from './train-shot.ts'
import { WhatIfControl } from './what-if-control.ts'

/** One shot on the desk, with everything that can be done with it. */
export function Desk({ state, found }: { state: AppState; found: FoundReview }) {
  const parts = useMemo(() => partsOf(state, found), [found])
  const { session, whatIf, takeAway } = parts
  const main = useRef<DrawnPane | null>(null)
  const [taking, setTaking] = useState(false)
  useEffect(() => () => whatIf.cancel(), [whatIf])
  const tab = session.tab.value
  useEffect(() => {
    if (tab === 'editor') parts.editor.begin()
  }, [parts, tab])
  const t = session.t.value
  const rest = trainerRest(session.reviewed.value)
  const host: DeskHost = {
    leave: () => (history.length > 1 ? history.back() : state.goTo({ page: 'review', rest: '' })),
    disputes: () => state.goTo({ page: 'review', rest: '' }),
    leaf: (way) => leafThrough(found, session, whatIf, way),
    takeAway: () => setTaking(true),
    train: rest === null ? null : () => state.goTo({ page: 'trainer', rest }),
  }
  return (
    <>
      <ReviewPage
        model={session}
        actions={session}
        host={host}
        back={whatIf.back}
        panel={(tab) => panelOf(tab, state, parts)}
      >
        <ReviewStage
          session={session}
          editor={parts.editor}
          picture={state.picture}
          onFault={(fault) => state.fail(fault.code, fault.message)}
          onPane={(pane, drawn) => {
            if (pane === 'main') main.current = drawn
          }}
        />
      </ReviewPage>
      {taking ? (
        <TakeAwaySheet
          t={t}
          actions={takeAway.actions(() => main.current)}
          note={takeAway.note.value}
          onClose={() => {
            takeAway.note.value = ''
            setTaking(false)
          }}
        />
      ) : null}
      <ReviewReport
        t={t}
        reviewed={session.reviewed.value}
        link={shotLink(session.reviewed.value, location.href.split('#')[0] ?? '')}
        printed={takeAway.printed.value}
      />
    </>
  )
}

interface DeskParts {
  readonly session: ReviewSession
  readonly whatIf: WhatIfControl
  readonly takeAway: TakeAwayControl
  readonly editor: EditControl
}

function partsOf(state: AppState, found: FoundReview): DeskParts {
  const { names } = found.reviewed.source
  const t = computed(() => makeTranslator(state.language.value, names))
  const session = new ReviewSession(found.reviewed, t)
  const whatIf = new WhatIfControl(session)
  const editor = new EditControl(session, () => whatIf.outdate())
  if (found.reviewed.source.origin.kind === 'editor') session.openTab('editor')
  return { session, whatIf, takeAway: new TakeAwayControl(session), editor }
}

function panelOf(tab: DeskTab, state: AppState, { session, whatIf, editor }: DeskParts) {
  switch (tab) {
    case 'verdict':
      return <VerdictPanel model={session} actions={session} protest={openProtest(state, session)} />
    case 'rules':
      return <RulesPanel model={session} />
    case 'what-if':
      return <WhatIfPanel model={session} whatIf={whatIf} actions={whatIf} />
    case 'decided':
      return <DecidedPanel model={session} whatIf={whatIf} actions={whatIf} />
    case 'editor':
      return <EditorPanel model={session} editor={editor} actions={editor} />
  }
}

/** The shot just played may be protested until the next stroke; the match goes on from there [6 intro, 1.10]. */
function openProtest(state: AppState, session: ReviewSession): OpenProtest | null {
  const { origin, number } = session.reviewed.value.source
  const table = state.session.value
  const open = table?.desk.model.value?.open
  if (origin.kind !== 'running' || !table || !open || open.number !== number) return null
  return {
    rules: open.toProtest,
    answer(answer) {
      table.desk.answerProtest(answer)
      const opened = openMatchShot(table.game.value, number, origin)
      if (opened.ok) session.show(opened.value)
    },
  }
}

/** The shot before or after in the same match. */
function leafThrough(
  { game }: FoundReview,
  session: ReviewSession,
  whatIf: WhatIfControl,
  way: 1 | -1,
): (() => void) | null {
  const { number, shots, origin } = session.reviewed.value.source
  if (game === null || number === null || shots === null) return null
  const next = number + way
  if (next < 1 || next > shots) return null
  return () => {
    const opened = openMatchShot(game, next, origin)
    if (!opened.ok) return
    whatIf.forget()
    session.show(opened.value)
  }
}
