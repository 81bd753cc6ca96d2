import { otherSeat, type Seat } from '../../shot/index.ts'
import type { Claim } from '../command.ts'
import type { Evidence, RulesetId } from '../ruling.ts'
import type { ShotContext } from '../shot-context.ts'
import { evidence, type FoundFoul, rankOf } from './foul.ts'
import { touchIsFoul } from './touch.ts'

/** How far the referee goes against unsportsmanlike conduct [6.17]. */
export type ConductLevel = NonNullable<Claim['level']>

/** Unsportsmanlike conduct that was called, at the level that holds. */
export interface Conduct {
  readonly against: Seat
  readonly level: ConductLevel
  readonly evidence: Evidence
  /** Wheelchair rule: the opponent has the cue ball in hand anywhere [7.2]. */
  readonly wheelchair: boolean
}

/** What people called, sorted into what counts and what does not. */
export interface CalledFouls {
  /** Fouls of conduct that only a person sees, by the seat that committed them. */
  readonly fouls: readonly { readonly against: Seat; readonly foul: FoundFoul }[]
  readonly conduct: readonly Conduct[]
  /** Rule numbers called in time against the shooter: in `players` mode only these count. */
  readonly called: readonly string[]
  /** Claims that were refused or lapsed, with the reason. */
  readonly notes: readonly Evidence[]
}

/** What the events decide: a claim of one of these that was not found is contradicted by them. */
const AUTOMATIC = new Set([
  '6.1',
  '6.2',
  '6.3',
  '6.5',
  '6.7',
  '6.8',
  '6.10',
  '6.11',
  '2.3',
  '9.3',
  '5.3',
  '4.3',
])
/** Seen by people only, or by people too. */
const BY_PEOPLE = new Set(['6.4', '6.6', '6.9', '6.12', '6.13', '6.15', '6.16'])
/** What only the player at the table can do. 6.6, 6.13 between shots and all conduct may be anybody's. */
const OF_THE_SHOOTER = new Set([...AUTOMATIC, '6.4', '6.9', '6.12', '6.14', '6.15', '6.16'])
/** What needs a stroke: both look at the moment at which the tip strikes [6.4, 6.9]. */
const OF_A_STROKE = new Set([...AUTOMATIC, '6.4', '6.9'])
/** On purpose these are unsportsmanlike conduct [6.6, 6.11, 6.13]. */
const CONDUCT_ON_PURPOSE = new Set(['6.6', '6.11', '6.13', 'RU-a'])

/** Reads the claims of people about a shot in which `found` was seen by the program. */
export function readClaims(context: ShotContext, found: readonly FoundFoul[]): CalledFouls {
  const fouls: { against: Seat; foul: FoundFoul }[] = []
  const conduct: Conduct[] = []
  const called: string[] = []
  const notes: Evidence[] = []
  for (const claim of context.claims) {
    if (claim.rule === '1.7' || claim.rule === '1.9') continue
    const verdict = judgeClaim(context, claim, found)
    if (verdict === 'conduct') {
      conduct.push(conductOf(context, claim, conduct))
    } else if (verdict === 'seen' || verdict === 'stands') {
      if (claim.against === context.shooter) called.push(claim.rule)
      if (verdict === 'stands') fouls.push({ against: claim.against, foul: foulOf(context, claim) })
    } else {
      notes.push(evidence(context, claim.rule, verdict, [], { params: { against: claim.against } }))
    }
  }
  return { fouls, conduct, called, notes }
}

type ClaimVerdict = 'conduct' | 'seen' | 'stands' | `claim-${string}`

function judgeClaim(context: ShotContext, claim: Claim, found: readonly FoundFoul[]): ClaimVerdict {
  const { rule, against } = claim
  if (claim.late === true) return 'claim-too-late'
  if (rule === '6.17' || rule.startsWith('7.')) {
    if (rule !== '6.17' && !context.options.wheelchair[against]) return 'claim-wheelchair-rule-not-agreed'
    return 'conduct'
  }
  const refusal = notInThisGame(context, rule, against) ?? notBySeat(context, rule, against)
  if (refusal !== null) return refusal
  const seen = against === context.shooter && isSeen(context, rule, found)
  if (!seen && (AUTOMATIC.has(rule) || rule === '6.14')) return 'claim-contradicted-by-events'
  if (claim.intent === 'intentional' && CONDUCT_ON_PURPOSE.has(rule)) return 'conduct'
  if (seen) return 'seen'
  if (!BY_PEOPLE.has(rule)) return 'claim-unknown-rule'
  if (rule === '6.6' && onlyFreeTouches(context, against)) return 'claim-object-balls-restored-by-referee'
  return 'stands'
}

