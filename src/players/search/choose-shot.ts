import type { Random } from '../../math/index.ts'
import { chanceAfterFoul, chanceAfterMiss } from '../outlook/index.ts'
import { breakIdea, opensSafely, withRackAsUsual } from './break-ideas.ts'
import { type Candidate, candidateOf } from './candidate.ts'
import { PotLook, type PotPlan } from './first-look.ts'

import type { IdeaKind } from './idea.ts'
import type { Mind } from './mind.ts'
import { desperateIdea, OtherLook } from './other-look.ts'
import { placedPot } from './place-ideas.ts'
import { openPots } from './pot-ideas.ts'
import type { Turn } from './turn.ts'
import { weigh } from './weigh.ts'

/** How far the thinking has come. */
export interface ShotThought {
  /** 0..1. */
  readonly share: number
  /** Candidates so far, best first. */
  readonly candidates: readonly Candidate[]
}

/** Share of the simulations that goes into first impressions. */
const LOOKS = 0.45
/** So many of the best are weighed whatever they are, and so many of each kind. */
const SURE = 6
const OF_EACH_KIND = 3
/** Places for the cue ball in hand that are looked at, and that are kept. */
const PLACES = { seen: 160, kept: 28 } as const

/**
 * Thinks of shots, first as they are meant, then as they come out with this player's errors, within a number of
 * simulated shots. Can be left at any yield; what has been found so far stands in the thought.
 */
export function* thinkOfShots(
  mind: Mind,
  turn: Turn,
  simulations: number,
  random: Random,
): Generator<ShotThought, readonly Candidate[]> {
  if (turn.state.shot !== 'break') return yield* thinkFreely(mind, turn, simulations, random)
  if (!opensSafely(turn)) return [candidateOf(breakIdea(mind, turn), 0.5)]
  return yield* thinkFreely(mind, withRackAsUsual(mind, turn, random), simulations, random)
}

/** Pots and everything else, first impressions and then trials. */
function* thinkFreely(
  mind: Mind,
  turn: Turn,
  simulations: number,
  random: Random,
): Generator<ShotThought, readonly Candidate[]> {
  const start = mind.imagination.shots
  const looks = Math.max(6, Math.min(turn.skill.planning.candidates, Math.round(simulations * LOOKS)))
  const plans = potPlans(mind, turn, random)
  const prospects = mind.outlook.prospectsOf(turn.state)
  const missed = chanceAfterMiss(prospects)
  const pots = new PotLook(mind, turn, plans, missed, random)
  const others = new OtherLook(mind, turn, missed, chanceAfterFoul(prospects), random)
  const potShare = shareOfPots(turn, plans)
  for (let i = 0; i < looks; i++) {
    if (i < looks * potShare) pots.look()
    else others.look()
    if (i % 8 === 7) yield { share: i / simulations, candidates: ranked(pots.found, others.candidates) }
  }
  const candidates = ranked(pots.found, others.candidates)
  if (candidates.length === 0) candidates.push(candidateOf(desperateIdea(mind, turn, random), 0))
  const trials = Math.max(0, simulations - (mind.imagination.shots - start))
  for (const _ of weigh(mind, turn, candidates, trials, random.bits()))
    yield { share: Math.min(1, (mind.imagination.shots - start) / simulations), candidates }
  return candidates
}

/** The best first, and among the first of them the best few of every kind: each kind errs in its own way. */
function ranked(pots: readonly Candidate[], others: readonly Candidate[]): Candidate[] {
  const sorted = [...pots, ...others].sort((a, b) => b.impression - a.impression)
  const seen = new Map<IdeaKind, number>()
  const chosen: Candidate[] = []
  const rest: Candidate[] = []
  for (const [i, candidate] of sorted.entries()) {
    const { kind } = candidate.idea
    const count = (seen.get(kind) ?? 0) + 1
    seen.set(kind, count)
    if (i < SURE || count <= OF_EACH_KIND) chosen.push(candidate)
    else rest.push(candidate)
  }
  return [...chosen, ...rest]
}

/** Pots that are on from where the cue ball lies, or from where it can be set down. */
export function potPlans(mind: Mind, turn: Turn, random: Random): readonly PotPlan[] {
  const { cue } = turn.state.balls
  if (turn.demand.cueBallArea === null) {
    return cue === undefined ? [] : openPots(mind, turn, cue).map((open) => ({ ...open, place: null }))
  }
  const plans: PotPlan[] = []
  for (let i = 0; i < PLACES.seen && turn.lawful.length > 0; i++) {
    const placed = placedPot(mind, turn, turn.lawful, random)
    if (placed !== null) plans.push(placed)
  }
  return plans.sort((a, b) => b.chance - a.chance).slice(0, PLACES.kept)
}

/** A good pot is played without much thought of anything else. */
function shareOfPots({ skill, demand }: Turn, plans: readonly PotPlan[]): number {
  const best = plans[0]?.chance ?? 0
  if (best === 0) return 0
  if (skill.planning.depth === 1) return 1
  const { shootsAt } = skill.planning
  const certain = best >= shootsAt + 0.25
  if (demand.pushOutRefusal === null) return certain ? 0.75 : 0.5
  return certain ? 1 : best >= shootsAt ? 0.7 : 0.5
}
