import { BallStates } from '../../src/physics/ball-states.ts'
import { DEFAULT_PARAMETERS, Solver } from '../../src/physics/index.ts'
import { LipRoll, STILL_ON } from '../../src/physics/off-bed/lip-roll.ts'
import {
  makeTable,
  onBed,
  type Pocket,
  type Point,
  TABLE_SPECS,
  type TableSpec,
} from '../../src/table/index.ts'
import { DEGREE, eventsOf, INCH, play, R, rolling } from '../../tests/physics/play.ts'
import { type Check, states, within, withinPercent } from './check.ts'

const SPEC = TABLE_SPECS['9ft']
const TABLE = makeTable(SPEC, R)
const { gravity, slidingFriction } = DEFAULT_PARAMETERS

function throat({ jaws }: Pocket): number {
  const [a, b] = jaws.map(({ end }) => end.at)
  return 1000 * Math.hypot(a![0] - b![0], a![1] - b![1])
}

/** Rolling over the edge of a hole: where a ball leaves it (degrees from the top of the edge) and after how long. */
function overLip(v: number): readonly [degrees: number, seconds: number] {
  const { supportRadius, centre } = TABLE.pockets.SL
  const lip = new LipRoll({ radius: R, gravity, lipRadius: SPEC.lipRadius, friction: slidingFriction })
  const ring = { cx: centre[0], cy: centre[1], supportRadius }
  const balls = new BallStates()
  balls.x[0] = centre[0]
  balls.y[0] = centre[1] - supportRadius
  balls.z[0] = R
  balls.vy[0] = v
  balls.wx[0] = -v / R
  balls.since[0] = 0
  if (!lip.enter(balls, 0, ring)) return [0, 0]
  for (let n = 0; n < 4000 && lip.step(balls, 0, ring, 1 / 1024) === STILL_ON; n++);
  return [Math.acos((balls.z[0]! + SPEC.lipRadius) / (R + SPEC.lipRadius)) / DEGREE, balls.since[0]!]
}

/** A ball that is set down so far outside the circle that carries it. */
function setDown(beyond: number) {
  const { centre, axis, supportRadius } = TABLE.pockets.FL
  const d = supportRadius + beyond
  const at = { id: '1' as const, x: centre[0] - d * axis[0], y: centre[1] - d * axis[1] }
  return play({ bounded: true, fidelity: 'full', balls: [at] }).balls[0]!.state
}

function downTheAxis(v: number): boolean {
  const axis = Math.sqrt(0.5)
  const { mouth } = TABLE.pockets.FL
  const at = mouth.map((c) => c - 0.15 * axis)
  const result = play({
    bounded: true,
    fidelity: 'full',
    balls: [rolling('1', at[0]!, at[1]!, v * axis, v * axis)],
  })
  return result.balls[0]!.state === 'pocketed' && eventsOf(result, 'ball-rail').length === 0
}

/** Jaws that reflect like mirrors, at the height of the centre. */
const SPECULAR = {
  cushionRestitution: 1,
  jawRestitutionFactor: 1,
  cushionFriction: 0,
  jawFriction: 0,
  cushionClothFriction: 0,
  noseHeightRatio: 1,
}

/** Width within which a fast ball straight in meets a facing, if anything, and not the tip, in. */
function target(kind: 'corner' | 'side', mouth: number, closing: number): number {
  const spec: TableSpec = {
    ...SPEC,
    [`${kind}Mouth`]: mouth * INCH,
    cornerTipRadius: 0.0005,
    sideTipRadius: 0.0005,
  }
  const pocket = makeTable(spec, R).pockets[kind === 'corner' ? 'FL' : 'SL']
  const [ax, ay] = pocket.axis
  const clears = (aside: number) => {
    const x = pocket.mouth[0] - 0.4 * ax - aside * ay
    const y = pocket.mouth[1] - 0.4 * ay + aside * ax
    const balls = [rolling('1', x, y, 6 * ax, 6 * ay)]
    const hit = eventsOf(play({ bounded: true, spec, parameters: SPECULAR, balls }), 'ball-rail')[0]
    if (hit === undefined) return true
    const [before, after] = [hit.before!['1']!.v, hit.after!['1']!.v]
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    return Math.asin(Math.abs(dx * ax + dy * ay) / Math.hypot(dx, dy)) / DEGREE < closing + 0.01
  }
  let [low, high] = [0, 0.06]
  for (let k = 0; k < 30; k++) {
    const middle = (low + high) / 2
    if (clears(middle)) low = middle
    else high = middle
  }
  return (2 * low) / INCH
}

const SHIFT = 0.00025
const bedSolver = new Solver(TABLE, DEFAULT_PARAMETERS, { fidelity: 'bed-only', facts: false })

