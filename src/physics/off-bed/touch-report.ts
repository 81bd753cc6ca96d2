import type { CushionEdge, RailId, Table } from '../../table/index.ts'
import type { EventList } from './event-list.ts'
import { type OffBedBalls, ON_BED } from './off-bed-balls.ts'
import { JAW, NOSE, RAIL_TOP, SLATE, type Surroundings } from './surroundings.ts'
import { BOUNCE_ABOVE } from './touch-laws.ts'
import { STRIKES, TABLE, type TouchList } from './touch-list.ts'

/** Upward part of the normal above which the edge of the slate is its top and not its cut. */
const ON_TOP = 0.5

/** Tells of touches, in the words of the event list, and marks which balls touched what. */
export class TouchReport {
  readonly #touches: TouchList
  readonly #balls: OffBedBalls
  readonly #around: Surroundings
  readonly #events: EventList
  readonly #table: Table
  /** End of the tick in hand: time of a touch with a ball on the bed. */
  tickEnd = 0

  constructor(touches: TouchList, balls: OffBedBalls, around: Surroundings, events: EventList, table: Table) {
    this.#touches = touches
    this.#balls = balls
    this.#around = around
    this.#events = events
    this.#table = table
  }

  /** Remembers the states before the touches of the list are resolved. */
  keep(): void {
    const { count, ball, other } = this.#touches
    for (let k = 0; k < count; k++) {
      this.#events.keep(ball[k]!)
      if (other[k]! !== TABLE) this.#events.keep(other[k]!)
    }
  }

  /** Tells what the touches of the list, now resolved, were. */
  tell(): void {
    const { count, other, impulse } = this.#touches
    for (let k = 0; k < count; k++) {
      if (impulse[k]! <= 0) continue
      if (other[k]! === TABLE) this.#tellTable(k)
      else this.#tellBalls(k)
    }
    this.#events.forget()
  }

  #tellTable(k: number): void {
    const { ball, surface, closing, nz } = this.#touches
    const i = ball[k]!
    const t = this.#balls.states.since[i]!
    const speed = closing[k]!
    const hits = speed > BOUNCE_ABOVE
    const what = surface[k]!
    if (what !== SLATE && what >= JAW) this.#balls.touchedRail[i] = 1
    if (what === RAIL_TOP && this.#balls.onRail[i] === 0) {
      this.#balls.onRail[i] = 1
      this.#events.note({ t, kind: 'rail-top', ball: i, rail: this.#railUnder(i) })
    } else if (hits && what === SLATE && nz[k]! > ON_TOP && this.#balls.down[i] === 0) {
      this.#events.note({ t, kind: 'bounce', ball: i, speed })
    }
    if (hits && (what === JAW || what === NOSE)) {
      this.#events.note({ t, kind: 'ball-rail', ball: i, edge: this.#edgeAt(i, what), speed })
    }
  }

  #tellBalls(k: number): void {
    const { ball, other, closing, surface } = this.#touches
    const { down, mode, states } = this.#balls
    const a = Math.min(ball[k]!, other[k]!)
    const b = Math.max(ball[k]!, other[k]!)
    const onBed = mode[a] === ON_BED || mode[b] === ON_BED
    const t = onBed ? this.tickEnd : Math.max(states.since[a]!, states.since[b]!)
    if (down[a] !== down[b]) {
      const touching = down[a] === 0 ? a : b
      if (this.#balls.meetsDown(touching, a + b - touching)) {
        this.#events.note({ t, kind: 'touch-pocketed', ball: touching, other: a + b - touching })
      }
    } else if (down[a] === 0 && (closing[k]! > BOUNCE_ABOVE || surface[k] === STRIKES)) {
      this.#events.note({ t, kind: 'ball-ball', ball: a, other: b, speed: closing[k]! })
    }
  }

  #railUnder(i: number): RailId {
    const { x, y, z } = this.#balls.states
    this.#around.look(x[i]!, y[i]!, z[i]!)
    return this.#around.rail
  }

  /** The nose or facing that ball i touches. */
  #edgeAt(i: number, surface: number): CushionEdge {
    const rail = this.#railUnder(i)
    const { footSide, pocket } = this.#around
    const jaws = this.#table.pockets[pocket].jaws
    if (surface === JAW) {
      const ofSide = pocket === 'SL' || pocket === 'SR'
      const jaw = ofSide
        ? jaws.find(({ tip }) => tip.from[0] > 0 === footSide)!
        : jaws.find((one) => one.rail === rail)!
      return jaw.facing
    }
    const end = footSide ? 'foot' : 'head'
    const cushion = rail === 'left' || rail === 'right' ? (`${rail}-${end}` as const) : rail
    return this.#table.edges.find((edge) => edge.part === 'nose' && edge.cushion === cushion)!
  }
}
