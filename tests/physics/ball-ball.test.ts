import { describe, expect, it } from 'vitest'
import type { BallKinematics } from '../../src/shot/index.ts'
import { DEGREE, eventsOf, headingOf, INCH, MPH, motionOf, play, R, speedOf } from './play.ts'

const near = (value: number, expected: number, tolerance: number) =>
  expect(Math.abs(value - expected)).toBeLessThanOrEqual(tolerance)

interface Hit {
  /** Speed of the cue ball at contact, m/s. */
  readonly v: number
  /** Cut angle, degrees; the object ball lies to the left of the path. */
  readonly phi?: number
  /** Spin rate factors: 1 = natural roll, 0 = stun; side > 0 = right. */
  readonly follow?: number
  readonly side?: number
  readonly parameters?: Parameters<typeof play>[0]['parameters']
}

/** A cue ball that meets ball 1 in exactly this state (it starts in contact, so no cloth comes between). */
function hit({ v, phi = 0, follow = 0, side = 0, parameters = {} }: Hit) {
  const [cos, sin] = [Math.cos(phi * DEGREE), Math.sin(phi * DEGREE)]
  const result = play({
    parameters,
    balls: [
      { id: 'cue', x: -2 * R * cos, y: -2 * R * sin, v: [v, 0, 0], w: [0, (follow * v) / R, (side * v) / R] },
      { id: '1', x: 0, y: 0 },
    ],
  })
  const event = eventsOf(result, 'ball-ball')[0]!
  const [cue, object] = [event.after!.cue!, event.after!['1']!]
  return {
    result,
    event,
    cue,
    object,
    throwDeg: phi - headingOf(object.v),
    throwSide: headingOf(object.v) - phi,
  }
}

/** Velocity once the cloth has made the ball roll. */
const rolled = ({ v, w }: BallKinematics): [number, number, number] => [
  (5 * v[0] + 2 * R * w[1]) / 7,
  (5 * v[1] - 2 * R * w[0]) / 7,
  0,
]

const IDEAL = { ballRestitution: 1, ballFriction: 0 }
const ELASTIC = { ballRestitution: 1 }
const PLANAR = { planarCollisions: true }
const SLOW = 0.447
const MEDIUM = 1.341
const FAST = 3.129

