import { computed } from '@preact/signals'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { recordOf } from '../../game/index.ts'
import { makeTranslator } from '../../i18n/index.ts'
import {
  ComparePanel,
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
import { openShot } from '../desk-offers.ts'
import { CompareControl } from './compare-control.ts'
import { EditControl } from './edit-control.ts'
import { type FoundReview, findReview, openFile, openMatchShot } from './find-review.ts'
import type { MatchReader } from './match-reader.ts'
import { ReviewSession } from './review-session.ts'
import { type DrawnPane, ReviewStage } from './review-stage.tsx'
import { shotLink } from './take-away.ts'
import { TakeAwayControl } from './take-away-control.ts'
import { toList } from './to-list.ts'
import { trainerRest } from './train-shot.ts'
import { WhatIfControl } from './what-if-control.ts'

/** One shot on the desk, with everything that can be done with it. */
export function Desk({ state, found }: { state: AppState; found: FoundReview }) {
  const parts = useMemo(() => partsOf(state, found), [found])
  const { session, whatIf, takeAway } = parts
  const main = useRef<DrawnPane | null>(null)
  const [taking, setTaking] = useState(false)
  useEffect(() => () => whatIf.cancel(), [whatIf])
  useEffect(() => {
    const stamp = () => takeAway.stamp()
    window.addEventListener('beforeprint', stamp)
    return () => window.removeEventListener('beforeprint', stamp)
  }, [takeAway])
  const swaps = session.swaps.value
  useEffect(() => {
    if (swaps > 0) whatIf.forget()
  }, [whatIf, swaps])
  const tab = session.tab.value
  useEffect(() => {
    if (tab === 'editor') parts.editor.begin()
  }, [parts, tab])
  const t = session.t.value
  const rest = trainerRest(session.reviewed.value)
  const host: DeskHost = {
    leave: () => (history.length > 1 ? history.back() : toList(state)),
    disputes: () => toList(state),
    leaf: (way) => leafThrough(parts, way),
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
  readonly compare: CompareControl
  readonly match: MatchReader | null
}

function partsOf(state: AppState, found: FoundReview): DeskParts {
  const { names } = found.reviewed.source
  const t = computed(() => makeTranslator(state.language.value, names))
  const session = new ReviewSession(found.reviewed, t)
  const whatIf = new WhatIfControl(session)
  const editor = new EditControl(session, () => whatIf.outdate())
  if (found.whatIf) whatIf.remember(found.whatIf)
  if (found.tab) session.openTab(found.tab)
  if (found.view) session.lookAt(found.view)
  const compare = compareOf(state, found, session)
  return { session, whatIf, takeAway: new TakeAwayControl(session), editor, compare, match: found.match }
}

function compareOf(state: AppState, { match }: FoundReview, session: ReviewSession): CompareControl {
  const silent = () => undefined
  return new CompareControl(session, {
    address: (rest) => findReview(state, rest, silent),
    file: (file) => openFile(file, silent),
    match: match && ((number, origin) => openMatchShot(match, number, origin)),
  })
}

function panelOf(tab: DeskTab, state: AppState, parts: DeskParts) {
  const { session, whatIf, editor } = parts
  switch (tab) {
    case 'verdict':
      return <VerdictPanel model={session} actions={session} protest={openProtest(state, parts)} />
    case 'rules':
      return <RulesPanel model={session} />
    case 'compare':
      return (
        <ComparePanel model={session} actions={session} compare={parts.compare} sources={parts.compare} />
      )
    case 'what-if':
      return <WhatIfPanel model={session} whatIf={whatIf} actions={whatIf} />
    case 'decided':
      return <DecidedPanel model={session} whatIf={whatIf} actions={whatIf} />
    case 'editor':
      return <EditorPanel model={session} editor={editor} actions={editor} />
  }
}

/**
 * The shot just played may be protested until the next stroke; the match goes on from there [6 intro, 1.10]. A match that
 * is only kept, because the page was loaded anew, comes to the table when the protest is answered.
 */
function openProtest(state: AppState, { session, match }: DeskParts): OpenProtest | null {
  const { origin, number } = session.reviewed.value.source
  if (origin.kind !== 'running' || number === null) return null
  const table = state.session.value
  const kept = state.kept.value
  const open = table ? table.desk.model.value?.open : kept && openShot(kept)
  if (!open || open.number !== number) return null
  return {
    rules: open.toProtest,
    answer(answer) {
      const laid = state.layKept()
      if (!laid) return
      laid.desk.answerProtest(answer)
      match?.follow({ kind: 'record', record: recordOf(laid.game.value) })
      void showMatchShot(session, match, number)
    },
  }
}

/** Puts a shot of the match on the desk, when it can be had and no other was asked for meanwhile. */
async function showMatchShot(
  session: ReviewSession,
  match: MatchReader | null,
  number: number,
): Promise<boolean> {
  const { origin } = session.reviewed.value.source
  const opened = match && (await openMatchShot(match, number, origin))
  if (opened?.ok) session.show(opened.value)
  return opened?.ok === true
}

/** The shot before or after in the same match. */
function leafThrough({ session, whatIf, match }: DeskParts, way: 1 | -1): (() => void) | null {
  const { number, shots } = session.reviewed.value.source
  if (match === null || number === null || shots === null) return null
  const next = number + way
  if (next < 1 || next > shots) return null
  return () => {
    void showMatchShot(session, match, next).then((shown) => {
      if (shown) whatIf.forget()
    })
  }
}
