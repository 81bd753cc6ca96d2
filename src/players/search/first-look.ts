import type { Random } from '../../math/index.ts'
import type { Point } from '../../table/index.ts'
import { potChance } from '../sense/index.ts'
import { asMeant, keepsTable, worthAfter } from './assess.ts'
import { type Candidate, candidateOf } from './candidate.ts'
import type { Idea } from './idea.ts'
import type { Mind } from './mind.ts'
import { anyStroke, nearbyStroke, type OpenPot, plainStroke, potIdea } from './pot-ideas.ts'
import type { Turn } from './turn.ts'

/** A pot and the place of the cue ball that it is played from; null = as it lies. */
export interface PotPlan extends OpenPot {
  readonly place: Point | null
}

/** First impressions of pots: what is left when they come out as meant, against what is left after a miss. */
export class PotLook {
  readonly found: Candidate[] = []
  readonly #mind: Mind
  readonly #turn: Turn
  readonly #random: Random
  readonly #plans: readonly PotPlan[]
  readonly #missed: number
  readonly #planOf = new Map<Candidate, PotPlan>()
  #looks = 0

  constructor(mind: Mind, turn: Turn, plans: readonly PotPlan[], missed: number, random: Random) {
    this.#mind = mind
    this.#turn = turn
    this.#plans = plans
    this.#missed = missed
    this.#random = random
  }

  /** One more thought. */
  look(): void {
    const { length } = this.#plans
    if (length === 0) return
    const plain = this.#looks < length
    const plan = plain ? this.#plans[this.#looks]! : this.#pick()
    this.#looks += 1
    const { sense } = this.#mind
    const { skill } = this.#turn
    const { pot } = plan
    const model = plain ? null : this.#model()
    if (model !== null) {
      const of = this.#planOf.get(model)!
      this.#try(of, nearbyStroke(model.idea.stroke, skill, sense.R, this.#random))
    } else if (plain) this.#try(plan, plainStroke(this.#mind, pot))
    else this.#try(plan, anyStroke(this.#mind, pot, skill, this.#random))
  }

  /** Better chances are thought about more often. */
  #pick(): PotPlan {
    let total = 0
    for (const { chance } of this.#plans) total += chance * chance
    let at = this.#random.next() * total
    for (const plan of this.#plans) {
      at -= plan.chance * plan.chance
      if (at <= 0) return plan
    }
    return this.#plans[0]!
  }

  /** Half of the later thoughts are about something near to the best so far. */
  #model(): Candidate | null {
    if (this.found.length < 4 || this.#random.next() < 0.5) return null
    const best = [...this.found].sort((a, b) => b.impression - a.impression).slice(0, 4)
    return best[this.#random.int(best.length)]!
  }

  #try(plan: PotPlan, open: Omit<Idea['stroke'], 'directionDeg'>): void {
    const cue = plan.place ?? this.#turn.state.balls.cue
    if (cue === undefined) return
    const idea = potIdea(this.#mind, this.#turn, cue, plan.place, plan.pot, open)
    if (idea === null) return
    const imagined = asMeant(this.#mind, this.#turn, idea)
    if (imagined === null || !keepsTable(this.#turn.seat, imagined)) return
    const made = worthAfter(this.#mind, this.#turn.seat, imagined)
    const chance = potChance(plan.pot, this.#turn.skill, idea.stroke.tip.side)
    const candidate = candidateOf(idea, chance * made + (1 - chance) * this.#missed)
    this.found.push(candidate)
    this.#planOf.set(candidate, plan)
  }
}
