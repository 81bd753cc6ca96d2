import {
  makeRuleOptions,
  RULESETS,
  type RuleOptions,
  type RulesetId,
  type Ruling,
  ruleShot,
  type ShotToRule,
} from '../rules/index.ts'
import { ballsOf } from '../shot/index.ts'

/** How one more set of rules has the same shot. */
export interface OtherRuling {
  readonly ruleset: RulesetId
  /** As a `rule` document gives them: edition, and what differs from it. */
  readonly options: Partial<RuleOptions>
  readonly ruling: Ruling
  /** Fields of the ruling that are not as in the ruling of the shot itself; evidence aside. */
  readonly differs: readonly (keyof Ruling)[]
}

/** Options that a table may have agreed on and that decide shots, with the value that is not the usual one. */
const VARIANTS: readonly Partial<RuleOptions>[] = [
  { frozenPolicy: 'declared' },
  { frozenPolicy: 'auto' },
  { obviousPolicy: 'directImplied' },
  { obviousPolicy: 'requireCall' },
  { ballFoulMode: 'cueBallOnly' },
  { ballFoulMode: 'allBall' },
  { threePoint: 'on' },
  { threePoint: 'off' },
  { mode: 'uncalled' },
  { mode: 'called' },
  { twoRail: 'aggregate' },
  { twoRail: 'formal' },
  { cueOff: 'penalty' },
  { cueOff: 'playing' },
]

/**
 * The shot under the other rules that can rule it: every game that is played with these balls, in both editions, and
 * of its own game every single option that changes the ruling. A game whose declarations do not fit is left out.
 */
export function otherRulings(shot: ShotToRule, ruling: Ruling): OtherRuling[] {
  const given = givenOptions(shot.options)
  const others: OtherRuling[] = []
  for (const ruleset of RULESETS) {
    for (const edition of editionsOf(ruleset)) {
      if (ruleset === shot.ruleset && edition === editionIn(ruleset, shot.options)) continue
      const other = ruledBy(shot, ruling, ruleset, { ...given, edition })
      if (other !== null) others.push(other)
    }
  }
  for (const variant of VARIANTS) {
    const other = ruledBy(shot, ruling, shot.ruleset, { ...given, ...variant })
    if (other !== null && other.differs.length > 0) others.push(other)
  }
  return others
}

/** The Polish and the Siberian rules have one edition. */
function editionsOf(ruleset: RulesetId): readonly RuleOptions['edition'][] {
  return ruleset === 'ten-ball-pl' || ruleset === 'siberian-ten' ? [2016] : [2016, 2025]
}

function editionIn(ruleset: RulesetId, options: RuleOptions): RuleOptions['edition'] {
  return editionsOf(ruleset).length === 1 ? 2016 : options.edition
}

function ruledBy(
  shot: ShotToRule,
  ruling: Ruling,
  ruleset: RulesetId,
  given: Partial<RuleOptions>,
): OtherRuling | null {
  const same = ruleset === shot.ruleset
  if (!same && !fits(shot, ruleset)) return null
  const ruled = ruleShot({
    ...shot,
    ruleset,
    options: makeRuleOptions(given),
    state: same ? shot.state : inAnotherGame(shot, ruleset),
  })
  if (!ruled.ok) return null
  const { edition, ...rest } = given
  const options = edition === 2025 ? given : rest
  return { ruleset, options, ruling: ruled.value, differs: differing(ruled.value, ruling) }
}

/** Object balls of a full rack. */
const RACK_SIZE: Readonly<Record<RulesetId, number>> = {
  'nine-ball': 9,
  'ten-ball-wpa': 10,
  'ten-ball-pl': 10,
  'eight-ball': 15,
  'straight-pool': 15,
  'siberian-ten': 10,
}

/** Can these balls lie on the table of that game? A break needs its whole rack, the end of a Siberian game that game. */
function fits({ state }: ShotToRule, ruleset: RulesetId): boolean {
  if (state.shot === 'shoot-out' || state.shot === 'live-game') return false
  const balls = ballsOf(state.balls).filter((ball) => ball !== 'cue')
  const size = RACK_SIZE[ruleset]
  return (state.shot !== 'break' || balls.length === size) && balls.every((ball) => Number(ball) <= size)
}

/** Scores of one game say nothing in another; a shot that may be a push-out there is an ordinary one where there is none. */
function inAnotherGame({ state }: ShotToRule, ruleset: RulesetId): ShotToRule['state'] {
  const pushOut = ruleset === 'nine-ball' || ruleset === 'ten-ball-wpa' || ruleset === 'ten-ball-pl'
  const {
    racks: _racks,
    lastPocketedBy: _last,
    handicapLeft: _handicap,
    shootOut: _shootOut,
    ...plain
  } = state
  return {
    ...plain,
    shot: state.shot === 'after-break' && !pushOut ? 'ordinary' : state.shot,
    groups: ruleset === 'eight-ball' ? state.groups : null,
    score: { A: 0, B: 0 },
    restricted: false,
    raceTo: 0,
  }
}

/** What was agreed beyond the edition. */
function givenOptions(options: RuleOptions): Partial<RuleOptions> {
  const usual = makeRuleOptions({ edition: options.edition })
  const keys = Object.keys(options) as (keyof RuleOptions)[]
  const given = keys.filter((key) => JSON.stringify(options[key]) !== JSON.stringify(usual[key]))
  return Object.fromEntries([...given, 'edition' as const].map((key) => [key, options[key]]))
}

function differing(other: Ruling, own: Ruling): (keyof Ruling)[] {
  const keys = Object.keys(own) as (keyof Ruling)[]
  return keys.filter((key) => key !== 'evidence' && JSON.stringify(other[key]) !== JSON.stringify(own[key]))
}
