import { simulateShot } from '../../src/physics/index.ts'
import { mirrorShot } from '../../src/scenarios/index.ts'
import type { BallKinematics } from '../../src/shot/index.ts'
import {
  DEGREE,
  eventsOf,
  headingOf,
  INCH,
  MPH,
  motionOf,
  play,
  R,
  requestOf,
  speedOf,
} from '../../tests/physics/play.ts'
import { ELASTIC, FAST, hitBall, IDEAL, MEDIUM, PLANAR, rolled, SLOW } from './ball-hit.ts'
import { type Check, within, withinPercent } from './check.ts'
import { spread } from './motion-checks.ts'

const STATES = Array.from({ length: 300 }, (_, k) =>
  [0.754877666, 0.569840296, 0.430159709, 0.324717957, 0.245122333, 0.185037405].map((step) =>
    spread(k + 0.5 / step, step),
  ),
)

/** Greatest value of a function near a place, and the place. */
function greatest(of: (x: number) => number, around: number): number {
  return Math.max(...Array.from({ length: 21 }, (_, k) => of(around + (k - 10) / 100)))
}

function parted(ballRestitution: number, ballFriction: number): number {
  const { cue, object } = hitBall({ v: 1, phi: 30, parameters: { ballRestitution, ballFriction } })
  return headingOf(object.v) - headingOf(cue.v)
}

const deflection = (phi: number, follow: number, parameters = IDEAL) =>
  -headingOf(rolled(hitBall({ v: 1, phi, follow, parameters }).cue))

function directionChecks(): Check[] {
  const headOn = hitBall({ v: 1, parameters: { ballFriction: 0 } })
  const half = hitBall({ v: 1, phi: 30, follow: 1, parameters: IDEAL })
  const full = hitBall({ v: 1, follow: 1, parameters: { ...IDEAL, ...PLANAR } })
  const shares = [rolled(full.cue)[0], rolled(full.object)[0]] as const
  const equal = hitBall({ v: 1, phi: 33.211, follow: 1, parameters: IDEAL })
  const planar = hitBall({ v: 1, phi: 30, follow: 1, parameters: PLANAR })
  const friction = { ballRestitution: 1, ballFriction: 0.06, ...PLANAR }
  return [
    {
      number: 32,
      what: 'head-on 1 m/s, e 0.95: cue ball, object ball',
      source: '',
      ...within(1e-12, [
        [0.025, headOn.cue.v[0]],
        [0.975, headOn.object.v[0]],
      ]),
    },
    {
      number: 33,
      what: 'stun, no loss, no friction: angle between the balls at cuts of 1, 30, 60, 89 degrees',
      source: '',
      ...within(
        1e-9,
        [1, 30, 60, 89].map((phi) => {
          const { cue, object } = hitBall({ v: 1, phi, parameters: IDEAL })
          return [90, headingOf(object.v) - headingOf(cue.v)] as const
        }),
      ),
    },
    {
      number: 34,
      what: 'stun at 30 degrees, (e, mu) = (0.94, 0), (1, 0.06), (0.94, 0.06): angle between the balls',
      source: 'TP A.5',
      ...within(0.001, [
        [87.025, parted(0.94, 0)],
        [86.566, parted(1, 0.06)],
        [83.259, parted(0.94, 0.06)],
      ]),
    },
    {
      number: 35,
      what: 'rolling half-ball hit: deflection, degrees; cue and object ball once they roll',
      source: 'TP 3.3, A.16',
      ...within(1e-4, [
        [0.55787, speedOf(rolled(half.cue))],
        [0.61859, speedOf(rolled(half.object))],
      ]),
      statements: [['33.670 degrees within 0.001', Math.abs(deflection(30, 1) - 33.67) < 0.001]],
    },
    {
      number: 36,
      what: 'greatest deflection of a rolling cue ball, at sin = sqrt(2)/3',
      source: 'TP A.16',
      ...within(0.001, [[33.749, greatest((phi) => deflection(phi, 1), 28.126)]]),
    },
    {
      number: 37,
      what: 'rolling quarter-ball hit: deflection, degrees',
      source: 'TP 3.3',
      ...within(0.001, [[27.267, deflection(48.5904, 1)]]),
    },
    {
      number: 38,
      what: 'rolling full hit: shares of the speed once both roll; ratio of the ways',
      source: 'TP A.16',
      ...within(1e-4, [
        [0.28571, shares[0]],
        [0.71429, shares[1]],
        [6.25, (shares[1] / shares[0]) ** 2],
      ]),
    },
    {
      number: 39,
      what: 'equal final speeds at sin^2 = 0.3: difference',
      source: 'TP A.16',
      ...within(0.001, [[0, speedOf(rolled(equal.cue)) - speedOf(rolled(equal.object))]]),
    },
    {
      number: 40,
      what: 'rolling half-ball hit, e 1, mu 0.06, planar: deflection, degrees',
      source: 'TP A.8',
      ...within(0.001, [[35.907, deflection(30, 1, friction)]]),
    },
    {
      number: 41,
      what: 'rolling half-ball hit, defaults, planar: deflection, throw, degrees',
      source: '',
      ...within(0.002, [
        [33.843, -headingOf(rolled(planar.cue))],
        [1.3272, planar.throwDeg],
      ]),
    },
    {
      number: 42,
      what: 'draw, spin rate -1: deflection of a half-ball hit; at 39.2315 degrees',
      source: 'TP A.20',
      ...within(0.001, [
        [109.107, deflection(30, -1)],
        [90, deflection(39.2315, -1)],
      ]),
    },
    {
      number: 43,
      what: 'draw, spin rate -0.625: deflection of a half-ball hit',
      source: 'TP A.20',
      ...within(0.01, [[90, deflection(30, -0.625)]]),
    },
  ]
}

