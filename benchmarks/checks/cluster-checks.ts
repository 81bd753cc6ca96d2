import { DEFAULT_PARAMETERS, type PhysicsParameters } from '../../src/physics/index.ts'
import { type ClusterBall, clusterReference } from '../../tests/physics/kernels/cluster-reference.ts'
import {
  ball,
  ELASTIC,
  energy,
  FIFTEEN,
  FRICTIONLESS,
  inLine,
  NINE,
  R,
  rack,
  solve,
} from '../../tests/physics/kernels/cluster-setups.ts'
import { type Check, within, withinPercent } from './check.ts'

const DEGREE = Math.PI / 180
const heading = (b: ClusterBall) => Math.atan2(b.v[1], b.v[0]) / DEGREE

function along(balls: readonly ClusterBall[], parameters: PhysicsParameters): readonly number[] {
  return solve(balls, parameters).balls.map(({ v }) => v[0])
}

function pairs(expected: readonly number[], got: readonly number[]): [number, number][] {
  return expected.map((value, k) => [value, got[k]!])
}

/** Two balls that touch, cut by `cut` degrees: throw of the second, degrees. */
function throwOf(cut: number, v: number): number {
  const at = [-2 * R * Math.cos(cut * DEGREE), -2 * R * Math.sin(cut * DEGREE)] as const
  return cut - heading(solve([ball(...at, [v, 0, 0]), ball(0, 0)]).balls[1]!)
}

function pairChecks(): Check[] {
  const times = [1, 2.06, 10].map((v) => {
    const { touches } = solve(inLine(2, v), ELASTIC)
    return 1e6 * (touches.to[0]! - touches.from[0]!)
  })
  return [
    {
      number: 60,
      what: 'two balls through the cluster solver, 1 m/s, 30 degrees, stun: throw, degrees',
      source: '',
      ...within(0.01, [[4.154, throwOf(30, 1)]]),
    },
    {
      number: 61,
      what: 'time of contact at 1, 2.06, 10 m/s, elastic, us',
      source: 'Marlow, TP B.29',
      ...withinPercent(0.5, pairs([328.8, 284.5, 207.5], times), 1),
    },
    {
      number: 62,
      what: 'greatest force at 2.06 m/s, kN',
      source: 'Marlow, TP B.29',
      ...withinPercent(2, [[2.27, solve(inLine(2, 2.06), ELASTIC).touches.force[0]! / 1000]], 3),
    },
  ]
}

function lineChecks(): Check[] {
  const gaps = (width: number, parameters: PhysicsParameters) => along(inLine(3, 1, [0, width]), parameters)
  return [
    {
      number: 63,
      what: 'three in line, elastic, 1 m/s',
      source: 'TP B.29',
      ...within(5e-4, pairs([-0.071, 0.0764, 0.9945], along(inLine(3, 1), ELASTIC)), 4),
    },
    {
      number: 64,
      what: 'three in line, e 0.95',
      source: '',
      ...within(0.001, pairs([-0.0547, 0.1002, 0.9546], along(inLine(3, 1), DEFAULT_PARAMETERS))),
    },
    {
      number: 65,
      what: 'five in line, elastic',
      source: '',
      ...within(0.001, pairs([-0.0711, -0.0303, -0.0145, 0.127, 0.9888], along(inLine(5, 1), ELASTIC))),
    },
    {
      number: 67,
      what: 'three in line, elastic, gap 10 and 100 um: first ball',
      source: '',
      ...within(0.001, [
        [-0.0477, gaps(1e-5, ELASTIC)[0]!],
        [-0.0004, gaps(1e-4, ELASTIC)[0]!],
      ]),
    },
    {
      number: 105,
      what: 'five in line, e 0.95; three with a gap of 10 um; of 100 um',
      source: '',
      ...within(0.001, [
        ...pairs([-0.055, -0.0179, -0.0022, 0.1505, 0.9246], along(inLine(5, 1), DEFAULT_PARAMETERS)),
        ...pairs([-0.03, 0.0742, 0.9558], gaps(1e-5, DEFAULT_PARAMETERS)),
        ...pairs([0.0244, 0.0247, 0.9509], gaps(1e-4, DEFAULT_PARAMETERS)),
      ]),
    },
  ]
}

