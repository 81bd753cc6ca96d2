import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type BallSample,
  type BallStart,
  DEFAULT_PARAMETERS,
  makeSimulation,
  type ShotRequest,
  type ShotResult,
  STEP_RATES,
  simulateShot,
} from '../../src/physics/index.ts'
import { breakShot, mirrorShot } from '../../src/scenarios/index.ts'
import type { BallKinematics, ShotEvent } from '../../src/shot/index.ts'
import type { BallId } from '../../src/table/index.ts'
import { anyShot } from './random-shot.ts'

const R = DEFAULT_PARAMETERS.ballRadius
const MASS = DEFAULT_PARAMETERS.ballMass
const SEEDED = { seed: 20261130, numRuns: 60 }

function played(request: ShotRequest): ShotResult {
  const result = simulateShot(request)
  if (!result.ok) throw new Error(JSON.stringify({ error: result.error, request }))
  return result.value
}

const BREAKS = (['full', 'bed-only'] as const).flatMap((fidelity) =>
  [1, 2, 3].map((seed) =>
    breakShot({
      kind: 'nine-ball',
      gaps: 'template',
      seed,
      ballSpeed: 9,
      cueAt: [-0.8, 0.05 * seed],
      fidelity,
    }),
  ),
)

function energy({ r, v, w }: BallKinematics): number {
  const moving = v[0] ** 2 + v[1] ** 2 + v[2] ** 2
  const turning = w[0] ** 2 + w[1] ** 2 + w[2] ** 2
  return MASS * (0.5 * moving + 0.2 * R * R * turning + DEFAULT_PARAMETERS.gravity * r[2])
}

const total = (states: Partial<Record<BallId, BallKinematics>>) =>
  Object.values(states).reduce((sum, state) => sum + energy(state), 0)

/** Energy of all balls of one instant before and after it: events of one cluster share their balls. */
function instants(events: readonly ShotEvent[]): { t: number; before: number; after: number }[] {
  const pairs = events.filter((event) => event.kind === 'ball-ball')
  return [...new Set(pairs.map((event) => event.t))].map((t) => {
    const together = pairs.filter((event) => event.t === t)
    const before = Object.assign({}, ...together.map((event) => event.before).reverse())
    const after = Object.assign({}, ...together.map((event) => event.after))
    return { t, before: total(before), after: total(after) }
  })
}

function sample(): BallSample {
  const [r, v, w, q] = [3, 3, 3, 4].map((n) => new Float64Array(n))
  return { phase: 'resting', r: r!, v: v!, w: w!, q: q! }
}

/** Deepest overlap of two balls on the bed or over it at the given times, m. */
function deepestOverlap({ paths }: ShotResult, times: readonly number[]): number {
  let deepest = Number.NEGATIVE_INFINITY
  const states = paths!.balls.map(sample)
  for (const t of times) {
    for (const [i, ball] of paths!.balls.entries()) paths!.sample(ball, t, states[i]!)
    const there = states.filter(
      ({ phase }) => phase !== 'pocketed' && phase !== 'off-table' && phase !== 'falling',
    )
    for (const [i, a] of there.entries())
      for (const b of there.slice(0, i)) {
        const [x, y, z] = [0, 1, 2].map((k) => a.r[k]! - b.r[k]!)
        deepest = Math.max(deepest, 2 * R - Math.sqrt(x! * x! + y! * y! + z! * z!))
      }
  }
  return deepest
}

const timesOf = ({ events }: ShotResult) =>
  events.flatMap(({ t }, k) => [t, t + 0.4 * ((events[k + 1]?.t ?? t) - t)])

const flipX: Record<string, string> = {
  HL: 'FL',
  HR: 'FR',
  FL: 'HL',
  FR: 'HR',
  head: 'foot',
  foot: 'head',
  'left-head': 'left-foot',
  'left-foot': 'left-head',
  'right-head': 'right-foot',
  'right-foot': 'right-head',
}
const flipY: Record<string, string> = {
  HL: 'HR',
  HR: 'HL',
  SL: 'SR',
  SR: 'SL',
  FL: 'FR',
  FR: 'FL',
  left: 'right',
  right: 'left',
  'left-head': 'right-head',
  'right-head': 'left-head',
  'left-foot': 'right-foot',
  'right-foot': 'left-foot',
}