function throws(v: number, follow: number, pairs: readonly (readonly [phi: number, degrees: number])[]) {
  return pairs.map(
    ([phi, degrees]) => [degrees, hitBall({ v, phi, follow, parameters: ELASTIC }).throwDeg] as const,
  )
}

/** Throw to the left by right side spin at a full hit, degrees. */
function sideThrow(v: number, side: number): number {
  return -hitBall({ v, side, parameters: ELASTIC }).throwDeg
}

/** How much the object ball bends by the spin that it has got, degrees. */
function bend(follow: number): number {
  const { object } = hitBall({ v: 2 * MPH, phi: 30, follow, parameters: { ...ELASTIC, ...PLANAR } })
  return headingOf(object.v) - headingOf(rolled(object))
}

function throwChecks(): Check[] {
  const most = (v: number, phi: number) =>
    greatest((angle) => hitBall({ v, phi: angle, parameters: ELASTIC }).throwDeg, phi)
  const v = 2 * MPH
  const gearing = [10, 30, 50, 70].map((phi) => hitBall({ v: 1, phi, side: Math.sin(phi * DEGREE) }))
  const stuck = hitBall({ v: 1, side: 1, parameters: { ...ELASTIC, ballFriction: 5 } }).object
  // A throw in degrees that looks like a constant of mathematics.
  const ten = 1443 / 1000
  return [
    {
      number: 44,
      what: 'throw of a stun at 0.447 m/s, cuts of 10, 20, 30, 40, 48.59, 60 degrees',
      source: 'TP A.14',
      ...within(
        0.002,
        throws(SLOW, 0, [
          [10, ten],
          [20, 2.976],
          [30, 4.715],
          [40, 5.083],
          [48.59, 4.855],
          [60, 4.621],
        ]),
      ),
    },
    {
      number: 45,
      what: 'the same at 1.341 m/s',
      source: 'TP A.14',
      ...within(
        0.002,
        throws(MEDIUM, 0, [
          [10, ten],
          [20, 2.976],
          [30, 3.549],
          [40, 2.99],
          [48.59, 2.64],
          [60, 2.318],
        ]),
      ),
    },
    {
      number: 46,
      what: 'throw of a rolling ball at 3.129 m/s, cuts of 30 and 60 degrees',
      source: 'TP A.14',
      ...within(
        0.002,
        throws(FAST, 1, [
          [30, 0.388],
          [60, 0.672],
        ]),
      ),
    },
    {
      number: 47,
      what: 'greatest throw of a stun at 0.447 m/s, degrees (BD quotes about 5.8)',
      source: 'TP A.14',
      ...within(0.01, [[5.3, most(SLOW, 33.1)]]),
    },
    {
      number: 48,
      what: 'the same at 1.341 and 3.129 m/s',
      source: 'TP A.14',
      ...within(0.005, [
        [3.874, most(MEDIUM, 25.4)],
        [2.697, most(FAST, 18.2)],
      ]),
    },
    {
      number: 49,
      what: '2 mph, 30 degrees: throw of stun and of roll; bend of the object ball after follow and draw',
      source: 'TP A.24',
      ...within(0.001, [
        [4.366, hitBall({ v, phi: 30, parameters: ELASTIC }).throwDeg],
        [1.454, hitBall({ v, phi: 30, follow: 1, parameters: ELASTIC }).throwDeg],
        [0.067, Math.abs(bend(1))],
        [0.061, Math.abs(bend(-1))],
      ]),
      statements: [['to opposite sides', bend(1) * bend(-1) < 0]],
    },
    {
      number: 50,
      what: 'gearing side: greatest throw and spin of the object ball, four cuts',
      source: 'TP A.26',
      ...within(1e-9, [
        [0, Math.max(...gearing.map(({ throwDeg }) => Math.abs(throwDeg)))],
        [0, Math.max(...gearing.map(({ object }) => Math.abs(object.w[2])))],
      ]),
    },
    {
      number: 51,
      what: 'full hit that sticks, side 1: share of the spin passed on',
      source: 'TP A.27',
      ...within(1e-4, [[5 / 14, -stuck.w[2] * R]]),
      statements: [['8.130 degrees within 0.001', Math.abs(headingOf(stuck.v) - 8.13) < 0.001]],
    },
    {
      number: 52,
      what: 'full hit, side 0.25, at 0.447, 1.341, 3.129 m/s: throw, degrees',
      source: 'BD',
      ...within(
        0.002,
        [SLOW, MEDIUM, FAST].map((speed) => [2.045, sideThrow(speed, 0.25)] as const),
      ),
    },
    {
      number: 104,
      what: 'throw at 45 degrees, stun, three speeds; straight with side 0.625, three speeds',
      source: 'TP A.14',
      ...within(0.003, [
        ...throws(SLOW, 0, [[45, 4.945]]),
        ...throws(MEDIUM, 0, [[45, 2.773]]),
        ...throws(FAST, 0, [[45, 1.127]]),
        [5.102, sideThrow(SLOW, 0.625)],
        [3.053, sideThrow(MEDIUM, 0.625)],
        [1.307, sideThrow(FAST, 0.625)],
      ]),
    },
  ]
}

