import type { LazyPageProps } from '../lazy-pages.ts'
import '../../ui/styles/review/index.css'
import { useEffect, useState } from 'preact/hooks'
import type { Fault, Result } from '../../math/index.ts'
import { DisputesPage } from '../../ui/index.ts'
import type { AppState } from '../app-state.ts'
import { hashOf, SET_UP } from '../route.ts'
import { Desk } from './desk.tsx'
import { DISPUTE_CARDS, type FoundReview, findReview, openFile } from './find-review.ts'

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
