import { describe, expect, it } from 'vitest'
import { type MatchSetup, startGame } from '../../src/game/index.ts'
import { makeRuleOptions, type RuleOptions } from '../../src/rules/index.ts'
import { aDryBreak, aSession, aSetup } from './a-match.ts'

function withOptions(options: Partial<RuleOptions>): (seed: number) => MatchSetup {
  return (seed) => {
    const setup = aSetup(seed)
    return { ...setup, terms: { ...setup.terms, options: makeRuleOptions(options) } }
  }
}

/** B is at the table after a good break of A. */
function atTheTable(options: Partial<RuleOptions> = {}) {
  const found = aDryBreak(withOptions(options))
  found.session.takeCue()
  found.frame()
  return found
}

/** B hits nothing: a foul that the program sees. */
function afterMiss(options: Partial<RuleOptions> = {}) {
  const found = atTheTable(options)
  const { session } = found
  session.aim.point(180)
  session.setSpeed(0.2)
  session.stroke()
  session.finishPlayback()
  return found
}

describe('claims against a seat', () => {
  it('offers what may lawfully be called now, and nothing while the balls roll', () => {
    const { session } = atTheTable()
    const { open, claims } = session.desk.model.value!
    expect(open).toMatchObject({ shooter: 'A', number: 1, fouls: [] })
    expect(claims.A).toContainEqual({ rule: '6.4', about: 'shot', byEvents: false, maybeIntentional: false })
    expect(claims.A).toContainEqual({ rule: '2.3', about: 'shot', byEvents: true, maybeIntentional: false })
    expect(claims.B).toContainEqual({
      rule: '6.6',
      about: 'between',
      byEvents: false,
      maybeIntentional: true,
    })
    // No kitchen play in nine-ball, no clock and no wheelchair in this match.
    const all = [...claims.A, ...claims.B].map(({ rule }) => rule)
    for (const rule of ['6.11', '6.14', '6.15', '7.2']) expect(all).not.toContain(rule)
    session.stroke()
    expect(session.desk.model.value).toBeNull()
  })

  it('upholds what only a person can have seen: the opponent has the ball in hand, and it is in the record', () => {
    const { session } = atTheTable()
    session.desk.claim('B', { rule: '6.4', against: 'A' }, 'shot')
    expect(session.model.deskAnswer.value).toEqual({ kind: 'ruled' })
    expect(session.model.ruled.value?.ruling.fouls).toEqual(['6.4'])
    expect(session.model.demand.value?.cueBallArea).toBe('anywhere')
    expect(session.game.value.entries.at(-1)).toMatchObject({ command: { kind: 'claim', by: 'B' } })
    expect(session.model.announcement.value).toContain('6.4')
  })

  it('refuses what the events contradict, and says why', () => {
    const { session } = atTheTable()
    session.desk.claim('B', { rule: '6.2', against: 'A' }, 'shot')
    expect(session.model.deskAnswer.value).toMatchObject({
      kind: 'refused',
      claim: '6.2',
      why: { verdict: 'claim-contradicted-by-events' },
    })
    expect(session.model.ruled.value?.ruling.fouls).toEqual([])
  })

  it('ends the inning for a touch between the shots, told apart from the last shot', () => {
    const { session } = atTheTable()
    session.desk.claim('A', { rule: '6.6', against: 'B', intent: 'accidental' }, 'between')
    expect(session.model.between.value).toMatchObject({ shooter: 'B', ruling: { fouls: ['6.6'] } })
    expect(session.model.task.value).toEqual({ kind: 'take-cue', seat: 'A' })
    session.takeCue()
    session.stroke()
    expect(session.model.between.value).toBeNull()
  })
})

