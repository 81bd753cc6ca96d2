import {
  type BallSample,
  type PhysicsParameters,
  type ShotRequest,
  type ShotResult,
  simulateShot,
} from '../../src/physics/index.ts'
import { mirrorShot } from '../../src/scenarios/index.ts'
import type { ShotEvent } from '../../src/shot/index.ts'
import {
  bedFault,
  makeTable,
  mouthAt,
  POCKET_IDS,
  railGap,
  supportMargin,
  type Table,
} from '../../src/table/index.ts'
import { mirrorOutcome } from './mirror-outcome.ts'
import { type Moment, traceShot } from './trace-shot.ts'

/** A promise of the solver that a shot breaks. */
export interface Finding {
  readonly what:
    | 'fault'
    | 'threw'
    | 'not-finite'
    | 'event-order'
    | 'no-rest'
    | 'too-many-events'
    | 'energy'
    | 'overlap'
    | 'in-cushion'
    | 'escaped'
    | 'lost'
    | 'path-end'
    | 'mirror-x'
    | 'mirror-y'
    | 'order-of-balls'
  readonly detail: string
  /** How bad: metres, joules, events; what it counts goes with the kind. */
  readonly size: number
  readonly t: number
}

export interface Examination {
  readonly findings: readonly Finding[]
  /** Events of the shot without crossings of lines and rails left, which are derived. */
  readonly events: number
  readonly duration: number
}

const MOST_EVENTS = 1000
const MOST_OVERLAP = 1e-9
/** A ball pressed along a rail may stand beyond the touch of its nose by this, m (published check of such a ball). */
const MOST_IN_CUSHION = 1e-6
/** Rounding of sums over sixteen balls, relative to the energy of the shot. */
const ROUNDING = 1e-12
const DERIVED: readonly string[] = ['line', 'left-rail']

/** Heights count from here, below any floor, so that a ball that is taken away takes energy along, m. */
const DEPTH = 2

interface Body {
  readonly r: ArrayLike<number>
  readonly v: ArrayLike<number>
  readonly w: ArrayLike<number>
}

function square(a: ArrayLike<number>): number {
  return a[0]! * a[0]! + a[1]! * a[1]! + a[2]! * a[2]!
}

function energyOf({ r, v, w }: Body, p: PhysicsParameters): number {
  const turning = 0.2 * p.ballRadius * p.ballRadius * square(w)
  return p.ballMass * (0.5 * square(v) + turning + p.gravity * (r[2]! + DEPTH))
}

/** Collects the worst finding of each kind. */
class Worst {
  readonly #found = new Map<string, Finding>()

  add(what: Finding['what'], size: number, t: number, detail: string): void {
    const known = this.#found.get(what)
    if (known === undefined || size > known.size) this.#found.set(what, { what, size, t, detail })
  }

