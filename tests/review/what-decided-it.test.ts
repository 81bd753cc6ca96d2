import { describe, expect, test } from 'vitest'
import {
  CHANGES,
  changesOf,
  decidingChanges,
  type ReviewTask,
  reviewShot,
  type TurningPoint,
  whatDecidedIt,
} from '../../src/review/index.ts'
import { disputeOf } from '../../src/scenarios/index.ts'

function taskOf(id: string): ReviewTask {
  const { shot, rule } = disputeOf(id)!
  return { shot, rule }
}

function decided(id: string) {
  const answer = whatDecidedIt(taskOf(id))
  if (!answer.ok) throw new Error(answer.error.message)
  return answer.value
}

const turnOf = (turns: readonly TurningPoint[], change: string, ball?: string): TurningPoint | undefined =>
  turns.find((turn) => turn.change === change && turn.ball === ball)

describe('what decided it', () => {
  const chalk = decided('chalk-width-gap')

  test('a shorter follow-through, or the ball nearer: one contact, no foul', () => {
    expect(chalk.verdict).toEqual({ kind: 'foul', fouls: ['6.7'] })
    const shorter = turnOf(chalk.turns, 'follow-through')!
    expect(shorter.verdict).toEqual({ kind: 'legal', fouls: [] })
    expect(shorter.by).toBeLessThan(-0.1)
    // Nearer than the gap of 22 mm by all but the 0.1 mm at which it counts as frozen.
    expect(turnOf(chalk.turns, 'ball-along', '1')!.by).toBeCloseTo(-0.0219, 5)
  })

  test('the turns stand in the fixed order, the nearest is named', () => {
    const places = chalk.turns.map(({ change }) => CHANGES.indexOf(change))
    expect(places.filter((place) => place < CHANGES.indexOf('ball-along'))).toEqual(
      places.filter((place) => place < CHANGES.indexOf('ball-along')).sort((a, b) => a - b),
    )
    const weights = chalk.turns.map(({ weight }) => weight)
    expect(weights[chalk.smallest!]).toBe(Math.min(...weights))
  })

  test('each turn turns the verdict, and a little less does not', () => {
    for (const id of ['split-hit-wrong-ball-first', 'frozen-to-the-rail', 'edge-over-the-head-string']) {
      const task = taskOf(id)
      const { verdict, turns } = decided(id)
      expect(turns.length).toBeGreaterThan(0)
      for (const turn of turns) {
        const change = changesOf(task.shot).find((c) => c.change === turn.change && c.ball === turn.ball)!
        const ruled = (by: number) => {
          const shot = change.apply(by)!
          const balls = Object.fromEntries(shot.balls.map(({ id: ball, x, y }) => [ball, [x, y]]))
          const state = { ...task.rule.state, balls }
          const review = reviewShot({ shot, rule: { ...task.rule, state } })
          if (!review.ok) throw new Error(review.error.message)
          const { kind, fouls } = review.value.ruling
          return { kind, fouls }
        }
        expect(ruled(turn.by)).toEqual(turn.verdict)
        const less = turn.by - Math.sign(turn.by) * turn.within
        const before = ruled(less)
        if (verdict.fouls.length === 0) expect(before).toEqual(verdict)
        else expect(before.fouls).toEqual(expect.arrayContaining([...verdict.fouls]))
      }
    }
  })

  test('a split hit hangs on a hundredth of a degree', () => {
    const { turns, smallest } = decided('split-hit-wrong-ball-first')
    expect(turns[smallest!]).toMatchObject({ change: 'direction', unit: 'deg', verdict: { kind: 'legal' } })
    expect(Math.abs(turns[smallest!]!.by)).toBeLessThan(0.01)
  })

  test('progress goes through all changes', () => {
    const task = taskOf('base-on-the-head-string')
    const steps = decidingChanges(task)
    const done: number[] = []
    for (;;) {
      const step = steps.next()
      if (step.done === true) break
      done.push(step.value.done)
      expect(step.value.of).toBe(changesOf(task.shot).length)
    }
    expect(done).toEqual(changesOf(task.shot).map((_, k) => k + 1))
  })

  test('a shot that is none is refused', () => {
    const task = taskOf('base-on-the-head-string')
    const answer = whatDecidedIt({ ...task, shot: { ...task.shot, balls: [] } })
    expect(answer.ok ? null : answer.error.path).toBe('shot.balls')
  })
})

describe('changes', () => {
  test('come in order: the stroke, then each ball along and across', () => {
    const { shot } = taskOf('frozen-played-into')
    expect(changesOf(shot).map(({ change, ball }) => [change, ball])).toEqual([
      ['speed', undefined],
      ['direction', undefined],
      ['tip-height', undefined],
      ['tip-side', undefined],
      ['elevation', undefined],
      ...['cue', '1', '2'].flatMap((ball) => [
        ['ball-along', ball],
        ['ball-across', ball],
      ]),
    ])
  })

  test('what cannot be played is null', () => {
    const { shot } = taskOf('frozen-played-into')
    const apply = (by: number, change: string, ball?: string) =>
      changesOf(shot)
        .find((c) => c.change === change && c.ball === ball)!
        .apply(by)
    expect(apply(0.001, 'ball-along', 'cue')).toBeNull()
    expect(apply(-0.001, 'ball-along', 'cue')).not.toBeNull()
    expect(apply(5, 'ball-across', '2')).toBeNull()
    expect(apply(-1, 'elevation')).toBeNull()
    expect(apply(-5, 'speed')).toBeNull()
    expect(apply(0.03, 'tip-side')).toBeNull()
  })

  test('across is to the left of the line of the stroke', () => {
    const { shot } = taskOf('frozen-played-into')
    const across = changesOf(shot).find((c) => c.change === 'ball-across' && c.ball === 'cue')!
    const [before, after] = [shot.balls[0]!, across.apply(0.03)!.balls[0]!]
    expect([after.x - before.x, after.y - before.y]).toEqual([
      expect.closeTo(0, 12),
      expect.closeTo(0.03, 12),
    ])
  })
})
