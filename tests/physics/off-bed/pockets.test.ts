import { describe, expect, test } from 'vitest'
import { POCKETED } from '../../../src/physics/motion-kind.ts'
import { SEGMENT, SegmentLog } from '../../../src/physics/segment-log.ts'
import { POCKET_IDS } from '../../../src/table/index.ts'
import { energyOf, kinds, openWorld, playOne, R, rollIn, TABLE } from './stage.ts'

const world = openWorld()

describe('inside a pocket', () => {
  // Check 87, and on: the liner throws a rolling ball down.
  test.each([0.02, 0.2, 1, 2, 3, 4, 5])(
    'down the axis at %d m/s every pocket takes the ball without a rattle',
    (speed) => {
      for (const pocket of POCKET_IDS) {
        const events = playOne(world, rollIn({ pocket, speed }))
        expect(kinds(events).filter((kind) => kind === 'ball-rail')).toEqual([])
        expect(events.filter((event) => event.kind === 'pocketed')).toMatchObject([{ ball: 0, pocket }])
        expect(world.handBacks).toEqual([])
      }
    },
  )

  test('a fast ball meets the liner above the slate and is not pocketed before its centre is below it', () => {
    const entry = rollIn({ pocket: 'FL', speed: 4 })
    world.reset()
    world.enter(0, 0, entry.state, 'FL')
    let turnedAt: number | null = null
    let sank = Number.POSITIVE_INFINITY
    while (!world.isEmpty) {
      const t = world.nextTick
      world.advance(t, null)
      const state = world.stateOf(0)
      if (state === null) break
      if (turnedAt === null && state[3]! < 0) turnedAt = state[2]!
      if (state[2]! < 0) sank = Math.min(sank, t)
    }
    expect(turnedAt).toBeGreaterThan(0.02)
    const pocketed = world.events.find((event) => event.kind === 'pocketed')!
    // Within the tick that ends with the centre below the slate.
    expect(pocketed.t).toBeLessThanOrEqual(sank)
    expect(pocketed.t).toBeGreaterThan(sank - 1 / 1024)
  })

  test('a ball that falls freely is pocketed when the parabola says so', () => {
    const events = playOne(world, rollIn({ pocket: 'SR', speed: 0.6, roll: 0 }), 0)
    expect(events[1]).toMatchObject({ kind: 'airborne', t: 0 })
    expect(events[2]!.kind).toBe('pocketed')
    expect(events[2]!.t).toBeCloseTo(Math.sqrt((2 * R) / 9.81), 12)
  })

  test('a hard oblique ball rattles between the facings', () => {
    const events = playOne(world, rollIn({ pocket: 'FL', speed: 3, aside: 0.15, askew: 1.0 }))
    const rails = events.filter((event) => event.kind === 'ball-rail')
    expect(rails.length).toBeGreaterThan(0)
    for (const hit of rails) {
      expect(hit.edge.part).toBe('jaw')
      expect(hit.edge.pocket).toBe('FL')
      expect(['left', 'foot']).toContain(hit.edge.rail)
    }
  })

  test('a ball can come out again: over the slate, off every cushion, with less energy than it had', () => {
    let returned = 0
    for (let k = 0; k < 40; k++) {
      const entry = rollIn({
        pocket: POCKET_IDS[k % 6]!,
        speed: 7 + 0.1 * k,
        askew: 0.01 * k - 0.2,
        roll: 1.2,
      })
      const events = playOne(world, entry)
      const back = world.handBacks[0]
      if (back === undefined || events.some((event) => event.kind === 'rail-top')) continue
      returned += 1
      expect(events.at(-1)).toMatchObject({ kind: 'pocket-return', t: back.t, pocket: entry.pocket })
      expect(back.t * 1024).toBe(Math.round(back.t * 1024))
      expect(energyOf(back.state)).toBeLessThan(energyOf(entry.state))
      const { centre, supportRadius } = TABLE.pockets[entry.pocket]
      const out = Math.hypot(back.state[0]! - centre[0], back.state[1]! - centre[1])
      expect(out).toBeGreaterThanOrEqual(supportRadius)
      expect(back.state[2]).toBeGreaterThanOrEqual(R)
    }
    expect(returned).toBeGreaterThan(5)
  })

  test('two balls, one after the other, meet inside; both are pocketed', () => {
    world.reset()
    world.enter(4, 0, rollIn({ pocket: 'HR', speed: 1.5 }).state, 'HR')
    world.advance(0.05, null)
    world.enter(2, 0.05, rollIn({ pocket: 'HR', speed: 1.5, aside: 0.2 }).state, 'HR')
    while (!world.isEmpty) world.advance(Number.POSITIVE_INFINITY, null)
    const { events } = world
    expect(events.find((event) => event.kind === 'ball-ball')).toMatchObject({ ball: 2, other: 4 })
    const pocketed = events.filter((event) => event.kind === 'pocketed')
    expect(pocketed.map((event) => event.ball).sort((a, b) => a - b)).toEqual([2, 4])
  })

  test('jam: a ball that is held up over the hole by another counts as pocketed where it rests (WPA 8.3)', () => {
    const { centre, axis, supportRadius } = TABLE.pockets.FL
    // The other ball sticks in the throat, as high as a ball on the slate.
    const stuck = supportRadius - 0.06
    const bed = {
      count: 2,
      stateAt(ball: number, _t: number, out: Float64Array): boolean {
        if (ball !== 1) return false
        out.fill(0)
        out[0] = centre[0] - axis[0] * stuck
        out[1] = centre[1] - axis[1] * stuck
        out[2] = R
        return true
      },
    }
    const segments = new SegmentLog()
    world.reset({ segments })
    world.enter(0, 0, rollIn({ pocket: 'FL', speed: 0.02 }).state, 'FL')
    while (!world.isEmpty) world.advance(20, bed)
    expect(kinds(world.events)).toEqual(['pocket-lip', 'ball-ball', 'pocketed'])
    const last = (segments.rows.count - 1) * SEGMENT.width
    expect(segments.rows.data[last + SEGMENT.kind]).toBe(POCKETED)
    expect(segments.rows.data[last + SEGMENT.state + 2]).toBeGreaterThan(0.01)
    // Without the other ball the same ball falls to the bottom.
    segments.clear()
    world.reset({ segments })
    world.enter(0, 0, rollIn({ pocket: 'FL', speed: 0.02 }).state, 'FL')
    world.advance(20, null)
    const end = (segments.rows.count - 1) * SEGMENT.width
    expect(segments.rows.data[end + SEGMENT.state + 2]).toBeLessThan(0)
  })
})
