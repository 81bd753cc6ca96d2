import type { Random } from '../../math/index.ts'
import { inKitchen, playingArea } from '../../rules/index.ts'
import type { Point } from '../../table/index.ts'
import { objectId } from '../outlook/index.ts'
import {
  freely,
  isClear,
  moved,
  type Obstacle,
  potAlong,
  potChance,
  potLine,
  turned,
} from '../sense/index.ts'
import type { Mind } from './mind.ts'
import type { OpenPot } from './pot-ideas.ts'
import type { Turn } from './turn.ts'

const NEAREST = 0.18
const FARTHEST = 0.75
const THINNEST = 0.9

/** A place for the cue ball in hand, and the pot that is played from there. */
export interface PlacedPot extends OpenPot {
  readonly place: Point
}

/** Some place for the cue ball with a straight pot on; null when the first thought was no good. */
export function placedPot(
  mind: Mind,
  turn: Turn,
  targets: readonly Obstacle[],
  random: Random,
): PlacedPot | null {
  const { sense } = mind
  const { ball, at } = targets[random.int(targets.length)]!
  const line = potLine(sense, at, sense.pockets[random.int(sense.pockets.length)]!)
  if (line === null) return null
  const way = turned(line.direction, random.between(-THINNEST, THINNEST))
  const far = random.between(NEAREST, FARTHEST)
  const { R } = sense
  const place: Point = [
    at[0] - line.direction[0] * 2 * R - way[0] * far,
    at[1] - line.direction[1] * 2 * R - way[1] * far,
  ]
  if (!mayStand(mind, turn, place)) return null
  const id = objectId({ ball, at })
  const pot = potAlong(sense, place, id, at, line.direction, line.distance, line.tolerance, line.pocket.id)
  const free =
    pot === null ? null : freely(sense, place, { ...pot, spare: line.spare }, at, line.target, turn.balls)
  return free === null ? null : { place, pot: free, chance: potChance(free, turn.skill) }
}

/** Some place for the cue ball from which this ball can be hit; null when the first thought was no good. */
export function placeNear(mind: Mind, turn: Turn, { ball, at }: Obstacle, random: Random): Point | null {
  const { R } = mind.sense
  const far = 2 * R + random.between(NEAREST, FARTHEST)
  const place = moved(at, turned([1, 0], random.between(-Math.PI, Math.PI)), far)
  if (!mayStand(mind, turn, place)) return null
  return isClear(place, at, turn.balls, 2 * R, ball) ? place : null
}

/** The cue ball may be set down here: on the bed, clear of the balls, behind the head string when it has to be. */
export function mayStand({ sense }: Mind, { state, balls, demand }: Turn, place: Point): boolean {
  const { R, mostX, mostY, table } = sense
  if (Math.abs(place[0]) > mostX - EDGE || Math.abs(place[1]) > mostY - EDGE) return false
  if (!isClear(place, place, balls, 2 * R + EDGE)) return false
  if (demand.cueBallArea !== 'kitchen') return true
  return inKitchen(playingArea(table.spec, R), place, state.terms.options.epsLine)
}

/** Nobody sets the cue ball down closer than this to anything, m. */
const EDGE = 0.001
