import { describe, expect, it } from 'vitest'
import { loadRulesText } from '../../../src/i18n/index.ts'
import { clauseIdOf, clauseNumber, readRuleAddress, ruleAddress } from '../../../src/ui/rules-reader/index.ts'
import { findClauses } from '../../../src/ui/rules-reader/model/find-clauses.ts'
import { foundPieces, textPieces } from '../../../src/ui/rules-reader/model/text-pieces.ts'

const NINE = { ruleset: 'nine-ball', edition: 2016 } as const
const NINE_2025 = { ruleset: 'nine-ball', edition: 2025 } as const

describe('addresses of clauses', () => {
  it('are read and written in both editions', () => {
    expect(readRuleAddress('nine-ball/2.3')).toEqual({ book: NINE, rule: '2.3' })
    expect(readRuleAddress('nine-ball/2025/6.3')).toEqual({ book: NINE_2025, rule: '6.3' })
    expect(ruleAddress(NINE_2025, '6.3')).toBe('nine-ball/2025/6.3')
    expect(ruleAddress(NINE, null)).toBe('nine-ball')
  })

  it('know no edition where there is only one, and no game that is not there', () => {
    expect(readRuleAddress('ten-ball-pl/2025/5.4').book).toEqual({ ruleset: 'ten-ball-pl', edition: 2016 })
    expect(readRuleAddress('snooker/1.2')).toEqual({ book: null, rule: null })
  })

  it('lead the limb of a rule to the clause', () => {
    expect(clauseIdOf('eight-ball', '3.8a')).toBe('3.8')
    expect(clauseIdOf('eight-ball', '6.11b')).toBe('6.11')
    expect(clauseIdOf('nine-ball', '3.8')).toBeNull()
  })
})

describe('numbers', () => {
  it('are those of the edition', () => {
    expect(clauseNumber(NINE, '6.17')).toBe('6.17')
    expect(clauseNumber(NINE_2025, '6.17')).toBe('3.16')
    expect(clauseNumber(NINE_2025, '2.4')).toBe('5.4')
    expect(clauseNumber(NINE_2025, 'R18')).toBe('R 16')
  })

  it('move on by one after the clause on subsequent breaks that came in', () => {
    const general = ['1.2', '1.3', '1.9', '1.10', '1.11', '1.12'] as const
    const numbers = general.map((id) => clauseNumber(NINE_2025, id))
    expect(numbers).toEqual(['1.2', '1.4', '1.10', '1.11', '1.12', '1.13'])
  })

  it('carry their year where that of 2025 is not known', () => {
    expect(clauseNumber(NINE_2025, '7.2')).toBe('7.2 (2016)')
  })

  it('are those of the Polish and the headings of the Russian text', () => {
    expect(clauseNumber({ ruleset: 'ten-ball-pl', edition: 2016 }, '6.17')).toBe('6.16')
    expect(clauseNumber({ ruleset: 'siberian-ten', edition: 2025 }, 'RU-zh')).toBe('Штрафы ж)')
  })
})

describe('search', () => {
  it('finds words without capitals and accents, all of them, in text and number', async () => {
    const polish = await loadRulesText('pl')
    const ids = (wanted: string) => findClauses(polish, NINE, wanted).flatMap(({ clauses }) => clauses)
    expect(ids('PODWOJNY')).toContain('6.7')
    expect(ids('2.4')).toContain('2.4')
    expect(ids('podwojny nigdzie')).toEqual([])
    expect(ids('').length).toBeGreaterThan(40)
  })

  it('marks what was found', () => {
    expect(foundPieces('Łuza środkowa', 'luza srod')).toEqual([
      { kind: 'found', text: 'Łuza' },
      { kind: 'text', text: ' ' },
      { kind: 'found', text: 'środ' },
      { kind: 'text', text: 'kowa' },
    ])
  })

  it('makes numbers of clauses a way to them, and no other numbers', () => {
    expect(textPieces('See 6.14, not 68.5', NINE, '')).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'rule', id: '6.14' },
      { kind: 'text', text: ', not 68.5' },
    ])
  })
})