  get list(): Finding[] {
    return [...this.#found.values()]
  }
}

function isThere({ phase }: BallSample): boolean {
  return phase !== 'pocketed' && phase !== 'off-table'
}

function checkEvents({ events, duration }: ShotResult, worst: Worst): void {
  const solved = events.filter(({ kind }) => !DERIVED.includes(kind))
  if (solved.length >= MOST_EVENTS) worst.add('too-many-events', solved.length, 0, `${solved.length} events`)
  for (const [k, event] of events.entries()) {
    const before = events[k - 1]
    if (before !== undefined && event.t < before.t)
      worst.add('event-order', before.t - event.t, event.t, event.kind)
    const numbers = Object.values(event).filter((value) => typeof value === 'number')
    if (!numbers.every(Number.isFinite)) worst.add('not-finite', 1, event.t, JSON.stringify(event))
  }
  const last = events.at(-1)
  if (last?.kind !== 'rest' || last.t !== duration) worst.add('no-rest', 1, duration, JSON.stringify(last))
}

/** A tip that presses a group of balls is one cluster with them, which hands back when the last of them is free. */
const LONGEST_CLUSTER = 0.02

/** When the stick may have given energy to the balls. */
function isStruck(events: readonly ShotEvent[], t: number): boolean {
  return events.some((event) => event.kind === 'tip' && t >= event.t && t <= event.t + LONGEST_CLUSTER)
}

/**
 * The world outside the bed ticks: a ball of the bed that is touched from a pocket has its new path up to a tick later
 * than the other. Moments within this time of each other, with a ball that falls in one of them, are looked at as a
 * whole, s.
 */
const BLUR = 2 / 1024
/**
 * Between its ticks a ball that slides down a wall is drawn on the parabola through their places, with speeds a little
 * off. A shot that ends with a ball going down ends there, and no later tick shows what it has left, s.
 */
const TICK = 1 / 1024

interface Total {
  readonly t: number
  readonly energy: number
  readonly falling: boolean
}

function totalOf({ t, samples }: Moment, p: PhysicsParameters): Total {
  let energy = 0
  for (const sample of samples) if (isThere(sample)) energy += energyOf(sample, p)
  return { t, energy, falling: samples.some(({ phase }) => phase === 'falling') }
}

/** Rises of the total from one moment to the next, those left out that a blur explains. */
function risesOf(
  totals: readonly Total[],
  rounding: number,
): readonly { readonly t: number; readonly rise: number }[] {
  const rises: { t: number; rise: number }[] = []
  const lastTick = Math.floor(totals.at(-1)!.t / TICK) * TICK
  for (const [k, { t, energy }] of totals.entries()) {
    const last = totals[k - 1]
    if (last === undefined || energy <= last.energy + rounding) continue
    let [most, least, falling] = [last.energy, energy, false]
    for (let j = k - 1; j >= 0 && totals[j]!.t >= t - BLUR; j--) {
      most = Math.max(most, totals[j]!.energy)
      falling ||= totals[j]!.falling
    }
    for (let j = k; j < totals.length && totals[j]!.t <= t + BLUR; j++) {
      least = Math.min(least, totals[j]!.energy)
      falling ||= totals[j]!.falling
    }
    if (falling && (t > lastTick || least <= most + rounding)) continue
    rises.push({ t, rise: energy - last.energy })
  }
  return rises
}

/** Energy of everything on the table and in the air: it rises once for each contact of the tip, and by no other means. */
function checkEnergy(
  totals: readonly Total[],
  request: ShotRequest,
  events: readonly ShotEvent[],
  worst: Worst,
): void {
  const { ballMass, gravity, ballRadius } = request.parameters
  // Before the stroke every ball lies still.
  const energy = request.balls.length * ballMass * gravity * (ballRadius + DEPTH)
  const greatest = Math.max(...totals.map((total) => total.energy))
  const rounding = ROUNDING * greatest
  let strokes = events.filter(({ kind }) => kind === 'tip').length
  for (const { t, rise } of risesOf([{ t: -1, energy, falling: false }, ...totals], rounding)) {
    if (strokes > 0 && isStruck(events, t)) strokes -= 1
    else worst.add('energy', rise, t, `of a stroke of ${greatest - energy} J`)
  }
}

/** Looks at all pairs at every moment; remembers since when a ball that falls and another one overlap. */
class OverlapWatch {
  readonly #since = new Map<string, number>()

