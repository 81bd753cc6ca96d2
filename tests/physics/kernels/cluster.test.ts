import { describe, expect, it } from 'vitest'
import { Random } from '../../../src/math/index.ts'
import { DEFAULT_PARAMETERS } from '../../../src/physics/parameters.ts'
import { makeClusterSolver } from '../../../src/physics/resolve/cluster.ts'
import { dampingFor, restitutionFor } from '../../../src/physics/resolve/cluster-damping.ts'
import { type ClusterBall, clusterReference } from './cluster-reference.ts'
import {
  ball,
  ELASTIC,
  energy,
  FIFTEEN,
  FRICTIONLESS,
  fromRows,
  inLine,
  NINE,
  R,
  rack,
  solve,
  toRows,
} from './cluster-setups.ts'

const DEGREE = Math.PI / 180
const direction = (b: ClusterBall) => Math.atan2(b.v[1], b.v[0]) / DEGREE

function expectSpeeds(balls: readonly ClusterBall[], along: readonly number[], tolerance: number): void {
  balls.forEach((b, i) => {
    expect(Math.abs(b.v[0] - along[i]!)).toBeLessThanOrEqual(tolerance)
    expect(b.v[1]).toBe(0)
  })
}

/** Two balls that touch, the first with speed v along x, cut by `cut` degrees: throw of the second, degrees. */
function throwOf(cut: number, v: number, side: number, parameters = DEFAULT_PARAMETERS): number {
  const x = -2 * R * Math.cos(cut * DEGREE)
  const y = -2 * R * Math.sin(cut * DEGREE)
  const { balls } = solve([ball(x, y, [v, 0, 0], [0, 0, (-side * v) / R]), ball(0, 0)], parameters)
  return cut - direction(balls[1]!)
}

describe('two balls: the cluster does what the impulse of an isolated pair does', () => {
  const elastic = { ...DEFAULT_PARAMETERS, ballRestitution: 1, hertzDamping: 0 }
  const rows = [
    ['1 m/s, 30 degrees, stun (check 60)', throwOf(30, 1, 0), 4.154, 0.01],
    ['0.447 m/s, 45 degrees, e 1 (check 104)', throwOf(45, 0.447, 0, elastic), 4.945, 0.003],
    ['1.341 m/s, 45 degrees, e 1 (check 104)', throwOf(45, 1.341, 0, elastic), 2.773, 0.003],
    ['3.129 m/s, 45 degrees, e 1 (check 104)', throwOf(45, 3.129, 0, elastic), 1.127, 0.003],
    ['0.447 m/s, full, side 0.625 (check 104)', throwOf(0, 0.447, 0.625, elastic), 5.102, 0.003],
    ['1.341 m/s, full, side 0.625 (check 104)', throwOf(0, 1.341, 0.625, elastic), 3.053, 0.003],
    ['3.129 m/s, full, side 0.625 (check 104)', throwOf(0, 3.129, 0.625, elastic), 1.307, 0.003],
  ] as const
  for (const [name, got, expected, tolerance] of rows)
    it(`throw, ${name}`, () => expect(Math.abs(got - expected)).toBeLessThan(tolerance))

  for (const [v, time] of [
    [1, 328.8e-6],
    [2.06, 284.5e-6],
    [10, 207.5e-6],
  ] as const)
    it(`elastic contact at ${v} m/s lasts ${time * 1e6} us within 0.5 % (check 61; TP B.29, Marlow)`, () => {
      const { touches } = solve(inLine(2, v), ELASTIC)
      expect(touches.count).toBe(1)
      expect(Math.abs((touches.to[0]! - touches.from[0]!) / time - 1)).toBeLessThan(0.005)
      expect(touches.speed[0]).toBeCloseTo(v, 12)
      expect(touches.impulse[0]! / v).toBeCloseTo(1, 4)
    })

  it('greatest force at 2.06 m/s is 2.27 kN within 2 % (check 62; Marlow)', () => {
    expect(Math.abs(solve(inLine(2, 2.06), ELASTIC).touches.force[0]! / 2270 - 1)).toBeLessThan(0.02)
  })

  it('restitution is that of the parameters at any speed', () => {
    for (const v of [0.01, 0.1, 1, 10])
      for (const e of [0.5, 0.8, 0.95, 0.98]) {
        const { balls } = solve(inLine(2, v), { ...FRICTIONLESS, hertzDamping: dampingFor(e) })
        expect(Math.abs((balls[1]!.v[0] - balls[0]!.v[0]) / v - e)).toBeLessThan(e < 0.8 ? 2e-3 : 1e-3)
      }
  })
})

