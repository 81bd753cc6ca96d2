import type { Random } from '../../math/index.ts'
import type { Point } from '../../table/index.ts'
import type { OpenStroke } from '../imagine/index.ts'
import { headingDegOf } from '../sense/index.ts'
import { asMeant, worthAfter } from './assess.ts'
import { type Candidate, candidateOf } from './candidate.ts'
import type { Idea } from './idea.ts'
import { type KickPath, kickPaths } from './kick-paths.ts'
import type { Mind } from './mind.ts'
import { anyTip } from './pot-ideas.ts'
import { plainIdea } from './safety-ideas.ts'
import type { Turn } from './turn.ts'

/** Headings tried beside the mirror's line, degrees: spin and speed bend every rebound. */
const SWEEP = [0, 1.2, -1.2, 2.4, -2.4, 3.6, -3.6, 4.8, -4.8] as const
const SWEEP_STEP = 1.2
const SWEEP_SPEED = 1.7
const SOFTEST = 1
const HARDEST = 3.6
const MOST_PATHS = 4
/** A kick comes off this often, before it is tried. */
const FAITH = 0.55

/** Ways over cushions to a ball that is hidden: swept first to find where they lead, then varied around what hit. */
export class KickLook {
  readonly found: Candidate[] = []
  readonly #mind: Mind
  readonly #turn: Turn
  readonly #cue: Point
  readonly #random: Random
  readonly #paths: readonly KickPath[]
  readonly #hits: { readonly path: KickPath; readonly heading: number }[] = []
  readonly #lost: number
  #looks = 0

  /** `lost`: what is left when the ball is missed. */
  constructor(mind: Mind, turn: Turn, cue: Point, lost: number, random: Random) {
    this.#mind = mind
    this.#turn = turn
    this.#cue = cue
    this.#lost = lost
    this.#random = random
    this.#paths = kickPaths(mind.sense, cue, turn.lawful, turn.balls).slice(0, MOST_PATHS)
  }

  /** One more thought. */
  look(): void {
    const sweeps = this.#paths.length * SWEEP.length
    if (this.#looks < sweeps) this.#sweep()
    else if (this.#hits.length > 0) this.#vary()
    else this.#guess()
    this.#looks += 1
  }

  #sweep(): void {
    const path = this.#paths[Math.floor(this.#looks / SWEEP.length)]!
    const heading = headingDegOf(path.way) + SWEEP[this.#looks % SWEEP.length]!
    const open = { speed: SWEEP_SPEED, elevationDeg: 0, tip: { side: 0, height: 0 } }
    if (this.#try(heading, open, path.rails)) this.#hits.push({ path, heading })
  }

  #vary(): void {
    const { path, heading } = this.#middleHit()
    const open = this.#anyStroke()
    this.#try(heading + SWEEP_STEP * 0.6 * this.#random.gaussian(), open, path.rails)
  }

  /** A hit that has other hits beside it is the surer one. */
  #middleHit(): { readonly path: KickPath; readonly heading: number } {
    let best = this.#hits[0]!
    let most = -1
    for (const hit of this.#hits) {
      const near = this.#hits.filter(
        ({ path, heading }) => path === hit.path && Math.abs(heading - hit.heading) < SWEEP_STEP * 1.5,
      ).length
      if (near > most || (near === most && this.#random.next() < 0.3)) {
        best = hit
        most = near
      }
    }
    return this.#random.next() < 0.7 ? best : this.#hits[this.#random.int(this.#hits.length)]!
  }

  /** No mirror shows a way: perhaps there is one all the same. */
  #guess(): void {
    this.#try(this.#random.between(-180, 180), this.#anyStroke(), 2)
  }

  #anyStroke(): OpenStroke {
    const tip = this.#random.next() < 0.5 ? { side: 0, height: 0 } : this.#tip()
    return { speed: this.#random.between(SOFTEST, HARDEST), elevationDeg: 0, tip }
  }

  #tip(): OpenStroke['tip'] {
    return anyTip(this.#turn.skill, this.#mind.sense.R, this.#random)
  }

  /** True when the stroke as meant is no foul. */
  #try(heading: number, open: OpenStroke, rails: number): boolean {
    const idea: Idea = plainIdea(this.#mind, this.#turn, this.#cue, 'kick', heading, open, rails)
    const imagined = asMeant(this.#mind, this.#turn, idea)
    if (imagined === null) return false
    const good = (imagined.state.lastRuling?.fouls.length ?? 1) === 0
    const after = worthAfter(this.#mind, this.#turn.seat, imagined)
    this.found.push(candidateOf(idea, good ? FAITH * after + (1 - FAITH) * this.#lost : after))
    return good
  }
}
