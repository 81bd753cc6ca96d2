import { afterEach, describe, expect, test, vi } from 'vitest'
import { Hash64, Random } from '../../../src/math/index.ts'
import type { OffBedEvent, OffBedWorld } from '../../../src/physics/off-bed/index.ts'
import { SEGMENT, SegmentLog } from '../../../src/physics/segment-log.ts'
import { POCKET_IDS, type PocketId } from '../../../src/table/index.ts'
import { type Entry, openWorld, R, randomEntry, TABLE } from './stage.ts'

interface Arrival {
  readonly ball: number
  readonly t: number
  readonly entry: Entry
}

/** Up to three balls into one pocket within a tenth of a second; a third of them over the same rail instead. */
function arrivals(seed: number): Arrival[] {
  const random = Random.fromSeed(seed)
  const pocket = POCKET_IDS[random.int(6)]!
  let t = 0.1
  return Array.from({ length: 1 + random.int(3) }, (_, ball) => {
    t += random.between(0.03, 0.1)
    return { ball, t, entry: randomEntry(random, pocket) }
  })
}

function isFree(world: OffBedWorld, { ball, entry }: Arrival): boolean {
  for (let other = 0; other < ball; other++) {
    const state = world.stateOf(other)
    if (state === null) continue
    const apart = Math.hypot(...[0, 1, 2].map((k) => state[k]! - entry.state[k]!))
    if (apart < 2 * R + 1e-3) return false
  }
  return true
}

/** Signs that undo a mirror: x to -x when sx < 0, y to -y when sy < 0. */
interface Mirror {
  readonly sx: 1 | -1
  readonly sy: 1 | -1
}

const NO_MIRROR: Mirror = { sx: 1, sy: 1 }

/** Vectors and pseudovectors, three numbers each, seen in a mirror. */
function seen(numbers: ArrayLike<number>, { sx, sy }: Mirror, spins: readonly number[]): number[] {
  return Array.from(numbers, (value, k) => {
    const turn = spins.includes(Math.floor(k / 3)) ? sx * sy : 1
    return value * turn * [sx, sy, 1][k % 3]! + 0
  })
}

/** Everything that comes out, bit for bit; `step` = how far each call of advance goes, s. */
function play(
  world: OffBedWorld,
  list: readonly Arrival[],
  step = Number.POSITIVE_INFINITY,
  mirror = NO_MIRROR,
): number[] {
  const segments = new SegmentLog()
  const bits: number[] = []
  world.reset({ segments })
  const run = (until: number): void => {
    let t = 0
    while (t < until && !world.isEmpty) {
      t = Math.min(until, Math.max(t, world.nextTick - 1 / 1024) + step)
      while (world.advance(t, null)) {
        for (const back of world.handBacks) bits.push(back.ball, back.t, ...seen(back.state, mirror, [2]))
      }
    }
  }
  for (const arrival of list) {
    run(arrival.t)
    if (isFree(world, arrival))
      world.enter(arrival.ball, arrival.t, arrival.entry.state, arrival.entry.pocket)
  }
  run(100)
  for (const event of world.events) bits.push(event.t, event.ball, event.kind.length, ...detail(event))
  const { data, count } = segments.rows
  for (let at = 0; at < count * SEGMENT.width; at += SEGMENT.width) {
    bits.push(...data.subarray(at, at + SEGMENT.state))
    bits.push(...seen(data.subarray(at + SEGMENT.state, at + SEGMENT.width), mirror, [2, 4]))
  }
  return bits
}

function detail(event: OffBedEvent): number[] {
  return 'speed' in event ? [event.speed] : []
}

function digest(bits: readonly number[]): string {
  return new Hash64().numbers(bits).digest()
}

/** The mirrored shot: y to -y or x to -x; spin is a pseudovector. */
function mirrored(entry: Entry, axis: 'x' | 'y'): Entry {
  const sx = axis === 'x' ? -1 : 1
  const sy = -sx
  const [x, y, z, vx, vy, vz, wx, wy, wz] = entry.state as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const [end, side] = [entry.pocket[0]!, entry.pocket[1]!]
  const swap: Record<string, string> = axis === 'x' ? { H: 'F', F: 'H', S: 'S' } : { L: 'R', R: 'L' }
  const pocket = (axis === 'x' ? `${swap[end]!}${side}` : `${end}${swap[side]!}`) as PocketId
  return { pocket, state: [sx * x, sy * y, z, sx * vx, sy * vy, vz, sy * wx, sx * wy, -wz] }
}

