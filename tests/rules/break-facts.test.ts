import { describe, expect, it } from 'vitest'
import { breakFacts, twoRailFacts } from '../../src/rules/index.ts'
import type { ShotEvent } from '../../src/shot/index.ts'
import { type RuleRow, shotOf, strewn } from './rule-row.ts'

/** Centre of a ball whose surface is this far from the nose of the foot rail. */
const nearFoot = (gap: number): number => 1.27 - gap - 0.028575 * Math.sqrt(1 - 0.27 * 0.27)

function factsOf(row: Omit<RuleRow, 'id' | 'name' | 'rules' | 'expect'>) {
  const facts = breakFacts(
    shotOf({ id: '', name: '', rules: '', expect: {}, ...row, state: { shot: 'break', ...row.state } }),
  )
  if (facts === null) throw new Error('this was a break')
  return facts
}

describe('facts of a break', () => {
  it('object balls to a rail: which, how, how many, and how near the others came [2.3, 8.4]', () => {
    const facts = factsOf({
      events: 'tip c>1 2~foot 2~left 2~foot 3~left c~head 4~right 5^ rest',
      after: { '6': [nearFoot(0.002), 0.1], '7': [0.3, 0.1] },
    })
    expect(facts).toMatchObject({ rule: '2.3', clause: 'WPA 2016 2.3', met: true, needed: 4, hit: ['1'] })
    expect(facts.driven).toEqual([
      { ball: '2', how: 'rail', rails: ['foot', 'left'], events: [2, 3, 4] },
      { ball: '3', how: 'rail', rails: ['left'], events: [5] },
      { ball: '4', how: 'rail', rails: ['right'], events: [7] },
      { ball: '5', how: 'off-table', rails: [], events: [8] },
    ])
    expect(facts.short[0]!.ball).toBe('6')
    expect(facts.short[0]!.metres).toBeCloseTo(0.002, 9)
    expect(facts.short.map(({ ball, moved }) => [ball, moved])).toContainEqual(['9', false])
    expect(facts.threePoint).toBeNull()
    expect(facts.alternatives).toEqual([])
  })

  it('three rails and nothing pocketed miss it, one pocketed ball meets it', () => {
    expect(factsOf({ events: 'tip c>1 2~foot 3~left 4~right c~head rest' }).met).toBe(false)
    const made = factsOf({ events: 'tip c>1 2@FL rest' })
    expect(made).toMatchObject({ met: true, pocketed: ['2'], driven: [{ ball: '2', how: 'pocketed' }] })
  })

  it('a ball that came nearer than where it stopped is measured where its way bent', () => {
    const still: [number, number, number] = [0, 0, 0]
    const at = (x: number): NonNullable<ShotEvent['before']> => ({
      '2': { r: [x, 0.1, 0], v: still, w: still },
    })
    const shot = shotOf({
      id: '',
      name: '',
      rules: '',
      expect: {},
      state: { shot: 'break' },
      events: 'tip c>1 1>2 2>3 rest',
      after: { '2': [0.5, 0.1] },
    })
    const events = shot.events.map((e, i) =>
      i === 2 ? { ...e, before: at(0.684) } : i === 3 ? { ...e, before: at(nearFoot(0.01)) } : e,
    )
    const short = breakFacts({ ...shot, events })?.short.find(({ ball }) => ball === '2')
    expect(short?.metres).toBeCloseTo(0.01, 9)
  })

  it('a ball that never left its rail has no gap to show', () => {
    const state = { frozenRails: [['9', 'foot']] } as const
    const short = (events: string) =>
      factsOf({ state, events, after: { '9': [nearFoot(0.0003), 0.1] } }).short.find((s) => s.ball === '9')
    expect(short('tip c>1 1>9 9~foot rest')?.metres).toBeNull()
    expect(short('tip c>1 1>9 left(9,foot) rest')?.metres).toBeCloseTo(0.0003, 9)
  })

  it('three-point break: what reached the line and how far the next stayed [9B5]', () => {
    const row = { options: { threePoint: 'on' }, events: 'tip c>1 2@FL 2~left 3~foot rest' } as const
    const { threePoint } = factsOf({ ...row, leastX: { '3': -0.62, '4': -0.6, '5': -0.4 } })
    expect(threePoint).toMatchObject({ met: false, needed: 3, pocketed: ['2'], reached: ['3'] })
    expect(threePoint!.short[0]!.ball).toBe('4')
    expect(threePoint!.short[0]!.metres).toBeCloseTo(0.006425, 9)
  })

  it('14.1: the cue ball and two object balls after the contact, or the called ball [4.3, Q-36b]', () => {
    const game = 'straight-pool'
    const facts = factsOf({ game, events: 'tip c~left c>1 1~foot 2~left rest', after: { cue: [0.4, 0.2] } })
    expect(facts).toMatchObject({ rule: '4.3', met: false, needed: 2, opening: { calledMade: false } })
    expect(facts.driven.map(({ ball }) => ball)).toEqual(['1', '2'])
    expect(facts.opening?.cueBall).toMatchObject({ ball: 'cue', moved: true })
    expect((facts.opening!.cueBall as { metres: number }).metres).toBeGreaterThan(0.3)
    const met = factsOf({ game, events: 'tip c>1 c~left 1~foot 2~left rest' })
    expect(met).toMatchObject({ met: true, opening: { cueBall: { how: 'rail', rails: ['left'] } } })
    expect(factsOf({ game, say: '5:FL', events: 'tip c>1 5@FL rest' }).met).toBe(true)
  })

  it('no break, or nothing struck: nothing', () => {
    const row = { id: '', name: '', rules: '', expect: {} }
    expect(breakFacts(shotOf({ ...row, events: 'tip c>1 rest' }))).toBeNull()
    expect(breakFacts(shotOf({ ...row, events: '', state: { shot: 'break' } }))).toBeNull()
  })
})