/** Rules that are no foul in this game, or not for this seat. */
function notInThisGame(context: ShotContext, rule: string, against: Seat): ClaimVerdict | null {
  const { ruleset, options } = context
  if (rule.startsWith('RU-') && ruleset !== 'siberian-ten') return 'claim-unknown-rule'
  if (NOT_LISTED[ruleset].includes(rule)) return 'claim-not-a-foul-in-this-game'
  if (rule === '6.12' && options.cueOnTableFoul === 'off') return 'claim-not-a-foul-in-this-edition'
  if (rule === '6.4' && options.wheelchair[against]) return 'claim-replaced-by-wheelchair-rule'
  return null
}

/** An act that this seat could not commit, or that needs a stroke where none was played. */
function notBySeat(context: ShotContext, rule: string, against: Seat): ClaimVerdict | null {
  const { strokePlayed } = context.facts
  const onlyShooter = OF_THE_SHOOTER.has(rule) || (rule === '6.13' && strokePlayed)
  if (onlyShooter && against !== context.shooter) return 'claim-not-the-shooter'
  return OF_A_STROKE.has(rule) && !strokePlayed ? 'claim-no-stroke-played' : null
}

/** The program has seen it; a third foul is seen where any foul is, after the warning [6.14]. */
function isSeen({ state, shooter }: ShotContext, rule: string, found: readonly FoundFoul[]): boolean {
  if (rule !== '6.14') return found.some((foul) => foul.rule === rule)
  return found.length > 0 && state.foulCount[shooter] >= 2 && state.warned[shooter]
}

/** Section 7.1: the dashes of the table. */
const NOT_LISTED: Readonly<Record<RulesetId, readonly string[]>> = {
  'nine-ball': ['6.11'],
  'ten-ball-wpa': ['6.11'],
  'ten-ball-pl': ['6.11', '6.16'],
  'eight-ball': ['6.14'],
  'straight-pool': ['6.2'],
  'siberian-ten': ['6.14'],
}

/** The events show touches of this seat, and none of them is a foul in `cueBallOnly`. */
function onlyFreeTouches(context: ShotContext, seat: Seat): boolean {
  const by = context.facts.touches.filter((touch) => touch.by === seat)
  return by.length > 0 && by.every(({ ball }) => !touchIsFoul(context, ball))
}

function foulOf(context: ShotContext, claim: Claim): FoundFoul {
  const { rule, against } = claim
  const proof = evidence(context, rule, 'called-by-person', [], { params: { against } })
  return { rule, rank: rankOf(rule), evidence: proof }
}

/** The ladder of the wheelchair rules: in hand, then the rack, then the match [7.2]. */
const WHEELCHAIR_LADDER: readonly ConductLevel[] = ['standard', 'rack', 'match']

function conductOf(context: ShotContext, claim: Claim, before: readonly Conduct[]): Conduct {
  const wheelchair = claim.rule.startsWith('7.')
  const earlier = before.filter((c) => c.wheelchair && c.against === claim.against).length
  const step = (context.state.wheelchairFouls?.[claim.against] ?? 0) + earlier
  const ladder = WHEELCHAIR_LADDER[Math.min(step, 2)]!
  const level = claim.level ?? (wheelchair ? ladder : 'serious')
  const params = { against: claim.against, level, claimed: claim.rule }
  return {
    against: claim.against,
    level,
    wheelchair,
    evidence: evidence(context, '6.17', level === 'warning' ? 'warning' : 'unsportsmanlike', [], { params }),
  }
}

/** The seat whose conduct weighs most, and how much; null when nothing was called. */
export function worstConduct(conduct: readonly Conduct[]): Conduct | null {
  let worst: Conduct | null = null
  for (const entry of conduct) {
    if (worst === null || LEVELS.indexOf(entry.level) > LEVELS.indexOf(worst.level)) worst = entry
  }
  return worst
}

const LEVELS: readonly ConductLevel[] = ['warning', 'standard', 'serious', 'rack', 'match', 'disqualified']

/** Who gains by an act of this seat. */
export function beneficiary(conduct: Conduct): Seat {
  return otherSeat(conduct.against)
}
