import type { BallSample } from '../../src/physics/index.ts'
import { eventsOf, FOOT, MPH, motionOf, play, R, restOf, rolling } from '../../tests/physics/play.ts'
import { type Check, within } from './check.ts'

function makeSample(): BallSample {
  const [r, v, w] = [new Float64Array(3), new Float64Array(3), new Float64Array(3)]
  return { phase: 'resting', r, v, w, q: new Float64Array(4) }
}

/** Numbers that fill -1..1 evenly and have no pattern. */
export function spread(k: number, step: number): number {
  return ((k * step) % 1) * 2 - 1
}

/** Slide of a ball that was struck level at height b (TP A.18: feet, mph, g = 32.174 ft/s2): roll and stun point, ft. */
function dragged(mph: number, b: number): { readonly roll: number; readonly stun: number } {
  const v = mph * MPH
  const result = play({
    parameters: { gravity: 32.174 * FOOT },
    balls: [{ id: 'cue', x: 0, y: 0, v: [v, 0, 0], w: [0, (2.5 * b * v) / R, 0] }],
    paths: true,
  })
  const roll = motionOf(result, 'cue', 'rolling')
  const sample = makeSample()
  let [low, high] = [0, roll.t]
  for (let k = 0; k < 60; k++) {
    const middle = (low + high) / 2
    if (result.paths!.sample('cue', middle, sample).w[1]! < 0) low = middle
    else high = middle
  }
  return { roll: roll.r[0] / FOOT, stun: result.paths!.sample('cue', low, sample).r[0]! / FOOT }
}

function slideEnds(): number {
  let worst = 0
  for (let k = 0; k < 50; k++) {
    const v = [3 * spread(k, 0.37), 3 * spread(k, 0.71)] as const
    const w = [100 * spread(k, 0.13), 100 * spread(k, 0.59), 50 * spread(k, 0.83)] as const
    const roll = motionOf(play({ balls: [{ id: 'cue', x: 0, y: 0, v: [...v, 0], w }] }), 'cue', 'rolling')
    worst = Math.max(
      worst,
      Math.abs(roll.v[0] - (5 * v[0] + 2 * R * w[1]) / 7),
      Math.abs(roll.v[1] - (5 * v[1] - 2 * R * w[0]) / 7),
    )
  }
  return worst
}

/** Greatest rise of energy along a path, and how far the loss of a rolling ball is from m mu_r g s, both by mass. */
function energyAlong(): readonly [rise: number, loss: number] {
  const result = play({ balls: [{ id: 'cue', x: 0, y: 0, v: [2, 0.3, 0], w: [20, -60, 30] }], paths: true })
  const sample = makeSample()
  const roll = motionOf(result, 'cue', 'rolling')
  let [before, rise] = [Number.POSITIVE_INFINITY, 0]
  for (let t = 0; t <= result.duration; t += 0.01) {
    const { v, w } = result.paths!.sample('cue', t, sample)
    const turning = 0.2 * R * R * (w[0]! ** 2 + w[1]! ** 2 + w[2]! ** 2)
    const energy = 0.5 * (v[0]! ** 2 + v[1]! ** 2) + turning
    rise = Math.max(rise, energy - before)
    before = energy
  }
  const end = restOf(result, 'cue')
  const way = Math.hypot(end[0] - roll.r[0], end[1] - roll.r[1])
  return [rise, Math.abs(0.5 * (roll.v[0] ** 2 + roll.v[1] ** 2) - 0.01 * 9.81 * way)]
}

