import { Random } from '../../src/math/index.ts'
import { type BallSample, DEFAULT_PARAMETERS, type PhysicsParameters } from '../../src/physics/index.ts'
import { makeCushionLaw } from '../../src/physics/resolve/cushion.ts'
import { DEGREE, play, R } from '../../tests/physics/play.ts'
import { type Check, within } from './check.ts'

/**
 * A ball as it meets the cushion, in the frame of the contact (X along it, Y into it): `angle` from the normal, with
 * spin rate factors `follow` along the path and `side`. Velocity, then spin.
 */
function arrival(speed: number, angle: number, follow: number, side = 0): Float64Array {
  const x = speed * Math.sin(angle * DEGREE)
  const y = speed * Math.cos(angle * DEGREE)
  return Float64Array.of(x, y, 0, (-follow * y) / R, (follow * x) / R, (side * speed) / R)
}

interface Rubber {
  readonly e: number
  readonly nose: number
  readonly cloth: number
  readonly parameters?: PhysicsParameters
}

const POOL: Rubber = { e: 0.85, nose: 0.2, cloth: 0.2 }

function rebound(
  state: Float64Array,
  { e, nose, cloth, parameters = DEFAULT_PARAMETERS }: Rubber,
): Float64Array {
  const after = Float64Array.from(state)
  makeCushionLaw(parameters).hit(after, e, nose, cloth)
  return after
}

const speedOf = (s: ArrayLike<number>) => Math.hypot(s[0]!, s[1]!)
const angleOf = (x: number, y: number) => Math.atan2(x, -y) / DEGREE
const energyOf = (s: ArrayLike<number>) =>
  s[0]! ** 2 + s[1]! ** 2 + s[2]! ** 2 + 0.4 * R * R * (s[3]! ** 2 + s[4]! ** 2 + s[5]! ** 2)
const rolled = (s: ArrayLike<number>) =>
  [(5 * s[0]! + 2 * R * s[4]!) / 7, (5 * s[1]! - 2 * R * s[3]!) / 7] as const

/** Angle, follow, side; then v'/V, angle out, rolled speed, rolled angle, energy kept. */
const REFERENCE = [
  [0, 1, 0, 0.8084, 0, 0.515, 0, 0.48],
  [15, 1, 0, 0.8025, 11.96, 0.53, 19.12, 0.498],
  [30, 1, 0, 0.7848, 24.14, 0.566, 36.29, 0.544],
  [45, 1, 0, 0.774, 39.83, 0.631, 54.39, 0.604],
  [60, 1, 0, 0.8085, 58.61, 0.744, 71.22, 0.689],
  [30, 0, 0, 0.734, 23.73, 0.488, 28.57, 0.598],
  [45, 0, 0, 0.7098, 38.48, 0.484, 42.57, 0.601],
  [30, -1, 0, 0.7486, 22.78, 0.506, 14.9, 0.435],
  [30, 1, 1, 0.9206, 40.05, 0.738, 52.48, 0.684],
  [30, 1, -1, 0.7578, 15.88, 0.484, 28.44, 0.38],
  [0, 0, 1, 0.8083, 18.76, 0.562, 26.49, 0.52],
] as const

/** Greatest differences from the reference values: speeds and energies, then angles. */
function fromReference(): readonly [speeds: number, angles: number] {
  let [speeds, angles] = [0, 0]
  for (const [angle, follow, side, speed, out, rollSpeed, rollAngle, kept] of REFERENCE) {
    const before = arrival(1, angle, follow, side)
    const after = rebound(before, POOL)
    const roll = rolled(after)
    speeds = Math.max(
      speeds,
      Math.abs(speedOf(after) - speed),
      Math.abs(speedOf(roll) - rollSpeed),
      Math.abs(energyOf(after) / energyOf(before) - kept),
    )
    angles = Math.max(
      angles,
      Math.abs(angleOf(after[0]!, after[1]!) - out),
      Math.abs(angleOf(...roll) - rollAngle),
    )
  }
  return [speeds, angles]
}

/** Greatest energy ratios over random hits: with loss or friction, and without either. */
function energyKept(): readonly [lossy: number, lossless: number] {
  const random = Random.fromSeed(75)
  let [lossy, lossless] = [0, 0]
  for (let k = 0; k < 2000; k++) {
    const before = arrival(
      random.between(0.2, 8),
      random.between(-89, 89),
      random.between(-1.5, 1.5),
      random.between(-1.5, 1.5),
    )
    const rubber = { e: random.between(0.5, 0.99), nose: random.between(0, 0.3), cloth: 0.2 }
    lossy = Math.max(lossy, energyOf(rebound(before, rubber)) / energyOf(before))
    const ideal = energyOf(rebound(before, { e: 1, nose: 0, cloth: 0 })) / energyOf(before)
    lossless = Math.max(lossless, Math.abs(ideal - 1))
  }
  return [lossy, lossless]
}

