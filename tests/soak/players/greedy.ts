import { Random } from '../../../src/math/index.ts'
import { isShotReady } from '../../../src/players/imagine/index.ts'
import { type Decider, type Decision, decide } from '../../../src/players/index.ts'
import {
  deliver,
  type Idea,
  type Mind,
  openPots,
  potPlans,
  type Turn,
  turnAt,
} from '../../../src/players/search/index.ts'
import { desperateIdea } from '../../../src/players/search/other-look.ts'
import { plainStroke, potIdea } from '../../../src/players/search/pot-ideas.ts'
import { plainIdea } from '../../../src/players/search/safety-ideas.ts'
import { headingDegOf, raiseStroke, towards } from '../../../src/players/sense/index.ts'
import type { Point } from '../../../src/table/index.ts'

const HARD = 3

/**
 * A player who pots and does nothing else: the nearest pot as it lies, without spin, without a thought of what follows;
 * no safety, no push-out. With no pot on he hits the ball hard and hopes.
 */
export const greedy: Decider = (mind, state, seat, terms) => {
  if (!isShotReady(state) || state.shot === 'break')
    return decide(mind, state, seat, { ...terms, simulations: 1 })
  if (state.shooter !== seat) return null
  const turn = turnAt(mind, state)
  const idea = nearestPot(mind, turn, terms.random) ?? hardHit(mind, turn, terms.random)
  const meant = deliver(idea, terms.player, mind.sense, Random.fromSeed(terms.random.bits()))
  const cue = idea.place ?? state.balls.cue
  if (cue === undefined) return null
  const stroke = raiseStroke(mind.sense, cue, meant, turn.balls)
  const placed = idea.place === null ? [] : [{ kind: 'place-cue-ball', seat, at: idea.place } as const]
  return {
    commands: [
      ...placed,
      { kind: 'declare', seat, declaration: idea.declaration },
      { kind: 'stroke', seat, stroke },
    ],
    reason: {
      kind: idea.kind,
      target: idea.target,
      option: null,
      pick: null,
      chance: 0.5,
      comesOff: null,
      instead: [],
      simulations: 0,
    },
  } satisfies Decision
}

function nearestPot(mind: Mind, turn: Turn, random: Random): Idea | null {
  const { cue } = turn.state.balls
  const plans =
    turn.demand.cueBallArea === null && cue !== undefined
      ? openPots(mind, turn, cue).map((open) => ({ ...open, place: null }))
      : potPlans(mind, turn, random)
  const sorted = [...plans].sort((a, b) => a.pot.reach + a.pot.run - (b.pot.reach + b.pot.run))
  for (const { pot, place } of sorted) {
    const from = place ?? cue
    const idea = from === undefined ? null : potIdea(mind, turn, from, place, pot, plainStroke(mind, pot))
    if (idea !== null) return idea
  }
  return null
}

function hardHit(mind: Mind, turn: Turn, random: Random): Idea {
  const { cue } = turn.state.balls
  const [target] = turn.lawful
  if (cue === undefined || target === undefined || turn.demand.cueBallArea !== null)
    return desperateIdea(mind, turn, random)
  const open = { speed: HARD, elevationDeg: 0, tip: { side: 0, height: 0 } }
  const at: Point = target.at
  return { ...plainIdea(mind, turn, cue, 'shot', headingDegOf(towards(cue, at)), open, 0), declaration: {} }
}
