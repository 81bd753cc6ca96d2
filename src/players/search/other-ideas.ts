import type { Random } from '../../math/index.ts'
import type { Point } from '../../table/index.ts'
import { headingDegOf } from '../sense/index.ts'
import type { Idea } from './idea.ts'
import { kickIdea } from './kick-ideas.ts'
import type { Mind } from './mind.ts'
import { mayStand } from './place-ideas.ts'
import { pushOutIdea } from './push-out-ideas.ts'
import { plainIdea, safetyIdea } from './safety-ideas.ts'
import type { Turn } from './turn.ts'

/** Where there is a push-out, this share of the other thoughts is about it. */
const PUSH_OUT_SHARE = 0.4
const PLACES_SEEN = 30
const LAST_RESORT_SPEED = 1.5

/** Something else than a straight pot: a safety, a kick, a push-out. */
export function otherIdea(mind: Mind, turn: Turn, random: Random): Idea | null {
  const place = turn.demand.cueBallArea === null ? null : somePlace(mind, turn, random)
  const cue = place ?? turn.state.balls.cue
  if (cue === undefined) return null
  if (turn.demand.pushOutRefusal === null && random.next() < PUSH_OUT_SHARE)
    return pushOutIdea(mind, turn, cue, random)
  if (turn.lawful.length === 0) return null
  const idea = safetyIdea(mind, turn, cue, random) ?? kickIdea(mind, turn, cue, random)
  return place === null ? idea : { ...idea, place }
}

/** When nothing has come to mind: hit the ball. */
export function desperateIdea(mind: Mind, turn: Turn, random: Random): Idea {
  const idea = otherIdea(mind, turn, random)
  if (idea !== null && idea.kind !== 'push-out') return idea
  const place = turn.state.balls.cue === undefined ? somePlace(mind, turn, random) : null
  const cue = place ?? turn.state.balls.cue ?? [0, 0]
  const open = { speed: LAST_RESORT_SPEED, elevationDeg: 0, tip: { side: 0, height: 0 } }
  return { ...plainIdea(mind, turn, cue, 'shot', headingDegOf([-cue[0], -cue[1]]), open, 0), place }
}

/** Some place where the cue ball in hand may be set down. */
function somePlace(mind: Mind, turn: Turn, random: Random): Point | null {
  const { mostX, mostY } = mind.sense
  const kitchen = turn.demand.cueBallArea === 'kitchen'
  const farthest = kitchen ? -mind.sense.table.spec.length / 4 : mostX
  for (let i = 0; i < PLACES_SEEN; i++) {
    const place: Point = [random.between(-mostX, farthest), random.between(-mostY, mostY)]
    if (mayStand(mind, turn, place)) return place
  }
  return null
}
