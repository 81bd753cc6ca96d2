import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { type Game, type GameCommand, play } from '../game/index.ts'
import { SHOT_CLOCK } from '../rules/index.ts'
import type { Seat } from '../shot/index.ts'
import type { ClockActions, ClockModel, TableTask } from '../ui/index.ts'

interface Around {
  readonly shown: ReadonlySignal<Game>
  readonly task: ReadonlySignal<TableTask>
  act(command: GameCommand): boolean
  /** The time of a player has run out [6.15]. */
  expired(seat: Seat): void
}

/** A tab that slept does not eat up a player's time: no more than this runs off between two looks, s. */
const LONGEST_STEP = 1

/**
 * The shot clock: it runs while a player is at the table, and stands while the balls roll, while a sheet is open and
 * while somebody holds it. The rack is broken without it. Seconds come from outside: a test is its own clock.
 */
export class ShotClock implements ClockActions {
  readonly #around: Around
  /** Null = no clock in this match. */
  readonly #seconds: number | null
  readonly #left: { value: number }
  readonly #whole = signal(0)
  readonly #held = signal(false)
  /** Sheets lie over the table. */
  readonly #covered = signal(false)
  readonly #over = signal(false)
  #shot = ''

  constructor(around: Around) {
    this.#around = around
    const { shotClock } = around.shown.value.setup.terms.options
    this.#seconds = shotClock === 'off' ? null : shotClock
    this.#left = { value: this.#seconds ?? 0 }
    this.#show()
  }

  readonly model: ReadonlySignal<ClockModel | null> = computed(() => {
    if (this.#seconds === null) return null
    const running = this.#runner !== null && !this.#held.value && !this.#covered.value && !this.#over.value
    return {
      left: this.#whole.value,
      held: this.#held.value,
      running,
      warning: this.#whole.value <= SHOT_CLOCK.warningSeconds,
      over: this.#over.value,
      mayExtend: this.#mayExtend(),
      extension: SHOT_CLOCK.extensionSeconds,
    }
  })

  /** Time has passed, s. */
  tick(seconds: number): void {
    const turn = this.#turn
    if (this.#seconds === null) return
    if (turn === null) {
      // A shot that is played again, or taken back, has its whole time anew.
      this.#shot = ''
      this.#over.value = false
      return
    }
    if (turn !== this.#shot) this.#start(turn)
    const seat = this.#runner
    if (seat === null || this.#held.value || this.#covered.value || this.#over.value) return
    this.#left.value = Math.max(0, this.#left.value - Math.min(LONGEST_STEP, seconds))
    this.#show()
    if (this.#left.value > 0) return
    this.#over.value = true
    this.#around.expired(seat)
  }

  hold(held: boolean): void {
    this.#held.value = held
  }

  cover(covered: boolean): void {
    this.#covered.value = covered
  }

  restart(): void {
    this.#start(this.#shot)
  }

  extend(): void {
    const seat = this.#runner
    if (seat === null || !this.#around.act({ kind: 'extend-clock', seat })) return
    this.#left.value += SHOT_CLOCK.extensionSeconds
    this.#over.value = false
    this.#show()
  }

  #start(shot: string): void {
    this.#shot = shot
    this.#over.value = false
    this.#left.value = this.#seconds ?? 0
    this.#show()
  }

  /** Only whole seconds are shown: the page is drawn anew once a second, not with every frame. */
  #show(): void {
    this.#whole.value = Math.ceil(this.#left.value)
  }

  /** Each shot of each player has its own time. Null while nobody is to shoot against the clock. */
  get #turn(): string | null {
    const { phase, shots } = this.#around.shown.value.match
    const task = this.#around.task.value
    if (phase !== 'aiming' || (task.kind !== 'shoot' && task.kind !== 'take-cue')) return null
    return `${task.seat}${shots}`
  }

  /** Whose time runs. */
  get #runner(): Seat | null {
    const task = this.#around.task.value
    return this.#turn !== null && task.kind === 'shoot' ? task.seat : null
  }

  #mayExtend(): boolean {
    const seat = this.#runner
    return seat !== null && play(this.#around.shown.value, { kind: 'extend-clock', seat }).ok
  }
}
