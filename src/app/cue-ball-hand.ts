import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { type Game, type GameCommand, play } from '../game/index.ts'
import { demandFor } from '../rules/index.ts'
import type { Seat } from '../shot/index.ts'
import { makeTable, type Point, type Table } from '../table/index.ts'
import { slideCueBall } from './slide-cue-ball.ts'

/**
 * The cue ball in hand. While the player moves it, only the page knows its place: a draft of the game carries it
 * for the line of aim. Setting it down, or striking, makes it a command.
 */
export class CueBallHand {
  /** The player holds the ball: it is drawn with its region, and arrow keys move it. */
  readonly held = signal(false)
  readonly #shown: ReadonlySignal<Game>
  readonly #proposed = signal<Point | null>(null)
  readonly #table: Table

  constructor(shown: ReadonlySignal<Game>) {
    this.#shown = shown
    const { table, ballRadius } = shown.value.setup.terms
    this.#table = makeTable(table, ballRadius)
  }

  /** The game with the cue ball where the hand has it; null when there is none to be played. */
  readonly draft: ReadonlySignal<Game | null> = computed(() => {
    const game = this.#shown.value
    const command = this.#placeCommand(this.#proposed.value)
    if (!command) return game.match.balls.cue ? game : null
    const step = play(game, command)
    return step.ok ? step.value : null
  })

  readonly area: ReadonlySignal<'anywhere' | 'kitchen' | null> = computed(() => {
    const { match } = this.#shown.value
    return match.phase === 'break' || match.phase === 'aiming' ? demandFor(match).cueBallArea : null
  })

  /** Where the cue ball is now, in hand or not. */
  get cueBall(): Point | null {
    return this.#proposed.value ?? this.#shown.value.match.balls.cue ?? null
  }

  /** The place that differs from what the game has. */
  get proposed(): Point | null {
    return this.#proposed.value
  }

  /** A new shot: a ball in hand that has no place yet gets one that is lawful and out of the way. */
  propose(): void {
    const area = this.area.value
    const lies = this.#shown.value.match.balls.cue
    this.held.value = false
    this.#proposed.value = null
    if (area === null || lies) return
    const { length, width } = this.#table.spec
    const home: Point = [-length / 4 - 0.06, -width / 16]
    this.#proposed.value = this.#slide(home, [-length / 4 - 0.1, width / 5], area)
    this.held.value = true
  }

  /** The lag: each has a ball of his own behind the head string, A on the left half, B on the right [1.2]. */
  proposeLag(seat: Seat): void {
    const { length, width } = this.#table.spec
    this.held.value = false
    this.#proposed.value = [-length / 4 - 0.1, (seat === 'A' ? width : -width) / 4]
  }

  take(): void {
    if (this.area.value !== null) this.held.value = true
  }

  move(to: Point): void {
    const area = this.area.value
    const from = this.cueBall
    if (area === null || !from) return
    this.#proposed.value = this.#slide(to, from, area)
  }

  /** Makes the place final as far as a ball in hand can be; true when nothing stands against the stroke. */
  setDown(act: (command: GameCommand) => boolean): boolean {
    this.held.value = false
    const command = this.#placeCommand(this.#proposed.value)
    if (!command) return true
    const accepted = act(command)
    if (accepted) this.#proposed.value = null
    return accepted
  }

  #placeCommand(at: Point | null): GameCommand | null {
    const { match } = this.#shown.value
    if (!at || (match.phase !== 'break' && match.phase !== 'aiming')) return null
    return { kind: 'place-cue-ball', seat: match.shooter, at }
  }

  #slide(wanted: Point, from: Point, area: 'anywhere' | 'kitchen'): Point {
    const { match } = this.#shown.value
    return slideCueBall({
      wanted,
      from,
      table: this.#table,
      ballRadius: match.terms.ballRadius,
      layout: match.balls,
      area,
    })
  }
}
