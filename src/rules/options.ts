import type { Seat } from '../shot/index.ts'
import type { RulesetId } from './ruling.ts'

/** Match options, defaults first in each comment; what a rule book leaves open is data, not code. */
export interface RuleOptions {
  /** `players`: even a foul that the program sees counts only when a person calls it in time [6 intro, 1.10]. */
  readonly foulCalling: 'autoReferee' | 'players'
  /** the program inspects which balls are frozen, or only what is declared counts. */
  readonly frozenPolicy: 'auto' | 'declared'
  /** Placing the cue ball where the rules forbid it is impossible, or it is possible and a foul [6.10]. */
  readonly placementGuard: 'enforce' | 'allowAndCall'
  /** Regulation 21: accidental contact with an object ball is a foul, or the referee restores it. 2025: all balls. */
  readonly ballFoulMode: 'allBall' | 'cueBallOnly'
  /** what counts as called when nothing was called. */
  readonly obviousPolicy: 'requireCall' | 'directImplied' | 'referee'
  readonly breakOrder: 'alternate' | 'winner' | 'loser' | 'fixed'
  /** Siberian Ten: who breaks the first game. */
  readonly firstBreak: 'lag' | 'lot'
  /** 6.15 is a foul only while a clock runs; seconds or off. */
  readonly shotClock: 'off' | number
  /** Chapter 7 holds for this seat [7.1-7.3]. */
  readonly wheelchair: { readonly A: boolean; readonly B: boolean }
  readonly edition: 2016 | 2025
  /** Three-point break requirement of nine-ball (WPA regulation 18, 2025: 16). */
  readonly threePoint: 'off' | 'on'
  /** The edge of a ball reaches the head string, or its centre passes beyond it. Default by edition. */
  readonly threePointReach: 'edge' | 'centreBeyond'
  /** D-15: pocketed and crossing balls together, or only for a break without a pocketed ball. */
  readonly threePointScope: 'combined' | 'dryOnly'
  /** D-12. Default by edition. */
  readonly nineBallRack: 'oneOnSpot' | 'nineOnSpot'
  /** D-16: WPA ten-ball with or without a declared safety. Default by edition. */
  readonly tenBallSafety: 'allowed' | 'none'
  /** D-20: which fouls make the 8 on the break row 8B1. Default by edition. */
  readonly eightBreakFoul: 'scratchOnly' | 'anyFoul'
  /** D-22: a group wholly off the table may be claimed while the table is open. Default by edition. */
  readonly openEightException: 'off' | 'on'
  /** D-2: 6.12. Default by edition. */
  readonly cueOnTableFoul: 'on' | 'off'
  /** D-5: cushion and lawful ball at about the same instant count as ball first. Default by edition. */
  readonly railTie: 'off' | 'on'
  /** D-4, D-5: contacts this near in time cannot be told apart, s; can only remove a foul. Default by edition. */
  readonly splitWindow: number
  /** */
  readonly rerackHeadSpot: 'table' | 'text'
  /** Q-32, m. */
  readonly rackOutlineMargin: number
  /** Siberian Ten: calls or, by agreement, none. */
  readonly mode: 'called' | 'uncalled'
  /** */
  readonly twoRail: 'formal' | 'aggregate'
  /** */
  readonly cueOff: 'playing' | 'penalty'
  /** */
  readonly inHandAfterFoul: 'violation' | 'explicit'
  /** */
  readonly uncalledCueBall: 'creditOpponent' | 'noScore'
  /** */
  readonly offTableExtraPenalty: boolean
  /** Siberian Ten: `giver` breaks, and his first `k` balls are credited to the other. */
  readonly handicap: { readonly giver: Seat; readonly k: number } | null
  /** 6.8: longest contact of the tip in a normal stroke, s. */
  readonly pushMaxContact: number
  /** Gap left to the cue ball when a ball is spotted, m. */
  readonly spotGap: number
  /** Two lag balls this equally near the head rail cannot be told apart, m. */
  readonly lagTol: number
  /** A gap up to this is frozen, m. */
  readonly epsFrozen: number
  /** A centre this near to a line is on it, m. */
  readonly epsLine: number
  /** Contacts within this time are simultaneous, s. */
  readonly simultTol: number
  /** 6.7: a closing speed below this fraction of the cue ball's speed is a graze. */
  readonly grazeFraction: number
}

export const DEFAULT_RULE_OPTIONS: RuleOptions = {
  foulCalling: 'autoReferee',
  frozenPolicy: 'auto',
  placementGuard: 'enforce',
  ballFoulMode: 'allBall',
  obviousPolicy: 'requireCall',
  breakOrder: 'alternate',
  firstBreak: 'lag',
  shotClock: 'off',
  wheelchair: { A: false, B: false },
  edition: 2016,
  threePoint: 'off',
  threePointReach: 'edge',
  threePointScope: 'combined',
  nineBallRack: 'oneOnSpot',
  tenBallSafety: 'allowed',
  eightBreakFoul: 'scratchOnly',
  openEightException: 'off',
  cueOnTableFoul: 'on',
  railTie: 'off',
  splitWindow: 0,
  rerackHeadSpot: 'table',
  rackOutlineMargin: 0,
  mode: 'called',
  twoRail: 'formal',
  cueOff: 'playing',
  inHandAfterFoul: 'violation',
  uncalledCueBall: 'creditOpponent',
  offTableExtraPenalty: false,
  handicap: null,
  pushMaxContact: 0.004,
  spotGap: 0.001,
  lagTol: 0.001,
  epsFrozen: 0.0001,
  epsLine: 0.0001,
  simultTol: 1e-9,
  grazeFraction: 0.25,
}

/** What the 2025 edition changes (from secondary sources); each difference is one line. */
export const EDITION_2025: Partial<RuleOptions> = {
  threePointReach: 'centreBeyond',
  nineBallRack: 'nineOnSpot',
  tenBallSafety: 'none',
  eightBreakFoul: 'anyFoul',
  openEightException: 'on',
  cueOnTableFoul: 'off',
  railTie: 'on',
  // To be confirmed: the text says "approximately the same instant".
  splitWindow: 0.0005,
}

/** Options as given, the rest by the edition. All-ball fouls are fixed in 2025 [D-3]. */
export function makeRuleOptions(given: Partial<RuleOptions> = {}): RuleOptions {
  if (given.edition !== 2025) return { ...DEFAULT_RULE_OPTIONS, ...given }
  return { ...DEFAULT_RULE_OPTIONS, ...EDITION_2025, ...given, ballFoulMode: 'allBall' }
}

/** The Polish and the Siberian rules are no WPA edition: what the edition changed does not hold for them. */
export function optionsFor(ruleset: RulesetId, options: RuleOptions): RuleOptions {
  if (options.edition === 2016 || (ruleset !== 'ten-ball-pl' && ruleset !== 'siberian-ten')) return options
  return { ...options, edition: 2016, cueOnTableFoul: 'on', railTie: 'off', splitWindow: 0 }
}
