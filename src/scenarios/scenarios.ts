import { assert } from '../math/index.ts'
import { DEFAULT_PARAMETERS, type ShotRequest } from '../physics/index.ts'
import type { CueStroke } from '../shot/index.ts'
import { type BallId, makeTable, type Point, TABLE_SPECS } from '../table/index.ts'
import { ghostBall, headingDeg, stickSpeed, strokeAt } from './aim.ts'
import { breakShot } from './break-shot.ts'

/** A named set-up that tests, benchmarks, the testbed and the dispute desk share. */
export interface Scenario {
  readonly id: string
  /** What there is to see, for the people who work on the game. */
  readonly about: string
  readonly request: ShotRequest
}

const R = DEFAULT_PARAMETERS.ballRadius
const NINE_FOOT = TABLE_SPECS['9ft']
const TABLE = makeTable(NINE_FOOT, R)
/** Centre of a ball frozen to a long or a short rail. */
const FROZEN_Y = NINE_FOOT.width / 2 - TABLE.contactDistance
const FROZEN_X = NINE_FOOT.length / 2 - TABLE.contactDistance

function shot(balls: Partial<Record<BallId, Point>>, stroke: CueStroke): ShotRequest {
  const starts = (Object.entries(balls) as [BallId, Point][]).map(([id, at]) => ({ id, x: at[0], y: at[1] }))
  return { table: NINE_FOOT, parameters: DEFAULT_PARAMETERS, balls: starts, stroke, fidelity: 'bed-only' }
}

/** With everything that happens off the bed. */
function whole(request: ShotRequest): ShotRequest {
  return { ...request, fidelity: 'full' }
}

/** Cue ball `distance` before the place from which it sends `object` to `target` at a cut of `cutDeg`. */
function cut(object: Point, target: Point, turn: { sin: number; cos: number }, distance: number): Point {
  const ghost = ghostBall(object, target, R)
  const ux = (object[0] - ghost[0]) / (2 * R)
  const uy = (object[1] - ghost[1]) / (2 * R)
  return [
    ghost[0] - (ux * turn.cos - uy * turn.sin) * distance,
    ghost[1] - (ux * turn.sin + uy * turn.cos) * distance,
  ]
}

const medium = stickSpeed(2, DEFAULT_PARAMETERS)
const THIRTY = { sin: 0.5, cos: Math.sqrt(0.75) }
const FOOT_LEFT = TABLE.pockets.FL.mouth

function thirtyDegreeCut(): ShotRequest {
  const object: Point = [0.5, 0.1]
  const cue = cut(object, FOOT_LEFT, THIRTY, 0.6)
  return shot({ cue, '1': object }, strokeAt(headingDeg(cue, ghostBall(object, FOOT_LEFT, R)), medium))
}

/** Full hit along x with the tip at a height: stop, follow and draw. */
function straight(height: number, speed: number): ShotRequest {
  return shot({ cue: [-0.4, 0], '1': [0.2, 0] }, strokeAt(0, speed, { height }))
}

function frozenCombination(): ShotRequest {
  const second: Point = [0.5, 0.2]
  const first = ghostBall(second, FOOT_LEFT, R)
  const cue: Point = [first[0] - 0.5, first[1] + 0.05]
  return shot({ cue, '1': first, '2': second }, strokeAt(headingDeg(cue, first), medium))
}

/** Straight at a place, with the usual balls. */
function at(
  cue: Point,
  target: Point,
  speed: number,
  balls: Partial<Record<BallId, Point>>,
  more = {},
): ShotRequest {
  return shot({ cue, ...balls }, strokeAt(headingDeg(cue, target), speed, more))
}

const BREAK = { kind: 'nine-ball', ballSpeed: 9, seed: 1 } as const

