import type { Game, GameShot } from '../game/index.ts'
import type { BallSample, ShotPaths } from '../physics/index.ts'
import type { ObjectBallId } from '../table/index.ts'
import { pullDistance } from './stroke-motion.ts'

/** The forward stroke takes twice the pull over the speed (even acceleration), within what the eye can follow. */
const APPROACH = { least: 0.07, most: 0.4 } as const
/** How far the tip goes on after the contact, m, and for how long the stick stays in the picture, s. */
const FOLLOW_THROUGH = 0.1
const STICK_STAYS = 0.45
/** Share of its speed that a stick of 19 oz keeps after a centre hit with a leather tip (Alciatore TP A.30). */
const SPEED_KEPT = 0.58
/** Times real time while the skip key is held down once. */
const FAST = 6

/** What a playback needs of a shot, or of a lag stroke. */
export type ShownStroke = Pick<GameShot, 'shooter' | 'stroke' | 'before' | 'result'>

/** Plays a shot from the solver's own paths at the speed of life. */
export class ShotPlayback {
  readonly shot: ShownStroke
  /** The shot with its ruling; null for a lag stroke, which is judged together with the other's. */
  readonly ruled: GameShot | null
  readonly paths: ShotPaths | null
  readonly #approach: number
  /** Seconds since the first contact of tip and ball; negative while the stick comes forward. */
  #time: number
  #rate = 1

  /** `live` = the stick has been seen to come by the hand itself. */
  constructor(shot: ShownStroke, ruled: GameShot | null, live = false) {
    this.shot = shot
    this.ruled = ruled
    this.paths = shot.result.paths
    const time = (2 * pullDistance(shot.stroke.speed)) / shot.stroke.speed
    this.#approach = live ? 0 : Math.min(APPROACH.most, Math.max(APPROACH.least, time))
    this.#time = -this.#approach
  }

  get time(): number {
    return Math.max(0, this.#time)
  }

  /** The same before the contact too: negative while the stick comes forward. */
  get clock(): number {
    return this.#time
  }

  /** Times real time. */
  get rate(): number {
    return this.#rate
  }

  get struck(): boolean {
    return this.#time >= 0
  }

  get done(): boolean {
    return this.#time >= this.shot.result.duration
  }

  advance(seconds: number): void {
    this.#time = Math.min(this.shot.result.duration, this.#time + seconds * this.#rate)
  }

  hurry(): void {
    if (this.#rate > 1) this.finish()
    else this.#rate = FAST
  }

  finish(): void {
    this.#time = this.shot.result.duration
  }

  /** How far the tip is drawn back, m; null when the stick has left the picture. */
  get pull(): number | null {
    if (this.#time < 0) {
      const left = -this.#time / this.#approach
      return pullDistance(this.shot.stroke.speed) * (1 - (1 - left) * (1 - left))
    }
    if (this.#time > STICK_STAYS) return null
    const slowed = SPEED_KEPT * this.shot.stroke.speed
    return -FOLLOW_THROUGH * (1 - Math.exp((-this.#time * slowed) / FOLLOW_THROUGH))
  }

  /** Object balls that have left the table by now. */
  get gone(): ReadonlySet<ObjectBallId> {
    const gone = new Set<ObjectBallId>()
    for (const event of this.shot.result.events) {
      if (event.t > this.time) break
      if ((event.kind === 'pocketed' || event.kind === 'off-table') && event.ball !== 'cue')
        gone.add(event.ball)
      if (event.kind === 'pocket-return' && event.ball !== 'cue') gone.delete(event.ball)
    }
    return gone
  }
}

/** The stroke that has just been played, a lag stroke as well. */
export function playbackOf({ lastLag, lastShot }: Game, live = false): ShotPlayback | null {
  if (lastLag) {
    const { seat: shooter, at, stroke, result } = lastLag
    return new ShotPlayback({ shooter, stroke, before: { cue: at }, result }, null, live)
  }
  return lastShot ? new ShotPlayback(lastShot, lastShot, live) : null
}

/** An out-parameter for `ShotPaths.sample`. */
export function emptySample(): BallSample {
  return {
    phase: 'resting',
    r: new Float64Array(3),
    v: new Float64Array(3),
    w: new Float64Array(3),
    q: new Float64Array(4),
  }
}
