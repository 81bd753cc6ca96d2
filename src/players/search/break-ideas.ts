import type { RulesetId } from '../../rules/index.ts'
import type { Point } from '../../table/index.ts'
import { stickElevation } from '../imagine/index.ts'
import { distance, headingDegOf, type Obstacle, towards } from '../sense/index.ts'
import type { Idea } from './idea.ts'
import type { Mind } from './mind.ts'
import { ballPerStick } from './stroke-speed.ts'
import type { Turn } from './turn.ts'

/** Where a game is broken from, as a share of the kitchen's depth behind the head string and of half the width. */
const BREAK_FROM: Readonly<Record<RulesetId, Point>> = {
  'nine-ball': [0.2, 0.55],
  'ten-ball-wpa': [0.25, 0.15],
  'ten-ball-pl': [0.25, 0.15],
  'eight-ball': [0.25, 0.15],
  'straight-pool': [0.2, 0.55],
  'siberian-ten': [0.25, 0.15],
}
/** Tip height of a break, fraction of R: a little below the middle, so that the cue ball stays. */
const BREAK_TIP = -0.08

/** The break as everybody plays it: hard and full on the first ball. The rack itself nobody can read. */
export function breakIdea(mind: Mind, turn: Turn): Idea {
  const { sense } = mind
  const { length, width } = sense.table.spec
  const [back, aside] = BREAK_FROM[turn.state.terms.ruleset]
  const place: Point = [(-length / 4) * (1 + back), (width / 2) * aside]
  const apex = nearest(place, turn.balls)
  const directionDeg = headingDegOf(towards(place, apex.at))
  const elevationDeg = stickElevation(sense, place, directionDeg, BREAK_TIP, [])
  const speed = turn.skill.breakSpeed / ballPerStick(sense.parameters)
  const stroke = { speed, directionDeg, elevationDeg, tip: { side: 0, height: BREAK_TIP } }
  return { kind: 'break', place, declaration: {}, stroke, target: null, pot: null, rails: 0 }
}

function nearest(from: Point, balls: readonly Obstacle[]): Obstacle {
  let best = balls[0]!
  for (const ball of balls) if (distance(from, ball.at) < distance(from, best.at)) best = ball
  return best
}