  look({ t, balls, samples }: Moment, radius: number, worst: Worst): void {
    for (const [i, a] of samples.entries()) {
      if (!isThere(a)) continue
      for (let j = 0; j < i; j++) {
        const b = samples[j]!
        if (!isThere(b)) continue
        const pair = `${balls[j]} ${balls[i]}`
        const deep = overlapOf(a, b, radius)
        if (deep <= MOST_OVERLAP) this.#since.delete(pair)
        else if (a.phase !== 'falling' && b.phase !== 'falling') worst.add('overlap', deep, t, pair)
        else if (t - (this.#since.get(pair) ?? t) > BLUR) worst.add('overlap', deep, t, `${pair} falling`)
        else if (!this.#since.has(pair)) this.#since.set(pair, t)
      }
    }
  }
}

function overlapOf({ r: a }: BallSample, { r: b }: BallSample, radius: number): number {
  const dx = a[0]! - b[0]!
  const dy = a[1]! - b[1]!
  if (dx > 0.06 || dx < -0.06 || dy > 0.06 || dy < -0.06) return Number.NEGATIVE_INFINITY
  const dz = a[2]! - b[2]!
  return 2 * radius - Math.sqrt(dx * dx + dy * dy + dz * dz)
}

function checkPlaces({ t, balls, samples }: Moment, table: Table, worst: Worst): void {
  const { spec, ballRadius, contactDistance } = table
  for (const [i, { phase, r }] of samples.entries()) {
    if (phase === 'falling' || phase === 'pocketed' || phase === 'off-table') continue
    const [x, y, z] = [r[0]!, r[1]!, r[2]!]
    const detail = `${balls[i]} ${phase} at ${x},${y},${z}`
    if (![x, y, z].every(Number.isFinite)) worst.add('not-finite', 1, t, detail)
    const outX = Math.abs(x) - (spec.length / 2 - contactDistance)
    const outY = Math.abs(y) - (spec.width / 2 - contactDistance)
    if (outX < -1e-9 && outY < -1e-9) continue
    const flying = phase === 'airborne'
    const plan = railGap(table, [x, y]) + contactDistance
    const rise = z - table.noseHeight
    const deep = ballRadius - Math.sqrt(plan * plan + rise * rise)
    if (deep > MOST_IN_CUSHION) worst.add('in-cushion', deep, t, detail)
    const beyond = Math.max(Math.abs(x) - spec.length / 2, Math.abs(y) - spec.width / 2)
    if (!flying && z < table.noseHeight && beyond > 0 && mouthAt(table, [x, y]) === null) {
      worst.add('escaped', beyond, t, detail)
    }
  }
}

/** Every ball is on the bed, where it can lie, or has an event that took it away. */
function checkEnds(request: ShotRequest, { balls, events }: ShotResult, table: Table, worst: Worst): void {
  const count = request.balls.length + (request.held?.length ?? 0)
  if (balls.length !== count) worst.add('lost', 1, 0, `${balls.length} balls at the end`)
  for (const ball of balls) {
    const own = events.filter((event) => 'ball' in event && event.ball === ball.id)
    if (ball.state !== 'resting') {
      if (!own.some(({ kind }) => kind === ball.state))
        worst.add('lost', 1, 0, `${ball.id} ${ball.state}, no event`)
      continue
    }
    const fault = bedFault(table, [ball.x, ball.y])
    const margin = Math.min(...POCKET_IDS.map((id) => supportMargin(table.pockets[id], [ball.x, ball.y])))
    const onRail = own.some(({ kind }) => kind === 'rail-top-rest')
    if (onRail || (fault === 'in-pocket' && margin > -1e-9)) continue
    if (fault !== null)
      worst.add('lost', 1, 0, `${ball.id} rests ${fault} at ${ball.x},${ball.y} (${margin})`)
    if (Math.abs(ball.z - table.ballRadius) > 1e-9)
      worst.add('lost', 1, 0, `${ball.id} rests at height ${ball.z}`)
  }
}

function checkPathEnds(result: ShotResult, worst: Worst): void {
  const [r, v, w, q] = [3, 3, 3, 4].map((n) => new Float64Array(n))
  const sample: BallSample = { phase: 'resting', r: r!, v: v!, w: w!, q: q! }
  for (const ball of result.balls) {
    result.paths!.sample(ball.id, result.duration, sample)
    const same = ball.state !== 'resting' || (sample.r[0] === ball.x && sample.r[1] === ball.y)
    const falls = ball.state !== 'resting' && sample.phase === 'falling'
    if (!same || (sample.phase !== ball.state && !falls)) {
      worst.add(
        'path-end',
        1,
        result.duration,
        `${JSON.stringify(ball)}: path ${sample.phase} ${[...sample.r].join(' ')}`,
      )
    }
  }
}

/** First place where two outcomes part. */
function difference(a: string, b: string): string {
  let k = 0
  while (k < a.length && a[k] === b[k]) k++
  return `...${a.slice(Math.max(0, k - 120), k + 60)} <> ${b.slice(Math.max(0, k - 20), k + 60)}`
}

/** The same shot in two mirrors and with its balls in another order. */
function checkTwins(request: ShotRequest, result: ShotResult, worst: Worst): void {
  for (const axis of ['x', 'y'] as const) {
    const twin = simulateShot({ ...mirrorShot(request, axis), report: { kinematics: false } })
    const seen = twin.ok ? mirrorOutcome(twin.value, axis) : twin.error.code
    const own = mirrorOutcome(result, null)
    if (seen !== own) worst.add(`mirror-${axis}`, 1, 0, difference(own, seen))
  }
  const other = simulateShot({ ...request, balls: [...request.balls].reverse(), report: { facts: false } })
  if (!other.ok || other.value.hash !== result.hash) {
    worst.add('order-of-balls', 1, 0, other.ok ? 'another hash' : other.error.code)
  }
}

function examineResult(request: ShotRequest, result: ShotResult, worst: Worst): void {
  const { parameters } = request
  const table = makeTable(request.table, parameters.ballRadius, parameters.noseHeightRatio)
  checkEvents(result, worst)
  const totals: Total[] = []
  const overlaps = new OverlapWatch()
  traceShot(result, (moment) => {
    totals.push(totalOf(moment, parameters))
    overlaps.look(moment, parameters.ballRadius, worst)
    checkPlaces(moment, table, worst)
  })
  checkEnergy(totals, request, result.events, worst)
  checkEnds(request, result, table, worst)
  checkPathEnds(result, worst)
  checkTwins(request, result, worst)
}

/** Plays a shot, looks at it from all sides and tells every promise that it breaks. */
export function examineShot(drawn: ShotRequest): Examination {
  // The solver must get through any stroke, also one for which there is no room behind the cue ball.
  const request = { ...drawn, freeStick: true }
  const worst = new Worst()
  try {
    const played = simulateShot({ ...request, report: { kinematics: true, paths: true } })
    if (!played.ok) {
      worst.add('fault', 1, 0, `${played.error.code} ${played.error.path}: ${played.error.message}`)
      return { findings: worst.list, events: 0, duration: 0 }
    }
    examineResult(request, played.value, worst)
    const events = played.value.events.filter(({ kind }) => !DERIVED.includes(kind)).length
    return { findings: worst.list, events, duration: played.value.duration }
  } catch (error) {
    worst.add('threw', 1, 0, error instanceof Error ? `${error.message}\n${error.stack}` : String(error))
    return { findings: worst.list, events: 0, duration: 0 }
  }
}
