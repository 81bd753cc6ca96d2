import { describe, expect, it } from 'vitest'
import {
  type Command,
  drawFirstBreaker,
  extensionsLeft,
  type MatchTerms,
  makeRuleOptions,
  mayRemindStalemate,
  startMatch,
} from '../../src/rules/index.ts'
import { Played, STROKE } from './played-match.ts'
import { rackOf, startOf } from './plies.ts'
import { strewn } from './rule-row.ts'

const FOUR = 'tip c>1 2~foot 3~left 4~right 5~head rest'
const DRY = 'tip c>1 1~foot rest'

describe('shot clock [6.15]', () => {
  const timed = () => new Played('nine-ball', { shotClock: 30 }).shot(FOUR)
  const of = (kind: 'clock-expired' | 'extend-clock', seat: 'A' | 'B'): Command => ({ kind, seat })

  it('a player whose time has run out has fouled; the other has the cue ball in hand', () => {
    const match = timed()
    expect(match.at).toBe('aiming B')
    expect(match.refused(of('clock-expired', 'A'))).toBe('not-your-turn')
    match.do(of('clock-expired', 'B'))
    expect(match.state).toMatchObject({ shooter: 'A', cueBall: 'in-hand', foulCount: { A: 0, B: 1 } })
    expect(match.state.lastRuling?.fouls).toEqual(['6.15'])
    // The push-out that was due after the break is still due.
    expect(match.state).toMatchObject({ shot: 'after-break' })
  })

  it('one extension a rack for each player', () => {
    const match = timed()
    expect(extensionsLeft(match.state, 'B')).toBe(1)
    expect(match.refused(of('extend-clock', 'A'))).toBe('not-your-turn')
    match.do(of('extend-clock', 'B'))
    expect(match.refused(of('extend-clock', 'B'))).toBe('no-extension-left')
    expect([extensionsLeft(match.state, 'A'), extensionsLeft(match.state, 'B')]).toEqual([1, 0])
    match.shot('tip c>1 9@FL rest').rack()
    expect(extensionsLeft(match.state, 'B')).toBe(1)
  })

  it('without a clock, or while nobody aims, there is nothing of it', () => {
    const none = new Played('nine-ball').shot(FOUR)
    expect(none.refused(of('clock-expired', 'B'))).toBe('no-shot-clock')
    expect(none.refused(of('extend-clock', 'B'))).toBe('no-shot-clock')
    expect(extensionsLeft(none.state, 'B')).toBe(0)
    const deciding = timed().shot('tip rest', 'push-out')
    expect(deciding.refused(of('clock-expired', 'A'))).toBe('not-at-the-table')
    expect(new Played('siberian-ten', { shotClock: 30 }).refused(of('clock-expired', 'A'))).toBe(
      'no-shot-clock',
    )
  })
})

describe('first break by lot (RU Разбой)', () => {
  const terms = (ruleset: MatchTerms['ruleset'], firstBreak: 'lag' | 'lot'): MatchTerms => ({
    ...startOf(ruleset, 3).terms,
    options: makeRuleOptions({ firstBreak }),
    opening: 'lag',
  })

  it('the seed draws it, there is no lag, and both may be drawn', () => {
    const drawn = Array.from({ length: 40 }, (_, seed) =>
      drawFirstBreaker(terms('siberian-ten', 'lot'), seed),
    )
    expect(new Set(drawn.map(({ firstBreaker }) => firstBreaker))).toEqual(new Set(['A', 'B']))
    expect(drawFirstBreaker(terms('siberian-ten', 'lot'), 7)).toEqual(drawn[7])
    const match = startMatch(drawn[3]!, rackOf('siberian-ten'))
    expect(match).toMatchObject({ phase: 'break', shooter: drawn[3]!.firstBreaker })
  })

  it('elsewhere the lag stays', () => {
    for (const agreed of [terms('siberian-ten', 'lag'), terms('nine-ball', 'lot')])
      expect(drawFirstBreaker(agreed, 7)).toBe(agreed)
  })
})

