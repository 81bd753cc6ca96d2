import type { Random } from '../../math/index.ts'
import { drawRack, type RulesetId } from '../../rules/index.ts'
import type { Point } from '../../table/index.ts'
import { distance, headingDegOf, type Obstacle, stickElevation, towards } from '../sense/index.ts'
import type { Idea } from './idea.ts'
import type { Mind } from './mind.ts'
import { ballPerStick } from './stroke-speed.ts'
import { type Turn, turnAt } from './turn.ts'

/** A way to break. */
interface Break {
  /** Where the cue ball lies: share of the kitchen's depth behind the head string, and of half the width. */
  readonly from: Point
  /** Beside the middle of the rack, in radii, towards the side of the cue ball. */
  readonly beside: number
  /** Height of the tip, fraction of R. */
  readonly height: number
}

/**
 * What pockets a ball most often without a scratch, found by breaking racks as a template leaves them: nine-ball cut
 * from the side, so that the 1 runs to the side pocket; the triangles nearly full.
 */
const BREAKS: Readonly<Record<RulesetId, Break>> = {
  'nine-ball': { from: [0.2, 0.5], beside: 0.45, height: -0.1 },
  'ten-ball-wpa': { from: [0.25, 0.25], beside: 0, height: 0 },
  'ten-ball-pl': { from: [0.25, 0.25], beside: 0, height: 0 },
  'eight-ball': { from: [0.25, 0.25], beside: 0, height: 0 },
  'straight-pool': { from: [0.25, 0.25], beside: 0, height: 0 },
  'siberian-ten': { from: [0.25, 0.25], beside: 0, height: 0 },
}

/** The break as everybody plays it: hard and full on the first ball. The rack itself nobody can read. */
export function breakIdea(mind: Mind, turn: Turn): Idea {
  const { sense } = mind
  const { length, width } = sense.table.spec
  const { from, beside, height } = BREAKS[turn.state.terms.ruleset]
  const [back, aside] = from
  const place: Point = [(-length / 4) * (1 + back), (width / 2) * aside]
  const apex = nearest(place, turn.balls)
  const way = towards(place, [apex.at[0], apex.at[1] + beside * turn.skill.breakCut * sense.R])
  const directionDeg = headingDegOf(way)
  const elevationDeg = stickElevation(sense, place, way, height, [])
  const speed = turn.skill.breakSpeed / ballPerStick(sense.parameters)
  const stroke = { speed, directionDeg, elevationDeg, tip: { side: 0, height } }
  return { kind: 'break', place, declaration: {}, stroke, target: null, pot: null, rails: 0 }
}

function nearest(from: Point, balls: readonly Obstacle[]): Obstacle {
  let best = balls[0]!
  for (const ball of balls) if (distance(from, ball.at) < distance(from, best.at)) best = ball
  return best
}

/** 14.1 is opened with a safety: nobody breaks a rack of which every ball must be called. */
export function opensSafely({ state }: Turn): boolean {
  return state.terms.ruleset === 'straight-pool'
}

/**
 * The same turn with another rack in place of the one that lies there: what a player knows is how racks usually come
 * apart, not the gaps of this one.
 */
export function withRackAsUsual(mind: Mind, turn: Turn, random: Random): Turn {
  const { terms } = turn.state
  const { positions } = drawRack(terms, random.bits())
  return turnAt(mind, { ...turn.state, balls: positions })
}