/**
 * Where a bank over the width of a nine-foot table comes back to the other nose line, in diamonds from the corner that
 * the system promises. The line of aim goes through the sights at `cue` and `aim`.
 */
function bankError(cue: number, aim: number, speed: number, follow: number): number {
  const pitch = 0.3175
  const sights = 0.635 + 0.0937
  const line = 0.635 - R * Math.sqrt(1 - 0.27 * 0.27)
  const start = cue * pitch + (((aim - cue) * pitch) / (2 * sights)) * (line + sights)
  const state = arrival(speed, Math.atan2((aim - cue) * pitch, 2 * sights) / DEGREE, follow)
  const law = makeCushionLaw(DEFAULT_PARAMETERS)
  law.hit(state, law.restitution(state[1]!), 0.2, 0.2)
  const [vx, vy, vz, wx, wy, wz] = state as unknown as readonly [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
  const result = play({
    balls: [{ id: '1', x: start, y: line, v: [vx, vy, vz], w: [wx, wy, wz] }],
    paths: true,
  })
  return xAt(result, -0.635) / pitch
}

/** Where the path of ball 1 first has this y. */
function xAt(result: ReturnType<typeof play>, y: number): number {
  const [r, v, w] = [new Float64Array(3), new Float64Array(3), new Float64Array(3)]
  const sample: BallSample = { phase: 'resting', r, v, w, q: new Float64Array(4) }
  let [low, high] = [0, result.duration]
  for (let k = 0; k < 60; k++) {
    const middle = (low + high) / 2
    if (result.paths!.sample('1', middle, sample).r[1]! > y) low = middle
    else high = middle
  }
  return result.paths!.sample('1', high, sample).r[0]!
}

const KICKS = [1, 2, 3, 4, 5].map((cue) => [cue, cue / 2] as const)
const BANKS = [
  [1.38, 0.5],
  [2.72, 1],
  [3.89, 1.5],
  [5.07, 2],
  [6.38, 2.5],
  [7.74, 3],
] as const

/** Checks 73 to 78: a ball and a cushion. */
export function cushionChecks(): Check[] {
  const [speeds, angles] = fromReference()
  const [lossy, lossless] = energyKept()
  const snooker = {
    e: 0.98,
    nose: 0.14,
    cloth: 0.212,
    parameters: { ...DEFAULT_PARAMETERS, noseHeightRatio: 1.4 },
  }
  const slanted = rebound(arrival(1, 50, 1), snooker)
  const sides = [0.1, 0.5, 1, 1.3].map((side) => {
    const [right, left] = [side, -side].map((s) => rebound(arrival(2, 0, 1, s), POOL))
    return Math.max(Math.abs(right![0]! + left![0]!), Math.abs(right![1]! - left![1]!))
  })
  return [
    {
      number: 73,
      what: 'eleven rebounds, e 0.85, frictions 0.20 (rolling, stun, draw, side; 0 to 60 degrees): greatest difference of a speed or energy; of an angle, degrees',
      source: 'M10 model',
      figures: [
        { expected: 0, got: speeds, tolerance: 0.002, digits: 4 },
        { expected: 0, got: angles, tolerance: 0.1, digits: 3 },
      ],
      tolerance: '0.002; 0.1',
    },
    {
      number: 74,
      what: 'snooker constants, rolling, 40 degrees to the cushion: speed; straight on: speed',
      source: 'M10',
      ...within(0.003, [
        [0.847, speedOf(slanted)],
        [0.911, speedOf(rebound(arrival(1, 0, 1), snooker))],
      ]),
      statements: [
        ['leaves at 46.5 degrees within 0.3', Math.abs(90 - angleOf(slanted[0]!, slanted[1]!) - 46.5) < 0.3],
      ],
    },
    {
      number: 75,
      what: '2,000 random rebounds: greatest gain of energy without friction and loss',
      source: '',
      ...within(1e-9, [[0, lossless]]),
      statements: [['always less than 1 with loss or friction', lossy < 1]],
    },
    {
      number: 76,
      what: 'straight on with right and left side: greatest difference of the mirror images',
      source: '',
      ...within(
        1e-9,
        sides.map((difference) => [0, difference] as const),
      ),
    },
    {
      number: 77,
      what: 'rolling kick "two to one", from diamonds 1 to 5, 1.5 m/s: error at the corner, diamonds',
      source: 'BD',
      ...within(
        0.25,
        KICKS.map(([cue, aim]) => [0, bankError(cue, aim, 1.5, 1)] as const),
        2,
      ),
    },
    {
      number: 78,
      what: 'sliding bank, 3 m/s, six lines of aim: error at the corner, diamonds',
      source: 'TP B.27, B.28',
      ...within(
        0.25,
        BANKS.map(([cue, aim]) => [0, bankError(cue, aim, 3, 0)] as const),
        2,
      ),
    },
  ]
}
