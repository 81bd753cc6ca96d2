import { describe, expect, test } from 'vitest'
import { parametersOf } from '../../src/physics/index.ts'
import { tableOf } from '../../src/table/index.ts'
import {
  type Card,
  dailySeed,
  dueCards,
  firstCard,
  gearOf,
  gradeOf,
  gradeOfPush,
  type PushOutAnswer,
  progressOf,
  readPosition,
  regretOf,
  reviewCard,
  writePosition,
} from '../../src/training/index.ts'
import { HANGING, position } from './positions.ts'

const SHOT = {
  stroke: { speed: 1, directionDeg: 0, elevationDeg: 0, tip: { side: 0, height: 0 } },
  kind: 'pot',
}

function answer(shoot: number, safety: number | null, push: number): PushOutAnswer {
  return {
    best: 'shoot',
    values: {
      shoot: { value: shoot, se: 0.01, ...SHOT },
      safety: safety === null ? null : { value: safety, se: 0.01, ...SHOT },
      'push-out': { value: push, se: 0.02, ...SHOT, cue: [0, 0], ifTaken: push, ifHandedBack: push },
    },
    grid: { nx: 0, ny: 0, values: [], ifTaken: [], ifHandedBack: [], refined: 0 },
    tried: {},
    share: 1,
  }
}

describe('regret', () => {
  test('what was given away against the best of all kinds', () => {
    const regret = regretOf({ value: 0.4, se: 0.01 }, answer(0.5, null, 0.48))
    expect(regret.value).toBeCloseTo(0.1, 12)
    expect(regret).toMatchObject({ best: 'shoot', grade: 'fair', withinError: false })
    expect(regretOf({ value: 0.49, se: 0.01 }, answer(0.5, 0.3, 0.48)).withinError).toBe(true)
  })

  test('somebody who finds better than the best has no regret', () => {
    expect(regretOf({ value: 0.6, se: 0.01 }, answer(0.5, 0.3, 0.48)).value).toBe(0)
  })

  test('grades', () => {
    expect([0, 0.03, 0.1, 0.11].map(gradeOf)).toEqual(['excellent', 'good', 'fair', 'poor'])
    expect([0.5, 0.42, 0.65, 0.9].map(gradeOfPush)).toEqual(['excellent', 'good', 'fair', 'poor'])
  })
})

describe('spaced repetition', () => {
  test('what was missed comes back tomorrow, then after twice as long each time', () => {
    const days: number[] = []
    let today = 10
    let card: Card | null = firstCard('p', { seat: 'one', regret: 0.2, day: today })
    while (card !== null) {
      days.push(card.due - today)
      today = card.due
      card = reviewCard(card, 0, today)
    }
    expect(days).toEqual([1, 2, 4, 8, 16, 32])
  })

  test('played well at once it does not come again; missed again it starts over', () => {
    expect(firstCard('p', { seat: 'one', regret: 0.03, day: 1 })).toBeNull()
    const later = reviewCard(
      reviewCard(firstCard('p', { seat: 'two', regret: 0.1, day: 1 })!, 0.01, 2)!,
      0.2,
      4,
    )!
    expect(later).toMatchObject({ seat: 'two', box: 0, due: 5, seen: 3, missed: 2 })
  })

  test('due are those of today and before, the longest overdue first', () => {
    const card = (name: string, due: number, missed = 1): Card => ({
      position: name,
      seat: 'one',
      box: 0,
      due,
      seen: 1,
      missed,
    })
    const cards = [card('a', 5), card('b', 3), card('c', 3, 2), card('d', 6)]
    expect(dueCards(cards, 5).map((one) => one.position)).toEqual(['c', 'b', 'a'])
  })
})

