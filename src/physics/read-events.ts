import { BrokenPromise } from '../math/index.ts'
import type { MotionKind, ShotEvent } from '../shot/index.ts'
import { type BallId, LINE_IDS, type PocketId, RAIL_IDS } from '../table/index.ts'
import type { BedSurface } from './detect/bed-surface.ts'
import {
  AT,
  BALL_A,
  BALL_B,
  CUE_AFTER,
  CUE_BEFORE,
  DETAIL,
  type EventLog,
  LOG_WIDTH,
  RANK,
  RANK_AT,
  VALUE,
} from './event-log.ts'
import { PHASE_OF_KIND } from './motion-kind.ts'
import { STICK_PARTS } from './stick-watch.ts'

/** Row starts of a log in the order of the contract: time, rank, balls. */
export function eventOrder(log: EventLog): number[] {
  const { data, count } = log.rows
  const order: number[] = []
  for (let k = 0; k < count; k++) {
    const at = k * LOG_WIDTH
    let place = k
    // Nearly sorted already: facts found when a segment ends are all that is late.
    while (place > 0 && comesBefore(data, at, order[place - 1]!)) {
      order[place] = order[place - 1]!
      place -= 1
    }
    order[place] = at
  }
  return order
}

function comesBefore(data: Float64Array, p: number, q: number): boolean {
  if (data[p + AT]! !== data[q + AT]!) return data[p + AT]! < data[q + AT]!
  if (data[p + RANK_AT]! !== data[q + RANK_AT]!) return data[p + RANK_AT]! < data[q + RANK_AT]!
  if (data[p + BALL_A]! !== data[q + BALL_A]!) return data[p + BALL_A]! < data[q + BALL_A]!
  return data[p + BALL_B]! < data[q + BALL_B]!
}

/** The events of a log, in order. */
export function readEvents(log: EventLog, ids: readonly BallId[], bed: BedSurface | null): ShotEvent[] {
  return eventOrder(log).map((at) => {
    const event = readEvent(log, at, ids, bed)
    return log.kinematics && hasStates(event) ? Object.assign(event, log.readStates(at, ids)) : event
  })
}

/** `after` of a ball that returned says from where: it has no states beside that word. */
function hasStates({ kind }: ShotEvent): boolean {
  return kind !== 'rest' && kind !== 'returned'
}

function readEvent(log: EventLog, at: number, ids: readonly BallId[], bed: BedSurface | null): ShotEvent {
  const { data } = log.rows
  const t = data[at + AT]! + 0
  const ball = ids[data[at + BALL_A]!]!
  const value = data[at + VALUE]!
  const detail = data[at + DETAIL]!
  switch (data[at + RANK_AT]) {
    case RANK.tip: {
      const tip = { t, kind: 'tip', ball, contact: Math.abs(detail), duration: value } as const
      const cue = { before: data[at + CUE_BEFORE]!, after: data[at + CUE_AFTER]! }
      return { ...tip, ...(detail < 0 && { miscue: true }), ...(log.kinematics && { cue }) }
    }
    case RANK.stick:
      return { t, kind: 'stick', ball, part: STICK_PARTS[detail]! }
    case RANK.ballBall:
      return { t, kind: 'ball-ball', a: ball, b: ids[data[at + BALL_B]!]!, speed: value }
    case RANK.ballRail: {
      const { rail, cushion, part } = bed!.edges[detail]!
      return { t, kind: 'ball-rail', ball, rail, cushion, part, speed: value }
    }
    case RANK.leftRail:
      return { t, kind: 'left-rail', ball, rail: bed!.edges[detail]!.rail }
    case RANK.motion:
      return { t, kind: 'motion', ball, to: PHASE_OF_KIND[detail] as MotionKind }
    case RANK.bounce:
      return { t, kind: 'bounce', ball, speed: value }
    case RANK.line:
      return { t, kind: 'line', ball, line: LINE_IDS[detail]!, direction: value > 0 ? '+' : '-' }
    case RANK.pocketLip:
      return { t, kind: 'pocket-lip', ball, pocket: pocketOf(bed, detail) }
    case RANK.pocketed:
      return { t, kind: 'pocketed', ball, pocket: pocketOf(bed, detail) }
    case RANK.offTable:
      return { t, kind: 'off-table', ball }
    case RANK.rest:
      return { t, kind: 'rest' }
    default:
      return readEventOffBed(log, at, ids, bed)
  }
}

/** What only happens outside the bed. */
function readEventOffBed(
  log: EventLog,
  at: number,
  ids: readonly BallId[],
  bed: BedSurface | null,
): ShotEvent {
  const { data } = log.rows
  const t = data[at + AT]! + 0
  const ball = ids[data[at + BALL_A]!]!
  const detail = data[at + DETAIL]!
  switch (data[at + RANK_AT]) {
    case RANK.pocketReturn:
      return { t, kind: 'pocket-return', ball, pocket: pocketOf(bed, detail) }
    case RANK.touchPocketed:
      return { t, kind: 'touch-pocketed', ball, pocketed: ids[data[at + BALL_B]!]! }
    case RANK.railTop:
      return { t, kind: 'rail-top', ball, rail: RAIL_IDS[detail]! }
    case RANK.railTopRest:
      return { t, kind: 'rail-top-rest', ball, rail: RAIL_IDS[detail]! }
    case RANK.returned:
      return { t, kind: 'returned', ball, after: 'rail-top' }
    default:
      throw new BrokenPromise(`rank ${data[at + RANK_AT]} in an event log`)
  }
}

function pocketOf(bed: BedSurface | null, mouth: number): PocketId {
  return bed!.mouths[mouth]!.id
}
