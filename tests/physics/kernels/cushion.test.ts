import { describe, expect, it } from 'vitest'
import { Random } from '../../../src/math/index.ts'
import { DEFAULT_PARAMETERS, type PhysicsParameters } from '../../../src/physics/parameters.ts'
import { makeCushionLaw } from '../../../src/physics/resolve/cushion.ts'
import { type CushionHit, cushionReference } from './cushion-reference.ts'

const R = DEFAULT_PARAMETERS.ballRadius
const DEGREE = Math.PI / 180

/** A ball that meets the cushion at `angle` from its normal with SRF `follow` along the path and `side`. */
function arrival(speed: number, angle: number, follow: number, side = 0): Float64Array {
  const x = speed * Math.sin(angle * DEGREE)
  const y = speed * Math.cos(angle * DEGREE)
  return Float64Array.of(x, y, 0, (-follow * y) / R, (follow * x) / R, (side * speed) / R)
}

function hit(state: Float64Array, e: number, muW = 0.2, muS = 0.2, parameters = DEFAULT_PARAMETERS) {
  const after = Float64Array.from(state)
  makeCushionLaw(parameters).hit(after, e, muW, muS)
  return after
}

const speedOf = (s: ArrayLike<number>) => Math.sqrt(s[0]! ** 2 + s[1]! ** 2)
const angleOf = (x: number, y: number) => Math.atan2(x, -y) / DEGREE
/** Velocity once the cloth has made the ball roll. */
const rolled = (s: Float64Array): [number, number] => [
  (5 * s[0]! + 2 * R * s[4]!) / 7,
  (5 * s[1]! - 2 * R * s[3]!) / 7,
]
const energy = (s: ArrayLike<number>) =>
  s[0]! ** 2 + s[1]! ** 2 + s[2]! ** 2 + 0.4 * R * R * (s[3]! ** 2 + s[4]! ** 2 + s[5]! ** 2)

function randomHit(random: Random): CushionHit {
  const angle = random.between(-1.569, 1.569)
  const speed = random.between(0.2, 8)
  const spin = () => random.between(-1.6, 1.6) * (speed / R)
  const x = speed * Math.sin(angle)
  const y = speed * Math.cos(angle)
  const roll = [-y / R, x / R, random.next() < 0.5 ? 0 : spin()]
  const kind = random.next()
  const spins =
    kind < 0.15
      ? roll
      : kind < 0.25
        ? [0, 0, roll[2]!]
        : kind < 0.3
          ? [roll[0]! * (1 + 1e-3 * random.next()), roll[1]!, 0]
          : [spin(), spin(), spin()]
  return {
    state: [x, y, 0, ...spins],
    e: random.between(0.5, 0.98),
    noseFriction: [0.14, 0.17, 0.2, 0.3][random.int(4)]!,
    clothFriction: [0.15, 0.2, 0.25][random.int(3)]!,
  }
}

describe('reference values of a pool cushion: e 0.85, both frictions 0.20, nose at 1.27 R', () => {
  // Check 73. Tolerance 0.002 of the speed, 0.1 degree; spins in V/R.
  const rows = [
    ['rolling', 0, 1, 0, 0.8084, 0, [-0.218, 0, 0], 0.515, 0, 0.48],
    ['rolling', 15, 1, 0, 0.8025, 11.96, [-0.211, 0.191, 0.226], 0.53, 19.12, 0.498],
    ['rolling', 30, 1, 0, 0.7848, 24.14, [-0.193, 0.371, 0.437], 0.566, 36.29, 0.544],
    ['rolling', 45, 1, 0, 0.774, 39.83, [-0.201, 0.555, 0.516], 0.631, 54.39, 0.604],
    ['rolling', 60, 1, 0, 0.8085, 58.61, [-0.215, 0.738, 0.43], 0.744, 71.22, 0.689],
    ['stun', 30, 0, 0, 0.734, 23.73, [-0.181, 0.078, 0.329], 0.488, 28.57, 0.598],
    ['stun', 45, 0, 0, 0.7098, 38.48, [-0.141, 0.043, 0.471], 0.484, 42.57, 0.601],
    ['natural draw', 30, -1, 0, 0.7486, 22.78, [-0.013, -0.269, 0.223], 0.506, 14.9, 0.435],
    ['rolling, running side', 30, 1, 1, 0.9206, 40.05, [-0.19, 0.567, 0.774], 0.738, 52.48, 0.684],
    ['rolling, reverse side', 30, 1, -1, 0.7578, 15.88, [-0.334, 0.288, -0.284], 0.484, 28.44, 0.38],
    ['stun, side', 0, 0, 1, 0.8083, 18.76, [-0.152, 0.228, 0.334], 0.562, 26.49, 0.52],
  ] as const
  for (const [name, incidence, follow, side, speed, out, spin, rolledSpeed, rolledAngle, kept] of rows)
    it(`${name}, ${incidence} degrees from the normal`, () => {
      const before = arrival(1, incidence, follow, side)
      const after = hit(before, 0.85)
      expect(Math.abs(speedOf(after) - speed)).toBeLessThan(0.002)
      expect(Math.abs(angleOf(after[0]!, after[1]!) - out)).toBeLessThan(0.1)
      for (let i = 0; i < 3; i++) expect(Math.abs(after[3 + i]! * R - spin[i]!)).toBeLessThan(0.002)
      const roll = rolled(after)
      expect(Math.abs(speedOf(roll) - rolledSpeed)).toBeLessThan(0.002)
      expect(Math.abs(angleOf(roll[0], roll[1]) - rolledAngle)).toBeLessThan(0.15)
      expect(Math.abs(energy(after) / energy(before) - kept)).toBeLessThan(0.002)
    })
})