describe('progress', () => {
  test('by type and over the days', () => {
    const entry = (day: number, type: 'open' | 'hidden', regret: number) =>
      ({ day, seat: 'one', type, regret }) as const
    const progress = progressOf([entry(3, 'open', 0.1), entry(1, 'open', 0.3), entry(3, 'hidden', 0)])
    expect(progress.all.count).toBe(3)
    expect(progress.byType.open.meanRegret).toBeCloseTo(0.2, 12)
    expect(progress.byType.doubtful).toEqual({ count: 0, meanRegret: 0 })
    expect(progress.byDay.map(({ day, count }) => [day, count])).toEqual([
      [1, 1],
      [3, 2],
    ])
  })
})

describe('positions as text', () => {
  test('what is written is read again', () => {
    const one = position(HANGING, 'club', 'pro')
    const read = readPosition(writePosition(one))
    expect(read.ok && read.value).toEqual(one)
  })

  test('table, cloth and balls go with it where they are not the usual ones', () => {
    const table = tableOf({ size: '8ft', pockets: 'bar', system: 'drop' })
    const one = {
      ...position({ ...HANGING, '1': [1, 0.4] }),
      table,
      parameters: parametersOf({ cloth: 'napped', balls: 'dirty' }),
    }
    const text = writePosition(one)
    expect(text).toMatch(
      /^nine-ball 8ft pro pro pockets=bar pockets-system=drop cloth=napped balls=dirty; cue@/,
    )
    const read = readPosition(text)
    expect(read.ok && read.value).toEqual(one)
    expect(gearOf(one)).toEqual({
      size: '8ft',
      pockets: 'bar',
      system: 'drop',
      cloth: 'napped',
      balls: 'dirty',
    })
  })

  test('a measure that was turned by hand has no name', () => {
    const one = position(HANGING)
    expect(gearOf({ ...one, parameters: { ...one.parameters, gravity: 9.9 } })).toBeNull()
    expect(gearOf({ ...one, parameters: { ...one.parameters, rollingFriction: 0.0123 } })).toBeNull()
    expect(gearOf({ ...one, table: { ...one.table, cornerMouth: 0.12 } })).toBeNull()
  })

  test.each([
    ['nonsense', 'position-form'],
    ['eight-ball 9ft club club; cue@0,0 1@0.5,0', 'position-game'],
    ['nine-ball 12ft club club; cue@0,0 1@0.5,0', 'position-table'],
    ['nine-ball 9ft club master; cue@0,0 1@0.5,0', 'position-level'],
    ['nine-ball 9ft club club; cue@0,0 1@nowhere', 'position-layout'],
    ['nine-ball 9ft club club; 1@0.5,0', 'position-no-cue-ball'],
    ['nine-ball 9ft club club; cue@5,0 1@0.5,0', 'position-off-bed'],
    ['nine-ball 9ft club club; cue@0,0 1@0.02,0', 'position-overlap'],
    ['nine-ball 9ft club club cloth=silk; cue@0,0 9@0.5,0', 'position-gear'],
    ['nine-ball 9ft club club felt; cue@0,0 9@0.5,0', 'position-gear'],
    ['nine-ball 9ft club club; cue@0,0', 'position-no-object-ball'],
    ['nine-ball 9ft club club; cue@0,0 1@0.5,0', 'position-no-money-ball'],
    ['nine-ball 9ft club club; cue@0,0 1@0.5,0 9@0,0.3 10@0.9,0', 'position-foreign-ball'],
    ['ten-ball-wpa 9ft club club; cue@0,0 1@0.5,0 9@0,0.3', 'position-no-money-ball'],
  ])('%s: %s', (text, code) => {
    const read = readPosition(text)
    expect(read.ok ? null : read.error.code).toBe(code)
  })
})

test('every day and every game has a position of its own, the same for everybody', () => {
  expect(dailySeed(20_000, 'nine-ball')).toBe(dailySeed(20_000, 'nine-ball'))
  expect(dailySeed(20_000, 'nine-ball')).not.toBe(dailySeed(20_001, 'nine-ball'))
  expect(dailySeed(20_000, 'nine-ball')).not.toBe(dailySeed(20_000, 'ten-ball-wpa'))
})
