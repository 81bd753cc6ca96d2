import { fail, ok, type Result } from '../../math/index.ts'
import type { Claim, CommandError, PlayedShot, RefereeRuling } from '../command.ts'
import { inspect } from '../inspection.ts'
import type { MatchState } from '../match-state.ts'
import { judgeShot } from '../rule-shot.ts'
import type { Ruling } from '../ruling.ts'
import type { ShotToRule } from '../shot-context.ts'
import { afterRuling, type ShotState } from './after-ruling.ts'

/** A match after a command, and the ruling when the command brought one. */
export interface MatchStep {
  readonly state: MatchState
  readonly ruling: Ruling | null
}

/** Rules what was played from this state, and keeps the shot open to protest until the next stroke. */
export function ruleRunning(before: ShotState, shot: PlayedShot): Result<MatchStep, CommandError> {
  const judged = judgeShot(shotToRule(before, shot))
  if (!judged.ok) return fail({ code: judged.error.code })
  const state = afterRuling(before, shot, judged.value)
  const open = { ...before, protest: null } as MatchState
  return ok({ state: { ...state, protest: { before: open, shot } }, ruling: judged.value.ruling })
}

/** The `rule` document of a shot of this match. */
export function shotToRule(before: ShotState, shot: PlayedShot): ShotToRule {
  const { terms } = before
  const { options, table, ballRadius } = terms
  const auto = options.frozenPolicy === 'auto'
  const seen = auto
    ? inspect(before.balls, table, ballRadius, options.epsFrozen)
    : { frozenRails: [], frozenBalls: [] }
  // The nearest ball was put on its spot when the tip went forward: the position has it already.
  const { spotNearest: _done, ...declaration } = before.declaration
  return {
    ruleset: terms.ruleset,
    options,
    table,
    ballRadius,
    state: {
      shooter: before.shooter,
      shot: before.shot,
      balls: before.balls,
      cueBall: before.cueBall,
      foulCount: before.foulCount,
      warned: before.warned,
      score: before.score,
      groups: before.groups,
      restricted: before.restricted,
      raceTo: terms.raceTo,
      racks: before.racks,
      breaker: before.breaker,
      wheelchairFouls: before.wheelchairFouls,
      ...(before.frozen ?? seen),
      ...before.siberian,
    },
    declaration,
    ...shot,
  }
}

/** Rules the last shot again with what a person adds to it. */
export function ruleAgain(
  state: MatchState,
  claim: Claim | null,
  ruling: RefereeRuling | null,
): Result<MatchStep, CommandError> {
  const { protest } = state
  if (protest === null || protest.before.phase !== 'shot-running') return fail({ code: 'nothing-to-protest' })
  const { before, shot } = protest
  const claims = claim === null ? (shot.claims ?? []) : [...(shot.claims ?? []), claim]
  const rulings = ruling === null ? (shot.rulings ?? []) : [...(shot.rulings ?? []), ruling]
  return ruleRunning(before, { ...shot, claims, rulings })
}
