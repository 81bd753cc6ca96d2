import type { Random } from '../../math/index.ts'
import type { Point } from '../../table/index.ts'
import { headingDegOf } from '../sense/index.ts'
import { asMeant, keepsTable, worthAfter } from './assess.ts'
import { type Candidate, candidateOf } from './candidate.ts'
import type { Idea, IdeaKind } from './idea.ts'
import { jumpIdea } from './jump-ideas.ts'
import { KickLook } from './kick-look.ts'
import type { Mind } from './mind.ts'
import { mayStand } from './place-ideas.ts'
import { nearbyStroke } from './pot-ideas.ts'
import { pushOutIdea } from './push-out-ideas.ts'
import { plainIdea, safetyIdea } from './safety-ideas.ts'
import { TrickLook } from './trick-look.ts'
import type { Turn } from './turn.ts'

/** Where there is a push-out, this share of the thoughts is about it. */
const PUSH_OUT_SHARE = 0.4
/** Share of the thoughts that go to banks, combinations and caroms when there are any. */
const TRICK_SHARE = 0.4
/** Share of the thoughts about a hidden ball that go to jumping at it. */
const JUMP_SHARE = 0.15
const PLACES_SEEN = 30
const LAST_RESORT_SPEED = 1.5
/** How much of what a stroke promises when it comes out as meant is believed before it is tried. */
const FAITH: Readonly<Partial<Record<IdeaKind, number>>> = { safety: 0.65, 'push-out': 0.8, jump: 0.3 }
/** So many of the best are varied, with headings so far apart, degrees. */
const MODELS = 3
const NEARBY_DEG = 0.7
/** Attempts to find a straight hit before the ball counts as hidden. */
const PATIENCE = 6

/** Thoughts about anything but straight pots: safeties, kicks at hidden balls, push-outs. */
export class OtherLook {
  readonly found: Candidate[] = []
  readonly #mind: Mind
  readonly #turn: Turn
  readonly #random: Random
  readonly #lost: number
  readonly #kicks: KickLook | null
  readonly #missed: number
  /** Made when it is first needed: with the cue ball in hand many places are looked at. */
  #tricks: TrickLook | null = null
  #blocked = 0

  /** What is left to the player: `missed` when he leaves the table open, `lost` when he fouls. */
  constructor(mind: Mind, turn: Turn, missed: number, lost: number, random: Random) {
    this.#mind = mind
    this.#turn = turn
    this.#lost = lost
    this.#random = random
    const { cue } = turn.state.balls
    const kicks = turn.demand.cueBallArea === null && cue !== undefined && turn.lawful.length > 0
    this.#kicks = kicks ? new KickLook(mind, turn, cue, lost, random) : null
    this.#missed = missed
  }

