import { asin, cosDeg, type Random, sinDeg } from '../../math/index.ts'
import type { Declaration } from '../../shot/index.ts'
import type { Point } from '../../table/index.ts'
import type { OpenStroke } from '../imagine/index.ts'
import {
  distance,
  headingDegOf,
  isClear,
  type Obstacle,
  stickElevation,
  towards,
  turned,
} from '../sense/index.ts'
import type { Idea, IdeaKind } from './idea.ts'
import type { Mind } from './mind.ts'
import { anyTip } from './pot-ideas.ts'
import type { Turn } from './turn.ts'

/** Speeds of the stick that are tried in shots that pocket nothing, m/s. */
const SOFTEST = 0.35
const HARDEST = 3.4
/** Offset of a hit, as a share of two radii: 1 would be a miss. */
const THINNEST = 0.97

/** A shot at a lawful ball somewhere between full and thin, with some speed and spin; null when the way is blocked. */
export function safetyIdea(mind: Mind, turn: Turn, cue: Point, random: Random): Idea | null {
  const target = turn.lawful[random.int(turn.lawful.length)]!
  const hit = hitHeading(mind, turn, cue, target, random.between(-THINNEST, THINNEST))
  if (hit === null) return null
  const speed = SOFTEST + (HARDEST - SOFTEST) * random.next() * random.next()
  const open = { speed, elevationDeg: 0, tip: anyTip(turn.skill, mind.sense.R, random) }
  return plainIdea(mind, turn, cue, 'safety', hit, open, 0)
}

/** Heading of a straight hit on a ball at this offset; null when another ball is in the way. */
export function hitHeading(
  { sense }: Mind,
  { balls }: Turn,
  cue: Point,
  { ball, at }: Obstacle,
  offset: number,
): number | null {
  const { R } = sense
  const far = distance(cue, at)
  if (far < 2 * R + 1e-6) return null
  const way = turned(towards(cue, at), asin((2 * R * offset) / far))
  // Along the way to where the two balls meet.
  const beside = 2 * R * offset
  const reach = Math.sqrt(far * far - beside * beside) - 2 * R * Math.sqrt(1 - offset * offset)
  const meet: Point = [cue[0] + way[0] * reach, cue[1] + way[1] * reach]
  return isClear(cue, meet, balls, 2 * R, ball) ? headingDegOf(way) : null
}

/** A shot with this heading that is meant to pocket nothing. */
export function plainIdea(
  mind: Mind,
  turn: Turn,
  cue: Point,
  kind: IdeaKind,
  directionDeg: number,
  open: OpenStroke,
  rails: number,
): Idea {
  const way: Point = [cosDeg(directionDeg), sinDeg(directionDeg)]
  const least = stickElevation(mind.sense, cue, way, open.tip.height, turn.balls)
  const elevationDeg = Math.max(open.elevationDeg, least)
  return {
    kind,
    place: null,
    declaration: kind === 'push-out' ? { pushOut: true } : safetyCall(turn),
    stroke: { ...open, elevationDeg, directionDeg },
    target: null,
    pot: null,
    rails,
  }
}

/** A safety is declared where the game has calls. */
export function safetyCall({ demand }: Turn): Declaration {
  return demand.maySafety ? { safety: true } : {}
}
