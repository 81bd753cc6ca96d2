import { describe, expect, it } from 'vitest'
import {
  type Command,
  demandFor,
  legalCueBallPlace,
  type MatchState,
  startMatch,
} from '../../src/rules/index.ts'
import type { Layout } from '../../src/shot/index.ts'
import { events } from './notation.ts'
import { Played, STROKE } from './played-match.ts'
import { rackCommand, rackOf, startOf } from './plies.ts'

const FOUR = 'tip c>1 2~foot 3~left 4~right 5~head'
const claim = (rule: string, against: 'A' | 'B'): Command => ({
  kind: 'claim',
  by: against === 'A' ? 'B' : 'A',
  claim: { rule, against },
})

describe('the course of a rack', () => {
  it('push-out: declared after the break only, answered by the other, handed back as an ordinary shot', () => {
    const match = new Played('nine-ball').shot(`${FOUR} rest`)
    expect(match.at).toBe('aiming B')
    expect(demandFor(match.state).pushOutRefusal).toBeNull()
    match.shot('tip rest', 'push-out')
    expect(match.at).toBe('push-out-decision A')
    expect(match.refused({ kind: 'choose', seat: 'B', option: 'accept' })).toBe('not-your-choice')
    expect(match.refused({ kind: 'choose', seat: 'A', option: 'rebreak-self' })).toBe('option-not-offered')
    match.choose('A', 'hand-back')
    expect(match.at).toBe('aiming B')
    expect(demandFor(match.state).pushOutRefusal).toBe('push-out-only-after-break')
  })

  it('three-point break: accepted without push-out, handed back with it', () => {
    const dry = () => new Played('nine-ball', { threePoint: 'on' }).shot(`${FOUR} rest`)
    const accepted = dry().choose('B', 'accept').state
    expect(demandFor(accepted).pushOutRefusal).toBe('push-out-only-after-break')
    const back = dry().choose('B', 'hand-back')
    expect(back.at).toBe('aiming A')
    expect(demandFor(back.state).pushOutRefusal).toBeNull()
  })

  it('breaks alternate by the number of the rack; the winner of the last one wins the match', () => {
    const match = new Played('nine-ball', {}, 2).shot('tip c>1 9@FL rest')
    expect(match.state.phase).toBe('rack-over')
    expect(match.rack().at).toBe('break B')
    match.shot('tip c>1 9@FL rest').rack()
    expect(match.state.racks).toEqual({ A: 1, B: 1 })
    expect(match.at).toBe('break A')
    match.shot('tip c>1 9@FL rest')
    expect(match.state).toMatchObject({ phase: 'match-over', winner: 'A', racks: { A: 2, B: 1 } })
    expect(match.refused({ kind: 'concede', seat: 'B' })).toBe('match-over')
  })

  it.each([
    ['winner', 'break A'],
    ['loser', 'break B'],
    ['fixed', 'break A'],
  ] as const)('break order %s', (breakOrder, at) => {
    expect(new Played('nine-ball', { breakOrder }).shot('tip c>1 9@FL rest').rack().at).toBe(at)
  })

  it('the schedule follows the rack number when the other player had broken again (Q-60)', () => {
    const match = new Played('eight-ball').shot('tip c>1 1~foot rest').choose('B', 'rebreak-self')
    expect(match.at).toBe('racking')
    expect(match.rack().at).toBe('break B')
    expect(match.state.breaker).toBe('B')
    match.shot('tip c>1 1@FL rest').shot('tip c>2 8@FL rest', '2:FL')
    expect(match.rack().at).toBe('break B')
  })

  it('the 8 on the break: spotted when its breaker plays on', () => {
    const match = new Played('eight-ball').shot('tip c>1 8@FL rest', {}, undefined, { '1': [0.2, 0.4] })
    expect(match.at).toBe('choice A')
    expect(match.choose('A', 'spot-eight-and-play').at).toBe('aiming A')
    expect(match.state.balls['8']).toEqual([0.635, 0])
  })

  it('warns by itself, and the third foul loses the rack', () => {
    const match = new Played('nine-ball').shot('tip rest').shot('tip c>1 1~foot rest').shot('tip rest')
    expect(match.state.foulCount.A).toBe(2)
    expect(match.state.warned.A).toBe(true)
    match.shot('tip c>1 1~foot rest').shot('tip rest')
    expect(match.state).toMatchObject({ phase: 'rack-over', winner: 'B', by: '6.14' })
    expect(match.rack().state.foulCount).toEqual({ A: 0, B: 0 })
  })

  it('concession loses the match [1.11]', () => {
    const match = new Played('ten-ball-pl').do({ kind: 'concede', seat: 'A' })
    expect(match.state).toMatchObject({ phase: 'match-over', winner: 'B', by: 'concession' })
  })
})