  get candidates(): readonly Candidate[] {
    return [...this.found, ...(this.#kicks?.found ?? []), ...(this.#tricks?.found ?? [])]
  }

  /** One more thought, about whatever comes to mind. */
  look(): void {
    if (this.mayPushOut && this.#random.next() < PUSH_OUT_SHARE) this.lookAtPushOut()
    else if (!this.#trickLook().isEmpty && this.#random.next() < TRICK_SHARE) this.lookAtTrick()
    else if (!this.lookAtSafety()) this.lookAtKick()
  }

  get mayPushOut(): boolean {
    return this.#turn.demand.pushOutRefusal === null
  }

  lookAtPushOut(): void {
    const { cue } = this.#turn.state.balls
    if (cue === undefined) return
    this.#add(this.#nearby('push-out') ?? pushOutIdea(this.#mind, this.#turn, cue, this.#random))
  }

  lookAtTrick(): void {
    this.#trickLook().look()
  }

  #trickLook(): TrickLook {
    const { state, demand } = this.#turn
    const cue = demand.cueBallArea === null ? (state.balls.cue ?? null) : null
    this.#tricks ??= new TrickLook(this.#mind, this.#turn, cue, this.#missed, this.#random)
    return this.#tricks
  }

  /** False when no lawful ball seems to be in sight. */
  lookAtSafety(): boolean {
    const { demand, state } = this.#turn
    const near = this.#nearby('safety')
    if (near !== null) {
      this.#add(near)
      return true
    }
    const place = demand.cueBallArea === null ? null : somePlace(this.#mind, this.#turn, this.#random)
    const cue = place ?? state.balls.cue
    const safety = cue === undefined ? null : this.#safety(cue)
    if (safety === null) return false
    this.#add({ ...safety, place })
    return true
  }

  lookAtKick(): void {
    const { cue } = this.#turn.state.balls
    if (cue === undefined || this.#kicks === null) return
    if (this.#random.next() < JUMP_SHARE) this.#add(jumpIdea(this.#mind, this.#turn, cue, this.#random))
    else this.#kicks.look()
  }

  /** A straight hit on a lawful ball; null when there seems to be none. */
  #safety(cue: Point): Idea | null {
    if (this.#turn.lawful.length === 0) return null
    while (this.#blocked < PATIENCE) {
      const idea = safetyIdea(this.#mind, this.#turn, cue, this.#random)
      if (idea !== null) {
        this.#blocked = 0
        return idea
      }
      this.#blocked += 1
    }
    this.#blocked -= 1
    return null
  }

  /** Now and then something close to the best of its kind so far. */
  #nearby(kind: IdeaKind): Idea | null {
    if (this.#random.next() < 0.5) return null
    const best = this.found
      .filter(({ idea }) => idea.kind === kind)
      .sort((a, b) => b.impression - a.impression)
      .slice(0, MODELS)
    if (best.length < MODELS) return null
    const { idea } = best[this.#random.int(MODELS)]!
    const { stroke } = idea
    const open = nearbyStroke(stroke, this.#turn.skill, this.#mind.sense.R, this.#random)
    const directionDeg = stroke.directionDeg + NEARBY_DEG * this.#random.gaussian()
    return { ...idea, stroke: { ...open, elevationDeg: stroke.elevationDeg, directionDeg } }
  }

  #add(idea: Idea): void {
    const imagined = asMeant(this.#mind, this.#turn, idea)
    if (imagined === null) return
    // A push-out that fouls as it is meant is none.
    if (idea.kind === 'push-out' && imagined.state.phase !== 'push-out-decision') return
    const faith = FAITH[idea.kind] ?? 1
    const worth = worthAfter(this.#mind, this.#turn.seat, imagined)
    const lucky = idea.kind === 'safety' && keepsTable(this.#turn.seat, imagined)
    const named: Idea = lucky ? { ...idea, kind: 'shot' } : idea
    this.found.push(candidateOf(named, faith * worth + (1 - faith) * Math.min(worth, this.#lost)))
  }
}

/** When nothing has come to mind: hit something. */
export function desperateIdea(mind: Mind, turn: Turn, random: Random): Idea {
  const place = turn.state.balls.cue === undefined ? somePlace(mind, turn, random) : null
  const cue = place ?? turn.state.balls.cue ?? [0, 0]
  const open = { speed: LAST_RESORT_SPEED, elevationDeg: 0, tip: { side: 0, height: 0 } }
  return { ...plainIdea(mind, turn, cue, 'shot', headingDegOf([-cue[0], -cue[1]]), open, 0), place }
}

/** Some place where the cue ball in hand may be set down. */
function somePlace(mind: Mind, turn: Turn, random: Random): Point | null {
  const { mostX, mostY } = mind.sense
  const kitchen = turn.demand.cueBallArea === 'kitchen'
  const farthest = kitchen ? -mind.sense.table.spec.length / 4 : mostX
  for (let i = 0; i < PLACES_SEEN; i++) {
    const place: Point = [random.between(-mostX, farthest), random.between(-mostY, mostY)]
    if (mayStand(mind, turn, place)) return place
  }
  return null
}
