import { cosDeg, sinDeg } from '../../math/index.ts'
import type { BallStart, ShotRequest } from '../../physics/index.ts'
import { type CueStroke, STROKE_SPEED } from '../../shot/index.ts'
import { type BallId, bedFault, makeTable, type Table } from '../../table/index.ts'

import { makeStickRoom } from '../stick-room.ts'

/** What can be changed about a shot, in the order in which it is tried. */
export const CHANGES = [
  'speed',
  'direction',
  'tip-height',
  'tip-side',
  'elevation',
  'follow-through',
  'ball-along',
  'ball-across',
] as const
export type ChangeId = (typeof CHANGES)[number]

/** One thing about a shot that can be changed while the rest stays. */
export interface ShotChange {
  readonly change: ChangeId
  /** Of `ball-along` and `ball-across`: along the line of the stroke, and to its left. */
  readonly ball?: BallId
  readonly unit: 'm/s' | 'deg' | 'm'
  /** What a person could just tell apart, in `unit`. */
  readonly scale: number
  /** Most that is tried either way, in `unit`. */
  readonly most: number
  /** The shot with the change made; null when it cannot be played like that. */
  apply(by: number): ShotRequest | null
}

/** A ball may overlap another by no more than rounding. */
const TOUCH = 1e-9

/** Everything that can be changed about a shot, in order: cue first, then ball by ball. */
export function changesOf(shot: ShotRequest): ShotChange[] {
  const table = makeTable(shot.table, shot.parameters.ballRadius, shot.parameters.noseHeightRatio)
  const heading = shot.stroke?.directionDeg ?? 0
  const hasRoom = makeStickRoom(shot)
  const changes = [
    ...(shot.stroke === undefined ? [] : strokeChanges(shot, shot.stroke)),
    ...followThroughChange(shot),
    ...shot.balls.flatMap((_, row) => ballChanges(shot, row, heading, table)),
  ]
  return changes.map((change) => ({
    ...change,
    apply: (by) => {
      const changed = change.apply(by)
      return changed !== null && hasRoom(changed) ? changed : null
    },
  }))
}

function strokeChanges(shot: ShotRequest, stroke: CueStroke): ShotChange[] {
  const R = shot.parameters.ballRadius
  const { tip } = stroke
  const to = (changed: Partial<CueStroke>): ShotRequest | null => {
    const next = { ...stroke, ...changed }
    return isPlayable(next) ? { ...shot, stroke: next } : null
  }
  return [
    {
      change: 'speed',
      unit: 'm/s',
      scale: 0.05 * stroke.speed,
      most: 0.5 * stroke.speed,
      apply: (by) => to({ speed: stroke.speed + by }),
    },
    {
      change: 'direction',
      unit: 'deg',
      scale: 0.3,
      most: 6,
      apply: (by) => to({ directionDeg: stroke.directionDeg + by }),
    },
    {
      change: 'tip-height',
      unit: 'm',
      scale: 0.02 * R,
      most: 0.5 * R,
      apply: (by) => to({ tip: { ...tip, height: tip.height + by / R } }),
    },
    {
      change: 'tip-side',
      unit: 'm',
      scale: 0.02 * R,
      most: 0.5 * R,
      apply: (by) => to({ tip: { ...tip, side: tip.side + by / R } }),
    },
    {
      change: 'elevation',
      unit: 'deg',
      scale: 1,
      most: 30,
      apply: (by) => to({ elevationDeg: stroke.elevationDeg + by }),
    },
  ]
}

function isPlayable({ speed, elevationDeg, tip }: CueStroke): boolean {
  const inReach = tip.side * tip.side + tip.height * tip.height < 1
  return (
    inReach &&
    speed >= STROKE_SPEED.least &&
    speed <= STROKE_SPEED.most &&
    elevationDeg >= 0 &&
    elevationDeg < 90
  )
}

/** Only a follow-through that the shot names can be changed by a length; a player's own has none. */
function followThroughChange(shot: ShotRequest): ShotChange[] {
  const { followThrough } = shot.parameters
  if (shot.stroke === undefined || typeof followThrough !== 'number') return []
  return [
    {
      change: 'follow-through',
      unit: 'm',
      scale: 0.01,
      most: 0.3,
      apply: (by) => {
        const length = followThrough + by
        return length < 0 ? null : { ...shot, parameters: { ...shot.parameters, followThrough: length } }
      },
    },
  ]
}

function ballChanges(shot: ShotRequest, row: number, headingDeg: number, table: Table): ShotChange[] {
  const ball = shot.balls[row]!
  const [cos, sin] = [cosDeg(headingDeg), sinDeg(headingDeg)]
  const moved = (x: number, y: number): ShotRequest | null => {
    const balls = shot.balls.with(row, { ...ball, x: ball.x + x, y: ball.y + y })
    return canLie(balls, row, table) ? { ...shot, balls } : null
  }
  const place = { ball: ball.id, unit: 'm', scale: 0.002, most: 0.05 } as const
  return [
    { change: 'ball-along', ...place, apply: (by) => moved(by * cos, by * sin) },
    { change: 'ball-across', ...place, apply: (by) => moved(-by * sin, by * cos) },
  ]
}

function canLie(balls: readonly BallStart[], row: number, table: Table): boolean {
  const ball = balls[row]!
  if (bedFault(table, [ball.x, ball.y]) !== null) return false
  const R = table.ballRadius
  return balls.every((other, k) => {
    const [x, y, z] = [other.x - ball.x, other.y - ball.y, (other.z ?? R) - (ball.z ?? R)]
    return k === row || Math.sqrt(x * x + y * y + z * z) >= 2 * R - TOUCH
  })
}
