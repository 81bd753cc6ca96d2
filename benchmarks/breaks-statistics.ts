import type { BreakCounts } from '../src/cli/breaks/break-statistics.ts'
import type { BreaksTerms } from '../src/cli/breaks/break-terms.ts'
import { runBreaks } from '../src/cli/breaks/run-breaks.ts'

export const BREAKS = 1000

/** One row: how the balls are broken, and what is published for something like it. */
export interface BreakRow {
  readonly name: string
  readonly terms: BreaksTerms
  /** In the order of `shares`; null = nothing found. */
  readonly published: readonly (string | null)[]
}

const PRO = { seed: 1, noise: 'pro', fidelity: 'full', table: '9ft' } as const

export const BREAK_ROWS: readonly BreakRow[] = [
  {
    name: 'nine-ball, tight, 9.5 m/s',
    terms: { ...PRO, game: 'nine-ball', gaps: 'tight', speed: 9.5 },
    published: ['71 (WPA 2016, 105 racks, no foul)', null, null, null],
  },
  {
    name: 'nine-ball, template, 9.5 m/s',
    terms: { ...PRO, game: 'nine-ball', gaps: 'template', speed: 9.5 },
    published: [null, null, null, null],
  },
  {
    name: 'eight-ball, template, 9.5 m/s',
    terms: { ...PRO, game: 'eight-ball', gaps: 'template', speed: 9.5 },
    published: ['80.5 head ball, 82.4 second ball (BD Aug 2016, 169 games)', '7.6, 2.0', '0.8, 5.9', null],
  },
  {
    name: 'eight-ball, gaps 0 to 0.1 mm, 9.5 m/s',
    terms: { ...PRO, game: 'eight-ball', gaps: 'plain', speed: 9.5 },
    published: [null, null, null, null],
  },
  {
    name: 'eight-ball, template, 9 m/s, seven feet',
    terms: { ...PRO, game: 'eight-ball', gaps: 'template', speed: 9, table: '7ft' },
    published: ['66 (Ultimate Pool 2024, 124 racks)', null, null, null],
  },
]

function down(counts: BreakCounts, ball: '8' | '9'): number {
  return Object.values(counts.byPocket[ball] ?? {}).reduce((sum, n) => sum + n, 0)
}

/** Percent of the breaks with a ball down and no foul (a ball down at eight-ball), scratched, with the money ball down, illegal. */
export function shares(row: BreakRow, counts: BreakCounts): readonly number[] {
  const percent = (n: number) => (100 * n) / counts.breaks
  const money = row.terms.game === 'nine-ball' ? '9' : '8'
  return [
    percent(counts.breaks - counts.pocketed[0]!),
    percent(counts.scratches),
    percent(down(counts, money)),
    percent(counts.illegalBreaks),
  ]
}

export function countBreaks(terms: BreaksTerms, breaks = BREAKS): BreakCounts {
  const counted = runBreaks(terms, 0, breaks)
  if (!counted.ok) throw new Error(`${counted.error.code}: ${counted.error.message}`)
  return counted.value
}

/** The statistics as rows of a Markdown table. */
export function writeBreaks(rows: readonly (readonly [BreakRow, BreakCounts])[]): string {
  const head =
    '| break | a ball down, % | published | cue ball down, % | published | 8 or 9 down, % | published | balls down | to a rail | events, most |\n' +
    '| --- | ---: | --- | ---: | --- | ---: | --- | ---: | ---: | ---: |'
  const lines = rows.map(([row, counts]) => {
    const [made, scratched, money] = shares(row, counts).map((share) => share.toFixed(1))
    const mean = (list: readonly number[]) =>
      (list.reduce((sum, n, k) => sum + n * k, 0) / counts.breaks).toFixed(2)
    const cells = [
      row.name,
      made!,
      row.published[0] ?? '-',
      scratched!,
      row.published[1] ?? '-',
      money!,
      row.published[2] ?? '-',
      mean(counts.pocketed),
      mean(counts.drivenToRail),
      String(counts.mostEvents),
    ]
    return `| ${cells.join(' | ')} |`
  })
  return [head, ...lines].join('\n')
}
