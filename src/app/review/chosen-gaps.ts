import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { BallId } from '../../table/index.ts'
import {
  type ChosenGap,
  chosenGap,
  type GapEnd,
  type Pair,
  pairBetween,
  type ReviewedShot,
  samePair,
} from '../../ui/index.ts'

/** More than these hide the table. */
const MOST = 8

/** The gaps that a person wants to see: of which pairs, and how wide they are at the instant that is shown. */
export class ChosenGaps {
  readonly pairs = signal<readonly Pair[]>([])
  readonly from = signal<BallId | null>(null)
  readonly form = signal(false)
  readonly measured: ReadonlySignal<readonly ChosenGap[]>

  constructor(reviewed: ReadonlySignal<ReviewedShot>, time: () => number) {
    this.measured = computed(() => {
      const { review, table, task } = reviewed.value
      const { epsFrozen } = task.rule.options
      const known = (ball: BallId) => review.result.paths.balls.includes(ball)
      return this.pairs.value
        .filter((pair) => (pair.kind === 'balls' ? known(pair.a) && known(pair.b) : known(pair.ball)))
        .map((pair) => chosenGap(pair, review.result.paths, table, time(), epsFrozen))
    })
  }

  /** The same ball twice, or the bare cloth, takes the first end back. */
  pointAt(end: GapEnd | null): void {
    const from = this.from.value
    const pair = from !== null && end !== null ? pairBetween(from, end) : null
    if (pair !== null) this.add(pair)
    else this.from.value = end !== null && end !== from && isBall(end) ? end : null
  }

  add(pair: Pair): void {
    this.from.value = null
    if (this.pairs.value.some((each) => samePair(each, pair))) return
    this.pairs.value = [...this.pairs.value, pair].slice(-MOST)
  }

  remove(pair: Pair): void {
    this.pairs.value = this.pairs.value.filter((each) => !samePair(each, pair))
  }
}

function isBall(end: GapEnd): end is BallId {
  return pairBetween(end, 'foot') !== null
}