describe('damping and restitution', () => {
  // Published calibration of alpha_d.
  const table = [
    [0.98, 0.01444],
    [0.97, 0.02181],
    [0.96, 0.0293],
    [0.95, 0.03689],
    [0.94, 0.0446],
    [0.93, 0.05242],
    [0.92, 0.06036],
    [0.9, 0.07662],
    [0.89, 0.08494],
    [0.85, 0.11958],
    [0.8, 0.16626],
    [0.5, 0.57081],
  ] as const
  for (const [e, alpha] of table)
    it(`e ${e} goes with alpha ${alpha}`, () => {
      expect(Math.abs(dampingFor(e) - alpha)).toBeLessThan(6e-6)
      expect(restitutionFor(alpha)).toBeCloseTo(e, 4)
    })

  it('each undoes the other, overdamped contacts included', () => {
    expect(dampingFor(1)).toBe(0)
    expect(restitutionFor(0)).toBe(1)
    for (const e of [1e-3, 0.05, 0.1353, 0.2, 0.7, 0.999])
      expect(restitutionFor(dampingFor(e))).toBeCloseTo(e, 12)
  })
})

describe('balls in line, 1 m/s', () => {
  const rows = [
    ['three, elastic (check 63; TP B.29)', inLine(3, 1), ELASTIC, [-0.071, 0.0764, 0.9945], 5e-4],
    ['three, e 0.95 (check 64)', inLine(3, 1), DEFAULT_PARAMETERS, [-0.0547, 0.1002, 0.9546], 1e-3],
    ['five, elastic (check 65)', inLine(5, 1), ELASTIC, [-0.0711, -0.0303, -0.0145, 0.127, 0.9888], 1e-3],
    [
      'five, e 0.95 (check 105)',
      inLine(5, 1),
      DEFAULT_PARAMETERS,
      [-0.055, -0.0179, -0.0022, 0.1505, 0.9246],
      1e-3,
    ],
    [
      'gap 10 um, e 0.95 (check 105)',
      inLine(3, 1, [0, 1e-5]),
      DEFAULT_PARAMETERS,
      [-0.03, 0.0742, 0.9558],
      1e-3,
    ],
    [
      'gap 100 um, e 0.95 (check 105)',
      inLine(3, 1, [0, 1e-4]),
      DEFAULT_PARAMETERS,
      [0.0244, 0.0247, 0.9509],
      1e-3,
    ],
  ] as const
  for (const [name, balls, parameters, along, tolerance] of rows)
    it(name, () => expectSpeeds(solve(balls, parameters).balls, along, tolerance))

  // Check 67 and the table of gaps.
  const gaps = [
    [0, -0.071],
    [1e-6, -0.0682],
    [5e-6, -0.0582],
    [1e-5, -0.0477],
    [2e-5, -0.0315],
    [5e-5, -0.0081],
    [1e-4, -0.0004],
    [2e-4, 0],
  ] as const
  for (const [gap, first] of gaps)
    it(`elastic, gap of ${gap * 1e6} um: the first ball keeps ${first} (check 67)`, () => {
      expect(Math.abs(solve(inLine(3, 1, [0, gap]), ELASTIC).balls[0]!.v[0] - first)).toBeLessThan(1e-3)
    })
})

