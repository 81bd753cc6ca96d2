import { type Fault, fault, ok, type Result } from '../../math/index.ts'
import { PHYSICS_VERSION } from '../../physics/index.ts'
import type { ShotEvent } from '../../shot/index.ts'
import { BALL_IDS, type BallId, type Point } from '../../table/index.ts'
import { type MatchPosition, openingPosition } from './match-position.ts'
import {
  entryOf,
  type MatchRecord,
  type RecordEntry,
  type RulingMark,
  type ShotMark,
} from './match-record.ts'
import { type Protest, protestsOf } from './protests.ts'
import { type TakenStep, takeStep } from './take-step.ts'

/** Where the match that was played again first leaves the one that was recorded. */
export interface Difference {
  /** Number of the entry, from 0. */
  readonly entry: number
  /** Number of the shot; 0 for a lag, otherwise of the last shot so far. */
  readonly shot: number
  /** When the ball came to where it was found, s from the stroke; null where no ball is in question. */
  readonly time: number | null
  readonly ball: BallId | null
  /** A command that is refused, a ball at rest, how long it lasted, an event on the way, the ruling. */
  readonly what: 'refused' | 'rest' | 'duration' | 'hash' | 'number' | 'ruling'
  readonly expected: unknown
  readonly found: unknown
}

export type Verification =
  | {
      readonly ok: true
      /** Lag strokes are played again too but do not count as shots. */
      readonly shots: number
      /** What was protested and how the referee answered; absent when nothing was. */
      readonly protests?: readonly Protest[]
    }
  | ({ readonly ok: false } & Difference)

/**
 * Plays every shot of a record again and rules it again. Fault `physics-version` for a record of another physics,
 * whose shots cannot be played again to the last bit.
 */
export function verifyRecord(record: MatchRecord): Result<Verification> {
  const verifying = verifyInSteps(record)
  for (;;) {
    const step = verifying.next()
    if (step.done) return step.value
  }
}

/** The same, one entry at a time, so that a page can show how far it has come: yields how many are verified. */
export function* verifyInSteps(record: MatchRecord): Generator<number, Result<Verification>> {
  const wrong = physicsFault(record)
  if (wrong !== null) return { ok: false, error: wrong }
  let position = openingPosition(record.setup)
  let shots = 0
  for (const [i, entry] of record.entries.entries()) {
    const step = takeStep(record.setup, position, entry.command, { paths: false })
    if (!step.ok) return ok(refused(i, position, step.error.code))
    const difference = differenceOf(i, entry, step.value)
    if (difference !== null) return ok({ ok: false, ...difference })
    position = step.value.position
    if (entry.command.kind === 'stroke') shots += 1
    yield i + 1
  }
  const protests = protestsOf(record.entries)
  return ok({ ok: true, shots, ...(protests.length > 0 && { protests }) })
}

export function physicsFault({ physics }: MatchRecord): Fault | null {
  if (physics === PHYSICS_VERSION) return null
  const message = `played under physics ${physics}, this program has ${PHYSICS_VERSION}`
  return fault('physics-version', 'physics', message).error
}

function refused(entry: number, { match }: MatchPosition, code: string): Verification {
  const where = { entry, shot: match.shots, time: null, ball: null }
  return { ok: false, ...where, what: 'refused', expected: 'accepted', found: code }
}

/** What of a step that was taken again is not as its entry says; null when nothing is. */
export function differenceOf(index: number, entry: RecordEntry, step: TakenStep): Difference | null {
  const shot = entry.command.kind === 'lag' ? 0 : step.position.match.shots
  const found = entryOf(entry.command, step)
  const events = step.played?.result.events ?? []
  const difference = entryDifference(entry, found, events)
  return difference === null ? null : { entry: index, shot, ...difference }
}

/** Two entries of the same command came to the same, to the last bit. */
export function sameEntry(a: RecordEntry, b: RecordEntry): boolean {
  return entryDifference(a, b, []) === null
}

function entryDifference(
  expected: RecordEntry,
  found: RecordEntry,
  events: readonly ShotEvent[],
): ShotDifference | null {
  if (expected.shot !== undefined && found.shot !== undefined) {
    const difference = shotDifference(expected.shot, found.shot, events)
    if (difference !== null) return difference
  }
  if (sameRuling(expected.ruling, found.ruling)) return null
  return {
    time: null,
    ball: null,
    what: 'ruling',
    expected: expected.ruling ?? null,
    found: found.ruling ?? null,
  }
}

type ShotDifference = Omit<Difference, 'entry' | 'shot'>

function shotDifference(
  expected: ShotMark,
  found: ShotMark,
  events: readonly ShotEvent[],
): ShotDifference | null {
  const ball = BALL_IDS.find((id) => !samePoint(expected.rest[id], found.rest[id]))
  if (ball !== undefined) {
    const time = lastTimeOf(ball, events)
    return {
      time,
      ball,
      what: 'rest',
      expected: expected.rest[ball] ?? null,
      found: found.rest[ball] ?? null,
    }
  }
  for (const what of ['duration', 'hash', 'number'] as const) {
    if (expected[what] === found[what]) continue
    return { time: found.duration, ball: null, what, expected: expected[what], found: found[what] }
  }
  return null
}

function samePoint(a: Point | undefined, b: Point | undefined): boolean {
  return a === undefined || b === undefined ? a === b : a[0] === b[0] && a[1] === b[1]
}

/** When the last thing happened to a ball; 0 when nothing did. */
function lastTimeOf(ball: BallId, events: readonly ShotEvent[]): number {
  const own = events.filter((e) =>
    'ball' in e ? e.ball === ball : e.kind === 'ball-ball' && (e.a === ball || e.b === ball),
  )
  return own.at(-1)?.t ?? 0
}

function sameRuling(a: RulingMark | undefined, b: RulingMark | undefined): boolean {
  if (a === undefined || b === undefined) return a === b
  return (
    a.kind === b.kind &&
    a.inning === b.inning &&
    a.next === b.next &&
    a.score.A === b.score.A &&
    a.score.B === b.score.B &&
    a.fouls.join() === b.fouls.join()
  )
}
