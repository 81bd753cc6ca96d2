import { describe, expect, it } from 'vitest'
import { ALL_ROWS, ROW_GROUPS } from './rows/all-rows.ts'
import { runRows } from './run-rows.ts'

for (const [group, rows] of Object.entries(ROW_GROUPS)) describe(group, () => runRows(rows))

/** Rows of the decision tables that must each be tested at least once. */
const REQUIRED = [
  '9B1 9B2 9B3 9B4 9B5 9P1 9P2 9N0 9N1 9N2 9N3 9N4',
  '10B1 10B2 10B3 10B4 10P1 10P2 10N0 10N1 10N2 10N3a 10N3b 10N4 10N5 10S1 10S2 10S3',
  '8B1 8B2 8B3 8B4 8B5 8B6 8B7 8B8 8B9 8L1 8L2 8L3 8L4 8W 8N1 8N2 8N3 8N4',
  '8O1 8O2 8O3 8O4 8O5 8O6 8O7',
  '14B1 14B2 14B3 14B4 14N1 14N2 14N3 14N4 14T 11.4',
  'C0 C1 C2 C3 C4 C5 C6 12.1 12.4 12.5 T1 T2 T3 12.6 12.7 12.8.1 12.8.2 12.8.5 12.8.6 12.10',
  '4.2 4.3 4.4 4.5 4.6 4.8 4.11 5.2 5.3 5.5 6.3 6.6 6.7 6.8 7.5 13',
]
  .flatMap((line) => line.split(' '))
  .concat(['а', 'б', 'в', 'г', 'д', 'е', 'ж', 'off', 'push'].map((item) => `12.8 ${item}`))
  .concat(['а', 'б', 'в', 'г'].map((item) => `12.9 ${item}`))

describe('coverage of the decision tables', () => {
  it('has a test for each row', () => {
    const tested = new Set(ALL_ROWS.map(({ id }) => id))
    expect(REQUIRED.filter((id) => !tested.has(id))).toEqual([])
  })

  it('has all fifteen cells of the 14.1 re-rack', () => {
    const cells = ALL_ROWS.filter(({ id, name }) => id === '11.4' && name.startsWith('break ball'))
    expect(new Set(cells.map(({ name }) => name)).size).toBe(15)
  })
})
