import { Hash64 } from '../math/index.ts'
import type { Layout, ShotEvent } from '../shot/index.ts'
import type { BallId, PocketId, Point } from '../table/index.ts'
import { AT, BALL_A, BALL_B, DETAIL, RANK, RANK_AT, VALUE } from './event-log.ts'
import { FALLING, OFF_TABLE, POCKETED } from './motion-kind.ts'
import { eventOrder, readEvents } from './read-events.ts'
import type { SegmentLog } from './segment-log.ts'
import type { FinalBall } from './shot-request.ts'
import type { ShotState } from './shot-state.ts'

/** What came out of a shot, read from the solver's own memory: valid until the solver's next shot. */
export class ShotOutcome {
  isOver = false
  readonly #shot: ShotState

  constructor(shot: ShotState) {
    this.#shot = shot
  }

  /** Seconds until the last ball rested. */
  get duration(): number {
    return this.#shot.now
  }

  get eventCount(): number {
    return this.#shot.log.rows.count
  }

  get ids(): readonly BallId[] {
    return this.#shot.ids
  }

  /** Recorded segments; null unless paths are reported. */
  get segments(): SegmentLog | null {
    return this.#shot.segments
  }

  events(): ShotEvent[] {
    return readEvents(this.#shot.log, this.#shot.ids, this.#shot.bed)
  }

  balls(): FinalBall[] {
    const { balls, ids } = this.#shot
    return ids.map((id, i) => {
      if (balls.kind[i] === OFF_TABLE) return { id, state: 'off-table' }
      if (balls.kind[i] === POCKETED) return { id, state: 'pocketed', pocket: this.#pocket(i) }
      return { id, state: 'resting', x: balls.x[i]! + 0, y: balls.y[i]! + 0, z: balls.z[i]! }
    })
  }

  #pocket(i: number): PocketId {
    return this.#shot.bed!.mouths[this.#shot.balls.pocket[i]!]!.id
  }

  /** Where the balls lie that are still on the bed; one that stopped on a rail top lies frozen to that cushion. */
  layout(): Layout {
    const { balls, ids } = this.#shot
    const layout: Partial<Record<BallId, Point>> = {}
    for (const [i, id] of ids.entries()) {
      if (balls.kind[i] === FALLING) layout[id] = this.#beside(i)
      else if (balls.kind[i]! < FALLING) layout[id] = [balls.x[i]! + 0, balls.y[i]! + 0]
    }
    return layout
  }

  #beside(i: number): Point {
    const { balls, bed } = this.#shot
    const { spec, contactDistance } = bed!.table
    const mostX = spec.length / 2 - contactDistance
    const mostY = spec.width / 2 - contactDistance
    return [Math.max(-mostX, Math.min(mostX, balls.x[i]!)), Math.max(-mostY, Math.min(mostY, balls.y[i]!))]
  }

  /**
   * Of fidelity, events and final state, float bits included. Independent of what is reported: crossings of lines and rails
   * left follow from the rest and are not in it.
   */
  hash(): string {
    const { balls, fidelity, ids, log } = this.#shot
    const hash = new Hash64().text(fidelity)
    const { data } = log.rows
    for (const at of eventOrder(log)) {
      const rank = data[at + RANK_AT]!
      if (rank === RANK.line || rank === RANK.leftRail) continue
      hash.number(data[at + AT]!).number(rank)
      hash.number(data[at + BALL_A]!).number(data[at + BALL_B]!)
      hash.number(data[at + VALUE]!).number(data[at + DETAIL]!)
    }
    for (const [i, id] of ids.entries()) {
      hash.text(id).number(balls.kind[i]!).number(balls.pocket[i]!)
      hash.number(balls.x[i]!).number(balls.y[i]!).number(balls.z[i]!)
    }
    return hash.digest()
  }
}
