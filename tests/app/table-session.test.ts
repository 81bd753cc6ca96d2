import { describe, expect, it } from 'vitest'
import { commandsOf, play } from '../../src/game/index.ts'
import { aDryBreak, aSession, aSetup, kinds } from './a-match.ts'

describe('the stroke at the table', () => {
  it('starts at the break with the ball in hand behind the line and the stick on the 1', () => {
    const { session } = aSession()
    const { model } = session
    expect(model.task.value).toEqual({ kind: 'shoot', seat: 'A' })
    expect(model.demand.value?.cueBallArea).toBe('kitchen')
    expect(model.placing.value).toBe(true)
    expect(session.hand.cueBall![0]).toBeLessThan(-2.54 / 4)
    expect(model.aimed.value).toMatchObject({ object: '1', lawful: true, miscue: false })
    expect(commandsOf(session.game.value)).toEqual([])
  })

  it('places, strokes, keeps and only then shows; the ruling waits for the balls to rest', () => {
    const { session, kept, frame } = aSession()
    const { model } = session
    session.stroke()
    expect(kinds(commandsOf(session.game.value))).toEqual(['place-cue-ball', 'stroke'])
    expect(kept.at(-1)).toBe(session.game.value)
    expect(model.task.value.kind).toBe('running')
    expect(model.ruled.value).toBeNull()
    expect(model.match.value.phase).toBe('break')
    frame(1)
    session.stroke()
    expect(kinds(commandsOf(session.game.value))).toEqual(['place-cue-ball', 'stroke'])
    session.finishPlayback()
    expect(model.ruled.value).toBe(session.game.value.lastShot)
    expect(model.match.value.phase).not.toBe('break')
    expect(model.announcement.value).not.toBe('')
  })

  it('plays a shot in the time that it takes', () => {
    const { session, frame } = aSession()
    session.stroke()
    const { duration } = session.game.value.lastShot!.result
    for (let t = 0; t < duration - 0.1; t += 0.1) frame(0.1)
    expect(session.model.task.value.kind).toBe('running')
    for (let t = 0; t < 1; t += 0.1) frame(0.1)
    expect(session.model.task.value.kind).not.toBe('running')
  })

  it('hurries at the first press of the skip key and ends at the second', () => {
    const { session, frame } = aSession()
    session.stroke()
    session.skip()
    frame(0.5)
    expect(session.playback.value!.time).toBeGreaterThan(1.5)
    session.skip()
    frame()
    expect(session.playback.value).toBeNull()
  })

  it('strokes with the speed of the pull, and lets a short pull be', () => {
    const { session } = aSession()
    session.pull(0.02)
    session.releasePull()
    expect(session.model.task.value.kind).toBe('shoot')
    session.pull(0.5)
    expect(session.model.pull.value).toBe(0.5)
    session.cancelPull()
    expect(session.model.task.value.kind).toBe('shoot')
    session.pull(0.5)
    session.releasePull()
    const stroke = commandsOf(session.game.value).at(-1)
    expect(stroke).toMatchObject({ kind: 'stroke', stroke: { speed: 0.1 + 10.9 * 0.25 } })
  })

  it('keeps pointing at the ball while the cue ball is moved, until the stick is turned', () => {
    const { session, frame } = aSession()
    session.nudgeCueBall(0, 0.2)
    frame()
    expect(session.model.aimed.value?.object).toBe('1')
    session.turn(20)
    const { directionDeg } = session.model.aim.value
    session.nudgeCueBall(0, -0.1)
    expect(session.model.aim.value.directionDeg).toBe(directionDeg)
  })

  it('holds tip and butt within what a player can do', () => {
    const { session } = aSession()
    session.setTip(3, 4)
    const { side, height } = session.model.aim.value
    expect(Math.hypot(side, height)).toBeCloseTo(0.7, 9)
    session.setElevation(200)
    expect(session.model.aim.value.elevationDeg).toBe(80)
    session.setSpeed(99)
    expect(session.model.aim.value.speed).toBe(11)
  })
})

describe('hot seat', () => {
  it('locks the stroke until the other player has the cue', () => {
    const { session } = aDryBreak()
    const task = session.model.task.value
    expect(task).toEqual({ kind: 'take-cue', seat: 'B' })
    const before = session.game.value
    session.stroke()
    session.pull(0.5)
    session.releasePull()
    session.declarations.setPushOut(true)
    expect(session.game.value).toBe(before)
    session.takeCue()
    expect(session.model.task.value).toEqual({ kind: 'shoot', seat: 'B' })
  })

  it('asks whoever is to shoot when a match is taken up again', () => {
    const { session } = aSession(undefined, false)
    expect(session.model.task.value).toEqual({ kind: 'take-cue', seat: 'A' })
  })
})

describe('push-out and its answer', () => {
  it('is offered after a legal break, declared, taken back, and answered by the other player', () => {
    const { session } = aDryBreak()
    session.takeCue()
    expect(session.model.demand.value?.pushOutRefusal).toBeNull()
    session.declarations.setPushOut(true)
    session.declarations.setPushOut(false)
    session.declarations.setPushOut(true)
    session.setSpeed(0.6)
    session.stroke()
    session.finishPlayback()
    const task = session.model.task.value
    expect(task).toMatchObject({ kind: 'choice', by: 'A', about: 'B', why: 'push-out' })
    session.choose('hand-back')
    expect(session.model.task.value).toEqual({ kind: 'take-cue', seat: 'B' })
    expect(session.model.demand.value?.pushOutRefusal).toBe('push-out-only-after-break')
  })

  it('needs no second confirmation from the player who has just decided', () => {
    const { session } = aDryBreak()
    session.takeCue()
    session.declarations.setPushOut(true)
    session.setSpeed(0.6)
    session.stroke()
    session.finishPlayback()
    session.choose('accept')
    expect(session.model.task.value).toEqual({ kind: 'shoot', seat: 'A' })
  })
})

describe('what is refused changes nothing and is told', () => {
  it('shows the code and clears it with the next accepted command', () => {
    const { session, kept } = aSession()
    session.stroke()
    session.finishPlayback()
    const count = kept.length
    // The match goes on elsewhere: the page is one step behind.
    const over = play(session.game.value, { kind: 'concede', seat: 'B' })
    if (!over.ok) throw new Error('a concession is always accepted')
    session.game.value = over.value
    session.concede('A')
    expect(session.model.refusal.value).toBe('match-over')
    expect(kept).toHaveLength(count)
  })
})

describe('the table settings', () => {
  it('hold from the next stroke on, are kept as a command and show', () => {
    const { session, kept } = aSession()
    expect(session.model.tuned.value).toBe(false)
    const { parameters } = aSetup()
    session.setParameters({ ...parameters, slidingFriction: 0.3 })
    expect(session.model.tuned.value).toBe(true)
    expect(kinds(commandsOf(kept.at(-1)!))).toEqual(['set-parameters'])
    session.setParameters(parameters)
    expect(session.model.tuned.value).toBe(false)
  })
})

describe('the end', () => {
  it('concedes after a question and offers a new match', () => {
    const { session, asked } = aSession()
    session.ask('concede')
    expect(session.model.question.value).toBe('concede')
    session.concede('A')
    expect(session.model.task.value).toEqual({ kind: 'match-over', winner: 'B', by: 'concession' })
    session.newMatch()
    expect(asked).toContain('leave')
  })
})
