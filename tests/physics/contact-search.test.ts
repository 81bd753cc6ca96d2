import { describe, expect, it } from 'vitest'
import { makeTable, TABLE_SPECS } from '../../src/table/index.ts'
import { eventsOf, motionOf, play, R, restOf, rolling } from './play.ts'

const TABLE = makeTable(TABLE_SPECS['9ft'], R)
const SIDE = TABLE_SPECS['9ft'].width / 2 - TABLE.contactDistance
const near = (value: number, expected: number, tolerance: number) =>
  expect(Math.abs(value - expected)).toBeLessThanOrEqual(tolerance)

describe('time and place of contacts', () => {
  it('check 89: slides, rolls, hits', () => {
    const result = play({
      balls: [
        { id: 'cue', x: 0, y: 0, v: [2, 0, 0] },
        { id: '1', x: 1 + 2 * R, y: 0 },
      ],
    })
    const roll = motionOf(result, 'cue', 'rolling')
    near(roll.t, 0.291248, 1e-6)
    near(roll.r[0], 0.499282, 1e-6)
    const [meeting] = eventsOf(result, 'ball-ball')
    near(meeting!.t, 0.646073, 1e-6)
    near(meeting!.speed, 1.393763, 1e-6)
  })

  it('check 90: a slanted meeting', () => {
    const result = play({
      balls: [
        { id: 'cue', x: 0, y: 0, v: [2, 0.1, 0] },
        { id: '1', x: 0.45, y: 0.03 },
      ],
    })
    const [meeting] = eventsOf(result, 'ball-ball')
    near(meeting!.t, 0.22077094, 1e-8)
    near(meeting!.before!.cue!.r[0], 0.39378778, 1e-8)
    near(meeting!.before!.cue!.r[1], 0.01968939, 1e-8)
  })

  it.each([
    ['exact tangent', 2 * R, 1],
    ['1e-12 m less, below 0.17 m/s', 2 * R - 1e-12, 0.16],
  ])('check 91: no contact in passing: %s', (_name, offset, v) => {
    const result = play({
      balls: [rolling('cue', -0.1, 0, v), { id: '1', x: 0, y: offset }],
    })
    expect(eventsOf(result, 'ball-ball')).toHaveLength(0)
    expect(restOf(result, '1')).toEqual([0, offset])
  })

  it('a graze of a micrometre is a contact', () => {
    const result = play({
      balls: [rolling('cue', -0.1, 0, 1), { id: '1', x: 0, y: 2 * R - 1e-6 }],
    })
    expect(eventsOf(result, 'ball-ball')).toHaveLength(1)
  })

  it('check 92: a ball frozen to a rail and pushed along it, a frozen pair at rest: few events', () => {
    const along = play({ bounded: true, balls: [rolling('1', -0.8, SIDE, 0.8)] })
    expect(along.events.length).toBeLessThan(50)
    const pair = play({
      bounded: true,
      balls: [
        { id: '1', x: 0, y: 0 },
        { id: '2', x: 2 * R, y: 0 },
      ],
    })
    expect(pair.events).toEqual([{ kind: 'rest', t: 0 }])
    expect(pair.duration).toBe(0)
  })

  it('check 99: a ball behind is never met', () => {
    const result = play({ balls: [rolling('cue', 0, 0, 0.5), { id: '1', x: -0.2, y: 0 }] })
    expect(eventsOf(result, 'ball-ball')).toHaveLength(0)
    near(restOf(result, 'cue')[0], 1.27421, 1e-5)
  })

  it('check 100: the slide ends before the contact', () => {
    const result = play({
      balls: [{ id: 'cue', x: 0, y: 0, v: [2, 0, 0] }, rolling('1', 1, 0.02, -1)],
    })
    const meetings = eventsOf(result, 'ball-ball')
    expect(meetings).toHaveLength(1)
    near(meetings[0]!.t, 0.358137, 1e-6)
  })

  it('check 101: equal accelerations', () => {
    const result = play({ balls: [rolling('cue', -0.5, 0, 1), rolling('1', 0, 0, 0.5)] })
    const meetings = eventsOf(result, 'ball-ball')
    expect(meetings).toHaveLength(1)
    near(meetings[0]!.t, 0.8857, 1e-6)
  })

  it.each([
    [0.1, 0.0297024],
    [0.105, null],
    [0.2, null],
    [0.4, null],
    [0.505, null],
    [0.55, 0.264736],
  ])('check 103: flying (2, 0, 1.5) m/s over a ball at %f m: contact at %f s', (x, t) => {
    const result = play({
      balls: [
        { id: 'cue', x: 0, y: 0, v: [2, 0, 1.5] },
        { id: '1', x, y: 0 },
      ],
    })
    const [meeting] = eventsOf(result, 'ball-ball')
    if (t === null) expect(meeting).toBeUndefined()
    else near(meeting!.t, t, 1e-6)
  })
})

