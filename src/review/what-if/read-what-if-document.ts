import { fault, ok, type Result } from '../../math/index.ts'
import { BALL_IDS, type BallId, isBallId, POCKET_IDS, type PocketId } from '../../table/index.ts'
import { isObject, readReviewDocument } from '../read-review-document.ts'
import type { Observation, Uncertainty, WhatIfTask } from './what-if-task.ts'

/** More than any page or command would wait for. */
const MOST_TRIALS = 10_000_000
/** Nobody's memory is worse than this: m, degrees, fractions. */
const MOST: Uncertainty = { position: 0.5, directionDeg: 90, speed: 1, tip: 1 }

/**
 * Reads the input of `whatif`: a review with `uncertainty`, `observed`, `trials` and `seed`. Faults: those of a review;
 * `out-of-range`, `unknown-ball`, `unknown-value` with the path to the place.
 */
export function readWhatIfDocument(value: unknown): Result<WhatIfTask> {
  const review = readReviewDocument(value, ['uncertainty', 'observed', 'trials', 'seed'])
  if (!review.ok) return review
  const { uncertainty = {}, observed = [], trials = 2000, seed = 1 } = value as Record<string, unknown>
  const deviations = readUncertainty(uncertainty)
  if (!deviations.ok) return deviations
  const seen = readObserved(
    observed,
    review.value.task.shot.balls.map(({ id }) => id),
  )
  if (!seen.ok) return seen
  const count = readWhole(trials, 'trials', 1, MOST_TRIALS)
  if (!count.ok) return count
  const seeded = readWhole(seed, 'seed', 0, Number.MAX_SAFE_INTEGER)
  if (!seeded.ok) return seeded
  return ok({
    ...review.value.task,
    uncertainty: deviations.value,
    observed: seen.value,
    trials: count.value,
    seed: seeded.value,
  })
}

function readUncertainty(value: unknown): Result<Uncertainty> {
  if (!isObject(value)) return fault('wrong-type', 'uncertainty', 'expected an object')
  const read: Record<keyof Uncertainty, number> = { position: 0, directionDeg: 0, speed: 0, tip: 0 }
  for (const [key, deviation] of Object.entries(value)) {
    const path = `uncertainty.${key}`
    if (!Object.hasOwn(MOST, key)) return fault('unknown-key', path, 'no such uncertainty')
    const name = key as keyof Uncertainty
    const number = readNumber(deviation, path, 0, MOST[name])
    if (!number.ok) return number
    read[name] = number.value
  }
  return ok(read)
}

function readObserved(value: unknown, balls: readonly BallId[]): Result<readonly Observation[]> {
  if (!Array.isArray(value)) return fault('wrong-type', 'observed', 'expected a list')
  const seen: Observation[] = []
  for (const [k, entry] of value.entries()) {
    const read = readObservation(entry, `observed[${k}]`, balls)
    if (!read.ok) return read
    seen.push(read.value)
  }
  return ok(seen)
}

function readObservation(value: unknown, path: string, balls: readonly BallId[]): Result<Observation> {
  if (!isObject(value)) return fault('wrong-type', path, 'expected an object')
  const { ball, near, within, pocketed } = value
  if (ball === undefined) return fault('missing-key', `${path}.ball`, 'which ball was seen')
  if (typeof ball !== 'string' || !isBallId(ball))
    return fault('unknown-ball', `${path}.ball`, `one of ${BALL_IDS.join(' ')}`)
  if (!balls.includes(ball)) return fault('ball-not-on-table', `${path}.ball`, `${ball} is not in the shot`)
  const wanted = pocketed === undefined ? ['ball', 'near', 'within'] : ['ball', 'pocketed']
  const unknown = Object.keys(value).find((key) => !wanted.includes(key))
  if (unknown !== undefined) return fault('unknown-key', `${path}.${unknown}`, 'near and within, or pocketed')
  if (pocketed !== undefined) {
    if (typeof pocketed !== 'boolean' && !isPocket(pocketed))
      return fault('unknown-value', `${path}.pocketed`, `true, false or one of ${POCKET_IDS.join(' ')}`)
    return ok({ ball, pocketed })
  }
  return readPlace(ball, near, within, path)
}

function readPlace(ball: BallId, near: unknown, within: unknown, path: string): Result<Observation> {
  if (!Array.isArray(near) || near.length !== 2)
    return fault(near === undefined ? 'missing-key' : 'wrong-type', `${path}.near`, 'a place is [x, y]')
  const x = readNumber(near[0], `${path}.near[0]`, -10, 10)
  if (!x.ok) return x
  const y = readNumber(near[1], `${path}.near[1]`, -10, 10)
  if (!y.ok) return y
  const radius = readNumber(within, `${path}.within`, 0, 10)
  return radius.ok ? ok({ ball, near: [x.value, y.value], within: radius.value }) : radius
}

function isPocket(value: unknown): value is PocketId {
  return (POCKET_IDS as readonly unknown[]).includes(value)
}

function readNumber(value: unknown, path: string, least: number, most: number): Result<number> {
  if (value === undefined) return fault('missing-key', path, 'expected a number')
  if (typeof value !== 'number') return fault('wrong-type', path, 'expected a number')
  if (!Number.isFinite(value)) return fault('not-finite', path, 'expected a finite number')
  if (value < least || value > most) return fault('out-of-range', path, `from ${least} to ${most}`)
  return ok(value)
}

function readWhole(value: unknown, path: string, least: number, most: number): Result<number> {
  const number = readNumber(value, path, least, most)
  if (number.ok && !Number.isInteger(number.value)) return fault('out-of-range', path, 'a whole number')
  return number
}