describe('the cue ball in hand', () => {
  it('is placed behind the head string for the break, free of other balls, on the bed', () => {
    const match = new Played('nine-ball')
    const place = (at: readonly [number, number]) => {
      const answer = legalCueBallPlace(match.state, at)
      return answer.ok ? 'good' : answer.error.code
    }
    expect(place([-0.7, 0])).toBe('good')
    expect(place([-0.635, 0])).toBe('not-behind-head-string')
    expect(place([-1.3, 0])).toBe('not-on-the-bed')
    expect(place([-1.25, 0])).toBe('not-on-the-bed')
    expect(place([Number.NaN, 0])).toBe('not-on-the-bed')
    expect(match.refused({ kind: 'stroke', seat: 'A', stroke: STROKE })).toBe('cue-ball-not-placed')
    match.do({ kind: 'place-cue-ball', seat: 'A', at: [-0.7, 0] })
    expect(match.refused({ kind: 'stroke', seat: 'A', stroke: { ...STROKE, speed: 99 } })).toBe(
      'stroke-speed',
    )
    expect(match.refused({ kind: 'stroke', seat: 'B', stroke: STROKE })).toBe('not-your-turn')
  })

  it('may be placed wrongly where that is agreed, and is called then', () => {
    const match = new Played('nine-ball', { placementGuard: 'allowAndCall' })
    match.do({ kind: 'place-cue-ball', seat: 'A', at: [-0.6, 0] }).shot(`${FOUR} rest`)
    expect(match.state.lastRuling?.fouls).toEqual(['6.10'])
  })

  it('anywhere after a foul, but not on another ball', () => {
    const match = new Played('nine-ball').shot('tip rest')
    expect(demandFor(match.state).cueBallArea).toBe('anywhere')
    const at = match.state.balls['5']!
    expect(match.refused({ kind: 'place-cue-ball', seat: 'B', at })).toBe('place-taken')
    match.do({ kind: 'place-cue-ball', seat: 'B', at: [0, 0.3] })
    expect(match.state.balls.cue).toEqual([0, 0.3])
  })

  it('the nearest ball is on its spot when the stroke runs', () => {
    const match = new Played('straight-pool', {}, 50).shot('tip c>1 1~foot 2~foot c~foot rest', 'safety')
    const balls: Layout = { '2': [-0.8, 0.2], '5': [-0.7, -0.2], cue: [-0.9, 0] }
    match.state = { ...match.state, cueBall: 'in-hand-kitchen', balls } as MatchState
    expect(demandFor(match.state).spotNearest).toEqual(['5'])
    const seat = 'B'
    match.do({ kind: 'declare', seat, declaration: { safety: true, spotNearest: true } })
    match.do({ kind: 'stroke', seat, stroke: STROKE })
    expect(match.state.balls['5']).toEqual([0.635, 0])
  })
})

