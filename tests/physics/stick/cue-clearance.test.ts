import { describe, expect, test } from 'vitest'
import { Random } from '../../../src/math/index.ts'
import {
  type BallPlace,
  CueClearance,
  DEFAULT_PARAMETERS,
  LEVEL_GRACE,
  type ShotRequest,
  STICK,
  type StickAim,
  simulateShot,
} from '../../../src/physics/index.ts'
import { CUSHION_IDS, makeTable, TABLE_SPECS } from '../../../src/table/index.ts'

const R = DEFAULT_PARAMETERS.ballRadius
const TABLE = makeTable(TABLE_SPECS['9ft'], R)
const clearance = new CueClearance(TABLE, DEFAULT_PARAMETERS)
const DEGREE = Math.PI / 180
const FROZEN_X = 1.27 - TABLE.contactDistance

const cueAt = (x: number, y: number): BallPlace => ({ id: 'cue', x, y })
const aim = (
  directionDeg: number,
  more: Partial<StickAim['tip']> & { elevationDeg?: number } = {},
): StickAim => ({
  directionDeg,
  elevationDeg: more.elevationDeg ?? 0,
  tip: { side: more.side ?? 0, height: more.height ?? 0 },
})
const least = (x: number, y: number, directionDeg: number, tip = {}, balls: readonly BallPlace[] = []) =>
  clearance.leastElevation(aim(directionDeg, tip), cueAt(x, y), balls)

describe('rails', () => {
  test('a centre hit from the head spot needs 1.38 degrees or a little more (Alciatore TP A.3)', () => {
    expect(least(-0.635, 0, 0)).toBeGreaterThan(1.38)
    expect(least(-0.635, 0, 0)).toBeLessThan(2.2)
  })

  test('over the nose alone it is a triangle: rise over run, less the taper', () => {
    // The nose is nearer than the wood binds: the cue ball 30 mm before it, steep.
    const deg = least(-1.2, 0, 0)
    const { sin, cos } = { sin: Math.sin(deg * DEGREE), cos: Math.cos(deg * DEGREE) }
    const over = (back: number, height: number) => {
      const along = back * cos + height * sin
      const half = STICK.tipHalf + ((STICK.buttHalf - STICK.tipHalf) / STICK.length) * (along - R)
      return back * sin - height * cos - half
    }
    const nose = over(0.07, 0.27 * R)
    const wood = over(0.07 + 0.0508, 0.27 * R + 0.006)
    // One of the two is just touched, to the hundredth of a degree and the millimetre of the round tip.
    expect(Math.min(nose, wood)).toBeGreaterThan(-1e-4)
    expect(Math.min(nose, wood)).toBeLessThan(2e-4)
  })

  test('nothing is in the way when the rail behind is further than the stick is long', () => {
    expect(least(0.9, 0, 0)).toBe(0)
  })

  test('nearer is steeper, higher on the ball is flatter, and frozen at the centre is steep', () => {
    const places = [-0.6, -0.9, -1.1, -1.2, -FROZEN_X].map((x) => least(x, 0, 0))
    for (const [k, deg] of places.slice(1).entries()) expect(deg).toBeGreaterThan(places[k]!)
    expect(least(-FROZEN_X, 0, 0, { height: 0.4 })).toBeLessThan(6)
    expect(least(-FROZEN_X, 0, 0)).toBeGreaterThan(20)
    expect(least(-0.9, 0, 0, { height: -0.4 })).toBeGreaterThan(least(-0.9, 0, 0))
  })

  test('it names the rail, or the pocket that the stick lies over', () => {
    const named = (x: number, y: number, deg: number) => clearance.obstacle(aim(deg), cueAt(x, y), [])
    expect(named(-1.1, 0, 0)).toEqual({ kind: 'rail', rail: 'head' })
    expect(named(1.1, 0, 180)).toEqual({ kind: 'rail', rail: 'foot' })
    expect(named(0.5, 0.5, -90)).toEqual({ kind: 'rail', rail: 'left' })
    expect(named(0.5, -0.5, 90)).toEqual({ kind: 'rail', rail: 'right' })
    expect(named(0, -0.5, 90)).toEqual({ kind: 'pocket', pocket: 'SR' })
    expect(named(1.1, 0.5, -135)).toEqual({ kind: 'pocket', pocket: 'FL' })
  })

  test('over a pocket there is room where a rail would be: the butt sinks between the jaws', () => {
    expect(least(0, -0.6, 90)).toBeLessThan(least(0.4, -0.6, 90) - 1)
  })
})

