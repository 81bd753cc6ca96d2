import { describe, expect, it } from 'vitest'
import { loadLanguage, makeTranslator, parseMessage, pickLocale } from '../../src/i18n/index.ts'

describe('message patterns', () => {
  it.each([
    ['{n, plural, one {# ball}}', 'no "other" branch'],
    ['{n, plural, other {# balls}', 'name expected'],
    ['three balls}', 'unmatched }'],
    ['{}', 'name expected'],
    ['{ball ball}', '"," expected'],
  ])('refuses %s', (pattern, reason) => {
    expect(() => parseMessage(pattern)).toThrow(reason)
  })

  it('nests plurals and selections', () => {
    const nodes = parseMessage('{a, select, x {{n, plural, =0 {none} other {# of {b}}}} other {}}!')
    expect(nodes).toHaveLength(2)
    expect(nodes[1]).toEqual({ kind: 'text', text: '!' })
  })
})

const ENGLISH = await loadLanguage('en')

describe('sentences', () => {
  const t = makeTranslator(ENGLISH, { A: 'Kowalska', B: 'Lindqvist' })

  it('counts with the plural of the language', () => {
    expect(t.text('score.fouls', { count: 0 })).toBe('no fouls in a row')
    expect(t.text('score.fouls', { count: 1 })).toBe('1 foul')
    expect(t.text('score.fouls', { count: 2 })).toBe('2 fouls in a row')
  })

  it('names players, pockets and balls, and lists balls as the language does', () => {
    expect(t.text('ruling.pocketed.one', { ball: ['3'], pocket: 'HL' })).toBe(
      '3 ball in the head-left corner',
    )
    expect(t.text('outcome.comes', { seat: 'B' })).toBe('Lindqvist comes to the table')
    expect(t.text('score.onTable.spoken', { balls: ['1', '4', '9'] })).toBe(
      'On the table: 1 ball, 4 ball, and 9 ball',
    )
  })

  it('gives balls and numbers as pieces of their own', () => {
    const parts = t.parts('event.ball-ball', { a: ['cue'], b: ['5'] })
    expect(parts.map((part) => part.kind)).toEqual(['ball', 'text', 'ball'])
    expect(t.parts('evidence.metres', { metres: 0.031 })[1]).toEqual({ kind: 'number', text: '31 mm' })
  })

  it.each([
    [0.00034, '0.34 mm'],
    [0.0042, '4.2 mm'],
    [0.0314, '31 mm'],
    [1.25, '1.25 m'],
    [-0.031, '31 mm'],
  ])('writes %f m as %s', (metres, text) => {
    expect(t.text('evidence.metres', { metres })).toBe(`by ${text}`)
  })

  it.each([
    [0.00041, '0.41 ms'],
    [0.0123, '12 ms'],
    [1.5, '1.50 s'],
  ])('writes %f s as %s', (seconds, text) => {
    expect(t.text('evidence.seconds', { seconds })).toBe(`by ${text}`)
  })
})

describe('plurals of Polish and Russian', () => {
  it.each([
    ['pl', 1, '1 bila'],
    ['pl', 3, '3 bile'],
    ['pl', 5, '5 bil'],
    ['pl', 22, '22 bile'],
    ['ru', 1, '1 шар'],
    ['ru', 3, '3 шара'],
    ['ru', 5, '5 шаров'],
    ['ru', 21, '21 шар'],
  ] as const)('%s %i: %s', async (locale, count, text) => {
    expect(makeTranslator(await loadLanguage(locale)).text('ruling.legal-break', { count })).toContain(
      `${text} `,
    )
  })

  it('writes numbers as the language does', async () => {
    expect(makeTranslator(await loadLanguage('pl')).text('evidence.metres', { metres: 0.0042 })).toBe(
      'o 4,2 mm',
    )
  })
})

describe('choice of a language', () => {
  it('takes the first one that we speak, English otherwise', () => {
    expect(pickLocale(['xx', 'pl-PL', 'en'])).toBe('pl')
    expect(pickLocale(['RU'])).toBe('ru')
    expect(pickLocale(['xx'])).toBe('en')
    expect(pickLocale([])).toBe('en')
  })
})