describe('determinism', () => {
  const world = openWorld()
  afterEach(() => vi.restoreAllMocks())

  test('a world gives the same bits again, whatever it did before, and so does a new one', () => {
    const first = Array.from({ length: 60 }, (_, seed) => digest(play(world, arrivals(seed))))
    for (let seed = 59; seed >= 0; seed--) expect(digest(play(world, arrivals(seed)))).toBe(first[seed])
    const fresh = openWorld()
    for (let seed = 0; seed < 60; seed += 7) expect(digest(play(fresh, arrivals(seed)))).toBe(first[seed])
    expect(new Set(first).size).toBe(60)
  })

  test('the length of the calls to advance changes nothing', () => {
    for (let seed = 100; seed < 130; seed++) {
      const whole = digest(play(world, arrivals(seed)))
      for (const hz of [64, 512, 1024]) expect(digest(play(world, arrivals(seed), 1 / hz))).toBe(whole)
    }
  })

  test.each(['x', 'y'] as const)('mirrored in %s every shot is mirrored to the last bit', (axis) => {
    for (let seed = 200; seed < 260; seed++) {
      const plain = play(world, arrivals(seed))
      const images = arrivals(seed).map((one) => ({ ...one, entry: mirrored(one.entry, axis) }))
      const mirror: Mirror = axis === 'x' ? { sx: -1, sy: 1 } : { sx: 1, sy: -1 }
      expect(play(world, images, Number.POSITIVE_INFINITY, mirror)).toEqual(plain.map((x) => x + 0))
    }
  })

  test('the order in which balls of one instant enter does not matter', () => {
    for (let seed = 300; seed < 330; seed++) {
      const random = Random.fromSeed(seed)
      const list = POCKET_IDS.map((pocket, ball) => ({ ball, t: 0.25, entry: randomEntry(random, pocket) }))
      const forth = play(world, list)
      const back = play(world, [...list].reverse())
      const sorted = (bits: readonly number[]): number[] => [...bits].sort((a, b) => a - b)
      expect(sorted(back)).toEqual(sorted(forth))
    }
  })

  test('nothing that differs between engines is called', () => {
    // Not hypot: the test itself uses it.
    const banned = [
      'sin',
      'cos',
      'tan',
      'asin',
      'acos',
      'atan',
      'atan2',
      'exp',
      'log',
      'cbrt',
      'random',
    ] as const
    const lists = Array.from({ length: 20 }, (_, seed) => arrivals(seed))
    const spies = banned.map((name) => vi.spyOn(Math, name))
    const pow = vi.spyOn(Math, 'pow')
    const now = vi.spyOn(performance, 'now')
    for (const list of lists) play(world, list)
    expect(spies.filter((spy) => spy.mock.calls.length > 0)).toEqual([])
    // cannon's damping, switched off: a power of one.
    expect(pow.mock.calls.every(([base, exponent]) => base === 1 && exponent > 0)).toBe(true)
    expect(now.mock.calls.length).toBe(0)
  })

  test('rails: a ball over the nose, mirrored four ways', () => {
    const { width, length } = TABLE.spec
    const ends: number[][] = []
    for (const [sx, sy] of [
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ] as const) {
      world.reset()
      const z = TABLE.noseHeight + R + 0.01
      world.enter(
        0,
        0.1,
        [sx * 0.9, (sy * width) / 2, z, sx * 1.1, sy * 0.5, 0.3, sy * 20, sx * -30, sx * sy * 11],
        null,
      )
      world.advance(0.4, null)
      ends.push([...(world.stateOf(0) ?? [])].map(Math.abs))
    }
    expect(ends[0]!.length).toBe(9)
    expect(ends[0]![0]).toBeLessThan(length)
    for (const end of ends) expect(end).toEqual(ends[0])
  })
})
