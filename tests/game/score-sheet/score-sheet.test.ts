import { describe, expect, it } from 'vitest'
import { strewn } from '../../rules/rule-row.ts'
import { NotedMatch } from './noted-match.ts'

const DRY = 'tip c>1 2~foot 3~left 4~right 5~head rest'
const safe = (ball: number) => `tip c>${ball} ${ball}~foot rest`

describe('nine-ball', () => {
  it('a break and run, a dry break, a push-out, fouls by rule', () => {
    const match = new NotedMatch('nine-ball', {}, 2)
      .shot('tip c>1 2@FL 3~left 4~right 5~head rest')
      .shot('tip c>1 1@FL rest')
      .shot('tip c>3 9@SL rest')
    expect(match.state.phase).toBe('rack-over')
    const first = match.sheet.racks[0]!
    expect(first).toEqual({
      number: 1,
      breaker: 'A',
      winner: 'A',
      by: 'pocketed',
      visits: { A: 1, B: 0 },
      balls: { A: 3, B: 0 },
      fouls: { A: 0, B: 0 },
      points: { A: 1, B: 0 },
      breakAndRun: true,
      dryBreak: false,
    })
    // B breaks dry; A pushes out, B takes it and fouls twice over, A scratches, B wins with a combination.
    match
      .rack()
      .shot(DRY)
      .shot('tip rest', 'push-out')
      .choose('B', 'accept')
      .shot('tip c>4 rest')
      .shot('tip c>1 1~foot c@FL rest')
      .shot('tip c>1 1@FL rest')
      .shot('tip c>2 9@FR rest')
    const { players, racks } = match.sheet
    expect(racks[1]).toMatchObject({
      breaker: 'B',
      winner: 'B',
      visits: { A: 2, B: 3 },
      balls: { A: 0, B: 2 },
      fouls: { A: 1, B: 1 },
      breakAndRun: false,
      dryBreak: true,
    })
    expect(players.A).toMatchObject({
      racks: 1,
      points: 1,
      shots: 5,
      visits: 3,
      balls: 3,
      ballsPerVisit: 1,
      highRun: 3,
      breaks: 1,
      dryBreaks: 0,
      breakAndRuns: 1,
      pushOuts: 1,
      fouls: 1,
      foulsByRule: [{ rule: '6.1', count: 1 }],
    })
    expect(players.B).toMatchObject({
      racks: 1,
      shots: 4,
      visits: 3,
      balls: 2,
      highRun: 2,
      breaks: 1,
      dryBreaks: 1,
      breakAndRuns: 0,
      pushOuts: 0,
      fouls: 1,
      foulsByRule: [
        { rule: '6.2', count: 1 },
        { rule: '6.3', count: 1 },
      ],
    })
  })

  it('a foul that is called afterwards takes the balls of the shot back, and one between the shots is no stroke', () => {
    const match = new NotedMatch('nine-ball').shot('tip c>1 2@FL 3~left 4~right 5~head rest')
    expect(match.sheet.players.A).toMatchObject({ balls: 1, fouls: 0, visits: 1 })
    match.do({ kind: 'claim', by: 'B', claim: { rule: '6.4', against: 'A' } })
    expect(match.sheet.players.A).toMatchObject({
      shots: 1,
      balls: 0,
      fouls: 1,
      foulsByRule: [{ rule: '6.4', count: 1 }],
    })
    match.do({ kind: 'claim', by: 'A', claim: { rule: '6.12', against: 'B' }, about: 'between' })
    expect(match.sheet.players.B).toMatchObject({ shots: 0, visits: 1, fouls: 1 })
    expect(match.sheet.players.A.fouls).toBe(1)
  })

  it('an overruled foul is none, and a shot that is played again brings nothing', () => {
    const overruled = new NotedMatch('nine-ball')
      .shot('tip c>2 2@FL 3~left 4~right 5~head rest')
      .do({ kind: 'referee', ruling: { kind: 'overrule', rule: '6.2' } })
    expect(overruled.sheet.players.A).toMatchObject({ shots: 1, balls: 1, fouls: 0 })
    const again = new NotedMatch('nine-ball')
      .shot('tip c>1 2@FL 3~left 4~right 5~head rest')
      .do({ kind: 'referee', ruling: { kind: 'replay' } })
    expect(again.sheet.players.A).toMatchObject({ shots: 1, visits: 1, balls: 0, fouls: 0 })
  })

  it('a protest stands on the sheet with its answer; one that fails changes no count', () => {
    const match = new NotedMatch('nine-ball').shot('tip c>1 2@FL 3~left 4~right 5~head rest').shot('tip rest')
    const before = match.sheet
    match.do({ kind: 'referee', ruling: { kind: 'uphold', rule: '6.3', by: 'A', reason: 'No contact.' } })
    const protest = { shot: 2, rack: 1, by: 'A', rule: '6.3', answer: 'stands', reason: 'No contact.' }
    expect(match.sheet).toEqual({ ...before, protests: [protest] })
    match.shot(safe(1)).shot('tip c>3 3~foot rest')
    match.do({ kind: 'referee', ruling: { kind: 'overrule', rule: '6.2' } })
    expect(match.sheet.protests).toEqual([protest, { shot: 4, rack: 1, rule: '6.2', answer: 'overruled' }])
    expect(match.sheet.players.A.fouls).toBe(1)
  })

  it('three fouls lose the rack, a concession the match but no rack', () => {
    const match = new NotedMatch('nine-ball')
      .shot('tip rest')
      .shot(safe(1))
      .shot('tip rest')
      .shot(safe(1))
      .shot('tip rest')
    expect(match.sheet.racks[0]).toMatchObject({ winner: 'B', by: '6.14', fouls: { A: 3, B: 0 } })
    expect(match.sheet.racks[0]!.breakAndRun).toBe(false)
    match.rack().do({ kind: 'concede', seat: 'A' })
    expect(match.sheet.racks[1]).toMatchObject({ winner: null, by: 'concession', points: { A: 0, B: 0 } })
    expect(match.sheet.players.B).toMatchObject({ racks: 1, breakAndRuns: 0 })
  })
})