/** A ball from `at` with this velocity goes into the foot left corner, off the rails beside it at most. */
function goesIn(at: Point, [vx, vy]: Point): boolean {
  const run = bedSolver.run([rolling('1', ...at, vx, vy)], undefined)
  if (!run.ok) throw new Error(run.error.code)
  const end = run.value.balls()[0]!
  if (end.state !== 'pocketed' || end.pocket !== 'FL') return false
  return run.value
    .events()
    .every((event) => event.kind !== 'ball-rail' || event.cushion === 'left-foot' || event.cushion === 'foot')
}

/**
 * Width of the parallel paths, `deg` degrees off the axis of a corner towards the long rail, on which a rolling ball
 * that would pass the mouth at v goes in, jaws and the rails beside the pocket being allowed, mm.
 */
function corridor(v: number, deg: number): number {
  const { mouth } = TABLE.pockets.FL
  // Along the rail it takes a long way to see all that comes off the rail; across there is less table.
  const back = deg > 38 ? 1.7 : 0.6
  const heading = (45 - deg) * DEGREE
  const [dx, dy] = [Math.cos(heading), Math.sin(heading)]
  const start = Math.sqrt(v * v + 2 * DEFAULT_PARAMETERS.rollingFriction * gravity * back)
  let width = 0
  for (let s = -0.08; s <= 0.25; s += SHIFT) {
    const at: Point = [mouth[0] - back * dx - s * dy, mouth[1] - back * dy + s * dx]
    if (onBed(TABLE, at) && goesIn(at, [start * dx, start * dy])) width += 1000 * SHIFT
  }
  return width
}

function corridorCheck(): Check {
  const angles = [0, 20, 30, 35, 41, 43, 44]
  const [slow, fast] = [0.3, 2.5].map((v) => angles.map((deg) => corridor(v, deg)))
  const widest = Math.max(...slow!)
  const list = (widths: readonly number[]) => widths.map((mm) => mm.toFixed(0)).join(', ')
  return {
    number: 107,
    what: `corner, rolling ball, paths ${angles.join(', ')} degrees off the axis: width that goes in, mm`,
    source: '',
    ...states(
      [`0.3 m/s (${list(slow!)}) widest near 40`, slow!.indexOf(widest) === angles.indexOf(41)],
      [`2.5 m/s (${list(fast!)}) never wider`, fast!.every((mm, k) => mm <= slow![k]!)],
      ['2.5 m/s at 43 degrees at most 70 % of the widest', fast![5]! <= 0.7 * widest],
    ),
    note: 'from 42 degrees on the corridor is cut off by the length of the table',
  }
}

/** Checks 83 to 88, 106 and 107: the pockets. */
export function pocketChecks(): Check[] {
  const lips = [0.001, 0.01, 0.05, 0.3, 0.5].map((v) => overLip(v)[1])
  return [
    {
      number: 83,
      what: 'throat of a corner and of a side pocket, mm',
      source: 'TP B.15',
      ...within(0.01, [
        [95.78, throat(TABLE.pockets.FL)],
        [103.26, throat(TABLE.pockets.SL)],
      ]),
    },
    {
      number: 84,
      what: 'over the edge at 0+, 0.3, 0.5 m/s: leaves it at, degrees',
      source: '',
      ...within(0.05, [
        [53.97, overLip(1e-6)[0]],
        [45.46, overLip(0.3)[0]],
        [25.49, overLip(0.5)[0]],
      ]),
    },
    {
      number: 85,
      what: 'from 0.5722 m/s the ball leaves the edge at once',
      source: '',
      ...states(['0.5721: no', overLip(0.5721)[1] > 0], ['0.5723: yes', overLip(0.5723)[1] === 0]),
    },
    {
      number: 86,
      what: 'at rest 0.1 mm outside and inside the circle that carries it',
      source: '',
      ...states(['stays', setDown(1e-4) === 'resting'], ['falls', setDown(-1e-4) === 'pocketed']),
    },
    {
      number: 87,
      what: 'down the axis of a corner at 0.2, 1, 3 m/s: pocketed, no rattle',
      source: '',
      ...states(...[0.2, 1, 3].map((v) => [`${v}`, downTheAxis(v)] as const)),
    },
    {
      number: 88,
      what: 'target of a corner (4.5875 in) and a side pocket (5.0625 in), fast, mirror jaws, in',
      source: 'TP 3.7, 3.8',
      ...within(
        0.02,
        [
          [2.354, target('corner', 4.5875, 7)],
          [2.879, target('side', 5.0625, 14)],
        ],
        3,
      ),
      note: 'published for sharp tips, tolerance 0.01; the least rounding that a table may have here, 0.5 mm, takes up to 0.02 in off',
    },
    {
      number: 106,
      what: 'time on the edge at 0.001, 0.01, 0.05, 0.3, 0.5 m/s; 0.5 mm outside and inside',
      source: '',
      ...withinPercent(
        1,
        [0.4716, 0.3127, 0.2014, 0.0738, 0.0289].map((time, k) => [time, lips[k]!] as const),
      ),
      statements: [
        ['stays', setDown(5e-4) === 'resting'],
        ['falls', setDown(-5e-4) === 'pocketed'],
      ],
    },
    corridorCheck(),
  ]
}
