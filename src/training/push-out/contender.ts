import { Random } from '../../math/index.ts'
import { type Idea, type Imagined, type Mind, type Turn, tryOnce, worthAfter } from '../../players/index.ts'
import type { MatchState } from '../../rules/index.ts'
import { type Layout, otherSeat } from '../../shot/index.ts'
import { type ContenderSums, estimateOf, NO_TRIALS, withTrial } from './contender-sums.ts'
import type { Estimate } from './estimate.ts'
import { type Closeness, closeChance } from './look-closely.ts'
import { afterPush, type PushOutPosition } from './position.ts'

/** One trial in so many is looked at closely: whoever is at the table after it thinks about his shot. */
const CLOSE_EVERY = 12
const CLOSE: Closeness = { simulations: 60, trials: 10 }
/** Streams of random numbers of the trials; those of the final ones are apart from those a shot is chosen by. */
const CHOOSING = 0x10000
const FINAL = 0x100000

/** A shot whose worth is being found out by trying it again and again with its player's errors. */
export class Contender {
  readonly idea: Idea
  readonly #mind: Mind
  readonly #turn: Turn
  readonly #position: PushOutPosition
  readonly #seed: number
  #sums = NO_TRIALS
  #next = CHOOSING

  constructor(mind: Mind, turn: Turn, position: PushOutPosition, idea: Idea, seed: number) {
    this.idea = idea
    this.#mind = mind
    this.#turn = turn
    this.#position = position
    this.#seed = seed
  }

  get sums(): ContenderSums {
    return this.#sums
  }

  /** Trials that its value rests on. */
  get trials(): number {
    return this.#sums.trials
  }

  get estimate(): Estimate {
    return estimateOf(this.#sums)
  }

  /**
   * Forgets what it was chosen by: its value is found out anew, without the luck of the choice, by trials from number
   * `from` on.
   */
  startAfresh(from: number): void {
    this.#sums = NO_TRIALS
    this.#next = FINAL + from
  }

  try(count: number): void {
    for (let k = 0; k < count; k++) {
      this.#tryOnce(this.#next)
      this.#next += 1
    }
  }

  #tryOnce(number: number): void {
    const random = Random.fromSeed(this.#seed, number)
    const imagined = tryOnce(this.#mind, this.#turn, this.idea, random)
    const close = number % CLOSE_EVERY === 0
    this.#sums = withTrial(
      this.#sums,
      imagined?.state.phase === 'push-out-decision'
        ? this.#pushed(imagined.after, close, number)
        : this.#played(imagined, close, number),
    )
  }

  #played(imagined: Imagined | null, close: boolean, number: number) {
    const glance = worthAfter(this.#mind, this.#turn.seat, imagined)
    const look = close && imagined !== null ? this.#look(imagined.state, number, glance) : null
    return { glance, look, push: null }
  }

  /** After a push-out: the other takes the shot or hands it back, whichever is worse for the player. */
  #pushed(after: Layout, close: boolean, number: number) {
    const { seat } = this.#turn
    const states = {
      taken: afterPush(this.#position, after, otherSeat(seat)),
      back: afterPush(this.#position, after, seat),
    }
    const glanceAt = (state: MatchState) => worthAfter(this.#mind, seat, { events: [], after, state })
    const glance = { taken: glanceAt(states.taken), back: glanceAt(states.back) }
    const look = close
      ? {
          taken: this.#look(states.taken, number, glance.taken),
          back: this.#look(states.back, number, glance.back),
        }
      : null
    return {
      glance: Math.min(glance.taken, glance.back),
      look: null,
      push: { cue: after.cue ?? null, glance, look },
    }
  }

  #look(state: MatchState, number: number, glance: number): number {
    return closeChance(this.#mind, this.#turn.seat, state, CLOSE, this.#seed + number) ?? glance
  }
}