describe('lasting contacts', () => {
  const pair = (parameters = {}) =>
    play({
      parameters,
      paths: true,
      balls: [
        { id: 'cue', x: 0, y: 0, w: [0, 10, 0] },
        { id: '1', x: 2 * R, y: 0 },
      ],
    })

  it('check 97: a frozen cue ball that spins forward pushes the ball ahead (5/12 mu_s g), both roll at 0.0408 m/s', () => {
    // Without resistance to rolling, as the figures are.
    const result = pair({ ballFriction: 0, rollingFriction: 0.0001 })
    expect(eventsOf(result, 'ball-ball')).toMatchObject([{ t: 0, speed: 0 }])
    const roll = motionOf(result, 'cue', 'rolling')
    near(roll.t, 0.0499, 0.001)
    near(roll.v[0], 0.0408, 0.0005)
    near(roll.v[0] / roll.t, (5 / 12) * 0.2 * 9.81, 0.02)
    expect(result.events.length).toBeLessThan(50)
  })

  it('check 97: with friction between the balls within 25 %, never an overlap', () => {
    const result = pair()
    const roll = motionOf(result, 'cue', 'rolling')
    near(roll.t, 0.0499, 0.25 * 0.0499)
    near(roll.v[0], 0.0408, 0.25 * 0.0408)
    const [a, b] = [sample(), sample()]
    for (let t = 0; t < result.duration; t += 0.0007) {
      result.paths!.sample('cue', t, a)
      result.paths!.sample('1', t, b)
      expect(b.r[0]! - a.r[0]!).toBeGreaterThan(2 * R - 1e-9)
    }
  })

  it('a chain of frozen balls is pushed on as one', () => {
    const balls = [1, 2, 3].map((n) => ({ id: `${n}` as '1', x: 2 * R * n, y: 0 }))
    const result = play({
      parameters: { ballFriction: 0, rollingFriction: 0.0001 },
      balls: [{ id: 'cue', x: 0, y: 0, w: [0, 20, 0] }, ...balls],
    })
    expect(eventsOf(result, 'ball-ball').map(({ a, b }) => `${a}-${b}`)).toEqual(['cue-1', '1-2', '2-3'])
    // F accelerates three rolling balls by 5/7 of F/3, the first slides: a = mu_s g - F, F = 21 a / 5.
    const { t, v } = motionOf(result, 'cue', 'rolling')
    near(v[0] / t, (5 / 26) * 0.2 * 9.81, 0.02)
    expect(result.events.length).toBeLessThan(50)
  })

  it('check 98: pressed along a rail it never passes the nose line, and rests or leaves', () => {
    const result = play({
      bounded: true,
      paths: true,
      balls: [{ id: 'cue', x: -0.5, y: SIDE, v: [0.5, 0, 0], w: [-20, 0, 0] }],
    })
    expect(result.events.length).toBeLessThan(100)
    expect(eventsOf(result, 'ball-rail')[0]).toMatchObject({ t: 0, speed: 0 })
    const state = sample()
    for (let t = 0; t < result.duration; t += 0.003) {
      expect(result.paths!.sample('cue', t, state).r[1]).toBeLessThan(SIDE + 1e-9)
    }
  })

  it('a ball squeezed between a rail and a ball that spins towards it comes to rest', () => {
    const result = play({
      bounded: true,
      balls: [
        { id: 'cue', x: 0.4, y: SIDE - 2 * R, w: [-30, 0, 0] },
        { id: '1', x: 0.4, y: SIDE },
      ],
    })
    expect(result.events.length).toBeLessThan(60)
    near(restOf(result, '1')[1], SIDE, 1e-6)
  })
})

describe('chains (check 105)', () => {
  it.each([
    ['five in line', [0, 0, 0, 0], [-0.055, -0.0179, -0.0022, 0.1505, 0.9246]],
    ['three, gap of 10 um', [0, 10e-6], [-0.03, 0.0742, 0.9558]],
    ['three, gap of 100 um', [0, 100e-6], [0.0244, 0.0247, 0.9509]],
  ])('%s at 1 m/s', (_name, gaps, speeds) => {
    let x = 0
    const others = gaps.map((gap, k) => {
      x += 2 * R + gap
      return { id: `${k + 1}` as '1', x, y: 0 }
    })
    const result = play({ balls: [{ id: 'cue', x: 0, y: 0, v: [1, 0, 0] }, ...others] })
    const after = Object.assign(
      {},
      ...eventsOf(result, 'ball-ball')
        .filter(({ t }) => t === 0)
        .map((event) => event.after),
    )
    for (const [k, id] of ['cue', '1', '2', '3', '4'].slice(0, speeds.length).entries()) {
      near(after[id].v[0], speeds[k]!, 0.001)
    }
  })
})

function sample() {
  return {
    phase: 'resting' as const,
    r: new Float64Array(3),
    v: new Float64Array(3),
    w: new Float64Array(3),
    q: new Float64Array(4),
  }
}
