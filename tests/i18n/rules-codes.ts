import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  makeRuleOptions,
  type RuleOptions,
  type RulesetId,
  type Ruling,
  ruleShot,
} from '../../src/rules/index.ts'
import { TABLE_SPECS, type TableName } from '../../src/table/index.ts'

const ROOT = new URL('../..', import.meta.url).pathname
const BALL_RADIUS = 0.028575

/** Codes that the rules can answer with. */
export interface RulesCodes {
  readonly verdicts: readonly string[]
  readonly refusals: readonly string[]
  readonly fouls: readonly string[]
  readonly results: readonly string[]
}

/**
 * Every code of the rules, from two sides: written in their source, and met when all case lines are ruled.
 * Codes that are put together at run time are found by the second way.
 */
export function rulesCodes(): RulesCodes {
  const source = rulesSource()
  const rulings = caseRulings()
  const written = {
    verdicts: [
      ...all(source, /evidence\(\s*context,\s*[^,()]+,\s*'([a-z0-9-]+)'/g),
      ...all(source, /verdict(?::|\s*=)\s*'([a-z0-9-]+)'/g),
      ...all(source, /'(claim-[a-z-]+)'/g),
      ...all(source, /\badd\('RU-[a-z]+', '([a-z0-9-]+)'/g),
      // Either of two: `verdict: x ? 'a' : 'b'`.
      ...[...source.matchAll(/verdict(?::|\s*=)[^;}`]*?\?\s*'([a-z0-9-]+)'\s*:\s*'([a-z0-9-]+)'/g)].flatMap(
        ([, one, other]) => [one!, other!],
      ),
    ],
    refusals: [
      ...all(source, /\bfail\(\{\s*code: '([a-z0-9-]+)'/g),
      ...all(source, /\{ code: '([a-z0-9-]+)'/g),
    ],
  }
  return {
    verdicts: unique([
      ...written.verdicts,
      ...rulings.flatMap((ruling) => ruling.evidence.map(({ verdict }) => verdict)),
    ]).filter((code) => !code.endsWith('-not-called')),
    refusals: unique(written.refusals),
    fouls: unique(rulings.flatMap((ruling) => ruling.fouls)),
    results: unique(rulings.flatMap((ruling) => ruling.result?.by ?? [])),
  }
}

/** A rule as the referee cites it, in a game. */
export interface CitedRule {
  readonly ruleset: RulesetId
  readonly rule: string
}

/** Every rule by which a shot of the case lines was ruled. */
export function citedRules(): readonly CitedRule[] {
  return ruledCases().flatMap(({ ruleset, ruling }) => {
    const by = ruling.result?.by ?? ''
    const cited = [
      ...ruling.fouls,
      ...ruling.evidence.map(({ rule }) => rule),
      ...(RULE_NAME.test(by) ? [by] : []),
    ]
    return [...new Set(cited)].map((rule) => ({ ruleset, rule }))
  })
}

/** Every name of a rule that is written anywhere in the source of the rules; `clause.ts` writes numbers of 2025. */
export function writtenRules(): readonly string[] {
  return unique(all(rulesSource('clause.ts'), /'((?:\d\.\d+[a-d]?)|(?:RU-[a-z-]+))'/g))
}

const RULE_NAME = /^\d\.\d+[a-d]?$/

/** Codes that name no fault of the page: other rooms speak for them. */
export function isOwnCode(code: string): boolean {
  return !['headstring-match'].includes(code)
}

function rulesSource(without = ''): string {
  const folder = join(ROOT, 'src/rules')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && name !== without)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
}

interface Case {
  readonly command: string
  readonly input: Record<string, unknown> & { readonly table: TableName; readonly ruleset: RulesetId }
}

function caseRulings(): readonly Ruling[] {
  return ruledCases().map(({ ruling }) => ruling)
}

function ruledCases(): readonly { readonly ruleset: RulesetId; readonly ruling: Ruling }[] {
  return readFileSync(join(ROOT, 'tests/cases/rule-examples.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('//'))
    .map((line) => JSON.parse(line) as Case)
    .filter(({ command }) => command === 'rule')
    .flatMap(({ input }) => {
      const options = makeRuleOptions(input.options as Partial<RuleOptions>)
      const shot = { ...input, table: TABLE_SPECS[input.table], ballRadius: BALL_RADIUS, options }
      const ruled = ruleShot(shot as unknown as Parameters<typeof ruleShot>[0])
      return ruled.ok ? [{ ruleset: input.ruleset, ruling: ruled.value }] : []
    })
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1]!)
}

function unique(codes: readonly string[]): readonly string[] {
  return [...new Set(codes)].sort()
}
