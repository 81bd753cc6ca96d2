import { signal } from '@preact/signals'
import { type Fault, fault, type Result } from '../../math/index.ts'
import { DISPUTES } from '../../scenarios/index.ts'
import type { CompareActions, CompareModel, ReviewedShot, ReviewOrigin } from '../../ui/index.ts'
import type { FoundReview } from './find-review.ts'
import type { ReviewSession } from './review-session.ts'

/** Ways to other shots; each plays its shot again. */
export interface ShotSources {
  /** The shot that the rest of an address names. */
  address(rest: string): Promise<Result<FoundReview>>
  file(file: File): Promise<Result<FoundReview>>
  /** Another shot of the match that the desk leafs through; null when it has none. */
  match: ((number: number, origin: ReviewOrigin) => Promise<Result<ReviewedShot> | null>) | null
}

/** Gets another shot and puts it beside the one on the desk. */
export class CompareControl implements CompareModel, CompareActions {
  readonly disputes = DISPUTES.map(({ id }) => id)
  readonly fault = signal<Fault | null>(null)
  readonly busy = signal(false)
  readonly #session: ReviewSession
  readonly #sources: ShotSources
  #asked = 0

  constructor(session: ReviewSession, sources: ShotSources) {
    this.#session = session
    this.#sources = sources
  }

  get shots(): number {
    return this.#sources.match === null ? 0 : (this.#session.reviewed.value.source.shots ?? 0)
  }

  fromMatch(number: number): void {
    const { match } = this.#sources
    if (match !== null) void this.#take(match(number, this.#session.reviewed.value.source.origin))
  }

  fromDispute(id: string): void {
    void this.#take(shotOf(this.#sources.address(`dispute/${id}`)))
  }

  fromFile(file: File): void {
    void this.#take(shotOf(this.#sources.file(file)))
  }

  fromLink(text: string): void {
    const rest = /#\/?review\/(.+)$/.exec(text)?.[1]
    const found = rest === undefined ? unreadable() : shotOf(this.#sources.address(rest))
    void this.#take(found)
  }

  /** What was asked for last counts. */
  async #take(found: Promise<Result<ReviewedShot> | null>): Promise<void> {
    const asked = ++this.#asked
    this.busy.value = true
    const result = await found
    if (asked !== this.#asked) return
    this.busy.value = false
    if (result === null) return
    this.fault.value = result.ok ? null : result.error
    if (result.ok) this.#session.compareWith(result.value)
  }
}

async function unreadable(): Promise<Result<never>> {
  return fault('no-such-shot', '', 'no link to a shot')
}

async function shotOf(finding: Promise<Result<FoundReview>>): Promise<Result<ReviewedShot>> {
  const found = await finding
  if (!found.ok) return found
  // The match is not leafed through: only this shot of it was wanted.
  found.value.match?.close()
  return { ok: true, value: found.value.reviewed }
}