describe('balls', () => {
  const behind = (x: number, y: number): BallPlace[] => [{ id: '3', x, y }]

  test('a ball frozen behind the cue ball: sine = (R + half the stick) / 2R', () => {
    const deg = least(0.9, 0, 0, {}, behind(0.9 - 2 * R, 0))
    const half = STICK.tipHalf + 0.0055 * (2 * R * Math.cos(deg * DEGREE) - R)
    expect(Math.sin(deg * DEGREE)).toBeCloseTo((R + half) / (2 * R), 3)
    expect(clearance.blocked(aim(0), cueAt(0.9, 0), behind(0.9 - 2 * R, 0))).toMatchObject({
      obstacle: { kind: 'ball', ball: '3' },
    })
  })

  test('one beside the stick is none; it begins where the thickness ends', () => {
    const half = STICK.tipHalf + ((STICK.buttHalf - STICK.tipHalf) / STICK.length) * (0.3 - R)
    expect(least(0.9, 0, 0, {}, behind(0.6, R + half + 5e-4))).toBe(0)
    expect(least(0.9, 0, 0, {}, behind(0.6, R + half - 5e-4))).toBeGreaterThan(1)
  })

  test('before the cue ball or past the butt nothing counts', () => {
    expect(least(0.9, 0, 0, {}, behind(0.9 + 2 * R, 0))).toBe(0)
    const end = R + STICK.length + R
    expect(least(1.2, 0, 0, {}, behind(1.2 - end - 0.01, 0))).toBe(0)
    expect(least(1.2, 0, 0, {}, behind(1.2 - end + 0.02, 0))).toBeGreaterThan(0)
  })

  test('walled in, the stick must stand steep', () => {
    const low = aim(0, { height: -0.6 })
    const wall = [0, 60, -60].map((deg, k): BallPlace => {
      const angle = deg * DEGREE
      return { id: `${k + 3}` as '3', x: 0.5 - 2 * R * Math.cos(angle), y: 2 * R * Math.sin(angle) }
    })
    const high = wall.map((ball, k): BallPlace => ({ ...ball, id: `${k + 8}` as '8', z: 3 * R }))
    const blocked = clearance.blocked(low, cueAt(0.5, 0), [...wall, ...high])
    expect(blocked?.leastElevationDeg ?? 89).toBeGreaterThan(60)
  })
})

/** A stick as a cloud of discs, and a table as points under its edges: what the closed form must agree with. */
function deepest(stick: StickAim, cue: BallPlace): number {
  const e = stick.elevationDeg * DEGREE
  const h = stick.directionDeg * DEGREE
  const d = [Math.cos(e) * Math.cos(h), Math.cos(e) * Math.sin(h), -Math.sin(e)]
  const right = [Math.sin(h), -Math.cos(h), 0]
  const up = [Math.sin(e) * Math.cos(h), Math.sin(e) * Math.sin(h), Math.cos(e)]
  const { side, height } = stick.tip
  const reach = R + DEFAULT_PARAMETERS.tipRadius
  const dome = Math.sqrt(DEFAULT_PARAMETERS.tipRadius ** 2 - STICK.tipHalf ** 2)
  const start = reach * Math.sqrt(1 - side * side - height * height) - dome
  const foot = [0, 1, 2].map((k) => [cue.x, cue.y, R][k]! + reach * (side * right[k]! + height * up[k]!))
  let least = Number.POSITIVE_INFINITY
  for (const edge of TABLE.edges) {
    if (edge.shape !== 'line' || edge.part !== 'nose') continue
    const depth = TABLE.spec.cushionDepth
    for (let k = 0; k <= 1200; k++) {
      for (const [set, top] of [
        [0, TABLE.noseHeight],
        [depth, TABLE.noseHeight + 0.006],
      ] as const) {
        const x = edge.from[0] + (k / 1200) * (edge.to[0] - edge.from[0]) - set * edge.normal[0]
        const y = edge.from[1] + (k / 1200) * (edge.to[1] - edge.from[1]) - set * edge.normal[1]
        for (let z = top; z > 0; z -= 0.004) {
          const p = [x - foot[0]!, y - foot[1]!, z - foot[2]!]
          const u = -(p[0]! * d[0]! + p[1]! * d[1]! + p[2]! * d[2]!) - start
          if (u < 0 || u > STICK.length) continue
          const s = -(u + start)
          const w = Math.hypot(p[0]! - s * d[0]!, p[1]! - s * d[1]!, p[2]! - s * d[2]!)
          least = Math.min(least, w - STICK.tipHalf - ((STICK.buttHalf - STICK.tipHalf) / STICK.length) * u)
        }
      }
    }
  }
  return least
}

test('it agrees with a search over points of all noses and woods', () => {
  const random = Random.fromSeed(4)
  const decided = { free: 0, blocked: 0 }
  for (let k = 0; k < 40; k++) {
    const stick = aim(random.between(-180, 180), {
      side: random.between(-0.4, 0.4),
      height: random.between(-0.4, 0.4),
      elevationDeg: random.between(0, 8),
    })
    const cue = cueAt(random.between(-1.15, 1.15), random.between(-0.5, 0.5))
    const found = clearance.obstacle(stick, cue, [])
    const gap = deepest(stick, cue)
    if (found === null) {
      decided.free++
      expect(gap).toBeGreaterThan(-1e-6)
    } else if (found.kind === 'rail') {
      decided.blocked++
      expect(gap).toBeLessThan(1e-4)
    }
  }
  expect(Math.min(decided.free, decided.blocked)).toBeGreaterThan(5)
})

