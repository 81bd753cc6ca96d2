import { describe, expect, it } from 'vitest'
import type { RulesetId, Ruling } from '../../src/rules/index.ts'
import { GAMES } from './plies.ts'
import { ALL_ROWS } from './rows/all-rows.ts'
import { type RuleRow, rule } from './rule-row.ts'

/** Every row with its ruling; rows that expect a refused declaration have none. */
const RULED = ALL_ROWS.map((row) => ({ row, ruling: rule(row) })).filter(
  (entry): entry is { row: RuleRow; ruling: Ruling } => typeof entry.ruling !== 'string',
)

const FOULS = Array.from({ length: 17 }, (_, i) => `6.${i + 1}`)

/** The same acts in Siberian Ten; null = no violation of that game. */
const SIBERIAN: Readonly<Record<string, readonly string[] | null>> = {
  // The cue ball down off a ball scores there; off the table it is a violation.
  '6.1': ['RU-d'],
  '6.2': null,
  '6.3': ['RU-g', 'RU-zh'],
  '6.4': ['RU-e'],
  '6.5': ['RU-off'],
  '6.6': ['RU-a'],
  '6.7': ['RU-push'],
  '6.8': ['RU-push'],
  '6.9': ['RU-v'],
  '6.10': ['RU-house'],
  '6.11': ['RU-house'],
  '6.12': null,
  '6.13': null,
  '6.14': null,
  '6.15': null,
  '6.16': null,
  '6.17': ['6.17'],
}

/** The dashes of the table of fouls [7.1]. */
const NO_FOUL: Readonly<Partial<Record<RulesetId, readonly string[]>>> = {
  'nine-ball': ['6.11'],
  'ten-ball-wpa': ['6.11'],
  'ten-ball-pl': ['6.11', '6.16'],
  'eight-ball': ['6.14'],
  'straight-pool': ['6.2'],
}

/** Codes that say that this foul was ruled; empty = it is none in this game. */
function codesOf(game: RulesetId, foul: string): readonly string[] {
  if (game === 'siberian-ten') return SIBERIAN[foul] ?? []
  return NO_FOUL[game]?.includes(foul) ? [] : [foul]
}

function isRuled({ fouls, result, evidence }: Ruling, codes: readonly string[]): boolean {
  // The third foul is what follows from a foul: it stands in the result, in 14.1 in the evidence.
  const third = codes.includes('6.14') && evidence.some(({ verdict }) => verdict === 'third-foul')
  return third || codes.some((code) => fouls.includes(code) || result?.by === code)
}

describe('every foul in every game', () => {
  for (const game of GAMES) {
    const rows = RULED.filter(({ row }) => (row.game ?? 'nine-ball') === game)
    const named = (foul: string) =>
      rows.filter(({ row }) => row.id === foul || row.rules.split(' ').includes(foul))

    it(`${game}: has a row in which it is ruled`, () => {
      const lacking = FOULS.filter((foul) => {
        const codes = codesOf(game, foul)
        return codes.length > 0 && !codes.every((code) => rows.some(({ ruling }) => isRuled(ruling, [code])))
      })
      expect(lacking).toEqual([])
    })

    it(`${game}: has a row, named by it, in which it is not`, () => {
      const lacking = FOULS.filter(
        (foul) => !named(foul).some(({ ruling }) => !isRuled(ruling, [foul, ...codesOf(game, foul)])),
      )
      expect(lacking).toEqual([])
    })

    it(`${game}: is never ruled where the book has no such foul`, () => {
      const none = FOULS.filter((foul) => codesOf(game, foul).length === 0)
      expect(rows.filter(({ ruling }) => isRuled(ruling, none)).map(({ row }) => row.name)).toEqual([])
    })
  }
})

describe('the alternatives of a Siberian break', () => {
  const CASES = ['T1', 'T1 (i)', 'T1 (ii)', 'T2 (i)', 'T2 (ii)', 'T2 (iii)', 'T3 (i)', 'T3 (ii)', 'T3 (iii)']

  it.each(CASES)('%s: met, and just missed', (sub) => {
    const [id, way] = sub.split(' ')
    const rows = RULED.filter(
      ({ row }) => row.id === id && (way === undefined || row.name.startsWith(`${way} `)),
    )
    const met = rows.filter(({ ruling }) =>
      ruling.evidence.some(({ verdict, params }) => verdict === 'two-rail-met' && params?.alternative === id),
    )
    const missed = rows.filter(({ ruling }) => ruling.fouls.includes('RU-zh'))
    expect([met.length > 0, missed.length > 0]).toEqual([true, true])
  })
})
