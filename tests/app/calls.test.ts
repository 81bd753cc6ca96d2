import { describe, expect, it } from 'vitest'
import { nearestPocket } from '../../src/app/nearest-pocket.ts'
import type { TableSession } from '../../src/app/table-session.ts'
import { keepGame, resumeGame, startGame } from '../../src/game/index.ts'
import { RULESETS, type RulesetId } from '../../src/rules/index.ts'
import { makeTable, TABLE_SPECS } from '../../src/table/index.ts'
import { aSession, aSetup } from './a-match.ts'

function sessionOf(ruleset: RulesetId, seed = 7) {
  const setup = aSetup(seed)
  const raceTo = ruleset === 'straight-pool' ? 20 : 1
  return aSession(startGame({ ...setup, terms: { ...setup.terms, ruleset, raceTo } }))
}

/** Does whatever the page waits for, until the match is over or so many shots were played. */
function playOn(session: TableSession, frame: () => void, shots: number): readonly string[] {
  const seen: string[] = []
  for (let steps = 0; steps < shots * 4 && session.game.value.match.shots < shots; steps++) {
    frame()
    const task = session.model.task.value
    seen.push(task.kind)
    if (task.kind === 'match-over') break
    answer(session)
  }
  return seen
}

function answer(session: TableSession): void {
  const task = session.model.task.value
  switch (task.kind) {
    case 'take-cue':
      session.takeCue()
      return
    case 'shoot': {
      const calling = session.model.calling.value
      if (calling?.offered) session.calls.confirm()
      else if (calling?.missing) session.calls.setNothing(true)
      session.setSpeed(session.model.match.value.phase === 'break' ? 9 : 5)
      session.stroke()
      session.finishPlayback()
      return
    }
    case 'choice':
      session.choose(task.options[0]!)
      return
    case 'pick-ball':
      session.picks.next()
      session.picks.confirm()
      return
    case 'rack-over':
      session.nextRack()
      return
    default:
      throw new Error(`the page waits for ${task.kind}`)
  }
}

describe('every game goes on from any state', () => {
  it.each(RULESETS)('%s', (ruleset) => {
    const { session, frame } = sessionOf(ruleset)
    const seen = playOn(session, frame, 30)
    expect(session.model.refusal.value).toBeNull()
    expect(seen).not.toContain('waiting')
    const again = resumeGame(keepGame(session.game.value))
    expect(again.ok && again.value.match).toEqual(session.game.value.match)
    expect(seen.at(-1) === 'match-over' || session.game.value.match.shots === 30).toBe(true)
  })
})

/** Past the break of ten-ball, with somebody at the table who must call. */
function atTenBall() {
  const found = sessionOf('ten-ball-wpa')
  playOn(found.session, found.frame, 1)
  for (let i = 0; i < 5 && found.session.model.task.value.kind !== 'shoot'; i++) {
    answerWithoutShooting(found.session)
  }
  found.frame()
  return found
}

function answerWithoutShooting(session: TableSession): void {
  if (session.model.task.value.kind !== 'shoot') answer(session)
}

describe('the lag', () => {
  it('is a stroke of each player, judged together; the winner says who breaks', () => {
    const setup = aSetup()
    const { session, frame } = aSession(startGame({ ...setup, terms: { ...setup.terms, opening: 'lag' } }))
    expect(session.model.task.value).toEqual({ kind: 'shoot', seat: 'A' })
    expect(session.hand.cueBall![1]).toBeGreaterThan(0)
    expect(session.model.aimed.value?.object).toBeNull()
    session.setSpeed(2)
    session.stroke()
    session.finishPlayback()
    expect(session.model.task.value).toEqual({ kind: 'take-cue', seat: 'B' })
    session.takeCue()
    frame()
    expect(session.hand.cueBall![1]).toBeLessThan(0)
    session.setSpeed(0.5)
    session.stroke()
    session.finishPlayback()
    expect(session.model.lag.value?.bad.B).toContain('b')
    expect(session.model.task.value).toEqual({ kind: 'breaker-choice', by: 'A' })
    session.chooseBreaker('B')
    expect(session.model.task.value).toEqual({ kind: 'take-cue', seat: 'B' })
    expect(session.game.value.match.phase).toBe('break')
  })

  it('is played again when both lag badly', () => {
    const setup = aSetup()
    const { session } = aSession(startGame({ ...setup, terms: { ...setup.terms, opening: 'lag' } }))
    for (let i = 0; i < 2; i++) {
      session.takeCue()
      session.setSpeed(0.5)
      session.stroke()
      session.finishPlayback()
    }
    expect(session.model.lag.value?.result).toBe('again')
    expect(session.model.task.value).toEqual({ kind: 'take-cue', seat: 'A' })
  })
})

