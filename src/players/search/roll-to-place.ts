import type { Point } from '../../table/index.ts'
import { distance } from '../sense/index.ts'
import type { Idea } from './idea.ts'
import { kickPaths } from './kick-paths.ts'
import type { Mind } from './mind.ts'
import { rollTo } from './push-out-ideas.ts'
import { clampStick } from './stroke-speed.ts'
import type { Turn } from './turn.ts'

/** Near enough, m. */
const CLOSE = 0.004
const ROUNDS = 9
/** A step for the slopes: degrees, share of the speed. */
const STEP = { heading: 0.15, speed: 0.01 } as const
const LONGEST_STEP = { heading: 4, speed: 0.25 } as const
const PATHS = 3

/**
 * The stroke that leaves the cue ball at a place, straight or over one cushion: for a push-out that is aimed by where
 * the ball should stop. Null when no such way is found. `off` = how far from the place it stops, m.
 */
export function strokeToPlace(
  mind: Mind,
  turn: Turn,
  place: Point,
): { readonly idea: Idea; readonly off: number } | null {
  const { cue } = turn.state.balls
  if (cue === undefined) return null
  let best: { idea: Idea; off: number } | null = null
  for (const start of starts(mind, turn, cue, place)) {
    const found = approach(mind, turn, start, place)
    if (best === null || found.off < best.off) best = found
    if (best.off < CLOSE) break
  }
  return best
}

function starts(mind: Mind, turn: Turn, cue: Point, place: Point): Idea[] {
  const straight = rollTo(mind, turn, cue, place)
  const target = { ball: 'cue', at: place } as const
  const paths = kickPaths(mind.sense, cue, [target], turn.balls).slice(0, PATHS)
  const over = paths.map(({ way, length }) => {
    const image: Point = [cue[0] + way[0] * length * OVER_CUSHION, cue[1] + way[1] * length * OVER_CUSHION]
    return { ...rollTo(mind, turn, cue, image), rails: 1 }
  })
  return [straight, ...over]
}

/** A cushion takes speed: the ball is played as if the way were longer. */
const OVER_CUSHION = 1.35

/** Newton's method on heading and speed, as long as it comes nearer. */
function approach(mind: Mind, turn: Turn, start: Idea, place: Point): { idea: Idea; off: number } {
  let idea = start
  let at = restOf(mind, turn, idea)
  for (let round = 0; round < ROUNDS && distance(at, place) > CLOSE; round++) {
    const next = improved(mind, turn, idea, at, place)
    if (next === null) break
    const end = restOf(mind, turn, next)
    if (distance(end, place) >= distance(at, place)) break
    idea = next
    at = end
  }
  return { idea, off: distance(at, place) }
}

function improved(mind: Mind, turn: Turn, idea: Idea, at: Point, place: Point): Idea | null {
  const turned = restOf(mind, turn, changed(idea, STEP.heading, 0))
  const faster = restOf(mind, turn, changed(idea, 0, STEP.speed))
  const a = (turned[0] - at[0]) / STEP.heading
  const c = (turned[1] - at[1]) / STEP.heading
  const b = (faster[0] - at[0]) / STEP.speed
  const d = (faster[1] - at[1]) / STEP.speed
  const det = a * d - b * c
  if (Math.abs(det) < 1e-9) return null
  const x = place[0] - at[0]
  const y = place[1] - at[1]
  const heading = (d * x - b * y) / det
  const speed = (a * y - c * x) / det
  const scale = Math.min(
    1,
    LONGEST_STEP.heading / Math.max(1e-9, Math.abs(heading)),
    LONGEST_STEP.speed / Math.max(1e-9, Math.abs(speed)),
  )
  return changed(idea, heading * scale, speed * scale)
}

function changed(idea: Idea, heading: number, speedShare: number): Idea {
  const { stroke } = idea
  const speed = clampStick(stroke.speed * (1 + speedShare))
  return { ...idea, stroke: { ...stroke, directionDeg: stroke.directionDeg + heading, speed } }
}

/** Where the cue ball stops; far away when it does not stay on the bed. */
function restOf({ imagination }: Mind, { state }: Turn, { stroke }: Idea): Point {
  return imagination.settle(state.balls, stroke)?.cue ?? FAR_AWAY
}

const FAR_AWAY: Point = [100, 100]