describe('speeds and directions', () => {
  it('check 32: head-on 1 m/s, e 0.95', () => {
    const { cue, object } = hit({ v: 1, parameters: { ballFriction: 0 } })
    near(cue.v[0], 0.025, 1e-12)
    near(object.v[0], 0.975, 1e-12)
  })

  it('check 33: stun without loss parts at 90 degrees at every cut', () => {
    for (const phi of [1, 10, 30, 45, 60, 80, 89]) {
      const { cue, object } = hit({ v: 1, phi, parameters: IDEAL })
      near(headingOf(object.v) - headingOf(cue.v), 90, 1e-9)
    }
  })

  it.each([
    [0.94, 0, 87.025],
    [1, 0.06, 86.566],
    [0.94, 0.06, 83.259],
  ])('check 34 (TP A.5): stun at 30 degrees with e %f and mu %f parts at %f degrees', (e, mu, angle) => {
    const { cue, object } = hit({ v: 1, phi: 30, parameters: { ballRestitution: e, ballFriction: mu } })
    near(headingOf(object.v) - headingOf(cue.v), angle, 0.001)
  })

  it.each([
    [35, 30, -33.67, 0.55787, 0.61859],
    [37, 48.5904, -27.267, null, null],
  ])(
    'check %i (TP 3.3, A.16): rolling cue ball at cut %f leaves at %f degrees',
    (_check, phi, angle, cueSpeed, objectSpeed) => {
      const { cue, object } = hit({ v: 1, phi, follow: 1, parameters: IDEAL })
      near(headingOf(rolled(cue)), angle, 0.001)
      if (cueSpeed !== null) near(speedOf(rolled(cue)), cueSpeed, 1e-4)
      if (objectSpeed !== null) near(speedOf(rolled(object)), objectSpeed, 1e-4)
    },
  )

  it('check 36 (TP A.16): the greatest deflection of a rolling cue ball is 33.749 degrees at 28.126', () => {
    const at = (phi: number) => -headingOf(rolled(hit({ v: 1, phi, follow: 1, parameters: IDEAL }).cue))
    near(at(28.126), 33.749, 0.001)
    expect(at(28.126)).toBeGreaterThan(at(28.0))
    expect(at(28.126)).toBeGreaterThan(at(28.25))
  })

  it('check 38 (TP A.16): rolling full hit keeps 2/7 and gives 5/7', () => {
    const { cue, object } = hit({ v: 1, follow: 1, parameters: { ...IDEAL, ...PLANAR } })
    near(rolled(cue)[0], 2 / 7, 1e-4)
    near(rolled(object)[0], 5 / 7, 1e-4)
    near((rolled(object)[0] / rolled(cue)[0]) ** 2, 6.25, 1e-3)
  })

  it('check 39 (TP A.16): equal final speeds at sin^2 = 0.3', () => {
    const { cue, object } = hit({ v: 1, phi: 33.211, follow: 1, parameters: IDEAL })
    near(speedOf(rolled(cue)), speedOf(rolled(object)), 2e-5)
  })

  it('check 40 (TP A.8): rolling half-ball with mu 0.06', () => {
    const { cue } = hit({
      v: 1,
      phi: 30,
      follow: 1,
      parameters: { ballRestitution: 1, ballFriction: 0.06, ...PLANAR },
    })
    near(headingOf(rolled(cue)), -35.907, 0.001)
  })

  it('check 41: rolling half-ball, defaults, planar', () => {
    const { cue, throwDeg } = hit({ v: 1, phi: 30, follow: 1, parameters: PLANAR })
    near(headingOf(rolled(cue)), -33.843, 0.002)
    near(throwDeg, 1.3272, 0.002)
  })

  it('checks 42, 43 (TP A.20): draw', () => {
    near(-headingOf(rolled(hit({ v: 1, phi: 30, follow: -1, parameters: IDEAL }).cue)), 109.107, 0.001)
    near(-headingOf(rolled(hit({ v: 1, phi: 39.2315, follow: -1, parameters: IDEAL }).cue)), 90, 0.001)
    near(-headingOf(rolled(hit({ v: 1, phi: 30, follow: -0.625, parameters: IDEAL }).cue)), 90, 0.01)
  })

  it('check 54 (M09, photographed): 1.032 m/s, 26.36 degrees, rolling', () => {
    const radius = 0.02625
    const phi = 26.36 * DEGREE
    const result = play({
      parameters: { ballRadius: radius, ballRestitution: 0.89, ballFriction: 0.05, planarCollisions: true },
      balls: [
        {
          id: 'cue',
          x: -2 * radius * Math.cos(phi),
          y: -2 * radius * Math.sin(phi),
          v: [1.032, 0, 0],
          w: [0, 1.032 / radius, 0],
        },
        { id: '1', x: 0, y: 0 },
      ],
    })
    const [cue, object] = (['cue', '1'] as const).map((ball) => motionOf(result, ball, 'rolling', 1e-9).v)
    near(speedOf(cue!), 0.521, 0.01 * 0.521)
    near(speedOf(object!), 0.596, 0.01 * 0.596)
    near(-headingOf(cue!), 32.1, 0.5)
    near(headingOf(object!), 25, 0.5)
  })
})