describe('published figures', () => {
  const snooker: PhysicsParameters = { ...DEFAULT_PARAMETERS, noseHeightRatio: 1.4 }
  it('snooker constants: rolling at 40 degrees to the cushion and straight on (check 74; Mathavan 2010)', () => {
    const slanted = hit(arrival(1, 50, 1), 0.98, 0.14, 0.212, snooker)
    expect(Math.abs(speedOf(slanted) - 0.847)).toBeLessThan(0.003)
    expect(Math.abs(90 - angleOf(slanted[0]!, slanted[1]!) - 46.5)).toBeLessThan(0.3)
    expect(Math.abs(speedOf(hit(arrival(1, 0, 1), 0.98, 0.14, 0.212, snooker)) - 0.911)).toBeLessThan(0.003)
  })

  it('30 degrees: reverse < plain < running in angle and speed (check 82; Alciatore)', () => {
    const [reverse, plain, running] = [-1, 0, 1].map((side) => hit(arrival(2, 30, 1, side), 0.85))
    expect(speedOf(reverse!)).toBeLessThan(speedOf(plain!))
    expect(speedOf(plain!)).toBeLessThan(speedOf(running!))
    expect(angleOf(reverse![0]!, reverse![1]!)).toBeLessThan(angleOf(plain![0]!, plain![1]!))
    expect(angleOf(plain![0]!, plain![1]!)).toBeLessThan(angleOf(running![0]!, running![1]!))
  })

  const kicks = [0.5, 1, 1.5, 2, 2.5].map((k) => [2 * k, k] as const)
  for (const [cue, aim] of kicks)
    it(`rolling kick from ${cue} at ${aim} comes to the corner within 1/4 diamond (check 77)`, () => {
      expect(Math.abs(diamondAfterBank(cue, aim, 1.5, 1))).toBeLessThan(0.25)
    })

  const banks = [
    [1.38, 0.5],
    [2.72, 1],
    [3.89, 1.5],
    [5.07, 2],
    [6.38, 2.5],
    [7.74, 3],
  ] as const
  for (const [cue, aim] of banks)
    it(`sliding bank from ${cue} at ${aim} comes to the corner within 1/4 diamond (check 78; TP B.28)`, () => {
      expect(Math.abs(diamondAfterBank(cue, aim, 3, 0))).toBeLessThan(0.25)
    })
})

/**
 * Where a bank across a nine-foot table comes back to the nose line, in diamonds from the corner. The line of
 * aim goes through the sights at `cue` and `aim`; the ball meets the cushion at `speed` with SRF `follow`; after
 * it the path is the closed form of sliding and rolling.
 */
