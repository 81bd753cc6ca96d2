import type { Claim } from '../../command.ts'
import { evidence } from '../../fouls/foul.ts'
import type { Evidence } from '../../ruling.ts'
import type { ShotContext } from '../../shot-context.ts'
import { SIBERIAN_CODES, type SiberianCode, type Violation } from './violations.ts'

/** What people called in a Siberian game. */
export interface SiberianClaims {
  readonly violations: readonly Violation[]
  /** Codes called in time against the shooter. */
  readonly called: readonly string[]
  readonly notes: readonly Evidence[]
}

/** General numbers that name the same act [section 7.1]. */
const SAME_ACT: Readonly<Record<string, SiberianCode>> = {
  '6.4': 'RU-e',
  '6.6': 'RU-a',
  '6.7': 'RU-push',
  '6.8': 'RU-push',
  '6.9': 'RU-v',
}

/** Seen by people, or by people too (table of 12.8); everything else the events decide. */
const BY_PEOPLE: readonly SiberianCode[] = ['RU-a', 'RU-v', 'RU-e', 'RU-push']
/** What can be done before the stroke; everything else is a matter of the stroke itself. */
const BEFORE_THE_STROKE: SiberianCode = 'RU-a'

/** Reads the claims against the shooter; those of conduct (6.17) and of replays are read elsewhere. */
export function siberianClaims(context: ShotContext, seen: readonly Violation[]): SiberianClaims {
  const violations: Violation[] = []
  const called: string[] = []
  const notes: Evidence[] = []
  for (const claim of context.claims) {
    if (isReadElsewhere(claim)) continue
    const code = SAME_ACT[claim.rule] ?? SIBERIAN_CODES.find((known) => known === claim.rule)
    const refusal = refusalOf(context, claim, code, seen)
    if (refusal !== null || code === undefined) {
      notes.push(evidence(context, code ?? claim.rule, refusal ?? 'claim-unknown-rule', []))
      continue
    }
    called.push(code)
    const params = { against: claim.against }
    if (!seen.some((violation) => violation.code === code))
      violations.push({ code, evidence: evidence(context, code, 'called-by-person', [], { params }) })
  }
  return { violations, called, notes }
}

/**
 * The opponent touched a ball or pushed the shooter while the stroke was played: no violation, but exception в), the
 * stroke is played again (12.9).
 */
export function claimsOfDisturbance(context: ShotContext): readonly Claim[] {
  if (!context.facts.strokePlayed) return []
  return context.claims.filter(
    (claim) =>
      (claim.rule === 'RU-a' || claim.rule === '6.6') &&
      claim.against !== context.shooter &&
      claim.late !== true &&
      claim.intent !== 'intentional' &&
      claim.effect !== 'none',
  )
}

function isReadElsewhere({ rule, intent }: Claim): boolean {
  if (rule === '6.17' || rule === '1.7' || rule === '1.9' || rule.startsWith('7.')) return true
  return intent === 'intentional' && (rule === '6.6' || rule === '6.13' || rule === 'RU-a')
}

function refusalOf(
  context: ShotContext,
  claim: Claim,
  code: SiberianCode | undefined,
  seen: readonly Violation[],
): string | null {
  if (claim.late === true) return 'claim-too-late'
  if (code === undefined) return 'claim-not-a-foul-in-this-game'
  if (claim.against !== context.shooter) return 'claim-not-the-shooter'
  if (!context.facts.strokePlayed && code !== BEFORE_THE_STROKE) return 'claim-no-stroke-played'
  if (seen.some((violation) => violation.code === code) || BY_PEOPLE.includes(code)) return null
  return 'claim-contradicted-by-events'
}
