import { expect, it } from 'vitest'
import { sheetCsv } from '../../../src/game/score-sheet/index.ts'
import { NotedMatch } from './noted-match.ts'

/** Reads RFC 4180. */
function readCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\r\n') rows.push([])
    if (end === '') break
  }
  return rows.filter((row) => row.length > 1)
}

const match = new NotedMatch('straight-pool', {}, 100)
  .shot('tip c>1 c~foot 1~foot 2~left rest', 'safety')
  .shot('tip c>1 1@FL rest', '1:FL')
  .shot('tip c>2 c@FL rest', '2:FL')
  .shot('tip rest')

it('is one table that any program reads: a row a player for the match, then for each rack', () => {
  const csv = sheetCsv(match.sheet, { A: { name: 'Kowalska, "Ola"' }, B: { name: 'Å\nB' } })
  const [head, ...rows] = readCsv(csv)
  expect(rows).toHaveLength(4)
  const of = (row: number, column: string) => rows[row]![head!.indexOf(column)]
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([head!.length]))
  expect([of(0, 'part'), of(0, 'seat'), of(0, 'player')]).toEqual(['match', 'A', 'Kowalska, "Ola"'])
  expect(of(1, 'player')).toBe('Å\nB')
  expect([of(0, 'points'), of(0, 'safeties'), of(0, 'balls_per_visit')]).toEqual(['-1', '1', '0.00'])
  expect([of(1, 'points'), of(1, 'balls'), of(1, 'fouls_by_rule')]).toEqual(['0', '1', '6.1:1'])
  expect([of(2, 'part'), of(2, 'rack'), of(2, 'breaker'), of(3, 'breaker')]).toEqual(['rack', '1', '1', '0'])
  expect(csv.endsWith('\r\n')).toBe(true)
})

it.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  'a player called %j is no formula to a spreadsheet, a negative number stays one',
  (name) => {
    const csv = sheetCsv(match.sheet, { A: { name }, B: { name: 'B' } })
    const row = readCsv(csv)[1]!
    expect(row[3]).toBe(`'${name}`)
    expect(row[6]).toBe('-1')
  },
)

it('has a row for each protest, with who protested and the reason as it was written', () => {
  const shot = new NotedMatch('nine-ball').shot('tip rest')
  shot.do({ kind: 'referee', ruling: { kind: 'uphold', rule: '2.3', by: 'A', reason: '=1+1, "так"' } })
  shot.do({ kind: 'referee', ruling: { kind: 'overrule', rule: '6.3' } })
  const [head, ...rows] = readCsv(sheetCsv(shot.sheet, { A: { name: 'Ö' }, B: { name: 'B' } }))
  const told = rows
    .filter(([part]) => part === 'protest')
    .map((row) => Object.fromEntries(row.map((cell, i) => [head![i], cell])))
  expect(told).toMatchObject([
    {
      rack: '1',
      seat: 'A',
      player: 'Ö',
      shot: '1',
      protested_rule: '2.3',
      answer: 'stands',
      reason: `'=1+1, "так"`,
    },
    { rack: '1', seat: '', player: '', shot: '1', protested_rule: '6.3', answer: 'overruled', reason: '' },
  ])
  expect(new Set(rows.map((row) => row.length))).toEqual(new Set([head!.length]))
})
