import type { RulesetId, ShotToRule } from '../../rules/index.ts'
import { type Driven, drivenToRail } from '../../shot/index.ts'
import { factsOf } from './facts-of.ts'

/** A ball that reached a rail, was pocketed or left the table, with the count at that instant. */
export interface CountedBall extends Driven {
  readonly t: number
  /** Object balls so far, this one included; for the cue ball the count as it stood. */
  readonly count: number
}

/** The balls driven to a rail in the order in which they count. */
export interface RailProgress {
  /** What a break without a pocketed ball needs; null on any other shot. */
  readonly needed: { readonly objectBalls: number; readonly cueBall: boolean } | null
  readonly balls: readonly CountedBall[]
}

/** Object balls that a break must drive to a rail; the Siberian break has alternatives instead. */
const NEEDED: Readonly<Record<RulesetId, RailProgress['needed']>> = {
  'nine-ball': { objectBalls: 4, cueBall: false },
  'ten-ball-wpa': { objectBalls: 4, cueBall: false },
  'ten-ball-pl': { objectBalls: 4, cueBall: false },
  'eight-ball': { objectBalls: 4, cueBall: false },
  'straight-pool': { objectBalls: 2, cueBall: true },
  'siberian-ten': null,
}

/**
 * Counts the balls driven to a rail [8.4]: on a break of nine-, ten- and eight-ball from the start of the shot, in 14.1
 * and on any other shot from the first contact of the cue ball with a ball.
 */
export function railProgress(shot: ShotToRule): RailProgress {
  const facts = factsOf(shot)
  const isBreak = shot.state.shot === 'break'
  const whole = isBreak && shot.ruleset !== 'straight-pool' && shot.ruleset !== 'siberian-ten'
  const from = whole ? Number.NEGATIVE_INFINITY : (facts.firstContact?.t ?? Number.POSITIVE_INFINITY)
  let count = 0
  const inTime = drivenToRail(facts, from)
    .map((driven) => ({ ...driven, t: shot.events[driven.event]!.t }))
    .sort((a, b) => a.event - b.event)
  const balls = inTime.map((driven) => {
    if (driven.ball !== 'cue') count += 1
    return { ...driven, count }
  })
  return { needed: isBreak ? NEEDED[shot.ruleset] : null, balls }
}
