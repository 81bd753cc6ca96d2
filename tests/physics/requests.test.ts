import { describe, expect, it } from 'vitest'
import {
  DEFAULT_PARAMETERS,
  makeSimulation,
  type ShotRequest,
  Solver,
  simulateShot,
} from '../../src/physics/index.ts'
import { scenario } from '../../src/scenarios/index.ts'
import { makeTable, TABLE_SPECS } from '../../src/table/index.ts'
import { play, R, requestOf, rolling } from './play.ts'

const SPEC = TABLE_SPECS['9ft']

const GOOD: ShotRequest = requestOf({
  bounded: true,
  balls: [
    { id: 'cue', x: -0.6, y: 0 },
    { id: '1', x: 0.3, y: 0.1 },
  ],
  stroke: { speed: 2 },
})
const stroke = GOOD.stroke!
const balls = (x: number, y: number, more = {}) => [GOOD.balls[0]!, { id: '1' as const, x, y, ...more }]

describe('a request that is no shot is refused with a code and a place', () => {
  const wrong: [string, string, string, Partial<ShotRequest>][] = [
    ['no balls', 'no-balls', 'balls', { balls: [] }],
    ['unknown ball', 'unknown-ball', 'balls[1].id', { balls: balls(0, 0, { id: '16' }) }],
    ['the same ball twice', 'ball-twice', 'balls[1].id', { balls: balls(0, 0, { id: 'cue' }) }],
    ['not a number', 'not-a-number', 'balls[1].x', { balls: balls(Number.NaN, 0) }],
    ['infinite', 'not-a-number', 'balls[1].y', { balls: balls(0, Number.POSITIVE_INFINITY) }],
    ['in the cloth', 'ball-height', 'balls[1].z', { balls: balls(0, 0, { z: 0.02 }) }],
    ['a velocity of two numbers', 'not-a-vector', 'balls[1].v', { balls: balls(0, 0, { v: [1, 2] }) }],
    ['too fast', 'out-of-range', 'balls[1].v[0]', { balls: balls(0, 0, { v: [1e4, 0, 0] }) }],
    ['no velocity', 'not-a-number', 'balls[1].v[2]', { balls: balls(0, 0, { v: [1, 0, Number.NaN] }) }],
    ['overlap', 'balls-overlap', 'balls[1].x', { balls: balls(-0.6 + 2 * R - 1e-6, 0) }],
    ['on the rail', 'ball-off-bed', 'balls[1].x', { balls: balls(0.3, 0.63) }],
    ['on the floor', 'ball-off-bed', 'balls[1].x', { balls: balls(2, 0) }],
    ['in a hole', 'ball-off-bed', 'balls[1].x', { balls: balls(1.29, 0.655) }],
    ['behind a facing', 'ball-off-bed', 'balls[1].x', { balls: balls(1.2, 0.7) }],
    ['too slow a stick', 'stroke-speed', 'stroke.speed', { stroke: { ...stroke, speed: 0 } }],
    ['too fast a stick', 'stroke-speed', 'stroke.speed', { stroke: { ...stroke, speed: 16 } }],
    [
      'no heading',
      'stroke-direction',
      'stroke.directionDeg',
      { stroke: { ...stroke, directionDeg: Number.NaN } },
    ],
    ['upright stick', 'stroke-elevation', 'stroke.elevationDeg', { stroke: { ...stroke, elevationDeg: 90 } }],
    [
      'beside the ball',
      'stroke-tip',
      'stroke.tip',
      { stroke: { ...stroke, tip: { side: 0.8, height: 0.7 } } },
    ],
    ['no cue ball', 'no-cue-ball', 'stroke', { balls: [{ id: '1', x: 0, y: 0 }] }],
    ['a moving cue ball', 'cue-ball-moves', 'stroke', { balls: [rolling('cue', 0, 0, 1)] }],
    ['step rate', 'step-rate', 'stepHz', { stepHz: 100 as 64 }],
    ['table', 'table-spec-range', 'table.length', { table: { ...SPEC, length: 0 } }],
    [
      'parameter',
      'parameter-range',
      'parameters.rollingFriction',
      { parameters: { ...DEFAULT_PARAMETERS, rollingFriction: 0 } },
    ],
    [
      'parameter of a law',
      'parameter-range',
      'parameters.ballFriction.b',
      { parameters: { ...DEFAULT_PARAMETERS, ballFriction: { a: 0, b: -1, c: 1 } } },
    ],
  ]
  it.each(wrong)('%s', (_name, code, path, change) => {
    for (const answer of [simulateShot({ ...GOOD, ...change }), makeSimulation({ ...GOOD, ...change })]) {
      expect(answer).toMatchObject({ ok: false, error: { code, path } })
    }
  })

  it('touching balls, frozen balls and a ball in the jaws before the hole are shots', () => {
    const reach = makeTable(SPEC, R).contactDistance
    for (const [x, y] of [
      [-0.6 + 2 * R, 0],
      [0.4, SPEC.width / 2 - reach],
      [1.235, 0.6],
    ] as const) {
      expect(simulateShot({ ...GOOD, balls: balls(x, y) }).ok).toBe(true)
    }
  })

  it('in open space only places on a table are not asked for', () => {
    expect(simulateShot({ ...GOOD, unbounded: true, balls: balls(5, 5) }).ok).toBe(true)
    expect(simulateShot({ ...GOOD, unbounded: true, balls: balls(-0.6, 0) }).ok).toBe(false)
  })
})