/** Every set-up, in a fixed order; ids are kebab-case and never change meaning. */
export const SCENARIOS: readonly Scenario[] = [
  {
    id: 'break-nine-tight',
    about: 'nine-ball, tight rack, 9 m/s, head on',
    request: breakShot({ ...BREAK, gaps: 'tight' }),
  },
  {
    id: 'break-nine-template',
    about: 'nine-ball, template rack, 9 m/s, from the side',
    request: breakShot({ ...BREAK, gaps: 'template', cueAt: [-0.76, 0.3] }),
  },
  {
    id: 'break-nine-wooden',
    about: 'nine-ball, wooden triangle, 9 m/s',
    request: breakShot({ ...BREAK, gaps: 'wooden', cueAt: [-0.8, -0.2] }),
  },
  {
    id: 'break-ten',
    about: 'ten-ball, template rack, 9 m/s',
    request: breakShot({ ...BREAK, kind: 'ten-ball', gaps: 'template' }),
  },
  {
    id: 'break-eight',
    about: 'eight-ball, template rack, 9 m/s',
    request: breakShot({ ...BREAK, kind: 'eight-ball', gaps: 'template', cueAt: [-0.8, 0.1] }),
  },
  {
    id: 'cut-30',
    about: '30 degree cut into the foot left corner, cue ball 2 m/s',
    request: thirtyDegreeCut(),
  },
  {
    id: 'lag',
    about: 'from behind the head string to the foot rail and back, cue ball 2 m/s',
    request: shot({ cue: [-0.735, 0.3175] }, strokeAt(0, medium)),
  },
  { id: 'stop', about: 'full hit, sliding cue ball stops', request: straight(-0.2, 2.5) },
  { id: 'follow', about: 'full hit with follow', request: straight(0.4, 2.5) },
  { id: 'draw', about: 'full hit with draw', request: straight(-0.45, 3) },
  {
    id: 'side-spin',
    about: 'half-ball hit with running side',
    request: at([-0.4, 0.05], [0.2, 0.0286], 2.5, { '1': [0.2, 0] }, { side: 0.4 }),
  },
  {
    id: 'kick',
    about: 'one rail to a ball behind a blocker',
    request: at([-0.6, -0.2], [0.1, FROZEN_Y], 2, { '1': [0.75, -0.22], '2': [0.1, -0.2] }),
  },
  {
    id: 'bank',
    about: 'object ball off the left rail to the right side',
    request: at([0.05, -0.1], [0.4, 0.25], 2.4, { '1': [0.4, 0.25] }),
  },
  {
    id: 'three-rails',
    about: 'running side around the table',
    request: at([-0.9, -0.45], [0.7, FROZEN_Y], 4.5, {}, { side: 0.3 }),
  },
  {
    id: 'long-pot',
    about: 'straight along the table into a corner',
    request: at([-0.9, -0.3], [0.35, 0.15], 3, { '1': [0.35, 0.15] }),
  },
  { id: 'frozen-combination', about: 'two frozen balls, hit at an angle', request: frozenCombination() },
  {
    id: 'frozen-rail',
    about: 'ball frozen to the left rail, driven along it',
    request: at([0, 0.45], [0.4, FROZEN_Y - 0.02], 2, { '1': [0.42, FROZEN_Y] }),
  },
  {
    id: 'along-the-rail',
    about: 'cue ball frozen to the rail rolls along it',
    request: shot({ cue: [-0.9, FROZEN_Y] }, strokeAt(0, 1.2, { height: 0.3 })),
  },
  {
    id: 'corner-jaws',
    about: 'ball rattles between the jaws of a corner',
    request: at([0.2, 0.2], [1.2, 0.605], 3, {}),
  },
  {
    id: 'side-jaws',
    about: 'ball meets the jaw of a side pocket',
    request: at([-0.5, 0], [0.045, 0.64], 2.5, {}),
  },
  {
    id: 'scratch',
    about: 'cue ball down the middle of a corner',
    request: at([0.3, -0.3], [1.25, 0.615], 2, {}),
  },
  {
    id: 'foot-rail-frozen',
    about: 'ball frozen to the foot rail, hit square',
    request: at([0.3, 0.1], [FROZEN_X, 0.1], 3, { '1': [FROZEN_X, 0.1] }),
  },
  {
    id: 'double-hit',
    about: 'a ball 10 mm ahead, straight: the tip comes again',
    request: at([0, 0], [1, 0], 4, { '1': [2 * R + 0.01, 0] }),
  },
  {
    id: 'masse',
    about: 'steep cue with side, curves round a blocker',
    request: at(
      [-0.3, 0],
      [0.5, 0.1],
      2.5,
      { '1': [0.1, 0.03], '2': [0.6, -0.1] },
      { side: -0.3, elevationDeg: 60 },
    ),
  },
  {
    id: 'jump',
    about: 'cue ball jumps over a blocker',
    request: at([-0.5, 0], [0.5, 0], 4, { '1': [0.5, 0], '2': [-0.15, 0] }, { elevationDeg: 40 }),
  },
  {
    id: 'frozen-push',
    about: 'a ball frozen in front of the cue ball: the tip presses on while both go',
    request: shot({ cue: [0.4, 0], '1': [0.4 + 2 * R, 0] }, strokeAt(0, 2)),
  },
  {
    id: 'masse-curve',
    about: 'the cue ball swings out round a blocker and comes back to a ball behind it',
    request: shot(
      { cue: [-0.9, -0.1], '1': [-0.05, -0.1], '2': [0.6, -0.1] },
      strokeAt(11, 4, { side: 0.48, height: -0.1, elevationDeg: 35 }),
    ),
  },
  {
    id: 'rattle',
    about: 'from jaw to jaw of a corner, over the lip, out again and to rest in the mouth',
    request: whole(shot({ cue: [0.4, 0.5889] }, strokeAt(-0.75, 3))),
  },
  {
    id: 'off-table',
    about: 'a hopping cue ball drives a ball over the foot rail and follows it to the floor',
    request: whole(shot({ cue: [0.5, 0.1], '1': [0.9, 0.1] }, strokeAt(0, 7, { elevationDeg: 10 }))),
  },
  {
    id: 'rail-top-return',
    about: 'lands on the foot rail, its back spin bites the wood and brings it back to the bed',
    request: whole(shot({ cue: [1.15, 0.2] }, strokeAt(0, 3.25, { height: -0.5, elevationDeg: 63 }))),
  },
]

/** The request of a named set-up; a name that does not exist is a broken promise of the caller. */
export function scenario(id: string): ShotRequest {
  const found = SCENARIOS.find((entry) => entry.id === id)
  assert(found !== undefined, `a scenario named ${id}`)
  return found.request
}