test('mirrored strokes have mirrored answers to the bit, whatever the order of the balls', () => {
  const random = Random.fromSeed(9)
  const balls = Array.from({ length: 5 }, (_, k): BallPlace => {
    return { id: `${k + 1}` as '1', x: random.between(-1, 1), y: random.between(-0.5, 0.5) }
  })
  for (let k = 0; k < 200; k++) {
    // Multiples of 2^-36: 180 - d is exact.
    const directionDeg = Math.floor(random.between(-180, 180) * 2 ** 36) / 2 ** 36
    const tip = { side: random.between(-0.5, 0.5), height: random.between(-0.5, 0.5) }
    const cue = cueAt(random.between(-1.2, 1.2), random.between(-0.6, 0.6))
    const own = clearance.leastElevation({ directionDeg, tip }, cue, balls)
    const mirror = (sx: 1 | -1, sy: 1 | -1, deg: number) =>
      clearance.leastElevation(
        { directionDeg: deg, tip: { ...tip, side: 0 - tip.side } },
        cueAt(sx * cue.x, sy * cue.y),
        balls.map((ball) => ({ ...ball, x: sx * ball.x, y: sy * ball.y })).reverse(),
      )
    expect(mirror(1, -1, 0 - directionDeg)).toBe(own)
    expect(mirror(-1, 1, 180 - directionDeg)).toBe(own)
  }
})

test('at the least elevation it lies free, a hundredth of a degree below it does not', () => {
  const random = Random.fromSeed(3)
  for (let k = 0; k < 100; k++) {
    const directionDeg = random.between(-180, 180)
    const tip = { side: random.between(-0.4, 0.4), height: random.between(-0.3, 0.4) }
    const cue = cueAt(random.between(-1.24, 1.24), random.between(-0.6, 0.6))
    const deg = clearance.leastElevation({ directionDeg, tip }, cue, [])
    if (deg === 0) continue
    expect(clearance.obstacle({ directionDeg, tip, elevationDeg: deg }, cue, [])).toBeNull()
    const below = { directionDeg, tip, elevationDeg: deg - 0.0102 }
    expect(clearance.obstacle(below, cue, [])).not.toBeNull()
  }
})

describe('a shot', () => {
  const shot = (elevationDeg: number, more: Partial<ShotRequest> = {}): ShotRequest => ({
    table: TABLE_SPECS['9ft'],
    parameters: DEFAULT_PARAMETERS,
    balls: [{ id: 'cue', x: -FROZEN_X, y: 0.1 }],
    stroke: { speed: 2, directionDeg: 0, elevationDeg, tip: { side: 0, height: 0 } },
    fidelity: 'bed-only',
    ...more,
  })
  const errorOf = (request: ShotRequest) => {
    const played = simulateShot(request)
    return played.ok ? null : played.error
  }

  test('for which there is no room is refused with what is in the way and the least elevation', () => {
    const error = errorOf(shot(0))!
    expect([error.code, error.path]).toEqual(['stick-on-rail', 'stroke.elevationDeg'])
    const told = Number(/head rail; leastElevationDeg ([\d.]+)$/.exec(error.message)![1])
    expect(errorOf(shot(told))).toBeNull()
    expect(errorOf(shot(told - LEVEL_GRACE - 0.1))).not.toBeNull()
  })

  test('names pocket and ball with codes of their own', () => {
    const overBall = shot(10, {
      balls: [
        { id: 'cue', x: 0.5, y: 0 },
        { id: '4', x: 0.43, y: 0 },
      ],
    })
    expect(errorOf(overBall)).toMatchObject({ code: 'stick-on-ball' })
    expect(errorOf(overBall)!.message).toContain('ball 4')
    const overPocket = shot(0, { balls: [{ id: 'cue', x: 1.225, y: 0.585 }] })
    const { stroke } = overPocket
    expect(
      errorOf({ ...overPocket, stroke: { ...stroke!, directionDeg: -135, tip: { side: 0, height: -0.5 } } }),
    ).toMatchObject({
      code: 'stick-on-pocket',
    })
  })

  test('called level where a couple of degrees are missing is played as it is told', () => {
    expect(errorOf(shot(0, { balls: [{ id: 'cue', x: -0.635, y: 0 }] }))).toBeNull()
  })

  test('in open space, and with a stick that nothing stops, is always possible', () => {
    expect(errorOf(shot(0, { unbounded: true }))).toBeNull()
    expect(errorOf(shot(0, { freeStick: true }))).toBeNull()
  })
})

test('every cushion has its nose among the walls', () => {
  expect(CUSHION_IDS.length).toBe(6)
  for (const edge of TABLE.edges) {
    if (edge.shape !== 'line' || edge.part !== 'nose') continue
    const x = (edge.from[0] + edge.to[0]) / 2 + 0.1 * edge.normal[0]
    const y = (edge.from[1] + edge.to[1]) / 2 + 0.1 * edge.normal[1]
    const deg = Math.atan2(edge.normal[1], edge.normal[0]) / DEGREE
    expect(clearance.obstacle(aim(deg), cueAt(x, y), [])).toEqual({ kind: 'rail', rail: edge.rail })
  }
})
