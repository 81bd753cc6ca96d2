import type { Declaration, Layout } from '../shot/index.ts'
import type { ObjectBallId } from '../table/index.ts'
import type { Discipline, Turn } from './disciplines/discipline.ts'
import type { RuleOptions } from './options.ts'
import { inKitchen, type PlayingArea } from './playing-area.ts'
import { objectBallsOf } from './shot-context.ts'

/** Code and place of a declaration that the game does not allow at this moment. */
export interface DeclarationFault {
  readonly code: string
  readonly path: string
}

/** Checks a declaration before the stroke; null = it may be made. Calls where nothing is called are no calls. */
export function checkDeclaration(
  discipline: Discipline,
  turn: Turn,
  options: RuleOptions,
  area: PlayingArea,
  declaration: Declaration,
): DeclarationFault | null {
  const { call = [], safety, pushOut, spotNearest, declareGame } = declaration
  if (declareGame === true && turn.shot !== 'shoot-out')
    return { code: 'declare-game-only-in-shoot-out', path: 'declaration.declareGame' }
  if (pushOut === true) {
    const code = discipline.pushOutRefusal(turn)
    if (code !== null) return { code, path: 'declaration.pushOut' }
    if (safety === true) return { code: 'push-out-is-no-safety', path: 'declaration.safety' }
  }
  if (safety === true) {
    if (!discipline.maySafety(turn, options)) return { code: 'no-safety-here', path: 'declaration.safety' }
    if (call.length > 0) return { code: 'safety-or-call', path: 'declaration.call' }
  }
  const calls = checkCalls(discipline, turn, options, call)
  if (calls !== null) return calls
  if (spotNearest === undefined) return null
  return checkSpotNearest(nearestToSpot(discipline, turn, options, area), spotNearest)
}

function checkCalls(
  discipline: Discipline,
  turn: Turn,
  options: RuleOptions,
  call: NonNullable<Declaration['call']>,
): DeclarationFault | null {
  const most = discipline.mostCalls(turn, options)
  if (call.length > Math.max(1, most)) return { code: 'too-many-calls', path: 'declaration.call' }
  for (const [i, { ball }] of call.entries()) {
    const path = `declaration.call[${i}].ball`
    if (turn.balls[ball] === undefined && ball !== 'cue') return { code: 'called-ball-not-on-table', path }
    if (ball === 'cue' && discipline.id !== 'siberian-ten') return { code: 'cue-ball-cannot-be-called', path }
    if (call.findIndex((other) => other.ball === ball) !== i) return { code: 'ball-called-twice', path }
  }
  return null
}

function checkSpotNearest(
  nearest: readonly ObjectBallId[],
  spotNearest: true | ObjectBallId,
): DeclarationFault | null {
  const path = 'declaration.spotNearest'
  if (nearest.length === 0) return { code: 'spot-nearest-not-now', path }
  if (spotNearest === true || nearest.includes(spotNearest)) return null
  return { code: 'spot-nearest-other-ball', path }
}

/** Distances this equal leave the choice to the shooter, m. */
const EQUAL = 1e-9

/**
 * The object balls of which one may be put on the foot spot before the shot: the one nearest to the head string
 * when all lawful balls lie behind it and the cue ball is in hand there; several when they are equally near [1.5].
 */
export function nearestToSpot(
  discipline: Discipline,
  turn: Turn,
  options: RuleOptions,
  area: PlayingArea,
): ObjectBallId[] {
  if (turn.cueBall !== 'in-hand-kitchen' || turn.shot === 'break') return []
  if (discipline.id !== 'eight-ball' && discipline.id !== 'straight-pool') return []
  const lawful = discipline.legalFirst(turn, options) ?? objectBallsOf(turn.balls)
  if (lawful.length === 0) return []
  if (!lawful.every((ball) => isBehind(ball, turn.balls, area, options.epsLine))) return []
  const nearest = Math.max(...lawful.map((ball) => turn.balls[ball]![0]))
  return lawful.filter((ball) => nearest - turn.balls[ball]![0] <= EQUAL)
}

function isBehind(ball: ObjectBallId, balls: Layout, area: PlayingArea, epsLine: number): boolean {
  const at = balls[ball]
  return at !== undefined && inKitchen(area, at, epsLine)
}
