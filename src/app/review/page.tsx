import type { LazyPageProps } from '../lazy-pages.ts'
import '../../ui/styles/review/index.css'
import { useEffect, useState } from 'preact/hooks'
import type { Fault, Result } from '../../math/index.ts'
import { DisputesPage, OpeningPage, ShotFaultPage } from '../../ui/index.ts'
import type { AppState } from '../app-state.ts'
import { hashOf, SET_UP } from '../route.ts'
import { Desk } from './desk.tsx'
import { DISPUTE_CARDS, type FoundReview, findReview, openFile } from './find-review.ts'
import type { OnProgress } from './match-reader.ts'
import { toList } from './to-list.ts'

/** The dispute desk at `#/review/...`: the list of what can be looked at, or the shot that a file or the address names. */
export function Page({ state, rest }: LazyPageProps) {
  const file = state.dropped.value
  // Whoever goes on to another address has put the file away.
  useEffect(
    () => () => {
      state.dropped.value = null
    },
    [state, rest],
  )
  if (file !== null) {
    const key = `file ${file.name} ${file.size} ${file.lastModified}`
    return <Opened key={key} state={state} open={(onProgress) => openFile(file, onProgress)} />
  }
  if (rest === '') return <List state={state} />
  return <Opened key={rest} state={state} open={(onProgress) => findReview(state, rest, onProgress)} />
}

function List({ state }: { state: AppState }) {
  const game = state.session.value?.game.value ?? state.kept.value
  return (
    <DisputesPage
      t={state.t.value}
      disputes={DISPUTE_CARDS}
      running={(game?.match.shots ?? 0) > 0}
      hrefOf={(rest) => hashOf({ page: 'review', rest })}
      onHome={() => state.goTo(SET_UP)}
      onFile={(file) => {
        state.dropped.value = file
      }}
    />
  )
}

/** What is looked for, how far it is, and what came of it: the desk, or why there is none. */
function Opened(props: { state: AppState; open: (onProgress: OnProgress) => Promise<Result<FoundReview>> }) {
  const { state } = props
  const t = state.t.value
  const [found, setFound] = useState<Result<FoundReview> | null>(null)
  const [progress, setProgress] = useState<{ readonly done: number; readonly of: number } | null>(null)
  useEffect(() => {
    const left = new AbortController()
    void props
      .open((done, of) => setProgress({ done, of }))
      .then((result) => {
        const close = () => {
          if (result.ok) result.value.match?.close()
        }
        if (left.signal.aborted) return close()
        left.signal.addEventListener('abort', close)
        setFound(result)
      })
    return () => left.abort()
  }, [])
  if (found === null) return <OpeningPage t={t} progress={progress} />
  if (found.ok) return <Desk state={state} found={found.value} />
  return <ShotFaultPage t={t} fault={found.error satisfies Fault} onList={() => toList(state)} />
}
