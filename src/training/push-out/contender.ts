import { Random } from '../../math/index.ts'
import { type Idea, type Mind, type Turn, tryOnce, worthAfter } from '../../players/index.ts'
import { otherSeat } from '../../shot/index.ts'
import type { Point } from '../../table/index.ts'
import type { ChoiceValue, PushOutValue } from './answer.ts'
import { Sample, TwoLevelSample } from './estimate.ts'
import { type Closeness, closeChance } from './look-closely.ts'
import { afterPush, type PushOutPosition } from './position.ts'

/** One trial in so many is looked at closely: whoever is at the table after it thinks about his shot. */
const CLOSE_EVERY = 12
const CLOSE: Closeness = { simulations: 60, trials: 10 }

/** A shot whose worth is being found out by trying it again and again with its player's errors. */
export class Contender {
  readonly idea: Idea
  readonly #mind: Mind
  readonly #turn: Turn
  readonly #position: PushOutPosition
  readonly #seed: number
  #worth = new TwoLevelSample()
  #x = new Sample()
  #y = new Sample()
  #taken = new TwoLevelSample()
  #back = new TwoLevelSample()
  #trials = 0
  #counted = 0

  constructor(mind: Mind, turn: Turn, position: PushOutPosition, idea: Idea, seed: number) {
    this.idea = idea
    this.#mind = mind
    this.#turn = turn
    this.#position = position
    this.#seed = seed
  }

  /** Trials that its value rests on. */
  get trials(): number {
    return this.#counted
  }

  /** Forgets what it was chosen by: its value is found out anew, without the luck of the choice. */
  startAfresh(): void {
    this.#worth = new TwoLevelSample()
    this.#x = new Sample()
    this.#y = new Sample()
    this.#taken = new TwoLevelSample()
    this.#back = new TwoLevelSample()
    this.#counted = 0
  }

  try(count: number): void {
    for (let k = 0; k < count; k++) this.#tryOnce()
  }

  #tryOnce(): void {
    const { seat } = this.#turn
    const number = this.#trials
    this.#trials += 1
    this.#counted += 1
    const random = Random.fromSeed(this.#seed, TRIALS + number)
    const imagined = tryOnce(this.#mind, this.#turn, this.idea, random)
    const glance = worthAfter(this.#mind, seat, imagined)
    const close = number % CLOSE_EVERY === 0
    if (imagined?.state.phase === 'push-out-decision') {
      this.#answers(imagined.after, close, number)
      return
    }
    this.#worth.cheap.add(glance)
    if (!close || imagined === null) return
    const looked = closeChance(this.#mind, seat, imagined.state, CLOSE, this.#seed + number)
    this.#worth.correction.add(looked === null ? 0 : looked - glance)
  }

  /** After a push-out: the other takes the shot or hands it back, whichever is worse for the player. */
  #answers(after: PushOutPosition['balls'], close: boolean, number: number): void {
    const { seat } = this.#turn
    const { cue } = after
    if (cue === undefined) return
    this.#x.add(cue[0])
    this.#y.add(cue[1])
    const taken = afterPush(this.#position, after, otherSeat(seat))
    const back = afterPush(this.#position, after, seat)
    const glance = {
      taken: worthAfter(this.#mind, seat, { events: [], after, state: taken }),
      back: worthAfter(this.#mind, seat, { events: [], after, state: back }),
    }
    this.#taken.cheap.add(glance.taken)
    this.#back.cheap.add(glance.back)
    const least = Math.min(glance.taken, glance.back)
    this.#worth.cheap.add(least)
    if (!close) return
    const seed = this.#seed + number
    const looked = {
      taken: closeChance(this.#mind, seat, taken, CLOSE, seed) ?? glance.taken,
      back: closeChance(this.#mind, seat, back, CLOSE, seed) ?? glance.back,
    }
    this.#taken.correction.add(looked.taken - glance.taken)
    this.#back.correction.add(looked.back - glance.back)
    this.#worth.correction.add(Math.min(looked.taken, looked.back) - least)
  }

  get value(): ChoiceValue {
    const { stroke, declaration, kind } = this.idea
    const call = declaration.call === undefined ? {} : { call: declaration.call }
    return { ...this.#worth.estimate, stroke, ...call, kind }
  }

  /** The same with what only a push-out has; where the cue ball stops on the average. */
  get pushOutValue(): PushOutValue {
    const cue: Point = [this.#x.mean, this.#y.mean]
    const ifTaken = this.#taken.estimate.value
    const ifHandedBack = this.#back.estimate.value
    return { ...this.value, cue, ifTaken, ifHandedBack }
  }
}

/** Streams of random numbers of the trials; apart from those that shots are chosen with. */
const TRIALS = 0x10000