describe('a shot in steps', () => {
  it('takes whole steps, tells the events so far, and ends with the result of the whole', () => {
    const made = makeSimulation({ ...GOOD, stepHz: 64 })
    if (!made.ok) throw new Error(made.error.code)
    const simulation = made.value
    expect(simulation.events().map((event) => event.kind)).toEqual(['tip', 'motion'])
    simulation.step()
    expect(simulation.time).toBe(1 / 64)
    expect(simulation.result()).toBeNull()
    while (!simulation.isOver) simulation.step()
    const whole = simulateShot(GOOD)
    expect(whole.ok && whole.value.hash).toBe(simulation.result()!.hash)
    expect(simulation.result()!.stats.steps).toBe(simulation.steps)
  })
})

describe('a solver used again', () => {
  it('forgets the last shot, and gives the bits of a fresh one', () => {
    const table = makeTable(SPEC, R)
    const used = new Solver(table, DEFAULT_PARAMETERS)
    for (const id of ['break-eight', 'double-hit', 'masse', 'frozen-rail', 'cut-30', 'lag']) {
      const request = scenario(id)
      const fresh = simulateShot(request)
      const again = used.run(request.balls, request.stroke)
      expect(again.ok && again.value.hash()).toBe(fresh.ok && fresh.value.hash)
      expect(again.ok && again.value.events()).toEqual(fresh.ok && fresh.value.events)
    }
  })
})

describe('paths', () => {
  const sample = () => ({
    phase: 'resting' as const,
    r: new Float64Array(3),
    v: new Float64Array(3),
    w: new Float64Array(3),
    q: new Float64Array(4),
  })

  it('pass through the states of every event', () => {
    const result = play({ ...setupOf('break-nine-wooden'), paths: true })
    const state = sample()
    for (const event of result.events) {
      if (event.kind === 'tip' || event.kind === 'rest') continue
      for (const [ball, { r }] of Object.entries(event.before ?? {})) {
        result.paths!.sample(ball as '1', event.t, state)
        for (const k of [0, 1, 2]) expect(Math.abs(state.r[k]! - r[k]!)).toBeLessThan(1e-12)
      }
    }
  })

  it('end where the balls rest', () => {
    const result = play({ ...setupOf('cut-30'), paths: true })
    for (const [ball, place] of Object.entries(result.layout)) {
      const { r } = result.paths!.sample(ball as '1', 1e9, sample())
      expect([r[0], r[1]]).toEqual(place)
    }
  })

  it('turn a rolling ball by way over radius', () => {
    const result = play({ balls: [rolling('cue', 0, 0, 1)], paths: true })
    const { r, q } = result.paths!.sample('cue', 2, sample())
    const half = r[0]! / R / 2
    expect(q[1]).toBeCloseTo(Math.sin(half), 9)
    expect(q[3]).toBeCloseTo(Math.cos(half), 9)
  })

  it('tell the motion of a ball without its orientation to the same bits', () => {
    const { paths } = play({ ...setupOf('cut-30'), paths: true })
    for (const ball of paths!.balls)
      for (let t = 0; t < paths!.duration; t += 0.37) {
        const { q: _q, ...motion } = paths!.sample(ball, t, sample())
        const { q: _none, ...out } = sample()
        expect(paths!.motion(ball, t, out)).toEqual(motion)
      }
  })

  it('turn a ball with a changing axis as a fine integration does, whatever was asked before', () => {
    const balls = [{ id: 'cue' as const, x: 0, y: 0, v: [2, 0.5, 0] as const, w: [30, -40, 60] as const }]
    const result = play({ balls, paths: true })
    const state = sample()
    const turned = result.paths!.sample('cue', 3, sample()).q
    const steps = 40_000
    let q = [0, 0, 0, 1]
    for (let n = 0; n < steps; n++) {
      const { w } = result.paths!.sample('cue', (3 * (n + 0.5)) / steps, state)
      const rate = Math.sqrt(w[0]! ** 2 + w[1]! ** 2 + w[2]! ** 2)
      const half = (rate * 3) / steps / 2
      const [x, y, z] = [0, 1, 2].map((k) => (rate === 0 ? 0 : (w[k]! / rate) * Math.sin(half)))
      const c = Math.cos(half)
      const [a, b, d, e] = q as [number, number, number, number]
      q = [
        c * a + x! * e + y! * d - z! * b,
        c * b - x! * d + y! * e + z! * a,
        c * d + x! * b - y! * a + z! * e,
        c * e - x! * a - y! * b - z! * d,
      ]
    }
    for (const k of [0, 1, 2, 3]) expect(Math.abs(turned[k]! - q[k]!)).toBeLessThan(1e-5)
  })
})

function setupOf(id: string) {
  const { balls, stroke: given } = scenario(id)
  const { tip, ...rest } = given!
  return { bounded: true, balls, stroke: { ...rest, ...tip } }
}
