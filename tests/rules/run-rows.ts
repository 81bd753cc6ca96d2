import { expect, it } from 'vitest'
import { mismatch } from '../match-document.ts'
import { type RuleRow, rule } from './rule-row.ts'

/** One test for each row. */
export function runRows(rows: readonly RuleRow[]): void {
  for (const row of rows) {
    it(`${row.id} ${row.name} (${row.rules})`, () => {
      expect(mismatch(rule(row), row.expect)).toBeNull()
    })
  }
}