describe('racks and frozen balls', () => {
  const pair = [ball(-Math.sqrt(3) * R, 0, [1, 0, 0]), ball(0, R), ball(0, -R)]
  for (const [name, parameters, back, on, out] of [
    ['elastic', ELASTIC, -0.2, 0.6, 0.34641],
    ['e 0.95', FRICTIONLESS, -0.1666, 0.5833, 0.3368],
  ] as const)
    it(`into a frozen pair, frictionless, ${name} (check 66)`, () => {
      const [cue, left, right] = solve(pair, parameters).balls
      expect(Math.abs(cue!.v[0] - back)).toBeLessThan(1e-3)
      expect(Math.abs(left!.v[0] - on)).toBeLessThan(1e-3)
      expect(Math.abs(left!.v[1] - out)).toBeLessThan(1e-3)
      expect(Math.abs(right!.v[1] + out)).toBeLessThan(1e-3)
    })

  it('tight fifteen, 9 m/s head-on (check 68; rule of thumb v/5: TP B.20)', () => {
    const before = rack(FIFTEEN, [9, 0, 0])
    const { balls, touches } = solve(before)
    const within = (got: number, expected: number) =>
      expect(Math.abs(got / 9 - expected)).toBeLessThan(0.02 * Math.abs(expected))
    within(balls[0]!.v[0], -0.161)
    within(balls[1]!.v[0], -0.109)
    for (const [corner, sign] of [
      [11, -1],
      [15, 1],
    ] as const) {
      within(balls[corner]!.v[0], 0.438)
      within(balls[corner]!.v[1], sign * 0.271)
    }
    expect(Math.abs(energy(balls) / 81 - 0.829)).toBeLessThan(0.02 * 0.829)
    expect(Math.abs(balls.reduce((sum, b) => sum + b.v[1], 0))).toBeLessThan(1e-12)
    expect(Math.abs(balls.reduce((sum, b) => sum + b.v[0], 0) - 9)).toBeLessThan(1e-12)
    expect(touches.count).toBeGreaterThanOrEqual(15)
  })

  it('tight fifteen, elastic and frictionless: rebound 0.179, all energy kept (check 69)', () => {
    const { balls } = solve(rack(FIFTEEN, [9, 0, 0]), ELASTIC)
    expect(Math.abs(balls[0]!.v[0] / 9 + 0.179)).toBeLessThan(0.02 * 0.179)
    expect(Math.abs(energy(balls) / 81 - 1)).toBeLessThan(1e-3)
    expect(energy(balls)).toBeLessThanOrEqual(81 * (1 + 1e-14))
  })

  it('frozen combination struck at 30 degrees: thrown 4.68 degrees, 0.829 m/s (check 70; measured 4.5)', () => {
    const line = 30 * DEGREE
    const { balls } = solve([
      ball(-2 * R, 0, [1, 0, 0]),
      ball(0, 0),
      ball(2 * R * Math.cos(line), 2 * R * Math.sin(line)),
    ])
    expect(Math.abs(30 - direction(balls[2]!) - 4.68)).toBeLessThan(0.1)
    expect(Math.abs(Math.sqrt(balls[2]!.v[0] ** 2 + balls[2]!.v[1] ** 2) - 0.829)).toBeLessThan(0.01)
  })
})

/** A rack struck anywhere, with spin, its balls moved apart by up to `gap`. */
function looseRack(random: Random): ClusterBall[] {
  const rows = [[1], [1, 1], [1, 2], [2, 1], [1, 2, 3], NINE, FIFTEEN][random.int(7)]!
  const v = random.between(0.5, 11)
  const gap = [0, 5e-6, 2e-5, 8e-5, 3e-4][random.int(5)]!
  const spin = () => random.between(-1, 1) * (v / R)
  const offset = random.between(-0.8, 0.8) * R
  const spread = 1 + gap / R
  const jitter = () => random.between(-0.4, 0.4) * gap
  const [, ...racked] = rack(rows, [v, 0, 0])
  const balls = racked.map((b) => ball(b.r[0] * spread + jitter(), b.r[1] * spread + jitter()))
  const head = balls[0]!
  const cue = ball(
    head.r[0] - Math.sqrt(4 * R * R - offset * offset),
    head.r[1] + offset,
    [v, 0, random.next() < 0.2 ? -0.1 * v : 0],
    [spin(), spin(), spin()],
  )
  return [cue, ...balls]
}

describe('against the plain integration at 0.5 us', () => {
  it('40 clusters: every velocity within 0.2 % of the speed, half of the clusters within 0.06 % (check 71)', () => {
    const random = Random.fromSeed(71)
    const errors: number[] = []
    for (let i = 0; i < 40; i++) {
      const balls = looseRack(random)
      const expected = clusterReference(balls, DEFAULT_PARAMETERS, 0.5e-6).balls
      const v = balls[0]!.v[0]
      const worst = solve(balls).balls.map((b, k) =>
        Math.max(...[0, 1, 2].map((c) => Math.abs(b.v[c]! - expected[k]!.v[c]!) / v)),
      )
      errors.push(Math.max(...worst))
    }
    errors.sort((a, b) => a - b)
    expect(errors.at(-1)).toBeLessThan(0.002)
    expect(errors[20]).toBeLessThan(0.0006)
  })
})

