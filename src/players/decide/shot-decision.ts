import { Random } from '../../math/index.ts'
import { type Candidate, deliver, type IdeaKind, type Mind, meanWorth, type Turn } from '../search/index.ts'
import { raiseStroke } from '../sense/index.ts'
import type { Skill } from '../skill/index.ts'
import type { Decision, Reason, SeatCommand } from './decision.ts'

/** What is sent for the best of the candidates, with the errors of the player who delivers it. */
export function shotDecision(
  mind: Mind,
  turn: Turn,
  candidates: readonly Candidate[],
  player: Skill,
  handSeed: number,
  simulations: number,
): Decision {
  const best = candidates[0]!
  const { idea } = best
  const { seat } = turn
  const meant = deliver(idea, player, mind.sense, Random.fromSeed(handSeed))
  const cue = idea.place ?? turn.state.balls.cue!
  const stroke = raiseStroke(mind.sense, cue, meant, turn.balls)
  const commands: SeatCommand[] = []
  if (idea.place !== null) commands.push({ kind: 'place-cue-ball', seat, at: idea.place })
  commands.push({ kind: 'declare', seat, declaration: idea.declaration })
  commands.push({ kind: 'stroke', seat, stroke })
  return { commands, reason: reasonFor(best, candidates, simulations) }
}

function reasonFor(best: Candidate, candidates: readonly Candidate[], simulations: number): Reason {
  const instead = new Map<IdeaKind, number>()
  for (const candidate of candidates) {
    const { kind } = candidate.idea
    if (kind === best.idea.kind) continue
    const chance = meanWorth(candidate)
    if (chance > (instead.get(kind) ?? -1)) instead.set(kind, chance)
  }
  return {
    kind: best.idea.kind,
    target: best.idea.target,
    option: null,
    pick: null,
    chance: meanWorth(best),
    comesOff: best.trials === 0 ? null : best.kept / best.trials,
    instead: [...instead].map(([kind, chance]) => ({ kind, chance })).sort((a, b) => b.chance - a.chance),
    simulations,
  }
}