describe('facts of the two-rail rule (12.5, 12.6)', () => {
  const game = 'siberian-ten'
  const at = (events: string, after = {}) => factsOf({ game, events, after }).alternatives
  const find = (list: ReturnType<typeof at>, alternative: string, ball: string) =>
    list.find((a) => a.alternative === alternative && a.ball === ball)

  it('each alternative of each playing ball: met by which events', () => {
    const list = at('tip c>1 1~foot 1~left rest')
    expect(list.map(({ alternative, ball }) => alternative + ball)).toEqual([
      'T1cue',
      'T2cue',
      'T3cue',
      'T11',
      'T21',
      'T31',
    ])
    expect(find(list, 'T1', '1')).toMatchObject({ met: true, by: 'own', events: [2, 3], missing: [] })
    const driven = at('tip c/ctr+ c>1 c~left c>3 3>5 5~foot rest')
    expect(find(driven, 'T1', 'cue')).toMatchObject({ met: true, by: 'driven', other: '5', events: [3, 6] })
    expect(find(driven, 'T3', 'cue')).toMatchObject({ met: false, events: [3], missing: ['centre'] })
    const touched = at('tip c>1 c/ctr- c/ctr+ c~foot c>5 rest')
    expect(find(touched, 'T2', 'cue')).toMatchObject({ met: true, by: 'own' })
  })

  it('not met: what was missing and by how much', () => {
    const list = at('tip c/ctr+ c>1 1~foot c>3 rest', {
      cue: [0.2, 0.1],
      '1': [1, 0.2],
      '3': [0.01, 0.3],
    })
    const t3 = find(list, 'T3', '1')
    expect(t3).toMatchObject({ met: false, events: [3], missing: ['centre'], shortBall: '1' })
    expect(find(list, 'T1', '1')).toMatchObject({ missing: ['other-rail'], shortBall: '1' })
    // The left rail, not the foot rail that it had.
    expect(find(list, 'T1', '1')!.short).toBeCloseTo(0.635 - 0.2 - 0.0275, 3)
    expect(find(list, 'T2', 'cue')).toMatchObject({ missing: ['centre', 'rail'], events: [], short: 0.2 })
  })

  it('the nearest may be a ball that was driven', () => {
    const list = at('tip c/ctr+ c>1 c~foot c>3 rest', { cue: [0.5, 0.1], '3': [0.004, 0.3] })
    expect(find(list, 'T3', 'cue')).toMatchObject({ short: 0.004, shortBall: '3' })
  })

  it('no ball hit: none', () => {
    expect(at('tip c~foot rest')).toEqual([])
    expect(factsOf({ game, events: 'tip c~foot rest' })).toMatchObject({ met: false, hit: [] })
  })

  it('ordinary strokes have them too, other games do not', () => {
    const row = { id: '', name: '', rules: '', expect: {}, events: 'tip c>1 1~foot 1~left rest' }
    const state = { balls: strewn(1, 3) }
    expect(twoRailFacts(shotOf({ ...row, game, state })).some(({ met }) => met)).toBe(true)
    expect(twoRailFacts(shotOf({ ...row, state }))).toEqual([])
  })
})