describe('properties of a cluster', () => {
  const samples = (seed: number, count: number) => {
    const random = Random.fromSeed(seed)
    return Array.from({ length: count }, () => looseRack(random))
  }

  it('momentum is kept in three dimensions, energy never rises', () => {
    for (const balls of samples(56, 40))
      for (const parameters of [DEFAULT_PARAMETERS, ELASTIC]) {
        const after = solve(balls, parameters).balls
        for (const axis of [0, 1, 2] as const) {
          const gain = after.reduce((sum, b, i) => sum + b.v[axis] - balls[i]!.v[axis], 0)
          expect(Math.abs(gain)).toBeLessThan(1e-12)
        }
        expect(energy(after)).toBeLessThanOrEqual(energy(balls) * (1 + 1e-14))
      }
  })

  it('so they are for any balls that parameters allow', () => {
    const random = Random.fromSeed(59)
    for (const balls of samples(58, 40)) {
      const e = random.between(0.05, 1)
      const parameters = {
        ...DEFAULT_PARAMETERS,
        ballMass: 10 ** random.between(-1.7, 0),
        hertzStiffness: 10 ** random.between(8, 10),
        ballRestitution: e,
        hertzDamping: dampingFor(e),
        ballFriction: random.between(0, 2),
      }
      const after = solve(balls, parameters).balls
      const gain = after.reduce((sum, b, i) => sum + b.v[0] - balls[i]!.v[0], 0)
      expect(Math.abs(gain)).toBeLessThan(1e-12)
      expect(energy(after)).toBeLessThanOrEqual(energy(balls) * (1 + 1e-14))
    }
  })

  it('mirrors left to right and end to end to the last bit', () => {
    for (const balls of samples(57, 30))
      for (const [sx, sy] of [
        [1, -1],
        [-1, 1],
        [-1, -1],
      ] as const) {
        // + 0: of the two zeros the bits differ.
        const mirror = (list: readonly ClusterBall[]): ClusterBall[] =>
          list.map(({ r, v, w }) => ({
            r: [sx * r[0] + 0, sy * r[1] + 0, r[2]],
            v: [sx * v[0] + 0, sy * v[1] + 0, v[2]],
            w: [sy * w[0] + 0, sx * w[1] + 0, sx * sy * w[2] + 0],
          }))
        expect(toRows(solve(mirror(balls)).balls)).toEqual(toRows(mirror(solve(balls).balls)))
      }
  })

  it('the numbering of the balls does not matter (check 72)', () => {
    const random = Random.fromSeed(72)
    for (const balls of samples(72, 30)) {
      const order = random.shuffle(balls.map((_, i) => i))
      const shuffled = solve(order.map((i) => balls[i]!)).balls
      const plain = solve(balls).balls
      order.forEach((i, place) => {
        for (const axis of [0, 1, 2] as const) {
          expect(Math.abs(shuffled[place]!.v[axis] - plain[i]!.v[axis])).toBeLessThan(1e-9)
          expect(Math.abs(shuffled[place]!.w[axis] - plain[i]!.w[axis])).toBeLessThan(1e-7)
        }
      })
    }
  })

  it('a solver used again gives the same bits, other rows and balls out of reach stay as they are', () => {
    const solver = makeClusterSolver(DEFAULT_PARAMETERS, 16)
    const balls = [...rack(NINE, [9, 0, 0], 0.004), ball(0.5, 0.5, [1, 2, 0], [3, 4, 5])]
    const members = balls.map((_, i) => i)
    const first = toRows(balls)
    solver.solve(first, members, members.length)
    const second = toRows(balls)
    solver.solve(second, members, members.length)
    expect(second).toEqual(first)
    expect(fromRows(first).at(-1)).toEqual(balls.at(-1))
    expect(first.x).toEqual(toRows(balls).x)

    const alone = toRows(balls)
    solver.solve(alone, [0, 1], 2)
    const rest = fromRows(alone).slice(2)
    expect(rest).toEqual(balls.slice(2))
    expect(solver.touches.count).toBe(1)
    expect([solver.touches.a[0], solver.touches.b[0]]).toEqual([0, 1])
  })

  it('balls at rest have nothing to say', () => {
    const { balls, duration, touches } = solve([ball(0, 0), ball(2 * R, 0), ball(4 * R, 0)])
    expect(balls.map((b) => b.v)).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ])
    expect([duration, touches.count]).toEqual([0, 0])
  })

  it('planar collisions drop the vertical impulse and keep its torque', () => {
    const balls = rack(NINE, [3, 0, 0], 0, [0, 3 / R, 0])
    const planar = solve(balls, { ...DEFAULT_PARAMETERS, planarCollisions: true }).balls
    const full = solve(balls).balls
    expect(planar.every((b) => b.v[2] === 0)).toBe(true)
    expect(full[0]!.v[2]).toBeGreaterThan(0.01)
    expect(planar[0]!.w[1]).toBeLessThan(balls[0]!.w[1])
  })
})
