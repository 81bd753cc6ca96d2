/** Match options, defaults first in each comment; what a rule book leaves open is data, not code. */
export interface RuleOptions {
  readonly foulCalling: 'autoReferee' | 'players'
  readonly frozenPolicy: 'auto' | 'declared'
  readonly placementGuard: 'enforce' | 'allowAndCall'
  readonly ballFoulMode: 'allBall' | 'cueBallOnly'
  readonly breakOrder: 'alternate' | 'winner' | 'loser' | 'fixed'
  /** Three-point break requirement (WPA regulation 18). */
  readonly threePoint: 'off' | 'on'
  readonly edition: 2016 | 2025
  /** 6.8: longest contact of the tip in a normal stroke, s. */
  readonly pushMaxContact: number
  /** Gap left to the cue ball when a ball is spotted, m. */
  readonly spotGap: number
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
  breakOrder: 'alternate',
  threePoint: 'off',
  edition: 2016,
  pushMaxContact: 0.004,
  spotGap: 0.001,
  epsFrozen: 0.0001,
  epsLine: 0.0001,
  simultTol: 1e-9,
  grazeFraction: 0.25,
}