function rackChecks(): Check[] {
  const pair = [ball(-Math.sqrt(3) * R, 0, [1, 0, 0]), ball(0, R), ball(0, -R)]
  const three = (parameters: PhysicsParameters) => {
    const [cue, left] = solve(pair, parameters).balls
    return [cue!.v[0], left!.v[0], left!.v[1]]
  }
  const tight = solve(rack(FIFTEEN, [9, 0, 0])).balls
  const lossless = solve(rack(FIFTEEN, [9, 0, 0]), ELASTIC).balls
  const aim = 30 * DEGREE
  const frozen = [ball(-2 * R, 0, [1, 0, 0]), ball(0, 0), ball(2 * R * Math.cos(aim), 2 * R * Math.sin(aim))]
  const second = solve(frozen).balls[2]!
  return [
    {
      number: 66,
      what: 'into a frozen pair, no friction: cue ball, left ball x, y; elastic, then e 0.95',
      source: '',
      ...within(0.001, [
        ...pairs([-0.2, 0.6, 0.34641], three(ELASTIC)),
        ...pairs([-0.1666, 0.5833, 0.3368], three(FRICTIONLESS)),
      ]),
    },
    {
      number: 68,
      what: 'tight fifteen, 9 m/s, head-on: cue ball, corner ball x, y, apex, by v; energy kept',
      source: 'v/5: TP B.20',
      ...withinPercent(
        2,
        [
          [-0.161, tight[0]!.v[0] / 9],
          [0.438, tight[15]!.v[0] / 9],
          [0.271, Math.abs(tight[15]!.v[1]) / 9],
          [-0.109, tight[1]!.v[0] / 9],
          [0.829, energy(tight) / 81],
        ],
        3,
      ),
      statements: [['|py| < 1e-12', Math.abs(tight.reduce((sum, { v }) => sum + v[1], 0)) < 1e-12]],
    },
    {
      number: 69,
      what: 'the same, elastic, no friction: cue ball by v, energy kept',
      source: '',
      figures: [
        { expected: -0.179, got: lossless[0]!.v[0] / 9, tolerance: 0.02 * 0.179, digits: 4 },
        { expected: 1, got: energy(lossless) / 81, tolerance: 1e-3, digits: 5 },
      ],
      tolerance: '2 %; 0.001',
    },
    {
      number: 70,
      what: 'frozen combination struck at 30 degrees: off the line, degrees (measured 4.5)',
      source: 'BD Sep 2014',
      ...within(0.1, [[4.68, 30 - heading(second)]]),
      statements: [['0.829 m/s within 0.01', Math.abs(Math.hypot(second.v[0], second.v[1]) - 0.829) < 0.01]],
    },
  ]
}

/** Greatest difference of any velocity from the plain integration at 0.5 us, by the speed of the cue ball. */
function againstReference(): number {
  let worst = 0
  for (const rows of [[1, 1], [1, 2], NINE, FIFTEEN]) {
    for (const offset of [0, 0.3 * R]) {
      const balls = rack(rows, [9, 0, 0], offset, [0, 9 / R, 40])
      const expected = clusterReference(balls, DEFAULT_PARAMETERS, 0.5e-6).balls
      for (const [k, { v }] of solve(balls).balls.entries())
        for (const axis of [0, 1, 2] as const)
          worst = Math.max(worst, Math.abs(v[axis] - expected[k]!.v[axis]) / 9)
    }
  }
  return worst
}

function renumbered(): number {
  const balls = rack(NINE, [9, 0, 0], 0.2 * R)
  const plain = solve(balls).balls
  const order = balls.map((_, k) => (k * 7 + 3) % balls.length)
  const other = solve(order.map((k) => balls[k]!)).balls
  return Math.max(
    ...order.flatMap((k, place) =>
      [0, 1, 2].map((axis) => Math.abs(other[place]!.v[axis]! - plain[k]!.v[axis]!)),
    ),
  )
}

function solverChecks(): Check[] {
  return [
    {
      number: 71,
      what: 'eight clusters against plain integration at 0.5 us: greatest difference, by v',
      source: '',
      ...within(0.002, [[0, againstReference()]]),
    },
    {
      number: 72,
      what: 'balls in another order: greatest difference, m/s',
      source: '',
      ...within(1e-9, [[0, renumbered()]]),
    },
  ]
}

/** Checks 60 to 72 and 105: more than two balls at once. */
export function clusterChecks(): Check[] {
  return [...pairChecks(), ...lineChecks(), ...rackChecks(), ...solverChecks()]
}
