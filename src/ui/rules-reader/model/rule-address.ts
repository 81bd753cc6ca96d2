import { RULESETS, type RulesetId } from '../../../rules/index.ts'
import type { RuleBook } from './rule-book.ts'
import { clauseIdOf, hasEditions } from './rule-book.ts'

/** What a part of the address after `#/rules/` asks for. */
export interface RuleAddress {
  /** Null where it names no game: the reader then chooses. */
  readonly book: RuleBook | null
  /** As it was written; it may name no clause of the book. */
  readonly rule: string | null
}

/** Reads `nine-ball/3.5` and `nine-ball/2025/3.5`; numbers are those of 2016 in either edition. */
export function readRuleAddress(rest: string): RuleAddress {
  const [game = '', ...more] = rest.split('/')
  const ruleset = RULESETS.find((id) => id === game)
  if (ruleset === undefined) return { book: null, rule: null }
  const late = more[0] === '2025'
  const rule = more[late ? 1 : 0]
  const edition = late && hasEditions(ruleset) ? 2025 : 2016
  return { book: { ruleset, edition }, rule: rule === undefined || rule === '' ? null : rule }
}

/** The part of the address after `#/rules/`. */
export function ruleAddress({ ruleset, edition }: RuleBook, rule: string | null): string {
  return [ruleset, ...(edition === 2025 ? ['2025'] : []), ...(rule === null ? [] : [rule])].join('/')
}

/** The same clause in another book, where it has one; general rules and fouls are the same in all. */
export function sameRule(ruleset: RulesetId, rule: string | null): string | null {
  return rule !== null && clauseIdOf(ruleset, rule) !== null ? rule : null
}
