import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  makeRuleOptions,
  type RuleOptions,
  ruleLag,
  ruleShot,
  type ShotToRule,
} from '../../src/rules/index.ts'
import { TABLE_SPECS, type TableName } from '../../src/table/index.ts'
import { mismatch } from '../match-document.ts'

interface Case {
  readonly name: string
  readonly ref: string
  readonly command: string
  readonly input: Record<string, unknown> & { readonly table: TableName; readonly ruleset?: string }
  readonly expect: unknown
}

const R = 0.028575

function answer({ command, input }: Case): unknown {
  const table = TABLE_SPECS[input.table]
  if (command === 'lag') return ruleLag({ ...input, table, ballRadius: R } as never)
  const options = makeRuleOptions(input.options as Partial<RuleOptions>)
  const ruled = ruleShot({ ...input, table, ballRadius: R, options } as unknown as ShotToRule)
  return ruled.ok ? ruled.value : ruled
}

const cases = readFileSync(new URL('../cases/rule-examples.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '' && !line.startsWith('//'))
  .map((line) => JSON.parse(line) as Case)

describe('shots before the referee', () => {
  for (const row of cases) {
    it(`${row.name} (${row.ref})`, () => {
      expect(mismatch(answer(row), row.expect)).toBeNull()
    })
  }
})