describe('people', () => {
  const players = { foulCalling: 'players' } as const

  it('a foul that is called in time is ruled, one that is not did not happen', () => {
    const match = new Played('nine-ball', players).shot(`${FOUR} rest`).shot('tip c>3 3@FL rest')
    expect(match.at).toBe('aiming B')
    const late = new Played('nine-ball', players).shot(`${FOUR} rest`).shot('tip c>3 3@FL rest')
    match.do(claim('6.2', 'B'))
    expect(match.at).toBe('aiming A')
    expect(match.state.foulCount.B).toBe(1)
    expect(match.state.shots).toBe(2)
    late.do({ kind: 'stroke', seat: 'B', stroke: STROKE })
    expect(late.refused(claim('6.2', 'B'))).toBe('stroke-running')
    late.do({ kind: 'shot-played', shot: { events: events('tip c>1 1~foot rest'), after: late.state.balls } })
    late.do(claim('6.2', 'B'))
    expect(late.state.lastRuling?.fouls).toEqual([])
  })

  it('nobody calls his own foul', () => {
    const match = new Played('nine-ball').shot(`${FOUR} rest`)
    expect(match.refused({ kind: 'claim', by: 'A', claim: { rule: '6.4', against: 'A' } })).toBe('own-claim')
  })

  it('the warning before a third foul is the opponent’s to give', () => {
    const match = new Played('nine-ball', players)
    match.shot('tip c@FL rest').shot('tip c>1 1~foot rest').shot('tip c>1 c@FL rest')
    expect(match.state).toMatchObject({ foulCount: { A: 2 }, warned: { A: false } })
    const unwarned = new Played('nine-ball', players)
    unwarned.state = match.state
    unwarned.shot('tip c>1 1~foot rest').shot('tip c>1 c@FL rest')
    expect(unwarned.state).toMatchObject({ phase: 'aiming', foulCount: { A: 2 } })
    expect(match.refused({ kind: 'warn-two-fouls', seat: 'B' })).toBe('no-warning-due')
    match.do({ kind: 'warn-two-fouls', seat: 'A' })
    match.shot('tip c>1 1~foot rest').shot('tip c>1 c@FL rest')
    expect(match.state).toMatchObject({ phase: 'rack-over', winner: 'B' })
  })

  it('a touch between the shots ends the inning of the player at the table', () => {
    const match = new Played('nine-ball').shot(`${FOUR} rest`)
    match.do({ kind: 'claim', by: 'referee', claim: { rule: '6.6', against: 'B' } })
    expect(match.at).toBe('aiming A')
    expect(match.state).toMatchObject({ shot: 'after-break', cueBall: 'in-hand', foulCount: { A: 0, B: 1 } })
    expect(match.state.shots).toBe(1)
  })

  it('the referee orders a replay, or overrules', () => {
    const match = new Played('nine-ball').shot(`${FOUR} rest`).shot('tip rest')
    expect(match.state.foulCount.B).toBe(1)
    match.do({ kind: 'referee', ruling: { kind: 'overrule', rule: '6.3' } })
    expect(match.state.foulCount.B).toBe(0)
    match.do({ kind: 'referee', ruling: { kind: 'replay' } })
    expect(match.at).toBe('aiming B')
    expect(match.state).toMatchObject({ shot: 'after-break' })
  })

  it('a stalemate by agreement: the rack again with the same breaker', () => {
    const match = new Played('nine-ball').shot('tip rest')
    match.do({ kind: 'agree-stalemate', seat: 'A' })
    expect(match.refused({ kind: 'agree-stalemate', seat: 'A' })).toBe('stalemate-already-offered')
    match.do({ kind: 'agree-stalemate', seat: 'B' })
    expect(match.state).toMatchObject({ phase: 'racking', foulCount: { A: 0, B: 0 } })
    expect(match.rack().at).toBe('break A')
  })

  it('a stalemate in 14.1: both lag again, scores stay', () => {
    const match = new Played('straight-pool', {}, 50).shot('tip c>1 1@FL rest', '1:FL')
    match.do({ kind: 'referee', ruling: { kind: 'stalemate' } })
    expect(match.state).toMatchObject({ phase: 'lag', score: { A: 1, B: 0 } })
  })

  it('wheelchair: in hand anywhere, then the rack', () => {
    const match = new Played('nine-ball', { wheelchair: { A: true, B: false } }).shot('tip c>1 1@FL rest')
    match.do(claim('7.2', 'A'))
    expect(match.state).toMatchObject({ cueBall: 'in-hand', wheelchairFouls: { A: 1, B: 0 } })
    match.shot('tip c>2 2~foot rest').shot('tip c>2 2~foot rest').do(claim('7.2', 'A'))
    expect(match.state).toMatchObject({ phase: 'rack-over', winner: 'B', by: '6.17' })
  })

  it('what is frozen may be declared where it is not inspected', () => {
    const inspected = new Played('nine-ball')
    const frozen = { frozenRails: [['1', 'foot']], frozenBalls: [] } as const
    expect(inspected.refused({ kind: 'declare-frozen', seat: 'A', frozen })).toBe('frozen-is-inspected')
    const match = new Played('nine-ball', { frozenPolicy: 'declared' }).shot(`${FOUR} rest`)
    match.do({ kind: 'declare-frozen', seat: 'B', frozen }).shot('tip c>1 1~foot rest')
    expect(match.state.lastRuling?.fouls).toEqual(['6.3'])
  })
})

