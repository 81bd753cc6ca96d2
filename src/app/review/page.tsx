import type { LazyPageProps } from '../lazy-pages.ts'
import '../../ui/styles/review/index.css'
import { computed } from '@preact/signals'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { makeTranslator } from '../../i18n/index.ts'
import type { Fault, Result } from '../../math/index.ts'
import {
  type DeskHost,
  type DeskTab,
  DisputesPage,
  ReviewPage,
  RulesPanel,
  VerdictPanel,
} from '../../ui/index.ts'
import type { AppState } from '../app-state.ts'
import { hashOf, SET_UP } from '../route.ts'
import { DISPUTE_CARDS, type FoundReview, findReview, openFile } from './find-review.ts'
import { openMatchShot } from './open-review.ts'
import { ReviewSession } from './review-session.ts'
import { ReviewStage } from './review-stage.tsx'

/** The dispute desk at `#/review/...`: the list of what can be looked at, or the shot that the address names. */
export function Page({ state, rest }: LazyPageProps) {
  const [dropped, setDropped] = useState<Result<FoundReview> | null>(null)
  useEffect(() => setDropped(null), [rest])
  const open = (file: File) => {
    void file.text().then((text) => setDropped(openFile(text, file.name)))
  }
  useEffect(() => takeDroppedFiles(open), [])
  if (dropped !== null) {
    return dropped.ok ? (
      <Desk state={state} found={dropped.value} />
    ) : (
      <NoShot state={state} fault={dropped.error} />
    )
  }
  return rest === '' ? <List state={state} onFile={open} /> : <Found state={state} rest={rest} />
}

function List({ state, onFile }: { state: AppState; onFile: (file: File) => void }) {
  const game = state.session.value?.game.value ?? state.kept.value
  return (
    <DisputesPage
      t={state.t.value}
      disputes={DISPUTE_CARDS}
      running={(game?.match.shots ?? 0) > 0}
      hrefOf={(rest) => hashOf({ page: 'review', rest })}
      onHome={() => state.goTo(SET_UP)}
      onFile={onFile}
    />
  )
}

/** A file that is let fall on the page is opened; without this the browser would leave the page for it. */
function takeDroppedFiles(open: (file: File) => void): () => void {
  const onOver = (event: DragEvent) => event.preventDefault()
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    const file = event.dataTransfer?.files[0]
    if (file) open(file)
  }
  window.addEventListener('dragover', onOver)
  window.addEventListener('drop', onDrop)
  return () => {
    window.removeEventListener('dragover', onOver)
    window.removeEventListener('drop', onDrop)
  }
}

function Found({ state, rest }: LazyPageProps) {
  const [found, setFound] = useState<{ readonly rest: string; readonly result: Result<FoundReview> } | null>(
    null,
  )
  useEffect(() => {
    let wanted = true
    void findReview(state, rest).then((result) => {
      if (wanted) setFound({ rest, result })
    })
    return () => {
      wanted = false
    }
  }, [state, rest])
  const t = state.t.value
  if (found === null || found.rest !== rest) {
    return (
      <main class="loading-page" aria-busy="true">
        <p class="quiet" role="status">
          {t.text('review.opening')}
        </p>
      </main>
    )
  }
  if (!found.result.ok) return <NoShot state={state} fault={found.result.error} />
  return <Desk key={rest} state={state} found={found.result.value} />
}

function NoShot({ state, fault }: { state: AppState; fault: Fault }) {
  const t = state.t.value
  const key = `fault.${fault.code}`
  return (
    <main class="review-fault panel">
      <h1>{t.text('review.fault')}</h1>
      <p role="alert">{t.has(key) ? t.text(key) : fault.message}</p>
      <p class="small quiet">
        {fault.code} {fault.path}
      </p>
      <button type="button" class="primary" onClick={() => state.goTo({ page: 'review', rest: '' })}>
        {t.text('review.disputes')}
      </button>
    </main>
  )
}

function Desk({ state, found }: { state: AppState; found: FoundReview }) {
  const session = useMemo(() => {
    const { names } = found.reviewed.source
    return new ReviewSession(
      found.reviewed,
      computed(() => makeTranslator(state.language.value, names)),
    )
  }, [found])
  const host: DeskHost = {
    leave: () => (history.length > 1 ? history.back() : state.goTo({ page: 'review', rest: '' })),
    disputes: () => state.goTo({ page: 'review', rest: '' }),
    leaf: (way) => leafThrough(found, session, way),
    takeAway: () => undefined,
  }
  const panel = (tab: DeskTab) =>
    tab === 'rules' ? <RulesPanel model={session} /> : <VerdictPanel model={session} actions={session} />
  return (
    <ReviewPage model={session} actions={session} host={host} panel={panel}>
      <ReviewStage
        session={session}
        picture={state.picture}
        onFault={(fault) => state.fail(fault.code, fault.message)}
        onPane={() => undefined}
      />
    </ReviewPage>
  )
}

/** The shot before or after in the same match. */
function leafThrough({ game }: FoundReview, session: ReviewSession, way: 1 | -1): (() => void) | null {
  const { number, shots, origin } = session.reviewed.value.source
  if (game === null || number === null || shots === null) return null
  const next = number + way
  if (next < 1 || next > shots) return null
  return () => {
    const opened = openMatchShot(game, next, origin)
    if (opened.ok) session.show(opened.value)
  }
}
