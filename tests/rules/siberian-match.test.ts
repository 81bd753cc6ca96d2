import { describe, expect, it } from 'vitest'
import { Played } from './played-match.ts'
import { strewn } from './rule-row.ts'

describe('Siberian Ten', () => {
  const game = 'siberian-ten'
  const good = 'tip c>1 1~foot 1~left rest'

  it('a penalty ball is picked, then the opponent decides who plays; the cue ball goes with the shot [Q-51]', () => {
    const match = new Played(game).shot(good).shot('tip rest')
    expect(match.at).toBe('pick-ball A')
    expect(match.refused({ kind: 'pick-ball', seat: 'B', ball: '3' })).toBe('not-your-choice')
    match.do({ kind: 'pick-ball', seat: 'A', ball: '3' })
    expect(match.state.score).toEqual({ A: 1, B: 0 })
    expect(match.state.balls['3']).toBeUndefined()
    match.choose('A', 'yield-to-offender')
    expect(match.state).toMatchObject({ shooter: 'B', cueBall: 'in-hand-kitchen', restricted: true })
  })

  it('an illegal break: the choice first, the penalty of a miss when it is accepted, nothing when broken again', () => {
    const missed = () => new Played(game).shot('tip rest')
    expect(missed().at).toBe('choice B')
    const accepted = missed().choose('B', 'accept')
    expect(accepted.at).toBe('pick-ball B')
    accepted.do({ kind: 'pick-ball', seat: 'B', ball: '10' })
    expect(accepted.state).toMatchObject({
      phase: 'aiming',
      shooter: 'B',
      restricted: true,
      score: { A: 0, B: 1 },
    })
    const again = new Played(game).shot('tip c>1 3^ rest').choose('B', 'rebreak-other').rack()
    expect(again.state).toMatchObject({ phase: 'break', shooter: 'A', score: { A: 0, B: 0 } })
  })

  it('a pick wins the game, or levels it into a shoot-out', () => {
    const set = (score: { A: number; B: number }): Played => {
      const match = new Played(game).shot(good)
      match.state = { ...match.state, score, balls: strewn(7) }
      return match.shot('tip rest')
    }
    const won = set({ A: 5, B: 4 }).do({ kind: 'pick-ball', seat: 'A', ball: '7' })
    expect(won.state).toMatchObject({ phase: 'rack-over', winner: 'A', racks: { A: 1, B: 0 } })
    const level = set({ A: 4, B: 5 }).do({ kind: 'pick-ball', seat: 'A', ball: '7' })
    expect(level.state).toMatchObject({
      phase: 'aiming',
      shot: 'shoot-out',
      balls: { cue: [-0.635, 0], '1': [0.635, 0] },
    })
  })

  it('shoot-out from both ends, declared Game, live game', () => {
    const match = new Played(game).shot(good)
    match.state = { ...match.state, score: { A: 5, B: 4 }, balls: strewn(7) }
    match.shot('tip c>7 7@FL rest', '7:FL')
    expect(match.state).toMatchObject({ shooter: 'B', shot: 'shoot-out' })
    match.shot('tip c>1 1~foot rest', {}, undefined, { '1': [0.2, 0.2] })
    expect(match.state).toMatchObject({ shooter: 'A', balls: { cue: [0.635, 0], '1': [-0.635, 0] } })
    expect(match.refused({ kind: 'declare-game', seat: 'A' })).toBe('declare-game-not-now')
    match.do({ kind: 'declare-game', seat: 'B' })
    expect(match.state).toMatchObject({ shooter: 'A', shot: 'live-game', balls: { '1': [0.2, 0.2] } })
    match.shot('tip c>1 1~foot rest')
    expect(match.state).toMatchObject({ shooter: 'B', shot: 'live-game' })
    match.shot('tip c>1 1@FL rest')
    expect(match.state).toMatchObject({ phase: 'rack-over', winner: 'B', by: 'live-game' })
    expect(match.rack().state.score).toEqual({ A: 0, B: 0 })
  })

  it('the giver of a handicap breaks every game', () => {
    const match = new Played(game, { handicap: { giver: 'B', k: 1 } })
    expect(match.at).toBe('break B')
    match.shot('tip c>1 1@FL rest')
    expect(match.state).toMatchObject({
      score: { A: 1, B: 0 },
      shooter: 'B',
      siberian: { handicapLeft: { balls: 0 } },
    })
  })
})
