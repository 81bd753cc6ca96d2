import { POCKET_IDS, type PocketId } from '../../table/index.ts'
import type { OffBedBalls } from './off-bed-balls.ts'
import type { OffBedEvent, StateVector } from './off-bed-event.ts'

type WithoutStates<E> = E extends OffBedEvent ? Omit<E, 'before' | 'after'> : never

/** Events in the order of finding, with the states of their balls when these are wanted. */
export class EventList {
  readonly events: OffBedEvent[] = []
  readonly #balls: OffBedBalls
  readonly #kept = new Map<number, StateVector>()
  #kinematics = false

  constructor(balls: OffBedBalls) {
    this.#balls = balls
  }

  reset(kinematics: boolean): void {
    this.events.length = 0
    this.#kept.clear()
    this.#kinematics = kinematics
  }

  /** Remembers the state of a ball as it is before what comes. */
  keep(i: number): void {
    if (this.#kinematics) this.#kept.set(i, this.#balls.stateOf(i))
  }

  /** Notes an event whose balls have now the state after it; the state before is the one kept, or the same. */
  note(event: WithoutStates<OffBedEvent>): void {
    if (!this.#kinematics) {
      this.events.push(event)
      return
    }
    const rows = 'other' in event ? [event.ball, event.other] : [event.ball]
    const after = rows.map((row) => this.#balls.stateOf(row))
    const before = rows.map((row, k) => this.#kept.get(row) ?? after[k]!)
    this.events.push({ ...event, before, after })
  }

  /** The states kept are those of an event that is over. */
  forget(): void {
    if (this.#kinematics) this.#kept.clear()
  }
}

export function pocketOf(number: number): PocketId {
  return POCKET_IDS[number]!
}

export function numberOf(pocket: PocketId): number {
  return POCKET_IDS.indexOf(pocket)
}
