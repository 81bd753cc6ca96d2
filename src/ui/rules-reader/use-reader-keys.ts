import type { RefObject } from 'preact'
import { useEffect } from 'preact/hooks'
import type { ClauseId } from '../../i18n/index.ts'

/** What the keys of the reader act on. */
export interface ReaderKeys {
  /** All clauses that are shown, from first to last. */
  readonly order: readonly ClauseId[]
  readonly asked: ClauseId | null
  readonly search: RefObject<HTMLInputElement | null>
  readonly wanted: string
  readonly clear: () => void
  readonly follow: (id: ClauseId) => void
  readonly back: () => void
  readonly help: () => void
}

/** `/` searches, the arrows to the side go from clause to clause, Escape clears the search or leads back, `?` helps. */
export function useReaderKeys(keys: ReaderKeys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || document.querySelector('dialog[open]')) return
      if (actOn(event.key, event.target, keys)) event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  })
}

/** True when the key meant something. */
function actOn(key: string, target: EventTarget | null, keys: ReaderKeys): boolean {
  const typing = target instanceof HTMLInputElement || target instanceof HTMLSelectElement
  if (key === 'Escape') {
    if (keys.wanted === '') keys.back()
    else keys.clear()
    return true
  }
  if (typing) return false
  switch (key) {
    case '/':
      keys.search.current?.focus()
      return true
    case '?':
      keys.help()
      return true
    case 'ArrowRight':
      return step(keys, 1)
    case 'ArrowLeft':
      return step(keys, -1)
    default:
      return false
  }
}

function step({ order, asked, follow }: ReaderKeys, by: 1 | -1): boolean {
  const at = asked === null ? -1 : order.indexOf(asked)
  const next = order[at === -1 ? 0 : at + by]
  if (next === undefined) return false
  follow(next)
  return true
}
