import { ok, type Result } from '../../math/index.ts'
import { makePlayAgain, withPlaces } from '../play-again.ts'
import { reviewShot } from '../review-shot.ts'
import type { ReviewTask } from '../review-task.ts'
import type { VerdictKey } from '../what-if/trial-counts.ts'
import { changesOf, type ShotChange } from './shot-changes.ts'

/** The smallest change of one thing, the rest as it was, that turns the verdict. */
export interface TurningPoint extends Pick<ShotChange, 'change' | 'ball' | 'unit'> {
  /** Signed difference from the shot at which the verdict is another one, in `unit`. */
  readonly by: number
  /** The verdict is still the same at this much less, in `unit`. */
  readonly within: number
  /** What the verdict becomes. */
  readonly verdict: VerdictKey
  /** `by` as a multiple of what a person could just tell apart, without sign. */
  readonly weight: number
}

export interface WhatDecidedIt {
  readonly verdict: VerdictKey
  /** In the fixed order of the changes; what never turns the verdict within its bounds is left out. */
  readonly turns: readonly TurningPoint[]
  /** Index into `turns` of the one with the least weight; null when nothing turns it. */
  readonly smallest: number | null
}

/** Progress: changes that have been tried, of how many. */
export interface DecidingProgress {
  readonly done: number
  readonly of: number
}

/** First step of the search as a part of the scale, and halvings of the interval found. */
const FIRST_STEP = 1 / 4096
const HALVINGS = 18

/**
 * Plays a shot again with one thing changed at a time and finds for each the smallest change that turns the verdict: steps
 * that double from far below what can be told apart, then halving. Yields after each change, so that a page can show
 * progress and stop. Faults are those of `reviewShot`.
 */
export function* decidingChanges(task: ReviewTask): Generator<DecidingProgress, Result<WhatDecidedIt>> {
  const itself = reviewShot(task)
  if (!itself.ok) return itself
  const verdict = verdictOf(itself.value.ruling)
  const playAgain = makePlayAgain(task)
  const changes = changesOf(task.shot)
  const turns: TurningPoint[] = []
  for (const [k, change] of changes.entries()) {
    const turn = turnOf(change, verdict, (by) => {
      const shot = change.apply(by)
      const played = shot === null ? null : playAgain(shot, withPlaces(task.rule, task.shot, shot))
      return played === null ? null : verdictOf(played.ruling)
    })
    if (turn !== null) turns.push(turn)
    yield { done: k + 1, of: changes.length }
  }
  return ok({ verdict, turns, smallest: smallestOf(turns) })
}

/** The same in one go. */
export function whatDecidedIt(task: ReviewTask): Result<WhatDecidedIt> {
  const steps = decidingChanges(task)
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

function verdictOf({ kind, fouls }: VerdictKey): VerdictKey {
  return { kind, fouls }
}

/**
 * Another verdict: a foul of the shot is gone, or there is one, or a break that does not count, where there was none. One
 * foul more beside the same ones turns nothing.
 */
function isTurned(own: VerdictKey, other: VerdictKey): boolean {
  if (own.fouls.length === 0) return other.kind !== own.kind || other.fouls.length > 0
  return own.fouls.some((foul) => !other.fouls.includes(foul))
}

type Judge = (by: number) => VerdictKey | null

/** The nearer of the turns either way. */
function turnOf(change: ShotChange, verdict: VerdictKey, judge: Judge): TurningPoint | null {
  const up = turnTowards(1, change, verdict, judge)
  const down = turnTowards(-1, change, verdict, judge)
  if (up === null || down === null) return up ?? down
  return up.weight <= down.weight ? up : down
}

function turnTowards(
  sign: 1 | -1,
  shotChange: ShotChange,
  verdict: VerdictKey,
  judge: Judge,
): TurningPoint | null {
  const { change, ball, unit, scale, most } = shotChange
  let same = 0
  for (let step = scale * FIRST_STEP; ; step = Math.min(2 * step, most)) {
    const reached = judge(sign * step) === null ? lastPossible(same, step, (by) => judge(sign * by)) : step
    const other = reached === same ? null : judge(sign * reached)
    if (other === null) return null
    if (isTurned(verdict, other)) {
      const found = halved(same, reached, other, (by) => judge(sign * by), verdict)
      const by = sign * found.turned
      const within = found.turned - found.same
      const which = ball === undefined ? {} : { ball }
      return { change, ...which, unit, by, within, verdict: found.verdict, weight: found.turned / scale }
    }
    if (step === most || reached < step) return null
    same = step
  }
}

/** The largest change up to `impossible` that can still be played: balls touch, a stick has no room, a length is 0. */
function lastPossible(possible: number, impossible: number, judge: Judge): number {
  let [low, high] = [possible, impossible]
  for (let k = 0; k < HALVINGS; k++) {
    const middle = low + (high - low) / 2
    if (judge(middle) === null) high = middle
    else low = middle
  }
  return low
}

/** Halves the interval between a change that leaves the verdict and one that turns it. */
function halved(same: number, turned: number, beyond: VerdictKey, judge: Judge, own: VerdictKey) {
  const found = { same, turned, verdict: beyond }
  for (let k = 0; k < HALVINGS; k++) {
    const middle = found.same + (found.turned - found.same) / 2
    const other = judge(middle)
    if (other !== null && isTurned(own, other)) {
      found.turned = middle
      found.verdict = other
    } else found.same = middle
  }
  return found
}

function smallestOf(turns: readonly TurningPoint[]): number | null {
  let smallest: number | null = null
  for (const [k, { weight }] of turns.entries())
    if (smallest === null || weight < turns[smallest]!.weight) smallest = k
  return smallest
}
