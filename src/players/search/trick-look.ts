import type { Random } from '../../math/index.ts'
import type { Point } from '../../table/index.ts'
import type { OpenStroke } from '../imagine/index.ts'
import { goalsOf } from '../outlook/index.ts'
import { moved, type Obstacle, type Pot, stickElevation, turned, wayOf } from '../sense/index.ts'
import { asMeant, keepsTable, worthAfter } from './assess.ts'
import { bankPlans } from './bank-plans.ts'
import { type Candidate, candidateOf } from './candidate.ts'
import { caromPlans } from './carom-plans.ts'
import { combinationPlans } from './combination-plans.ts'
import type { Idea } from './idea.ts'
import type { Mind } from './mind.ts'
import { placeNear } from './place-ideas.ts'
import { anyStroke, callOf, plainStroke } from './pot-ideas.ts'
import type { TrickPlan } from './trick-plan.ts'
import type { Turn } from './turn.ts'

const MOST_OF_A_KIND = 3
/** Places for the cue ball in hand from which such shots are looked for, and the shots that are kept. */
const IN_HAND = { places: 60, kept: 5 } as const
/** Beside the line that geometry gives: throw and cushions bend it, as multiples of what the line forgives. */
const SWEEP = [0, 0.8, -0.8, 1.6, -1.6, 2.4, -2.4] as const
/** Side of a stunned cue ball, fraction of R below the middle. */
const STUN = -0.12

/** A plan and where the cue ball lies for it; `place`: where it is set down first, null = it lies there. */
interface Planned extends TrickPlan {
  readonly cue: Point
  readonly place: Point | null
}

/** Thoughts about banks, combinations and caroms: swept until one goes in, then varied. */
export class TrickLook {
  readonly found: Candidate[] = []
  readonly #mind: Mind
  readonly #turn: Turn
  readonly #missed: number
  readonly #random: Random
  readonly #plans: readonly Planned[]
  readonly #made: { readonly plan: Planned; readonly off: number }[] = []
  #looks = 0

  /** `cue`: where the cue ball lies; null = in hand. */
  constructor(mind: Mind, turn: Turn, cue: Point | null, missed: number, random: Random) {
    this.#mind = mind
    this.#turn = turn
    this.#missed = missed
    this.#random = random
    this.#plans = cue === null ? plansInHand(mind, turn, random) : plansFrom(mind, turn, cue)
  }

  /** Nothing of the kind is on. */
  get isEmpty(): boolean {
    return this.#plans.length === 0
  }

  look(): void {
    const { length } = this.#plans
    if (length === 0) return
    const at = this.#looks
    this.#looks += 1
    if (at < length * SWEEP.length) {
      const plan = this.#plans[at % length]!
      const off = SWEEP[Math.floor(at / length)]!
      if (this.#try(plan, off, this.#plain(plan))) this.#made.push({ plan, off })
    } else if (this.#made.length > 0) {
      const { plan, off } = this.#made[this.#random.int(this.#made.length)]!
      const open = anyStroke(this.#mind, plan.pot, this.#turn.skill, this.#random)
      this.#try(plan, off + 0.4 * this.#random.gaussian(), plan.kind === 'carom' ? this.#plain(plan) : open)
    } else {
      const plan = this.#plans[this.#random.int(length)]!
      const off = this.#random.between(-3, 3)
      this.#try(plan, off, anyStroke(this.#mind, plan.pot, this.#turn.skill, this.#random))
    }
  }

  #plain({ kind, pot }: TrickPlan): OpenStroke {
    const open = plainStroke(this.#mind, pot)
    return kind === 'carom' ? { ...open, tip: { side: 0, height: STUN } } : open
  }

  /** True when it goes in as meant. */
  #try(plan: Planned, off: number, open: OpenStroke): boolean {
    const idea = this.#idea(plan, bentPot(this.#mind, plan.pot, off), open)
    const imagined = idea === null ? null : asMeant(this.#mind, this.#turn, idea)
    if (idea === null || imagined === null || !keepsTable(this.#turn.seat, imagined)) return false
    const made = worthAfter(this.#mind, this.#turn.seat, imagined)
    this.found.push(candidateOf(idea, plan.chance * made + (1 - plan.chance) * this.#missed))
    return true
  }

  #idea({ kind, target, rails, cue, place }: Planned, pot: Pot, open: OpenStroke): Idea | null {
    const way = wayOf(cue, pot)
    const { sense, aim } = this.#mind
    const elevationDeg = stickElevation(sense, cue, way, open.tip.height, this.#turn.balls)
    const stroke = { ...open, elevationDeg }
    const directionDeg = aim.heading(cue, pot, stroke)
    if (directionDeg === null) return null
    const declaration = callOf(this.#turn, target)
    return { kind, place, declaration, stroke: { ...stroke, directionDeg }, target, pot, rails }
  }
}

/** The best of each kind with the cue ball where it lies, best chance first. */
function plansFrom(mind: Mind, turn: Turn, cue: Point): Planned[] {
  const firsts = firstBalls(turn)
  const of = (plans: TrickPlan[]) => plans.slice(0, MOST_OF_A_KIND)
  return [
    ...of(combinationPlans(mind, turn, cue, firsts)),
    ...of(bankPlans(mind, turn, cue, firsts)),
    ...of(caromPlans(mind, turn, cue, firsts)),
  ]
    .map((plan) => ({ ...plan, cue, place: null }))
    .sort((a, b) => b.chance - a.chance)
}

/** Combinations and banks for which the cue ball can be set down, best chance first. */
function plansInHand(mind: Mind, turn: Turn, random: Random): Planned[] {
  const plans: Planned[] = []
  const firsts = firstBalls(turn)
  for (let i = 0; i < IN_HAND.places && firsts.length > 0; i++) {
    const cue = placeNear(mind, turn, firsts[random.int(firsts.length)]!, random)
    if (cue === null) continue
    const [best] = [...combinationPlans(mind, turn, cue, firsts), ...bankPlans(mind, turn, cue, firsts)].sort(
      (a, b) => b.chance - a.chance,
    )
    if (best !== undefined) plans.push({ ...best, cue, place: cue })
  }
  return plans.sort((a, b) => b.chance - a.chance).slice(0, IN_HAND.kept)
}

/** The first ball sent a little beside its line. */
function bentPot({ sense }: Mind, pot: Pot, off: number): Pot {
  if (off === 0) return pot
  const object = moved(pot.ghost, pot.direction, 2 * sense.R)
  const direction = turned(pot.direction, off * pot.tolerance)
  return { ...pot, direction, ghost: moved(object, direction, -2 * sense.R) }
}

/** Balls that may be hit first and then be of use. */
function firstBalls(turn: Turn): readonly Obstacle[] {
  const found = new Map<string, Obstacle>()
  for (const { now } of goalsOf(turn.state, turn.seat, turn.balls))
    for (const ball of now) found.set(ball.ball, ball)
  return [...found.values()]
}
