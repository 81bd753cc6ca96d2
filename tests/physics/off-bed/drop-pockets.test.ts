import { describe, expect, test } from 'vitest'
import { DROP_FLOOR } from '../../../src/physics/off-bed/index.ts'
import { POCKET_IDS } from '../../../src/table/index.ts'
import { kinds, openWorld, R, rollIn, TABLE } from './stage.ts'

const world = openWorld('drop')
const held = (pocket: (typeof POCKET_IDS)[number], count: number) =>
  Array.from({ length: count }, (_, k) => ({ ball: 15 - k, pocket }))

describe('drop pockets', () => {
  test('a ball comes to rest on the floor of its pocket', () => {
    for (const pocket of POCKET_IDS) {
      world.reset()
      world.enter(0, 0, rollIn({ pocket, speed: 1 }).state, pocket)
      world.advance(60, null)
      expect(kinds(world.events)).toContain('pocketed')
      expect(world.isEmpty).toBe(true)
      const state = world.stateOf(0)!
      expect(Math.abs(state[2]! - DROP_FLOOR - R)).toBeLessThan(1e-4)
      expect(Math.max(...state.subarray(3).map(Math.abs))).toBe(0)
    }
  })

  test('balls that are down lie on each other without overlap, mirrored from pocket to pocket', () => {
    world.reset({ down: held('FL', 7) })
    const pile = held('FL', 7).map(({ ball }) => world.stateOf(ball)!)
    for (const [k, a] of pile.entries()) {
      expect(a[2]).toBeLessThan(0)
      expect(a[2]).toBeGreaterThanOrEqual(DROP_FLOOR + R - 1e-6)
      const { centre } = TABLE.pockets.FL
      expect(Math.hypot(a[0]! - centre[0], a[1]! - centre[1])).toBeLessThan(0.08 - R)
      for (const b of pile.slice(k + 1)) {
        expect(Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!)).toBeGreaterThan(2 * R - 2e-5)
      }
    }
    world.reset({ down: held('HR', 7) })
    for (const [k, { ball }] of held('HR', 7).entries()) {
      const state = world.stateOf(ball)!
      expect([-state[0]!, -state[1]!, state[2]]).toEqual([pile[k]![0], pile[k]![1], pile[k]![2]])
    }
  })

  test('a ball that drops onto them touches a pocketed ball and comes to rest among them', () => {
    world.reset({ down: held('SL', 4) })
    world.enter(2, 0.5, rollIn({ pocket: 'SL', speed: 0.8 }).state, 'SL')
    world.advance(60, null)
    const touch = world.events.find((event) => event.kind === 'touch-pocketed')
    expect(touch).toMatchObject({ ball: 2 })
    expect(touch!.kind === 'touch-pocketed' && touch!.other).toBeGreaterThan(11)
    expect(kinds(world.events).filter((kind) => kind === 'ball-ball')).toEqual([])
    expect(world.events.filter((event) => event.kind === 'pocketed')).toMatchObject([
      { ball: 2, pocket: 'SL' },
    ])
    const lowest = DROP_FLOOR + R - 1e-6
    for (const ball of [2, 12, 13, 14, 15]) {
      const state = world.stateOf(ball)!
      expect(state[2]).toBeGreaterThan(lowest)
      expect(state[2]).toBeLessThan(-R)
      expect(Math.max(...state.subarray(3).map(Math.abs))).toBe(0)
    }
  })

  test('a pocket can fill up: what finds no room below the slate rests on top and counts (WPA 8.3)', () => {
    world.reset({ down: held('FR', 15) })
    const down = held('FR', 15).filter(({ ball }) => world.stateOf(ball) !== null)
    expect(down.length).toBeGreaterThanOrEqual(8)
    expect(down.length).toBeLessThan(15)
    world.enter(0, 0, rollIn({ pocket: 'FR', speed: 0.3 }).state, 'FR')
    while (!world.isEmpty) world.advance(60, null)
    const last = world.events.find((event) => event.kind === 'pocketed' || event.kind === 'pocket-return')
    expect(last).toMatchObject({ ball: 0, pocket: 'FR' })
  })

  test('pockets that return their balls forget them', () => {
    const box = openWorld('return')
    box.reset({ down: held('FR', 3) })
    expect(box.stateOf(15)).toBeNull()
    box.enter(0, 0, rollIn({ pocket: 'FR', speed: 1 }).state, 'FR')
    box.advance(10, null)
    expect(box.stateOf(0)).toBeNull()
    expect(box.isEmpty).toBe(true)
  })
})
