import type { Game } from '../game/index.ts'
import type { Fault, Result } from '../math/index.ts'
import type { KeyValueStore } from '../storage/index.ts'
import { keptMatchOf } from './kept-match.ts'

const KEY = 'match'

/** Keeps the running match after every accepted command, in their order. */
export class MatchKeeper {
  readonly #store: KeyValueStore
  readonly #onFault: (fault: Fault) => void
  #queue: Promise<unknown> = Promise.resolve()

  constructor(store: KeyValueStore, onFault: (fault: Fault) => void) {
    this.#store = store
    this.#onFault = onFault
  }

  /** What was kept last; `undefined` when there is nothing. */
  read(): Promise<Result<unknown, Fault>> {
    return this.#store.get(KEY)
  }

  keep(game: Game): void {
    this.#enqueue(() => this.#store.set(KEY, keptMatchOf(game)))
  }

  forget(): void {
    this.#enqueue(() => this.#store.remove(KEY))
  }

  /** Resolves when everything asked for so far is on disk. */
  settled(): Promise<unknown> {
    return this.#queue
  }

  #enqueue(act: () => Promise<Result<true, Fault>>): void {
    this.#queue = this.#queue.then(act).then((done) => {
      if (!done.ok) this.#onFault(done.error)
    })
  }
}