describe('the referee in person', () => {
  it('answers a protest: the ruling stands, the record tells it, and the player loses neither line nor cue ball', () => {
    const { session } = afterMiss()
    session.takeCue()
    session.startPlacing()
    session.hand.move([-0.4, 0.3])
    session.endPlacing()
    session.aim.point(33)
    const { shooter, toProtest } = session.desk.model.value!.open!
    expect([shooter, toProtest]).toEqual(['B', ['6.3']])
    session.desk.answerProtest({ kind: 'uphold', rule: '6.3', by: 'B', reason: 'Nothing was hit.' })
    expect(session.model.deskAnswer.value).toEqual({ kind: 'ruled' })
    expect(session.desk.model.value!.open).toMatchObject({ fouls: ['6.3'], toProtest: [] })
    expect(session.game.value.match.balls.cue).toEqual([-0.4, 0.3])
    expect(session.aim.aim.value.directionDeg).toBe(33)
    expect(session.model.ruled.value?.ruling.evidence.at(-1)).toMatchObject({ verdict: 'upheld' })
    expect(session.game.value.entries.at(-1)?.command).toEqual({
      kind: 'referee',
      ruling: { kind: 'uphold', rule: '6.3', by: 'B', reason: 'Nothing was hit.' },
    })
  })

  it('overrules a foul: the shot is ruled again', () => {
    const { session } = afterMiss()
    expect(session.desk.model.value!.open?.fouls).toEqual(['6.3'])
    session.desk.overrule('6.3')
    expect(session.model.ruled.value?.ruling.fouls).toEqual([])
    expect(session.desk.model.value!.open?.fouls).toEqual([])
  })

  it('has a shot played again from where the balls lay', () => {
    const { session } = afterMiss()
    const { before } = session.game.value.lastShot!
    session.desk.replay()
    expect(session.game.value.match.balls).toEqual(before)
    expect(session.model.task.value).toEqual({ kind: 'shoot', seat: 'B' })
  })

  it('declares a stalemate, or the players agree on one: the same player breaks again', () => {
    const first = afterMiss()
    first.session.desk.declareStalemate()
    expect(first.session.game.value.match).toMatchObject({ phase: 'break', breaker: 'A' })
    expect(first.session.model.ruled.value).toBeNull()

    const { session } = afterMiss()
    session.desk.agreeStalemate('A')
    expect(session.desk.model.value).toMatchObject({ stalemateOffer: 'A', stalemateBy: ['B'] })
    session.desk.agreeStalemate('B')
    expect(session.game.value.match).toMatchObject({ phase: 'break', breaker: 'A' })
  })

  it('punishes conduct up to the match', () => {
    const warned = atTheTable()
    warned.session.desk.claim('referee', { rule: '6.17', against: 'A', level: 'warning' }, 'between')
    expect(warned.session.game.value.match.phase).toBe('aiming')
    const { session } = atTheTable()
    session.desk.claim('referee', { rule: '6.17', against: 'A', level: 'match' }, 'between')
    expect(session.model.task.value).toMatchObject({ kind: 'match-over', winner: 'B', by: '6.17' })
  })
})

describe('fouls called by the players', () => {
  it('counts a foul only when it is called before the next stroke', () => {
    const { session } = afterMiss({ foulCalling: 'players' })
    expect(session.model.ruled.value?.ruling.fouls).toEqual([])
    expect(session.desk.model.value!.claims.B.map(({ rule }) => rule)).toContain('6.3')
    session.desk.claim('A', { rule: '6.3', against: 'B' }, 'shot')
    expect(session.model.ruled.value?.ruling.fouls).toEqual(['6.3'])

    const late = afterMiss({ foulCalling: 'players' }).session
    late.takeCue()
    late.stroke()
    late.finishPlayback()
    expect(late.desk.model.value!.open).toMatchObject({ shooter: 'A', number: 3 })
  })
})

describe('practice', () => {
  it('goes back to any earlier shot, a match that counts does not', () => {
    const { session } = aSession(startGame(aSetup()), true, { practice: true })
    const rack = session.game.value.match.balls
    session.stroke()
    session.finishPlayback()
    expect(session.desk.model.value!.earlier).toHaveLength(1)
    session.desk.backTo(1)
    expect(session.game.value.match).toMatchObject({ phase: 'break', shots: 0 })
    expect({ ...session.game.value.match.balls, cue: undefined }).toEqual({ ...rack, cue: undefined })
    expect(session.model.task.value).toEqual({ kind: 'shoot', seat: 'A' })

    const match = aSession().session
    match.stroke()
    match.finishPlayback()
    expect(match.desk.model.value!.earlier).toEqual([])
    match.desk.backTo(1)
    expect(match.game.value.match.shots).toBe(1)
  })
})

describe('a shoot-out in Siberian Ten', () => {
  it('lets the shooter have the balls placed anew, and nobody else arrange anything', () => {
    const setup = aSetup()
    const siberian = startGame({ ...setup, terms: { ...setup.terms, ruleset: 'siberian-ten' } })
    expect(aSession(siberian).session.model.arrangement.value).toBeNull()
    const { match } = siberian
    const score = { first: 'A', points: { A: null, B: null }, tries: 0 } as const
    const shootOut = {
      ...siberian,
      match: {
        ...match,
        phase: 'aiming',
        shot: 'shoot-out',
        siberian: { lastPocketedBy: 'A', handicapLeft: null, shootOut: score },
      } as typeof match,
    }
    const { session } = aSession(shootOut)
    expect(session.model.arrangement.value).toBe('request-replace')
    session.declarations.arrange()
    expect(session.game.value.entries.at(-1)?.command).toEqual({ kind: 'request-replace', seat: 'A' })
    expect(session.model.gameBy.value).toBeNull()
  })
})

describe('what may be asked before a stroke', () => {
  it('inspects what is frozen; where only declarations count it becomes one', () => {
    const seen = atTheTable().session
    expect(seen.model.frozen.value).toBeNull()
    seen.declarations.askFrozen()
    expect(seen.model.frozen.value).not.toBeNull()
    expect(seen.game.value.entries.at(-1)?.command.kind).toBe('stroke')

    const { session } = atTheTable({ frozenPolicy: 'declared' })
    session.declarations.askFrozen()
    expect(session.game.value.entries.at(-1)?.command.kind).toBe('declare-frozen')
    expect(session.model.frozen.value).not.toBeNull()
  })
})
