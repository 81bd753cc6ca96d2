import { type Conduct, readClaims, worstConduct } from '../../fouls/claims.ts'
import type { Evidence } from '../../ruling.ts'
import type { ShotContext } from '../../shot-context.ts'
import { siberianClaims } from './siberian-claims.ts'
import { inTableOrder, seenViolations, type Violation } from './violations.ts'

/** What stands against the players after a stroke, seen by the program and called by people. */
export interface InForce {
  /** Violations of the shooter, in the order of the table (12.8). */
  readonly violations: readonly Violation[]
  /** The worst unsportsmanlike conduct that was called, of either player [6.17]. */
  readonly conduct: Conduct | null
  /** Everything worth showing: violations, conduct, claims that were refused, fouls that nobody called. */
  readonly evidence: readonly Evidence[]
}

/** The cue ball is not on the table (6.1 of the general rules); a missed break is a choice and no violation. */
const SELF_EVIDENT: readonly string[] = ['RU-d', 'RU-break']

/** Between players (`foulCalling: players`) a violation counts only when it was called before the next stroke. */
export function violationsInForce(context: ShotContext): InForce {
  const seen = seenViolations(context)
  const claims = siberianClaims(context, seen)
  const lapsed: Evidence[] = []
  const counting = seen.filter(({ code, evidence }) => {
    if (context.options.foulCalling === 'autoReferee') return true
    if (SELF_EVIDENT.includes(code) || claims.called.includes(code)) return true
    lapsed.push({ ...evidence, verdict: `${evidence.verdict}-not-called` })
    return false
  })
  const violations = inTableOrder([...counting, ...claims.violations])
  const conducts = readClaims(context, []).conduct
  return {
    violations,
    conduct: worstConduct(conducts),
    evidence: [...lapsed, ...[...violations, ...conducts].map(({ evidence }) => evidence), ...claims.notes],
  }
}

/** Unsportsmanlike conduct that costs the game or the match. */
export function isSerious(conduct: Conduct | null): conduct is Conduct {
  return conduct !== null && conduct.level !== 'warning' && conduct.level !== 'standard'
}