function diamondAfterBank(cue: number, aim: number, speed: number, follow: number): number {
  const pitch = 0.3175
  const sights = 0.635 + 0.0937
  const line = 0.635 - R * Math.sqrt(1 - 0.27 * 0.27)
  const along = (aim - cue) * pitch
  const across = 2 * sights
  const start = cue * pitch + (along / across) * (line + sights)
  const state = arrival(speed, Math.atan2(along, across) / DEGREE, follow)
  const law = makeCushionLaw(DEFAULT_PARAMETERS)
  law.hit(state, law.restitution(state[1]!), 0.2, 0.2)
  const slipX = state[0]! - R * state[4]!
  const slipY = state[1]! + R * state[3]!
  const slip = Math.sqrt(slipX * slipX + slipY * slipY)
  const pull = 0.2 * 9.81
  const slides = (2 * slip) / (7 * pull)
  const accX = (-pull * slipX) / slip
  const accY = (-pull * slipY) / slip
  const depth = line + 0.635
  const root = Math.sqrt(state[1]! ** 2 - 2 * accY * depth)
  const crossing = (-state[1]! - root) / accY > 0 ? (-state[1]! - root) / accY : (-state[1]! + root) / accY
  if (crossing <= slides) return (start + state[0]! * crossing + (accX * crossing ** 2) / 2) / pitch
  const x = start + state[0]! * slides + (accX * slides ** 2) / 2
  const y = -depth - (state[1]! * slides + (accY * slides ** 2) / 2)
  const [rollX, rollY] = rolled(state)
  return (x + (rollX / rollY) * y) / pitch
}

describe('against 3,000 fixed steps', () => {
  it('3,000 random hits: never more than 1e-3 of the speed away, half of them within 3e-5', () => {
    const random = Random.fromSeed(8)
    const law = makeCushionLaw(DEFAULT_PARAMETERS)
    const errors: number[] = []
    for (let i = 0; i < 3000; i++) {
      const sample = randomHit(random)
      const expected = cushionReference(sample, R, 1.27, 3000)
      const state = Float64Array.from(sample.state)
      law.hit(state, sample.e, sample.noseFriction, sample.clothFriction)
      const units = [1, 1, 0, R, R, R]
      const worst = Math.max(...expected.map((value, j) => Math.abs(value - state[j]!) * units[j]!))
      errors.push(worst / speedOf(sample.state))
    }
    errors.sort((a, b) => a - b)
    expect(errors.at(-1)).toBeLessThan(1e-3)
    expect(errors[1500]).toBeLessThan(3e-5)
  })
})

describe('properties of a contact with a cushion', () => {
  it('energy falls; it stays only without friction and loss (check 75)', () => {
    const random = Random.fromSeed(75)
    for (let i = 0; i < 3000; i++) {
      const { state, e, noseFriction, clothFriction } = randomHit(random)
      const before = Float64Array.from(state)
      expect(energy(hit(before, e, noseFriction, clothFriction))).toBeLessThan(energy(before))
      expect(energy(hit(before, 1, noseFriction, clothFriction)) / energy(before)).toBeLessThan(1 + 1e-9)
      expect(Math.abs(energy(hit(before, 1, 0, 0)) / energy(before) - 1)).toBeLessThan(1e-9)
    }
  })

  it('any friction, nose height, speed and spin that parameters allow: no energy gained, the ball leaves', () => {
    const random = Random.fromSeed(10)
    for (let i = 0; i < 3000; i++) {
      const noseHeightRatio = random.between(1.05, 1.6)
      const strange = i % 10 === 0
      const muW = random.between(0, strange ? 2 : 0.7)
      const muS = random.between(0, strange ? 2 : 0.5)
      const before = arrival(
        10 ** random.between(-5, 1.1),
        random.between(-89.9, 89.9),
        random.between(-10, 10),
      )
      before[5] = random.between(-10, 10) * (speedOf(before) / R)
      const after = hit(before, random.next(), muW, muS, { ...DEFAULT_PARAMETERS, noseHeightRatio })
      expect(energy(after)).toBeLessThan(energy(before) * (1 + 1e-9))
      expect(after[1]).toBeLessThanOrEqual(0)
      if (!strange) expect(after[1]).toBeLessThan(0)
    }
  })

  it('the mirror image of a hit is the mirrored hit to the last bit', () => {
    const random = Random.fromSeed(57)
    const law = makeCushionLaw(DEFAULT_PARAMETERS)
    const flip = (s: ArrayLike<number>) => Float64Array.of(-s[0]!, s[1]!, s[2]!, s[3]!, -s[4]!, -s[5]!)
    for (let i = 0; i < 3000; i++) {
      const { state, e, noseFriction, clothFriction } = randomHit(random)
      const plain = Float64Array.from(state)
      const mirrored = flip(state)
      law.hit(plain, e, noseFriction, clothFriction)
      law.hit(mirrored, e, noseFriction, clothFriction)
      expect(mirrored).toEqual(flip(plain))
    }
  })

  it('straight on, right and left side go to equal and opposite angles (check 76)', () => {
    for (const side of [0.1, 0.5, 1, 1.3]) {
      const right = hit(arrival(2, 0, 1, side), 0.85)
      const left = hit(arrival(2, 0, 1, -side), 0.85)
      expect(left[0]).toBe(-right[0]!)
      expect(left[1]).toBe(right[1])
      expect(right[0]).toBeGreaterThan(0)
    }
  })

  it('without rebound the ball stays at the cushion, and a ball that moves away is left alone', () => {
    const law = makeCushionLaw(DEFAULT_PARAMETERS)
    const stays = arrival(1, 30, 1)
    law.hit(stays, 0, 0.2, 0.2)
    expect(stays[1]).toBe(0)
    const away = Float64Array.of(1, -1, 0, 2, 3, 4)
    law.hit(away, 0.85, 0.2, 0.2)
    expect([...away]).toEqual([1, -1, 0, 2, 3, 4])
  })

  it('restitution: 0.90 less 0.02 for each m/s, not below 0.70; none below 1 mm/s', () => {
    const law = makeCushionLaw(DEFAULT_PARAMETERS)
    expect(law.restitution(1)).toBeCloseTo(0.88, 12)
    expect(law.restitution(20)).toBe(0.7)
    expect(law.restitution(9e-4)).toBe(0)
    expect(makeCushionLaw({ ...DEFAULT_PARAMETERS, cushionRestitution: 0.85 }).restitution(3)).toBe(0.85)
  })

  it('strong friction lifts an over-spun ball off the cloth; ordinary rubber never does', () => {
    // The slip at the nose stays downward all the time: closed form with constant friction.
    const [st, ct, mu, e, v] = [0.27, Math.sqrt(1 - 0.27 ** 2), 0.5, 0.8, 2]
    const after = hit(arrival(v, 0, 4), e, mu, 0.2)
    expect(after[2]).toBeCloseTo(((mu * ct - st) * (1 + e) * v) / (ct + mu * st), 9)
    const random = Random.fromSeed(9)
    for (let i = 0; i < 500; i++) {
      const sample = randomHit(random)
      expect(hit(Float64Array.from(sample.state), sample.e, 0.2, 0.2)[2]).toBe(0)
    }
  })
})