function hop(mph: number): number {
  const parameters = { ballRestitution: 0.94, ballFriction: 0.06 }
  return hitBall({ v: mph * MPH, follow: 1, parameters }).cue.v[2] ** 2 / (2 * 9.81) / INCH
}

/** Mathavan, Jackson, Parkin 2009: a snooker ball filmed at 1.032 m/s, 26.36 degrees off the line of centres. */
function filmed(): readonly [
  cue: readonly [number, number, number],
  object: readonly [number, number, number],
] {
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
  return [motionOf(result, 'cue', 'rolling', 1e-9).v, motionOf(result, '1', 'rolling', 1e-9).v]
}

function combination(): number {
  const angle = 5 * DEGREE
  const result = play({
    parameters: ELASTIC,
    balls: [
      { id: '1', x: -2 * R - R / 3, y: 0, v: [SLOW * Math.cos(angle), SLOW * Math.sin(angle), 0] },
      { id: '2', x: 0, y: 0 },
    ],
  })
  return headingOf(eventsOf(result, 'ball-ball')[0]!.after!['2']!.v)
}

function measuredChecks(): Check[] {
  const [cue, first] = filmed()
  return [
    {
      number: 53,
      what: 'hop of a rolling full hit at 7, 12, 20 mph, in',
      source: 'TP B.5',
      ...within(0.001, [
        [0.067, hop(7)],
        [0.196, hop(12)],
        [0.544, hop(20)],
      ]),
    },
    {
      number: 54,
      what: 'filmed shot 1.032 m/s, 26.36 degrees: rolling speeds (measured 0.520, 0.629)',
      source: 'M09, M14',
      ...withinPercent(1, [
        [0.521, speedOf(cue)],
        [0.596, speedOf(first)],
      ]),
      statements: [
        [
          '32.1 and 25.0 degrees within 0.5',
          Math.abs(-headingOf(cue) - 32.1) < 0.5 && Math.abs(headingOf(first) - 25) < 0.5,
        ],
      ],
    },
    {
      number: 55,
      what: 'combination over a gap of R/3, first ball 5 degrees off: second ball off the line of centres, degrees',
      source: 'TP B.21',
      ...within(0.005, [[0, combination()]]),
    },
  ]
}