describe('ten-ball', () => {
  it.each(['ten-ball-wpa', 'ten-ball-pl'] as const)('%s: only what was called counts; safeties', (game) => {
    const match = new NotedMatch(game)
      .shot('tip c>1 2@FL 3~left 4~right 5~head rest')
      .shot('tip c>1 1@FL rest', '1:FL')
      .shot('tip c>3 3~foot rest', game === 'ten-ball-wpa' ? 'safety' : {})
    expect(match.sheet.players.A).toMatchObject({
      shots: 3,
      visits: 1,
      balls: 2,
      safeties: game === 'ten-ball-wpa' ? 1 : 0,
    })
    // B makes the called ball, then a wrong pocket: that one counts for nobody.
    match.shot('tip c>3 3@SL rest', '3:SL').shot('tip c>4 4@FR rest', '4:FL')
    expect(match.sheet.players.B).toMatchObject({ shots: 2, visits: 1, balls: 1, highRun: 1 })
    expect(match.state.balls['4']).toBeUndefined()
  })
})

describe('eight-ball', () => {
  it('counts balls of the own group, breaks again after an illegal break', () => {
    const match = new NotedMatch('eight-ball').shot('tip c>1 1~foot rest').choose('B', 'rebreak-self').rack()
    expect(match.sheet.racks).toHaveLength(1)
    match
      .shot('tip c>1 9@FL 2~foot rest')
      .shot('tip c>1 1@FL 10@FR rest', '1:FL')
      .shot('tip c>2 2@FL rest', '2:FL')
      .shot('tip c>3 3~foot rest', 'safety')
    const { players, racks } = match.sheet
    expect(players.A).toMatchObject({ shots: 1, visits: 1, breaks: 1, dryBreaks: 1, balls: 0, fouls: 0 })
    // The 10 belongs to the other group.
    expect(players.B).toMatchObject({ shots: 4, visits: 1, breaks: 1, dryBreaks: 0, balls: 3, safeties: 1 })
    expect(racks[0]).toMatchObject({ breaker: 'B', winner: null, dryBreak: false })
  })

  it('a rack broken again and run out is a break and run of its breaker', () => {
    const match = new NotedMatch('eight-ball').shot('tip c>1 1~foot rest').choose('B', 'rebreak-self').rack()
    match.shot('tip c>1 1@FL 2~foot rest').set({ groups: { A: 'highs', B: 'lows' }, balls: strewn(8, 9) })
    match.shot('tip c>8 8@FL rest', '8:FL')
    expect(match.state.phase).toBe('rack-over')
    expect(match.sheet.racks[0]).toMatchObject({ winner: 'B', breakAndRun: true, balls: { A: 0, B: 2 } })
    expect(match.sheet.players.B.breakAndRuns).toBe(1)
  })

  it('the 8 that loses the rack is no ball made', () => {
    const match = new NotedMatch('eight-ball')
      .shot('tip c>1 1@FL 2~foot rest')
      .shot('tip c>2 2@FL 8@FR rest', '2:FL')
    expect(match.sheet.racks[0]).toMatchObject({ winner: 'B', balls: { A: 1, B: 0 } })
  })
})