describe('an airborne ball meets an edge', () => {
  const law = makeCushionLaw(DEFAULT_PARAMETERS)
  it('without friction it is thrown back along the normal', () => {
    const state = Float64Array.of(1, 2, -1, 5, 6, 7)
    law.hitAirborne(state, 0, -0.6, 0.8, 0.5, 0)
    const push = 1.5 * (2 * 0.6 + 0.8)
    expect(state[0]).toBe(1)
    expect(state[1]).toBeCloseTo(2 - 0.6 * push, 12)
    expect(state[2]).toBeCloseTo(-1 + 0.8 * push, 12)
    expect([...state.subarray(3)]).toEqual([5, 6, 7])
  })

  it('with much friction the surface stops on the edge; energy never rises', () => {
    const random = Random.fromSeed(3)
    for (let i = 0; i < 2000; i++) {
      const [nx, ny, nz] = unit(random)
      const state = Float64Array.from({ length: 6 }, (_, j) => random.between(-3, 3) / (j < 3 ? 1 : R))
      const before = Float64Array.from(state)
      const friction = random.next()
      law.hitAirborne(state, nx, ny, nz, 0.8, i % 2 === 0 ? 1e6 : friction)
      expect(energy(state)).toBeLessThanOrEqual(energy(before) * (1 + 1e-12))
      const approach = before[0]! * nx + before[1]! * ny + before[2]! * nz
      if (i % 2 === 1 || approach >= 0) continue
      const [wx, wy, wz] = [state[3]! * R, state[4]! * R, state[5]! * R]
      const normal = state[0]! * nx + state[1]! * ny + state[2]! * nz
      expect(normal).toBeCloseTo(-0.8 * approach, 9)
      expect(state[0]! - normal * nx - (wy * nz - wz * ny)).toBeCloseTo(0, 9)
      expect(state[1]! - normal * ny - (wz * nx - wx * nz)).toBeCloseTo(0, 9)
      expect(state[2]! - normal * nz - (wx * ny - wy * nx)).toBeCloseTo(0, 9)
    }
  })
})

function unit(random: Random): [number, number, number] {
  const v = [random.gaussian(), random.gaussian(), random.gaussian()] as const
  const length = Math.sqrt(v[0] ** 2 + v[1] ** 2 + v[2] ** 2)
  return [v[0] / length, v[1] / length, v[2] / length]
}