function slideChecks(): Check[] {
  const slide = motionOf(play({ balls: [{ id: 'cue', x: 0, y: 0, v: [3, 0, 0] }] }), 'cue', 'rolling')
  const bend = motionOf(
    play({ balls: [{ id: 'cue', x: 0, y: 0, v: [1.5, 0, 0], w: [30, 0, 0] }] }),
    'cue',
    'rolling',
  )
  const [plain, draw, follow] = [0, -0.25, 0.25].map((b) => [3, 7, 12].map((mph) => dragged(mph, b)))
  const pairs = (expected: readonly number[], got: readonly number[]) =>
    expected.map((value, k) => [value, got[k]!] as const)
  return [
    {
      number: 1,
      what: 'slide from 3 m/s without spin: time, way, speed when it rolls',
      source: 'TP 4.1',
      ...within(1e-6, pairs([0.436872, 1.123385, 2.142857], [slide.t, slide.r[0], slide.v[0]])),
    },
    {
      number: 2,
      what: 'roll point after a centre hit at 3, 7, 12 mph, ft',
      source: 'TP A.18',
      ...within(
        0.001,
        pairs(
          [0.737, 4.012, 11.789],
          plain!.map(({ roll }) => roll),
        ),
      ),
    },
    {
      number: 3,
      what: 'the same, tip R/4 below centre: stun points, then roll points, ft',
      source: 'TP A.18',
      ...within(
        0.001,
        pairs(
          [0.658, 3.583, 10.53, 1.073, 5.84, 17.162],
          [...draw!.map(({ stun }) => stun), ...draw!.map(({ roll }) => roll)],
        ),
      ),
    },
    {
      number: 4,
      what: 'the same, tip R/4 above centre: roll points, ft',
      source: 'TP A.18',
      ...within(
        0.001,
        pairs(
          [0.305, 1.661, 4.881],
          follow!.map(({ roll }) => roll),
        ),
      ),
    },
    {
      number: 5,
      what: 'velocity at the end of a slide is (5/7) v + (2/7) R (wy, -wx): worst of 50 states',
      source: '',
      ...within(1e-12, [[0, slideEnds()]]),
    },
    {
      number: 6,
      what: 'v (1.5, 0), w (30, 0, 0): slide time, place and velocity at its end',
      source: '',
      ...within(
        1e-6,
        pairs(
          [0.251592, 0.323475, -0.030811, 1.071429, -0.244929],
          [bend.t, bend.r[0], bend.r[1], bend.v[0], bend.v[1]],
        ),
      ),
    },
  ]
}

function rollChecks(): Check[] {
  const roll = play({ balls: [rolling('cue', 0, 0, 1)] })
  const spin = play({ balls: [{ id: 'cue', x: 0.1, y: 0.2, w: [0, 0, 50] }] })
  const mu = 0.010357
  const length = play({
    parameters: { rollingFriction: mu },
    balls: [rolling('cue', 0, 0, Math.sqrt(2 * mu * 9.81 * 2.54))],
  })
  const drop = play({ balls: [{ id: 'cue', x: 0, y: 0, z: R + 0.1 }] })
  const [, second, third] = eventsOf(drop, 'bounce').map(({ speed }) => speed ** 2 / (2 * 9.81))
  const [rise, loss] = energyAlong()
  return [
    {
      number: 7,
      what: 'rolling 1 m/s: way and time to rest',
      source: '',
      ...within(1e-4, [
        [5.09684, restOf(roll, 'cue')[0]],
        [10.1937, roll.duration],
      ]),
    },
    {
      number: 8,
      what: '50 rad/s about the vertical: seconds to rest; the ball stays where it is',
      source: '',
      ...within(1e-9, [[5, spin.duration]]),
      statements: [['does not move', restOf(spin, 'cue')[0] === 0.1 && restOf(spin, 'cue')[1] === 0.2]],
    },
    {
      number: 9,
      what: 'table speed 100 on nine feet: seconds for the last length, its way',
      source: 'Shepard',
      ...within(1e-3, [
        [Math.sqrt(50), length.duration],
        [2.54, restOf(length, 'cue')[0]],
      ]),
    },
    {
      number: 10,
      what: 'dropped from 0.1 m: second and third apex, end of the bouncing',
      source: '',
      ...within(
        0.01,
        [
          [0.025, second!],
          [0.00625, third!],
          [0.4284, drop.duration],
        ],
        5,
      ),
    },
    {
      number: 11,
      what: 'energy along a path: greatest rise; rolling loss against m mu_r g s (both by mass)',
      source: '',
      ...within(1e-10, [
        [0, rise],
        [0, loss],
      ]),
    },
  ]
}

/** Checks 1 to 11: a ball alone on the cloth and above it. */
export function motionChecks(): Check[] {
  return [...slideChecks(), ...rollChecks()]
}
