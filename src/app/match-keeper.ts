import { type EntrySums, type Game, keepGame, resumeGame } from '../game/index.ts'
import { type Fault, fail, fault, ok, type Result } from '../math/index.ts'
import type { KeyValueStore } from '../storage/index.ts'
import { isSummary, type KeptSummary, sameSummary, summaryOf } from './kept-summary.ts'

/** Summaries of all kept matches, newest first. */
const LIST = 'matches'

const keyOf = (id: string) => `match-${id}`

/**
 * Keeps matches side by side, each after every accepted command. A match stands in the list before it is written for
 * the first time and until after it is gone: nothing that was kept is ever out of reach.
 */
export class MatchKeeper {
  readonly #store: KeyValueStore
  readonly #onFault: (fault: Fault) => void
  readonly #now: () => number
  /** The latest state of each match that is still to be written. */
  readonly #waiting = new Map<string, Game>()
  readonly #sums: EntrySums = new WeakMap()
  #list: readonly KeptSummary[] | null = null
  #queue: Promise<unknown> = Promise.resolve()

  constructor(store: KeyValueStore, onFault: (fault: Fault) => void, now: () => number = Date.now) {
    this.#store = store
    this.#onFault = onFault
    this.#now = now
  }

  /** What is kept, newest first. A list that cannot be read is a fault and counts as empty. */
  async list(): Promise<Result<readonly KeptSummary[]>> {
    await this.#queue
    return this.#read()
  }

  /**
   * The match as it was kept last. One that cannot be read is set aside under another name for who can, and leaves the
   * list: `match-invalid`, or `match-replay` when its last shot comes out otherwise; `path` says why and where.
   */
  async resume(id: string): Promise<Result<Game>> {
    await this.#queue
    const text = await this.#store.get(keyOf(id))
    if (!text.ok) return text
    if (text.value === undefined) return fault('no-match', id, 'nothing is kept under this name')
    const game = typeof text.value === 'string' ? resumeGame(text.value) : NOT_OURS
    if (game.ok) return game
    this.#enqueue(() => this.#setAside(id, text.value))
    return fail(unreadable(game.error))
  }

  keep(id: string, game: Game): void {
    const queued = this.#waiting.has(id)
    this.#waiting.set(id, game)
    if (!queued) this.#enqueue(() => this.#write(id))
  }

  forget(id: string): void {
    this.#enqueue(async () => {
      const removed = await this.#store.remove(keyOf(id))
      return removed.ok ? this.#unlist(id) : removed
    })
  }

  /** Resolves when everything asked for so far is on disk. */
  settled(): Promise<unknown> {
    return this.#queue
  }

  async #write(id: string): Promise<Result<true>> {
    const game = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (game === undefined) return ok(true)
    const listed = await this.#enlist(summaryOf(id, game, this.#now()))
    return listed.ok ? this.#store.set(keyOf(id), keepGame(game, this.#sums)) : listed
  }

  async #setAside(id: string, value: unknown): Promise<Result<true>> {
    const aside = await this.#store.set(`unreadable-${id}`, value)
    if (!aside.ok) return aside
    const removed = await this.#store.remove(keyOf(id))
    return removed.ok ? this.#unlist(id) : removed
  }

  async #read(): Promise<Result<readonly KeptSummary[]>> {
    if (this.#list) return ok(this.#list)
    const read = await this.#store.get(LIST)
    if (!read.ok) return read
    this.#list = Array.isArray(read.value) ? read.value.filter(isSummary) : []
    return ok(this.#list)
  }

  async #enlist(summary: KeptSummary): Promise<Result<true>> {
    const read = await this.#read()
    const list = read.ok ? read.value : []
    if (list[0] && sameSummary(list[0], summary)) return ok(true)
    return this.#writeList([summary, ...list.filter(({ id }) => id !== summary.id)])
  }

  async #unlist(id: string): Promise<Result<true>> {
    const read = await this.#read()
    return read.ok ? this.#writeList(read.value.filter((each) => each.id !== id)) : read
  }

  async #writeList(list: readonly KeptSummary[]): Promise<Result<true>> {
    const written = await this.#store.set(LIST, list)
    if (written.ok) this.#list = list
    return written
  }

  #enqueue(act: () => Promise<Result<true>>): void {
    this.#queue = this.#queue.then(act).then((done) => {
      if (!done.ok) this.#onFault(done.error)
    })
  }
}

const NOT_OURS = fault('wrong-type', '', 'a kept match is a text')

function unreadable({ code, path, message }: Fault): Fault {
  const replayed = code === 'not-as-recorded' || code === 'physics-version'
  const where = path === '' ? code : `${code} ${path}`
  return replayed
    ? { code: 'match-replay', path: where, message }
    : { code: 'match-invalid', path: where, message }
}
