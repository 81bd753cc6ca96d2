import { describe, expect, test } from 'vitest'
import { Random } from '../../../src/math/index.ts'
import type { OffBedEvent, OffBedWorld } from '../../../src/physics/off-bed/index.ts'
import { POCKET_IDS } from '../../../src/table/index.ts'
import { energyOf, openWorld, R, randomEntry, rollIn, TABLE } from './stage.ts'

const LAST_WORDS: readonly OffBedEvent['kind'][] = ['pocketed', 'off-table', 'rail-top-rest']

interface Stay {
  readonly world: OffBedWorld
  /** Balls that are here. */
  readonly here: Set<number>
  /** Balls that the bed has back. */
  readonly back: Set<number>
}

/** One tick: every number is a number, all balls together have no more energy than before. */
function tick({ world, here, back }: Stay): void {
  const before = [...here].map((ball) => energyOf(world.stateOf(ball)!))
  world.advance(world.nextTick, null)
  let rise = 0
  for (const [k, ball] of [...here].entries()) {
    const returned = world.handBacks.find((one) => one.ball === ball)
    const state = returned?.state ?? world.stateOf(ball)
    if (returned !== undefined) back.add(ball)
    if (returned !== undefined || state === null) here.delete(ball)
    if (state === null) continue
    if (!state.every(Number.isFinite)) throw new Error(`ball ${ball}: ${state.join(' ')}`)
    rise += energyOf(state) - before[k]!
  }
  if (rise > 1e-9) throw new Error(`energy rises by ${rise} J/kg`)
}

function overlaps(stay: Stay, state: readonly number[]): boolean {
  return [...stay.here].some((ball) => {
    const other = stay.world.stateOf(ball)!
    return Math.hypot(other[0]! - state[0]!, other[1]! - state[1]!, other[2]! - state[2]!) < 2 * R + 1e-4
  })
}

/** What became of the balls of one case: each gets exactly one last word or is given back. */
function playCase(stay: Stay, seed: number): void {
  const random = Random.fromSeed(seed, 7)
  const { world, here, back } = stay
  world.reset()
  here.clear()
  back.clear()
  const pocket = POCKET_IDS[random.int(6)]!
  const balls = random.next() < 0.3 ? 3 : 1
  const entered: number[] = []
  let t = 0.1
  for (let ball = 0; ball < balls; ball++) {
    const { state } = randomEntry(random, pocket)
    if (!overlaps(stay, state)) {
      world.enter(ball, t, state, pocket)
      here.add(ball)
      entered.push(ball)
    }
    t += random.between(0.02, 0.07)
    while (world.nextTick <= (ball + 1 < balls ? t : 1000)) tick(stay)
  }
  expect(world.isEmpty).toBe(true)
  for (const ball of entered) {
    const words = world.events.filter((event) => event.ball === ball && LAST_WORDS.includes(event.kind))
    expect([seed, ball, words.length + (back.has(ball) ? 1 : 0)]).toEqual([seed, ball, 1])
  }
}

describe('anything that can leave the bed', () => {
  test('1,000 random entries: no ball is lost, no number is not one, energy never rises', () => {
    const stay: Stay = { world: openWorld(), here: new Set(), back: new Set() }
    for (let seed = 0; seed < 1000; seed++) playCase(stay, seed)
  }, 120_000)

  test('50 of them with drop pockets', () => {
    const stay: Stay = { world: openWorld('drop'), here: new Set(), back: new Set() }
    for (let seed = 0; seed < 50; seed++) playCase(stay, seed)
  }, 120_000)

  test('balls let go within a millimetre of every joint of the jaws, above the slate, find their way', () => {
    const stay: Stay = { world: openWorld(), here: new Set([0]), back: new Set() }
    const random = Random.fromSeed(5)
    const { world } = stay
    for (const pocket of POCKET_IDS) {
      const { jaws, axis } = TABLE.pockets[pocket]
      const joints = jaws.flatMap(({ tip, facing, end }) => [tip.from, tip.to, facing.to, end.at])
      for (const joint of joints) {
        for (let k = 0; k < 6; k++) {
          const near = [joint[0] + random.between(-1e-3, 1e-3), joint[1] + random.between(-1e-3, 1e-3)]
          const push = random.between(-0.3, 0.3)
          const state = [...near, TABLE.noseHeight + R + 0.002, axis[0] * push, axis[1] * push, 0, 0, 0, 0]
          world.reset()
          world.enter(0, 0, state, null)
          stay.here.add(0)
          while (!world.isEmpty) tick(stay)
          const words = world.events.filter((event) => LAST_WORDS.includes(event.kind)).length
          expect(words + world.handBacks.length).toBe(1)
        }
      }
    }
  }, 120_000)

  test('a slow ball over the edge anywhere in the mouth falls', () => {
    const world = openWorld()
    for (const pocket of POCKET_IDS) {
      for (let k = -8; k <= 8; k++) {
        world.reset()
        world.enter(0, 0, rollIn({ pocket, speed: 0.03, aside: 0.03 * k }).state, pocket)
        world.advance(10, null)
        expect(world.events.at(-1)).toMatchObject({ kind: 'pocketed', pocket })
      }
    }
  })
})