describe('throw and spin', () => {
  it.each([
    // biome-ignore lint/suspicious/noApproximativeNumericConstant: a throw in degrees, not log2(e)
    [44, SLOW, 0, [10, 1.443, 20, 2.976, 30, 4.715, 40, 5.083, 48.59, 4.855, 60, 4.621]],
    // biome-ignore lint/suspicious/noApproximativeNumericConstant: a throw in degrees, not log2(e)
    [45, MEDIUM, 0, [10, 1.443, 20, 2.976, 30, 3.549, 40, 2.99, 48.59, 2.64, 60, 2.318]],
    [46, FAST, 1, [30, 0.388, 60, 0.672]],
    [104, SLOW, 0, [45, 4.945]],
    [104, MEDIUM, 0, [45, 2.773]],
    [104, FAST, 0, [45, 1.127]],
  ])('check %i (TP A.14): throw at %f m/s, roll %i', (_check, v, follow, table) => {
    for (let k = 0; k < table.length; k += 2) {
      near(hit({ v, phi: table[k]!, follow, parameters: ELASTIC }).throwDeg, table[k + 1]!, 0.002)
    }
  })

  it.each([
    [47, SLOW, 33.1, 5.3, 0.01],
    [48, MEDIUM, 25.4, 3.874, 0.005],
    [48, FAST, 18.2, 2.697, 0.005],
  ])(
    'check %i: the greatest throw of a stun at %f m/s is at %f degrees: %f',
    (_check, v, phi, most, tolerance) => {
      const at = (angle: number) => hit({ v, phi: angle, parameters: ELASTIC }).throwDeg
      const around = Array.from({ length: 21 }, (_, k) => at(phi + (k - 10) / 100))
      near(Math.max(...around), most, tolerance)
      expect(Math.max(...around)).toBeGreaterThan(at(phi - 1))
      expect(Math.max(...around)).toBeGreaterThan(at(phi + 1))
    },
  )

  it('check 49 (TP A.24): 2 mph at 30 degrees; follow and draw bend the object ball', () => {
    const v = 2 * MPH
    near(hit({ v, phi: 30, parameters: ELASTIC }).throwDeg, 4.366, 0.001)
    near(hit({ v, phi: 30, follow: 1, parameters: ELASTIC }).throwDeg, 1.454, 0.001)
    const bend = (follow: number) => {
      const { object } = hit({ v, phi: 30, follow, parameters: { ...ELASTIC, ...PLANAR } })
      return headingOf(object.v) - headingOf(rolled(object))
    }
    near(Math.abs(bend(1)), 0.067, 0.001)
    near(Math.abs(bend(-1)), 0.061, 0.001)
    expect(bend(1) * bend(-1)).toBeLessThan(0)
  })

  it('check 50 (TP A.26): gearing side gives no throw and no spin', () => {
    for (const phi of [10, 30, 50, 70]) {
      const { object, throwDeg } = hit({ v: 1, phi, side: Math.sin(phi * DEGREE) })
      near(throwDeg, 0, 1e-9)
      near(object.w[2], 0, 1e-9)
    }
  })

  it('check 51 (TP A.27): a full hit that sticks passes on 5/14 of the side', () => {
    const { object } = hit({ v: 1, side: 1, parameters: { ...ELASTIC, ballFriction: 5 } })
    near(-object.w[2] / (1 / R), 5 / 14, 1e-4)
    near(headingOf(object.v), 8.13, 1e-3)
  })

  it.each([SLOW, MEDIUM, FAST])(
    'check 52: a little side throws by 2.045 degrees at any speed (%f m/s)',
    (v) => {
      near(hit({ v, side: 0.25, parameters: ELASTIC }).throwSide, 2.045, 0.002)
    },
  )

  it.each([
    [SLOW, 5.102],
    [MEDIUM, 3.053],
    [FAST, 1.307],
  ])('check 104: straight with side 1.25 x 0.5 at %f m/s: %f degrees', (v, throwSide) => {
    near(hit({ v, side: 0.625, parameters: ELASTIC }).throwSide, throwSide, 0.003)
  })

  it.each([
    [7, 0.067],
    [12, 0.196],
    [20, 0.544],
  ])('check 53 (TP B.5): a rolling full hit at %i mph hops %f in', (mph, hop) => {
    const { cue } = hit({
      v: mph * MPH,
      follow: 1,
      parameters: { ballRestitution: 0.94, ballFriction: 0.06 },
    })
    near(cue.v[2] ** 2 / (2 * 9.81) / INCH, hop, 0.001)
  })

  it('check 55 (TP B.21): a combination over a gap of R/3 mends 5 degrees of error', () => {
    const angle = 5 * DEGREE
    // Slow and close to natural: the first ball arrives sliding along its line, 5 degrees off the line of centres.
    const start = 2 * R + R / 3
    const result = play({
      parameters: ELASTIC,
      balls: [
        { id: '1', x: -start, y: 0, v: [SLOW * Math.cos(angle), SLOW * Math.sin(angle), 0] },
        { id: '2', x: 0, y: 0 },
      ],
    })
    near(headingOf(eventsOf(result, 'ball-ball')[0]!.after!['2']!.v), 0, 0.005)
  })
})

