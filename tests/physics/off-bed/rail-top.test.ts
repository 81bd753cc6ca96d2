import { describe, expect, test } from 'vitest'
import { energyOf, kinds, openWorld, R, TABLE } from './stage.ts'

const world = openWorld()
const { length, width, railWidth } = TABLE.spec
/** Height of a ball that lies on a rail. */
const ON_RAIL = TABLE.noseHeight + R

/** A ball passes over the left rail's nose line. */
function over(
  v: readonly [number, number, number],
  w: readonly [number, number, number] = [0, 0, 0],
  drop = 0.002,
) {
  world.reset()
  world.enter(3, 0.2, [0.4, width / 2, ON_RAIL + drop, ...v, ...w], null)
  const back = world.advance(Number.POSITIVE_INFINITY, null)
  return { back, events: [...world.events] }
}

describe('rail tops', () => {
  test('a ball that lands slowly, rolling along, stays', () => {
    const { back, events } = over([0.25, 0.02, 0], [0, 0, 0])
    expect(back).toBe(false)
    expect(kinds(events)).toEqual(['rail-top', 'rail-top-rest'])
    expect(events[0]).toMatchObject({ ball: 3, rail: 'left' })
    // It falls 2 mm.
    expect(events[0]!.t).toBeCloseTo(0.2 + Math.sqrt((2 * 0.002) / 9.81), 9)
    const state = world.stateOf(3)!
    expect(Math.abs(state[2]! - ON_RAIL)).toBeLessThan(1e-8)
    expect(state[1]).toBeGreaterThan(width / 2)
  })

  test('a ball with back spin rolls back over the nose onto the bed', () => {
    const { back, events } = over([0.2, 0.3, -0.5], [50, 0, 0])
    expect(back).toBe(true)
    expect(kinds(events)).toEqual(['rail-top', 'returned'])
    const { state, t, ball } = world.handBacks[0]!
    expect(ball).toBe(3)
    expect(t * 1024).toBe(Math.round(t * 1024))
    expect(state[1]).toBeLessThan(width / 2)
    // It has left the nose, but is no deeper than a fall round it.
    const off = Math.hypot(width / 2 - state[1]!, state[2]! - TABLE.noseHeight)
    expect(off).toBeGreaterThan(R + 1e-4)
    expect(off).toBeLessThan(R + 3e-3)
    expect(energyOf(state)).toBeLessThan(energyOf([0.4, width / 2, ON_RAIL, 0.2, 0.3, -0.5, 50, 0, 0]))
  })

  test('a ball rolls over the outer edge and is off the table', () => {
    const { back, events } = over([0.3, 0.6, 0])
    expect(back).toBe(false)
    expect(kinds(events)).toEqual(['rail-top', 'off-table'])
  })

  test('a ball that flies over the rail is off the table when it passes the outer edge', () => {
    const { events } = over([0, 2, 1])
    expect(kinds(events)).toEqual(['off-table'])
    const crossing = 0.2 + railWidth / 2
    expect(events[0]!.t).toBeGreaterThanOrEqual(crossing)
    expect(events[0]!.t).toBeLessThan(crossing + 1 / 1024)
  })

  test('the four rails are told apart, corners included', () => {
    const places: [number, number, string][] = [
      [0.4, width / 2 + 0.05, 'left'],
      [-0.4, -width / 2 - 0.05, 'right'],
      [length / 2 + 0.05, 0.2, 'foot'],
      [-length / 2 - 0.05, -0.2, 'head'],
      [length / 2 + 0.16, width / 2 + 0.1, 'foot'],
      [-length / 2 - 0.1, width / 2 + 0.16, 'left'],
    ]
    for (const [x, y, rail] of places) {
      world.reset()
      world.enter(0, 0, [x, y, ON_RAIL + 0.001, 0, 0, 0, 0, 0, 0], null)
      world.advance(Number.POSITIVE_INFINITY, null)
      expect(world.events[0]).toMatchObject({ kind: 'rail-top', rail })
    }
  })

  test('a ball that rolls along a rail drops into a pocket on its way', () => {
    world.reset()
    const { centre } = TABLE.pockets.SL
    world.enter(0, 0, [centre[0] + 0.2, centre[1], ON_RAIL, -0.6, 0, 0, 0, -0.6 / R, 0], null)
    world.advance(Number.POSITIVE_INFINITY, null)
    expect(kinds(world.events)).toContain('rail-top')
    expect(world.events.at(-1)).toMatchObject({ kind: 'pocketed', pocket: 'SL' })
  })

  test('a ball at rest on a rail is knocked off by another', () => {
    world.reset()
    const y = width / 2 + 0.08
    world.enter(1, 0, [0.5, y, ON_RAIL, 0, 0, 0, 0, 0, 0], null)
    world.advance(1, null)
    expect(world.isEmpty).toBe(true)
    world.enter(2, 1, [0.3, y, ON_RAIL, 2, 0, 0, 0, 2 / R, 0], null)
    world.advance(1.2, null)
    expect(world.events.find((event) => event.kind === 'ball-ball')).toMatchObject({ ball: 1, other: 2 })
    expect(world.stateOf(1)![3]).toBeGreaterThan(1.5)
  })
})
