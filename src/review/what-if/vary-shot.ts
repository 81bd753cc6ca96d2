import { Random } from '../../math/index.ts'
import type { BallStart, ShotRequest } from '../../physics/index.ts'
import { type CueStroke, STROKE_SPEED } from '../../shot/index.ts'
import { makeTable } from '../../table/index.ts'
import { makeStickRoom } from '../stick-room.ts'
import { bodiesOf, type FrozenBody, isPossible, moveBody } from './frozen-bodies.ts'
import type { Uncertainty } from './what-if-task.ts'

/** Draws of a layout before the last one is pulled towards the layout as remembered instead. */
const MOST_DRAWS = 500

/** Varies one shot: the same trial number gives the same variation in any order, on any machine. */
export interface ShotVariation {
  /** The shot of trial number `trial`. */
  vary(trial: number): ShotRequest
}

/**
 * Variations of a shot: every remembered quantity with an independent normal error, on condition that the layout is
 * possible. Balls that were frozen to each other stay so and move as one body, put where it fits the remembered places
 * of its balls best (least squares); one that was frozen to a rail moves along the rail only. Balls that were apart stay
 * apart by more than `epsFrozen`: a draw that says otherwise contradicts the inspection and is drawn again, and so is one
 * in which the stick has no room behind the cue ball.
 */
export function varyShot(
  shot: ShotRequest,
  uncertainty: Uncertainty,
  seed: number,
  epsFrozen: number,
): ShotVariation {
  const table = makeTable(shot.table, shot.parameters.ballRadius, shot.parameters.noseHeightRatio)
  const bodies = bodiesOf(shot.balls, table, epsFrozen)
  const hasRoom = makeStickRoom(shot)
  const isSure = Object.values(uncertainty).every((deviation) => deviation === 0)
  const withOffsets = (
    stroke: CueStroke | undefined,
    offsets: readonly number[] | null,
  ): ShotRequest | null => {
    const balls = offsets === null ? shot.balls : movedBalls(shot.balls, bodies, offsets)
    const varied = stroke === undefined ? { ...shot, balls } : { ...shot, balls, stroke }
    const isFree = offsets === null || isPossible(balls, bodies, table, epsFrozen)
    return isFree && hasRoom(varied) ? varied : null
  }
  return {
    vary(trial) {
      if (isSure) return shot
      const random = Random.fromSeed(seed, trial)
      const stroke = shot.stroke === undefined ? undefined : variedStroke(shot.stroke, uncertainty, random)
      const deviation = uncertainty.position
      if (deviation === 0) return withOffsets(stroke, null) ?? shot
      let offsets: number[] = []
      for (let draw = 0; draw < MOST_DRAWS; draw++) {
        offsets = Array.from({ length: 2 * shot.balls.length }, () => deviation * random.gaussian())
        const varied = withOffsets(stroke, offsets)
        if (varied !== null) return varied
      }
      return pulledBack(offsets, (nearer) => withOffsets(stroke, nearer)) ?? shot
    },
  }
}

/** A tight heap of balls that are all a little apart: halving the errors ends at the latest at the layout itself. */
function pulledBack(
  drawn: readonly number[],
  withOffsets: (offsets: readonly number[]) => ShotRequest | null,
): ShotRequest | null {
  let offsets = drawn
  for (let halving = 0; halving < 60; halving++) {
    offsets = offsets.map((offset) => offset / 2)
    const varied = withOffsets(offsets)
    if (varied !== null) return varied
  }
  return null
}

function movedBalls(
  balls: readonly BallStart[],
  bodies: readonly FrozenBody[],
  offsets: readonly number[],
): readonly BallStart[] {
  const moved = [...balls]
  for (const body of bodies) moveBody(moved, body, offsets)
  return moved
}

/** The stick with its errors; draws that no cue can play are drawn again. */
function variedStroke(stroke: CueStroke, uncertainty: Uncertainty, random: Random): CueStroke {
  const { least, most } = STROKE_SPEED
  const directionDeg = stroke.directionDeg + uncertainty.directionDeg * random.gaussian()
  const speed = drawn(
    () => stroke.speed * (1 + uncertainty.speed * random.gaussian()),
    (value) => value >= least && value <= most,
    stroke.speed,
  )
  const tip = drawn(
    () => ({
      side: stroke.tip.side + uncertainty.tip * random.gaussian(),
      height: stroke.tip.height + uncertainty.tip * random.gaussian(),
    }),
    ({ side, height }) => side * side + height * height < 1,
    stroke.tip,
  )
  return { ...stroke, directionDeg, speed, tip }
}

function drawn<T>(draw: () => T, isPossibleValue: (value: T) => boolean, otherwise: T): T {
  for (let k = 0; k < MOST_DRAWS; k++) {
    const value = draw()
    if (isPossibleValue(value)) return value
  }
  return otherwise
}