describe('a disturbed Siberian stroke: the victim’s choice [12.9 в]', () => {
  const balls = { ...strewn(1, 3, 5), cue: [-0.2, -0.1] } as const
  const disturbed = () =>
    new Played('siberian-ten')
      .shot('tip c>1 1~foot 1~left rest')
      .shot('tip c>1 touch(A,1) 3@FL rest', {}, balls, { cue: [0.1, 0.3], '1': [0.5, 0.2] })

  it('is restored at once; its player may keep the position it left, what went down lies again', () => {
    const match = disturbed()
    expect(match.state).toMatchObject({ phase: 'aiming', shooter: 'B', balls: { cue: [-0.2, -0.1] } })
    expect(match.refused({ kind: 'keep-position', seat: 'A' })).toBe('not-your-choice')
    match.do({ kind: 'keep-position', seat: 'B' })
    expect(match.state).toMatchObject({
      shooter: 'B',
      cueBall: 'as-lies',
      balls: { cue: [0.1, 0.3], '1': [0.5, 0.2], '3': balls['3'] },
      score: { A: 0, B: 0 },
    })
  })

  it('a ball whose place is taken goes to the foot rail, a cue ball whose place is taken is in hand', () => {
    const match = new Played('siberian-ten')
      .shot('tip c>1 1~foot 1~left rest')
      .shot('tip c>1 touch(A,1) 3@FL c@FR rest', {}, balls, { '1': [...balls['3']!], '5': [-0.2, -0.1] })
    const { cue: _gone, ...after } = match.state.protest!.shot.after
    match.state = {
      ...match.state,
      protest: { ...match.state.protest!, shot: { ...match.state.protest!.shot, after } },
    }
    match.do({ kind: 'keep-position', seat: 'B' })
    expect(match.state.balls['3']![0]).toBeCloseTo(1.241425, 6)
    expect(match.state.balls.cue).toBeUndefined()
    expect(match.state).toMatchObject({ cueBall: 'in-hand-kitchen' })
  })

  it('only then: not after an ordinary stroke, not after a break, not in other games', () => {
    const ordinary = new Played('siberian-ten').shot('tip c>1 1~foot 1~left rest')
    expect(ordinary.refused({ kind: 'keep-position', seat: 'B' })).toBe('keep-position-not-now')
    const broken = new Played('siberian-ten').shot('tip c>1 touch(B,1) rest')
    expect(broken.refused({ kind: 'keep-position', seat: 'A' })).toBe('keep-position-not-now')
    const pool = new Played('nine-ball').shot(FOUR).shot('tip c>1 touch(outsider,1) rest')
    expect(pool.state.lastRuling?.kind).toBe('replay')
    expect(pool.refused({ kind: 'keep-position', seat: 'B' })).toBe('keep-position-not-now')
  })
})

describe('the balls of a shoot-out placed again (12.10)', () => {
  it('the shooter asks, before his stroke', () => {
    const match = new Played('siberian-ten').shot('tip c>1 1~foot 1~left rest')
    expect(match.refused({ kind: 'request-replace', seat: 'B' })).toBe('no-replacing-now')
    match.state = { ...match.state, score: { A: 5, B: 4 }, balls: strewn(7) }
    match.shot('tip c>7 7@FL rest', '7:FL')
    expect(match.state).toMatchObject({ shooter: 'B', shot: 'shoot-out' })
    expect(match.refused({ kind: 'request-replace', seat: 'A' })).toBe('not-your-turn')
    match.state = { ...match.state, balls: { cue: [-0.63, 0.01], '1': [0.63, 0.01] } }
    match.do({ kind: 'request-replace', seat: 'B' })
    expect(match.state.balls).toEqual({ cue: [-0.635, 0], '1': [0.635, 0] })
    match.do({ kind: 'stroke', seat: 'B', stroke: STROKE })
    expect(match.refused({ kind: 'request-replace', seat: 'B' })).toBe('no-replacing-now')
  })
})

describe('reminder that a stalemate may be agreed on [1.12]', () => {
  it('after eight innings without a pocketed ball or a foul, never by itself', () => {
    const match = new Played('nine-ball').shot(FOUR)
    for (let i = 0; i < 6; i++) match.shot(DRY)
    expect(mayRemindStalemate(match.state)).toBe(false)
    match.shot(DRY)
    expect(match.state.quietInnings).toBe(8)
    expect(mayRemindStalemate(match.state)).toBe(true)
    expect(match.state.phase).toBe('aiming')
  })

  it('a foul or a pocketed ball counts anew; a rack that is over has none', () => {
    const quiet = () => {
      const match = new Played('nine-ball').shot(FOUR)
      for (let i = 0; i < 7; i++) match.shot(DRY)
      return match
    }
    expect(quiet().shot('tip c>1 rest').state.quietInnings).toBe(0)
    expect(quiet().shot('tip c>1 5@FL rest').state.quietInnings).toBe(0)
    expect(mayRemindStalemate(quiet().shot('tip c>1 9@FL rest').state)).toBe(false)
  })
})

describe('protests [1.10, 6 intro]', () => {
  it('the last shot of a match may be protested, a concession ends that', () => {
    const match = new Played('nine-ball', { foulCalling: 'players' }, 1).shot('tip c>2 9@FL rest')
    expect(match.state).toMatchObject({ phase: 'match-over', winner: 'A' })
    expect(match.refused({ kind: 'referee', ruling: { kind: 'stalemate' } })).toBe('no-rack-running')
    match.do({ kind: 'claim', by: 'B', claim: { rule: '6.2', against: 'A' } })
    expect(match.state).toMatchObject({ phase: 'aiming', shooter: 'B', cueBall: 'in-hand' })
    match.do({ kind: 'concede', seat: 'B' })
    expect(match.refused({ kind: 'claim', by: 'B', claim: { rule: '6.2', against: 'A' } })).toBe('match-over')
  })

  it('a claim that is refused, or a warning, takes nothing from the player at the table', () => {
    const match = new Played('ten-ball-wpa').shot(FOUR)
    match.do({ kind: 'declare', seat: 'B', declaration: { call: [{ ball: '1', pocket: 'FL' }] } })
    const { protest } = match.state
    const refuse = (rule: string, level?: 'warning') =>
      match.do({
        kind: 'claim',
        by: 'A',
        about: 'between',
        claim: { rule, against: 'B', ...(level && { level }) },
      })
    refuse('6.4')
    refuse('6.17', 'warning')
    expect(match.state.protest).toEqual(protest)
    expect(match.state).toMatchObject({ shooter: 'B', declaration: { call: [{ ball: '1' }] } })
    expect(match.state.lastRuling?.evidence).toMatchObject([{ rule: '6.17', verdict: 'warning' }])
  })
})
