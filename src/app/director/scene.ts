import type { Call, ShotEvent } from '../../shot/index.ts'
import type { BallId, Point, TableSpec } from '../../table/index.ts'
import type { Sight } from '../../view/index.ts'

/** How much the camera does of its own accord while a shot runs. */
export type FilmStyle = 'calm' | 'full'

/** A shot as the director knows it before its first frame: everything that will happen. */
export interface Scene {
  readonly duration: number
  readonly events: readonly ShotEvent[]
  /** Indices of the events that decided a foul, most serious first. */
  readonly deciding: readonly number[]
  readonly calls: readonly Call[]
  readonly balls: readonly BallId[]
  /** Where a ball is at a time of the shot; null when it has left the table. */
  at(ball: BallId, t: number): Point | null
  readonly table: Pick<TableSpec, 'length' | 'width'>
  readonly ballRadius: number
  /** Heading of the stroke, degrees. */
  readonly directionDeg: number
  /** The camera that the person has chosen stands behind the stick, not behind the head rail. */
  readonly behindStick: boolean
  /** The free part of the screen is higher than wide. */
  readonly upright: boolean
}

/** A piece of the film: where the camera looks from while the shot is between two times. */
export interface Take {
  readonly kind: 'follow' | 'over' | 'contact'
  /** Seconds of the shot. */
  readonly from: number
  readonly to: number
  /** Seconds of the way there; 0 = a cut. */
  readonly glide: number
  /** At rest at `from` and at `to`, so that a way there and away begins without a jerk. */
  sight(t: number): Sight
}
