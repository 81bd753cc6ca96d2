import { type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { type EntrySums, type Game, keepGame } from '../game/index.ts'
import { type Fault, fail, fault, ok, type Result } from '../math/index.ts'
import type { KeptMatch } from '../record/index.ts'
import type { KeyValueStore } from '../storage/index.ts'
import {
  isSummary,
  type KeptSummary,
  type KeptTrouble,
  type ListedMatch,
  sameSummary,
  summaryOf,
} from './kept-summary.ts'

/** Reading is for those who have been here before: a first visit does without. */
const readingKept = () => import('./read-kept.ts')

/** Summaries of all kept matches, newest first. */
const LIST = 'matches'
const PREFIX = 'match-'
/** Under this name the browser's own tools show how long a match took to be rebuilt. */
const RESTORE = 'restore-match'

const keyOf = (id: string) => `${PREFIX}${id}`

/**
 * Keeps matches side by side, each after every accepted command. A match stands in the list before it is written for
 * the first time, and one that is missing in the list is found by its own key: nothing that was kept is ever out of
 * reach, whatever became of the list, and whichever tab kept it.
 */
export class MatchKeeper {
  readonly #store: KeyValueStore
  readonly #onFault: (fault: Fault) => void
  readonly #now: () => number
  /** The latest state of each match that is still to be written. */
  readonly #waiting = new Map<string, Game>()
  readonly #sums: EntrySums = new WeakMap()
  /** Matches whose latest state could not be written. */
  readonly #unwritten = new Map<string, Game>()
  readonly #failing: Signal<boolean> = signal(false)
  /** What this tab has put at the head of the list last. */
  #listed: KeptSummary | null = null
  #queue: Promise<unknown> = Promise.resolve()

  constructor(store: KeyValueStore, onFault: (fault: Fault) => void, now: () => number = Date.now) {
    this.#store = store
    this.#onFault = onFault
    this.#now = now
  }

  /** True when matches live as long as the page does, and no longer. */
  get forgetful(): boolean {
    return this.#store.kind === 'memory'
  }

  /** The latest state of a match is not on disk, because the disk is full for instance. */
  get failing(): ReadonlySignal<boolean> {
    return this.#failing
  }

  /** Writes once more what could not be written. */
  tryAgain(): void {
    for (const [id, game] of this.#unwritten) if (!this.#waiting.has(id)) this.keep(id, game)
  }

  /** What is kept, newest first; what no list knows comes last. */
  async list(): Promise<Result<readonly ListedMatch[]>> {
    await this.#queue
    const read = await this.#store.get(LIST)
    if (!read.ok) return read
    const keys = await this.#store.keys(PREFIX)
    if (!keys.ok) return keys
    const ids = keys.value.map((key) => key.slice(PREFIX.length))
    const listed = summariesIn(read.value).filter(({ id }) => ids.includes(id))
    const missing = ids.filter((id) => !listed.some((each) => each.id === id))
    return ok([...listed, ...(await Promise.all(missing.map((id) => this.#found(id))))])
  }

  /**
   * The match as it was kept last. One that cannot be read stays where it is and is marked in the list:
   * `match-invalid`, or `match-replay` when its last shot comes out otherwise; `path` says why and where.
   */
  async resume(id: string): Promise<Result<Game>> {
    const text = await this.text(id)
    if (!text.ok) return text
    const { resumeGame } = await readingKept()
    const from = performance.now()
    const game = resumeGame(text.value)
    performance.measure(RESTORE, { start: from })
    if (game.ok) return game
    const trouble = unreadable(game.error)
    this.#enqueue(() => this.#mark(id, trouble))
    return fail(trouble)
  }

  /** A kept match as it stands, without playing anything again; faults as of `readKeptMatch`, and `no-match`. */
  async read(id: string): Promise<Result<KeptMatch>> {
    const text = await this.text(id)
    return text.ok ? (await readingKept()).readKeptMatch(text.value) : text
  }

  /** What is on disk, letter by letter: what is left to save of a match that cannot be read. */
  async text(id: string): Promise<Result<string>> {
    await this.#queue
    const text = await this.#store.get(keyOf(id))
    if (!text.ok) return text
    if (text.value === undefined) return fault('no-match', id, 'nothing is kept under this name')
    return ok(typeof text.value === 'string' ? text.value : JSON.stringify(text.value))
  }

  keep(id: string, game: Game): void {
    const queued = this.#waiting.has(id)
    this.#waiting.set(id, game)
    if (!queued) this.#enqueue(() => this.#write(id))
  }

  /** Takes a match away for good. */
  forget(id: string): void {
    this.#waiting.delete(id)
    this.#unwritten.delete(id)
    this.#enqueue(async () => {
      const removed = await this.#store.remove(keyOf(id))
      return removed.ok ? this.#changeList((list) => list.filter((each) => each.id !== id)) : removed
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
    const written = await this.#store.set(keyOf(id), keepGame(game, this.#sums))
    if (written.ok) this.#unwritten.delete(id)
    else this.#unwritten.set(id, game)
    this.#failing.value = this.#unwritten.size > 0
    return written.ok ? listed : written
  }

  /** A match that the list does not know, by what it says itself. */
  async #found(id: string): Promise<ListedMatch> {
    const kept = await this.read(id)
    if (!kept.ok) return { id, trouble: unreadable(kept.error) }
    const { record, position } = kept.value
    return summaryOf(id, { setup: record.setup, match: position.match }, 0)
  }

  async #enlist(summary: KeptSummary): Promise<Result<true>> {
    if (this.#listed !== null && sameSummary(this.#listed, summary)) return ok(true)
    const written = await this.#changeList((list) => [summary, ...list.filter(({ id }) => id !== summary.id)])
    if (written.ok) this.#listed = summary
    return written
  }

  #mark(id: string, { code, path }: KeptTrouble): Promise<Result<true>> {
    return this.#changeList((list) =>
      list.map((each) => (each.id === id ? { ...each, trouble: { code, path } } : each)),
    )
  }

  async #changeList(change: (list: readonly KeptSummary[]) => readonly KeptSummary[]): Promise<Result<true>> {
    this.#listed = null
    const written = await this.#store.update(LIST, (old) => change(summariesIn(old)))
    return written.ok ? ok(true) : written
  }

  #enqueue(act: () => Promise<Result<true>>): void {
    this.#queue = this.#queue.then(act).then((done) => {
      if (!done.ok) this.#onFault(done.error)
    })
  }
}

/** A list that is not ours counts as empty: the matches are found by their own keys. */
function summariesIn(value: unknown): readonly KeptSummary[] {
  return Array.isArray(value) ? value.filter(isSummary) : []
}

function unreadable({ code, path, message }: Fault): Fault {
  const replayed = code === 'not-as-recorded' || code === 'physics-version'
  const where = path === '' ? code : `${code} ${path}`
  return replayed
    ? { code: 'match-replay', path: where, message }
    : { code: 'match-invalid', path: where, message }
}