/** An event as seen in the mirror, without kinematics. */
function mirrored(event: ShotEvent, axis: 'x' | 'y'): unknown {
  const { before: _before, after: _after, ...plain } = event
  const flip = axis === 'x' ? flipX : flipY
  const seen = Object.fromEntries(
    Object.entries(plain).map(([key, value]) => [
      key,
      ['pocket', 'rail', 'cushion', 'line'].includes(key) ? (flip[value as string] ?? value) : value,
    ]),
  )
  if (event.kind !== 'line') return seen
  const turns = axis === 'x' ? event.line !== 'long' : event.line === 'long'
  return { ...seen, direction: turns ? (event.direction === '+' ? '-' : '+') : event.direction }
}

function plain(event: ShotEvent): unknown {
  const { before: _before, after: _after, ...rest } = event
  return rest
}

/** Balls with their places, signs of the mirror taken off. */
function places(result: ShotResult, sx: number, sy: number, pockets: Record<string, string>): unknown {
  return result.balls.map((ball) => {
    if (ball.state === 'resting') return { ...ball, x: sx * ball.x + 0, y: sy * ball.y + 0 }
    return ball.state === 'pocketed' ? { ...ball, pocket: pockets[ball.pocket] ?? ball.pocket } : ball
  })
}

const both = fc.oneof({ weight: 6, arbitrary: anyShot }, { weight: 1, arbitrary: fc.constantFrom(...BREAKS) })

describe('any shot', () => {
  it('ends within 1,000 events, at rest', () => {
    fc.assert(
      fc.property(both, (request) => {
        const { events, duration } = played(request)
        expect(events.length).toBeLessThan(1000)
        expect(events.at(-1)).toMatchObject({ kind: 'rest', t: duration })
      }),
      SEEDED,
    )
  })

  it('never gains energy at an event', () => {
    fc.assert(
      fc.property(both, (request) => {
        const { events } = played({ ...request, report: { kinematics: true } })
        for (const { t, before, after } of instants(events)) {
          if (t > 0) expect(after).toBeLessThanOrEqual(before * (1 + 1e-12))
        }
        for (const event of events) {
          if (event.kind === 'tip' || event.kind === 'ball-ball' || event.before === undefined) continue
          expect(total(event.after!)).toBeLessThanOrEqual(total(event.before) * (1 + 1e-12))
        }
      }),
      SEEDED,
    )
  })

  it('never lets two balls overlap by more than 1e-9 m', () => {
    fc.assert(
      fc.property(both, (request) => {
        const result = played({ ...request, report: { paths: true } })
        expect(deepestOverlap(result, timesOf(result))).toBeLessThan(1e-9)
      }),
      SEEDED,
    )
  })

  it.each(['x', 'y'] as const)('with %s turned round is the mirrored shot, bit for bit', (axis) => {
    fc.assert(
      fc.property(both, (request) => {
        const one = played(request)
        const other = played(mirrorShot(request, axis))
        const [sx, sy] = axis === 'x' ? [-1, 1] : [1, -1]
        expect(other.events.map(plain)).toEqual(one.events.map((event) => mirrored(event, axis)))
        expect(places(other, sx, sy, axis === 'x' ? flipX : flipY)).toEqual(places(one, 1, 1, {}))
      }),
      SEEDED,
    )
  })

  it('is the same for every order of its balls', () => {
    fc.assert(
      fc.property(both, fc.infiniteStream(fc.nat()), (request, keys) => {
        const shuffled = request.balls
          .map((ball) => ({ ball, key: keys.next().value as number }))
          .sort((p, q) => p.key - q.key)
          .map(({ ball }) => ball as BallStart)
        expect(played({ ...request, balls: shuffled }).hash).toBe(played(request).hash)
      }),
      SEEDED,
    )
  })

  it('is the same to the last bit for every outer step', () => {
    fc.assert(
      fc.property(both, (request) => {
        const whole = played(request)
        for (const stepHz of STEP_RATES) {
          const made = makeSimulation({ ...request, stepHz })
          if (!made.ok) throw new Error(made.error.code)
          while (!made.value.isOver) expect(made.value.step().ok).toBe(true)
          expect(made.value.result()!.hash).toBe(whole.hash)
          expect(made.value.steps).toBe(Math.max(1, Math.ceil(whole.duration * stepHz)))
        }
      }),
      { ...SEEDED, numRuns: 25 },
    )
  })

  it('has the same outcome whatever is reported about it', () => {
    fc.assert(
      fc.property(both, (request) => {
        const bare = played({ ...request, report: { facts: false } })
        expect(bare.hash).toBe(played({ ...request, report: { kinematics: true, paths: true } }).hash)
      }),
      SEEDED,
    )
  })
})