/** Angular momentum of both balls about the vertical through the origin, by mass. */
function turning(states: Partial<Record<'cue' | '1', BallKinematics>>): number {
  return Object.values(states).reduce(
    (sum, { r, v, w }) => sum + r[0] * v[1] - r[1] * v[0] + 0.4 * R * R * w[2],
    0,
  )
}

/** Greatest change of momentum and of angular momentum, and greatest gain of energy, over random hits. */
function conserved(): readonly [momentum: number, turning: number, energy: number] {
  let [momentum, spin, gain] = [0, 0, Number.NEGATIVE_INFINITY]
  for (const [a, b, c, d, e, f] of STATES) {
    const { event } = hitBall({
      v: 2 + a!,
      phi: 85 * b!,
      follow: 2 * c!,
      side: 2 * d!,
      parameters: { ballRestitution: 0.5 + 0.5 * Math.abs(e!), ballFriction: Math.abs(f!) },
    })
    const sum = (s: typeof event.after, k: number) => s!.cue!.v[k]! + s!['1']!.v[k]!
    const energy = (s: typeof event.after) =>
      [s!.cue!, s!['1']!].reduce(
        (all, { v, w }) => all + 0.5 * speedOf(v) ** 2 + 0.2 * (R * speedOf(w)) ** 2,
        0,
      )
    for (const axis of [0, 1, 2])
      momentum = Math.max(momentum, Math.abs(sum(event.after, axis) - sum(event.before, axis)))
    spin = Math.max(spin, Math.abs(turning(event.after!) - turning(event.before!)))
    gain = Math.max(gain, energy(event.after) - energy(event.before))
  }
  return [momentum, spin, gain]
}

/** How far reversed balls are from returning to where they came from. */
function reversed(): number {
  let worst = 0
  for (const [a, b] of STATES.slice(0, 50)) {
    const { cue, object: first } = hitBall({ v: 2 + a!, phi: 80 * b!, parameters: IDEAL })
    const back = play({
      parameters: IDEAL,
      balls: (['cue', '1'] as const).map((id) => {
        const { r, v, w } = id === 'cue' ? cue : first
        const turned = (x: readonly [number, number, number]) => [-x[0], -x[1], -x[2]] as const
        return { id, x: r[0], y: r[1], v: turned(v), w: turned(w) }
      }),
    })
    const { after } = eventsOf(back, 'ball-ball')[0]!
    worst = Math.max(worst, Math.abs(after!.cue!.v[0] + 2 + a!), speedOf(after!['1']!.v))
  }
  return worst
}

/** Greatest distance of a mirrored shot from the mirror image of the shot. */
function mirrored(): number {
  const request = requestOf({
    bounded: true,
    balls: [
      { id: 'cue', x: -0.5, y: 0.1 },
      { id: '1', x: 0.3, y: 0.13 },
      { id: '2', x: 0.36, y: 0.15 },
    ],
    stroke: { speed: 5, side: 0.3, height: -0.2, directionDeg: 2 },
  })
  const [one, other] = [request, mirrorShot(request, 'y')].map((shot) => simulateShot(shot))
  if (!one!.ok || !other!.ok) return Number.POSITIVE_INFINITY
  const apart = Object.entries(one!.value.layout).map(([ball, place]) => {
    const twin = other!.value.layout[ball as 'cue']!
    return Math.max(Math.abs(twin[0] - place[0]), Math.abs(twin[1] + place[1]))
  })
  return Math.max(...apart)
}

function conservationChecks(): Check[] {
  const [momentum, spin, gain] = conserved()
  return [
    {
      number: 56,
      what: 'momentum and angular momentum of 300 random hits: greatest change',
      source: '',
      ...within(1e-12, [
        [0, momentum],
        [0, spin],
      ]),
    },
    {
      number: 57,
      what: 'mirrored shot with a rail, a cluster and side: greatest distance from the mirror image, m',
      source: '',
      ...within(1e-12, [[0, mirrored()]]),
      note: 'bit for bit for any shot: tests/properties',
    },
    {
      number: 58,
      what: 'no loss, no friction: reversed balls return; greatest difference, m/s',
      source: '',
      ...within(1e-10, [[0, reversed()]]),
    },
    {
      number: 59,
      what: 'energy of 300 random hits: greatest gain, by mass',
      source: '',
      ...within(1e-12, [[0, Math.max(0, gain)]]),
    },
  ]
}

/** Checks 32 to 59 and 104: two balls. */
export function ballChecks(): Check[] {
  return [...directionChecks(), ...throwChecks(), ...measuredChecks(), ...conservationChecks()]
}