describe('the call', () => {
  it('is not asked for in nine-ball nor on the break of ten-ball, but on the opening break of 14.1', () => {
    expect(sessionOf('nine-ball').session.model.calling.value).toBeNull()
    expect(sessionOf('ten-ball-pl').session.model.calling.value).toBeNull()
    const { session } = sessionOf('straight-pool')
    expect(session.model.calling.value).toMatchObject({ most: 1, maySafety: true, missing: true })
  })

  it('holds the stroke back until it is made, and says so', () => {
    const { session } = atTenBall()
    const shots = session.game.value.match.shots
    session.stroke()
    expect(session.model.refusal.value).toBe('call-missing')
    session.calls.callPocket('FL')
    expect(session.model.refusal.value).toBeNull()
    expect(session.model.calling.value).toMatchObject({ missing: false, offered: null })
    session.stroke()
    expect(session.game.value.match.shots).toBe(shots + 1)
    expect(session.game.value.lastShot?.declaration.call?.[0]?.pocket).toBe('FL')
  })

  it('goes round the pockets and through the balls, and can be taken back', () => {
    const { session } = atTenBall()
    session.calls.callNextPocket(1)
    const [first] = session.model.calling.value!.declared
    session.calls.callNextPocket(1)
    const [second] = session.model.calling.value!.declared
    expect(second!.ball).toBe(first!.ball)
    expect(second!.pocket).not.toBe(first!.pocket)
    session.calls.pickNextBall()
    session.calls.callPocket('SR')
    expect(session.model.calling.value!.declared).toHaveLength(1)
    expect(session.model.calling.value!.declared[0]!.ball).not.toBe(first!.ball)
    session.calls.clear()
    expect(session.model.calling.value).toMatchObject({ declared: [], missing: true })
  })

  it('gives way to a safety, to a push-out and to the word that nothing is called', () => {
    const { session } = atTenBall()
    session.calls.callPocket('FL')
    session.calls.setSafety(true)
    expect(session.model.calling.value).toMatchObject({ declared: [], safety: true, missing: false })
    session.calls.setNothing(true)
    expect(session.model.calling.value).toMatchObject({ safety: false, nothing: true, missing: false })
    session.calls.callPocket('FL')
    session.declarations.setPushOut(true)
    expect(session.model.refusal.value).toBeNull()
    expect(session.model.calling.value).toBeNull()
  })
})

describe('the pocket that a ball heads for', () => {
  const pockets = Object.values(makeTable(TABLE_SPECS['9ft'], 0.028575).pockets)
  it('is the one that the line passes nearest to', () => {
    expect(
      nearestPocket(
        [
          [0, 0],
          [1.27, 0.6],
        ],
        pockets,
      ),
    ).toBe('FL')
    expect(
      nearestPocket(
        [
          [0, 0],
          [0, 0.3],
        ],
        pockets,
      ),
    ).toBe('SL')
    expect(
      nearestPocket(
        [
          [0, 0],
          [-1.27, -0.62],
        ],
        pockets,
      ),
    ).toBe('HR')
  })
  it('is none for a ball that heads for a cushion or does not move', () => {
    expect(
      nearestPocket(
        [
          [0, 0],
          [1.2, 0],
        ],
        pockets,
      ),
    ).toBeNull()
    expect(
      nearestPocket(
        [
          [0, 0],
          [0, 0.001],
        ],
        pockets,
      ),
    ).toBeNull()
  })
})