describe('racks', () => {
  it('are refused with the wrong balls, a ball out of its place or overlapping', () => {
    const match = new Played('nine-ball').shot('tip c>1 9@FL rest')
    const good = rackCommand(match.state) as Extract<Command, { kind: 'next-rack' }>
    const order = [...good.order]
    expect(match.refused({ ...good, order: order.slice(1) })).toBe('rack-wrong-balls')
    order[0] = '2'
    order[1] = '1'
    expect(match.refused({ ...good, order })).toBe('rack-ball-out-of-place')
    expect(match.refused({ ...good, positions: { ...good.positions, '2': good.positions['1']! } })).toBe(
      'rack-overlap',
    )
    const eight = new Played('eight-ball').shot('tip c>1 8@FL rest').choose('A', 'rebreak-self')
    const wrong = rackCommand(eight.state) as Extract<Command, { kind: 'next-rack' }>
    const corners = wrong.order.map((ball) => (ball === '7' ? '9' : ball === '9' ? '7' : ball))
    expect(eight.refused({ ...wrong, order: corners })).toBe('rack-corners')
  })

  it('14.1: fourteen are racked around the break ball, the same player goes on', () => {
    const match = new Played('straight-pool', {}, 50).shot('tip c>1 1@FL rest', '1:FL')
    const last: Layout = { cue: [0, 0.3], '6': [1, 0.5], '15': [0.1, -0.5] }
    match.shot('tip c>6 6@FL rest', '6:FL', last)
    expect(match.state).toMatchObject({ phase: 'racking', next: { shooter: 'A', shot: 'ordinary' } })
    match.rack()
    expect(match.at).toBe('aiming A')
    expect(match.state.balls['15']).toEqual([0.1, -0.5])
    expect(Object.keys(match.state.balls)).toHaveLength(16)
  })

  it('14.1: a break foul is broken again by the offender until it is good or accepted', () => {
    const match = new Played('straight-pool', {}, 50).shot('tip c>1 c~foot rest', 'safety')
    expect(match.state).toMatchObject({ phase: 'choice', score: { A: -2, B: 0 } })
    match.choose('B', 'rebreak-other').rack()
    expect(match.at).toBe('break A')
    expect(match.shot('tip c>1 c~foot rest', 'safety').choose('B', 'accept').at).toBe('aiming B')
    expect(match.state.score).toEqual({ A: -4, B: 0 })
  })
})

describe('the lag', () => {
  it('opens a match where that is agreed: its winner says who breaks', () => {
    const start = startOf('nine-ball', 3)
    const match = new Played('nine-ball')
    match.state = startMatch({ ...start.terms, opening: 'lag' }, rackOf('nine-ball'))
    const stroke = (x: number) => ({ events: events('tip c~foot rest'), final: [x, 0.2] as const })
    const { table, ballRadius } = start.terms
    const lag = (a: number, b: number): Command => ({
      kind: 'lag-played',
      lag: { table, ballRadius, A: stroke(a), B: stroke(b) },
    })
    expect(match.do(lag(-1, -1)).at).toBe('lag')
    expect(match.do(lag(-1, -1.1)).at).toBe('breaker-choice B')
    match.do({ kind: 'choose-breaker', seat: 'B', breaker: 'B' })
    expect(match.at).toBe('break B')
    expect(match.shot('tip c>1 9@FL rest').rack().at).toBe('break A')
  })
})