describe('conservation', () => {
  const states = Array.from({ length: 300 }, (_, k) =>
    [0.754877666, 0.569840296, 0.430159709, 0.324717957, 0.245122333, 0.185037405].map(
      (step) => ((0.5 + k * step) % 1) * 2 - 1,
    ),
  )

  it.each([false, true])(
    'checks 56, 59: momentum is kept, energy never rises (planar: %s)',
    (planarCollisions) => {
      for (const [a, b, c, d, e, f] of states) {
        const { event } = hit({
          v: 2 + a!,
          phi: 85 * b!,
          follow: 2 * c!,
          side: 2 * d!,
          parameters: {
            planarCollisions,
            ballRestitution: 0.5 + 0.5 * Math.abs(e!),
            ballFriction: Math.abs(f!),
          },
        })
        const sum = (s: typeof event.after, k: number) => s!.cue!.v[k]! + s!['1']!.v[k]!
        for (const axis of planarCollisions ? [0, 1] : [0, 1, 2])
          near(sum(event.after, axis), sum(event.before, axis), 1e-12)
        const energy = (s: typeof event.after) =>
          [s!.cue!, s!['1']!].reduce(
            (all, { v, w }) => all + 0.5 * speedOf(v) ** 2 + 0.2 * (R * speedOf(w)) ** 2,
            0,
          )
        expect(energy(event.after)).toBeLessThanOrEqual(energy(event.before) + 1e-12)
        if (!planarCollisions) near(turning(event.after!, 2), turning(event.before!, 2), 1e-12)
      }
    },
  )

  it('check 58: without loss the reversed balls return to where they came from', () => {
    for (const [a, b] of states.slice(0, 50)) {
      const phi = 80 * b!
      const { cue, object } = hit({ v: 2 + a!, phi, parameters: IDEAL })
      const back = play({
        parameters: IDEAL,
        balls: (['cue', '1'] as const).map((id) => {
          const { r, v, w } = id === 'cue' ? cue : object
          const turned = (x: readonly [number, number, number]) => [-x[0], -x[1], -x[2]] as const
          return { id, x: r[0], y: r[1], v: turned(v), w: turned(w) }
        }),
      })
      const { after } = eventsOf(back, 'ball-ball')[0]!
      near(after!.cue!.v[0], -(2 + a!), 1e-10)
      near(after!.cue!.v[1], 0, 1e-10)
      near(speedOf(after!['1']!.v), 0, 1e-10)
    }
  })
})

/** Angular momentum of both balls about the origin, per mass, component k. */
function turning(states: Partial<Record<'cue' | '1', BallKinematics>>, k: number): number {
  const [i, j] = [(k + 1) % 3, (k + 2) % 3]
  return Object.values(states).reduce(
    (sum, { r, v, w }) => sum + r[i]! * v[j]! - r[j]! * v[i]! + 0.4 * R * R * w[k]!,
    0,
  )
}
