import { describe, expect, test } from 'vitest'
import { Random } from '../../../src/math/index.ts'
import { SEGMENT, SegmentLog } from '../../../src/physics/segment-log.ts'
import { energyOf, openWorld, R, randomEntry, rollIn, TABLE } from './stage.ts'

const world = openWorld()

/** Position and velocity at the end of a recorded segment. */
function after(data: Float64Array, at: number, dt: number): number[] {
  const r = [0, 1, 2].map((k) => {
    const v = data[at + SEGMENT.state + 3 + k]!
    return data[at + SEGMENT.state + k]! + dt * (v + 0.5 * dt * data[at + SEGMENT.acceleration + k]!)
  })
  return r
}

describe('hand-offs', () => {
  test('a ball begins where and how the bed left it', () => {
    for (const speed of [0.05, 0.4, 2]) {
      const entry = rollIn({ pocket: 'HL', speed, askew: 0.2, side: 12 })
      world.reset()
      world.enter(5, 0.7301, entry.state, 'HL')
      const state = world.stateOf(5)!
      for (let k = 0; k < 9; k++) expect(Math.abs(state[k]! - entry.state[k]!)).toBeLessThan(1e-12)
    }
  })

  test('the recorded path has no gap, from the entry to the end', () => {
    for (let seed = 0; seed < 60; seed++) {
      const entry = randomEntry(Random.fromSeed(seed))
      const segments = new SegmentLog()
      world.reset({ segments })
      world.enter(0, 0.3, entry.state, entry.pocket)
      world.advance(Number.POSITIVE_INFINITY, null)
      const { data, count } = segments.rows
      expect(data[SEGMENT.since]).toBe(0.3)
      for (let k = 1; k < count; k++) {
        const from = (k - 1) * SEGMENT.width
        const to = k * SEGMENT.width
        const dt = data[to + SEGMENT.since]! - data[from + SEGMENT.since]!
        expect(dt).toBeGreaterThanOrEqual(0)
        const reached = after(data, from, dt)
        for (let axis = 0; axis < 3; axis++) {
          expect(Math.abs(reached[axis]! - data[to + SEGMENT.state + axis]!)).toBeLessThan(1e-7)
        }
      }
    }
  })

  test('before and after are told with every event', () => {
    const entry = rollIn({ pocket: 'FL', speed: 3, aside: 0.15, askew: 1 })
    world.reset({ kinematics: true })
    world.enter(0, 0, entry.state, 'FL')
    world.advance(Number.POSITIVE_INFINITY, null)
    for (const event of world.events) {
      expect(event.before!.length).toBe(1)
      expect(energyOf(event.after![0]!)).toBeLessThanOrEqual(energyOf(event.before![0]!) + 1e-12)
    }
    const hit = world.events.find((event) => event.kind === 'ball-rail')!
    const v = hit.before![0]!
    expect(Math.hypot(v[3]!, v[4]!, v[5]!)).toBeGreaterThan(hit.kind === 'ball-rail' ? hit.speed : 0)
  })

  test('a ball on the bed that is hit is handed over with the momentum that the other lost', () => {
    const { centre, axis, supportRadius } = TABLE.pockets.FL
    const at = (out: number): [number, number] => [centre[0] - axis[0] * out, centre[1] - axis[1] * out]
    const [x, y] = at(supportRadius + 0.02)
    // A ball on the slate, and one that flies out of the pocket at it.
    const bed = {
      count: 2,
      stateAt(ball: number, _t: number, out: Float64Array): boolean {
        if (ball !== 1) return false
        out.fill(0)
        out[0] = x
        out[1] = y
        out[2] = R
        return true
      },
    }
    const [sx, sy] = at(supportRadius - 0.045)
    const state = [sx, sy, R + 0.003, -2 * axis[0], -2 * axis[1], 0, 0, 0, 0]
    world.reset()
    world.enter(0, 0, state, 'FL')
    const before = world.stateOf(0)!
    expect(world.advance(1, bed)).toBe(true)
    const struck = world.handBacks.find((back) => back.reason === 'struck')!
    expect(struck.ball).toBe(1)
    expect(struck.t * 1024).toBe(Math.round(struck.t * 1024))
    expect([struck.state[0], struck.state[1], struck.state[2]]).toEqual([x, y, R])
    const other = world.stateOf(0) ?? world.handBacks.find((back) => back.ball === 0)!.state
    for (const k of [3, 4]) expect(struck.state[k]! + other[k]!).toBeCloseTo(before[k]!, 9)
    const energies = energyOf(struck.state) + energyOf(other)
    expect(energies).toBeLessThan(energyOf(state) + energyOf([x, y, R, 0, 0, 0, 0, 0, 0]) + 1e-9)
    expect(Math.hypot(struck.state[3]!, struck.state[4]!)).toBeGreaterThan(1.8)
    expect(world.events.find((event) => event.kind === 'ball-ball')).toMatchObject({
      ball: 0,
      other: 1,
      t: struck.t,
    })
    // No overlap is left.
    expect(Math.hypot(other[0]! - x, other[1]! - y, other[2]! - R)).toBeGreaterThanOrEqual(2 * R - 1e-9)
  })

  test('a quick ball on the bed drives one that rolls over the edge', () => {
    const slow = rollIn({ pocket: 'FL', speed: 0.02 })
    const { axis } = TABLE.pockets.FL
    const bed = {
      count: 8,
      stateAt(ball: number, t: number, out: Float64Array): boolean {
        if (ball !== 7) return false
        out.fill(0)
        const back = 2 * R + 0.05 - 1.5 * t
        out[0] = slow.state[0]! - axis[0] * back
        out[1] = slow.state[1]! - axis[1] * back
        out[2] = R
        out[3] = 1.5 * axis[0]
        out[4] = 1.5 * axis[1]
        return true
      },
    }
    world.reset()
    world.enter(2, 0, slow.state, 'FL')
    expect(world.advance(1, bed)).toBe(true)
    const [struck] = world.handBacks
    expect(struck).toMatchObject({ ball: 7, reason: 'struck' })
    expect(struck!.t).toBeGreaterThan(0.03)
    expect(struck!.t).toBeLessThan(0.036)
    // e 0.95: nearly all of its speed is given away.
    expect(Math.hypot(struck!.state[3]!, struck!.state[4]!)).toBeLessThan(0.2)
    expect(Math.hypot(world.stateOf(2)![3]!, world.stateOf(2)![4]!)).toBeGreaterThan(1.3)
  })
})
