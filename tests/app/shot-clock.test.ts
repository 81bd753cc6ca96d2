import { describe, expect, it } from 'vitest'
import type { MatchSetup } from '../../src/game/index.ts'
import { makeRuleOptions, type RuleOptions } from '../../src/rules/index.ts'
import { aDryBreak, aSetup } from './a-match.ts'

function against(seconds: number, options: Partial<RuleOptions> = {}): (seed: number) => MatchSetup {
  return (seed) => {
    const setup = aSetup(seed)
    const terms = { ...setup.terms, options: makeRuleOptions({ shotClock: seconds, ...options }) }
    return { ...setup, terms }
  }
}

/** Lets so many seconds pass, a quarter at a time. */
function pass(frame: (seconds: number) => void, seconds: number): void {
  for (let t = 0; t < seconds; t += 0.25) frame(0.25)
}

describe('the shot clock', () => {
  it('is absent where none was agreed', () => {
    expect(aDryBreak().session.model.clock.value).toBeNull()
  })

  it('waits for the player to come to the table, then runs, and stands under a sheet and when it is held', () => {
    const { session, frame } = aDryBreak(against(30))
    const { model, clock } = session
    pass(frame, 5)
    expect(model.clock.value).toMatchObject({ left: 30, running: false })
    session.takeCue()
    pass(frame, 5)
    expect(model.clock.value).toMatchObject({ left: 25, running: true, warning: false })
    clock.cover(true)
    pass(frame, 5)
    clock.cover(false)
    clock.hold(true)
    pass(frame, 5)
    expect(model.clock.value).toMatchObject({ left: 25, held: true, running: false })
    clock.hold(false)
    pass(frame, 16)
    expect(model.clock.value).toMatchObject({ left: 9, warning: true })
    clock.restart()
    expect(model.clock.value?.left).toBe(30)
  })

  it('gives each player one extension a rack, which is in the record', () => {
    const { session, frame } = aDryBreak(against(30))
    session.takeCue()
    pass(frame, 5)
    expect(session.model.clock.value?.mayExtend).toBe(true)
    session.clock.extend()
    expect(session.model.clock.value).toMatchObject({ left: 50, mayExtend: false })
    session.clock.extend()
    expect(session.model.clock.value?.left).toBe(50)
    expect(session.game.value.entries.at(-1)?.command).toEqual({ kind: 'extend-clock', seat: 'B' })
  })

  it('ends the inning when it runs out: slow play, ball in hand for the other', () => {
    const { session, frame } = aDryBreak(against(30))
    session.takeCue()
    pass(frame, 31)
    expect(session.model.between.value?.ruling.fouls).toEqual(['6.15'])
    expect(session.model.task.value).toEqual({ kind: 'take-cue', seat: 'A' })
    // The other has his whole time, and it waits for him.
    expect(session.model.clock.value).toMatchObject({ left: 30, running: false })
  })

  it('leaves the call to the opponent where the players call fouls', () => {
    const { session, frame } = aDryBreak(against(30, { foulCalling: 'players' }))
    session.takeCue()
    pass(frame, 40)
    expect(session.model.clock.value).toMatchObject({ left: 0, over: true })
    expect(session.model.task.value).toEqual({ kind: 'shoot', seat: 'B' })
    expect(session.desk.model.value!.claims.B.map(({ rule }) => rule)).toContain('6.15')
    session.desk.claim('A', { rule: '6.15', against: 'B' }, 'between')
    expect(session.model.task.value).toEqual({ kind: 'take-cue', seat: 'A' })
  })
})