describe('14.1', () => {
  it('points, penalties, high run across a re-rack', () => {
    const match = new NotedMatch('straight-pool', {}, 100)
      .shot('tip c>1 c~foot 1~foot 2~left rest', 'safety')
      .shot('tip c>1 1@FL rest', '1:FL')
      .shot('tip c>2 c@FL rest', '2:FL')
    expect(match.sheet.players.B).toMatchObject({
      points: 0,
      balls: 1,
      visits: 1,
      fouls: 1,
      foulsByRule: [{ rule: '6.1', count: 1 }],
    })
    expect(match.sheet.players.A).toMatchObject({ safeties: 1, breaks: 1 })
    match
      .set({ balls: { ...strewn(3, 4, 5), cue: [-0.9, 0] } })
      .shot('tip c>3 3@FL rest', '3:FL')
      .shot('tip c>4 4@FL rest', '4:FL')
    expect(match.state.phase).toBe('racking')
    match.rack().shot('tip c>6 6@SL rest', '6:SL').shot('tip c>7 7~foot rest', '7:FL')
    const { players, racks } = match.sheet
    expect(players.A).toMatchObject({
      points: 3,
      balls: 3,
      visits: 2,
      highRun: 3,
      ballsPerVisit: 1.5,
      racks: 0,
    })
    expect(racks).toHaveLength(2)
    expect(racks[0]).toMatchObject({ points: { A: 2, B: 0 }, balls: { A: 2, B: 1 }, winner: null })
    expect(racks[1]).toMatchObject({ points: { A: 1, B: 0 }, breaker: 'A' })
  })

  it('a break foul is counted with its number and costs two points', () => {
    const match = new NotedMatch('straight-pool', {}, 100).shot('tip c>1 1~foot rest')
    expect(match.sheet.players.A).toMatchObject({
      points: -2,
      fouls: 1,
      foulsByRule: [{ rule: '4.3', count: 1 }],
    })
  })
})

describe('Siberian Ten', () => {
  const game = 'siberian-ten'

  it('balls of the game; what the opponent gets for nothing is no ball that he made', () => {
    const match = new NotedMatch(game)
      .shot('tip c>1 1~foot 1~left rest')
      .shot('tip rest')
      .do({ kind: 'pick-ball', seat: 'A', ball: '3' })
      .choose('A', 'accept')
    expect(match.sheet.players.A).toMatchObject({ points: 1, balls: 0, fouls: 0 })
    expect(match.sheet.players.B).toMatchObject({ points: 0, fouls: 1, visits: 1 })
    expect(match.sheet.players.B.foulsByRule).toHaveLength(1)
    match.shot('tip c>4 4@FL 5@FR rest', '4:FL')
    expect(match.sheet.players.A).toMatchObject({ balls: 1, points: 2 })
    expect(match.sheet.players.B).toMatchObject({ balls: 0, points: 1 })
  })

  it('the cue ball called and made off a ball is one that he made, once it is picked', () => {
    const match = new NotedMatch(game)
      .shot('tip c>1 1~foot 1~left rest')
      .shot('tip c>4 c@FL rest', 'c:FL')
      .do({ kind: 'pick-ball', seat: 'A', ball: '9' })
    expect(match.state.score).toEqual({ A: 0, B: 1 })
    expect(match.sheet.players.B).toMatchObject({ balls: 1, points: 1, fouls: 0 })
  })

  it('a break that is annulled brings nothing', () => {
    const match = new NotedMatch(game).shot('tip c>1 3^ rest').choose('B', 'rebreak-other').rack()
    expect(match.sheet.players.A).toMatchObject({ points: 0, balls: 0, breaks: 1 })
    expect(match.sheet.racks[0]!.points).toEqual({ A: 0, B: 0 })
  })

  it('keeps the balls of each game', () => {
    const match = new NotedMatch(game).shot('tip c>1 1~foot 1~left rest')
    match.set({ score: { A: 4, B: 5 }, balls: strewn(7, 8) }).shot('tip c>7 7@FL rest', '7:FL')
    expect(match.state).toMatchObject({ phase: 'rack-over', winner: 'B' })
    match.rack()
    expect(match.sheet.racks[0]).toMatchObject({ winner: 'B', points: { A: 4, B: 6 } })
    expect(match.sheet.racks[1]).toMatchObject({ winner: null, points: { A: 0, B: 0 } })
    expect(match.sheet.players.B).toMatchObject({ racks: 1, points: 6 })
  })
})
