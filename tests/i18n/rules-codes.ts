import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeRuleOptions, type RuleOptions, type Ruling, ruleShot } from '../../src/rules/index.ts'
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

/** Codes that name no fault of the page: other rooms speak for them. */
export function isOwnCode(code: string): boolean {
  return !['headstring-match'].includes(code)
}

function rulesSource(): string {
  const folder = join(ROOT, 'src/rules')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
}

interface Case {
  readonly command: string
  readonly input: Record<string, unknown> & { readonly table: TableName }
}

function caseRulings(): readonly Ruling[] {
  return readFileSync(join(ROOT, 'tests/cases/rule-examples.jsonl'), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('//'))
    .map((line) => JSON.parse(line) as Case)
    .filter(({ command }) => command === 'rule')
    .flatMap(({ input }) => {
      const options = makeRuleOptions(input.options as Partial<RuleOptions>)
      const shot = { ...input, table: TABLE_SPECS[input.table], ballRadius: BALL_RADIUS, options }
      const ruled = ruleShot(shot as unknown as Parameters<typeof ruleShot>[0])
      return ruled.ok ? [ruled.value] : []
    })
}

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1]!)
}

function unique(codes: readonly string[]): readonly string[] {
  return [...new Set(codes)].sort()
}
