import type { Workbench } from '../../players/index.ts'
import { type CueStroke, type Layout, otherSeat, type Seat } from '../../shot/index.ts'
import type { Point } from '../../table/index.ts'
import { mindFor } from './evaluate.ts'
import { bestShot, type Closeness } from './look-closely.ts'
import { afterPush, type PushOutPosition } from './position.ts'

/** A shot that decides what a push-out to some place is worth; it can be drawn and played. */
export interface DecidingShot {
  readonly seat: Seat
  readonly answer: 'taken' | 'handed-back'
  readonly balls: Layout
  readonly stroke: CueStroke
  readonly kind: string
  /** Chance that the one who plays it wins the rack, and how often it comes off. */
  readonly chance: number
  readonly comesOff: number
}

const CLOSE: Closeness = { simulations: 150, trials: 24 }

/** What both players would play with the cue ball there: the other when he takes it, the pusher when it is handed back. */
export function decidingShots(
  bench: Workbench,
  position: PushOutPosition,
  place: Point,
  seed: number,
): readonly [DecidingShot, DecidingShot] {
  const mind = mindFor(bench, position)
  const balls = { ...position.balls, cue: place }
  const shotOf = (seat: Seat, answer: DecidingShot['answer']): DecidingShot => {
    const { candidate, chance } = bestShot(mind, afterPush(position, balls, seat), CLOSE, seed)
    const { stroke, kind } = candidate.idea
    return { seat, answer, balls, stroke, kind, chance, comesOff: candidate.kept / candidate.trials }
  }
  return [shotOf(otherSeat(position.shooter), 'taken'), shotOf(position.shooter, 'handed-back')]
}
