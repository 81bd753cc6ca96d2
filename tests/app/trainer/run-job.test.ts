import { describe, expect, it } from 'vitest'
import { Benches, runJob } from '../../../src/app/trainer/run-job.ts'
import type { TrainerJob, TrainerNews } from '../../../src/app/trainer/trainer-jobs.ts'
import type { PushOutPosition } from '../../../src/training/index.ts'

const benches = new Benches()
const TERMS = { ruleset: 'nine-ball', table: '9ft', own: 'club', other: 'pro', seed: 5 } as const

function first<K extends TrainerNews['kind']>(job: TrainerJob, kind: K): Extract<TrainerNews, { kind: K }> {
  for (const news of runJob(benches, job))
    if (news.kind === kind) return news as Extract<TrainerNews, { kind: K }>
  throw new Error(`no ${kind}`)
}

describe('the work behind the trainer', () => {
  const drawn = first({ kind: 'draw', terms: TERMS, pushed: false }, 'drawn')
  const { position } = drawn

  it('draws a position for the person, seat A, at his level', () => {
    expect(position.shooter).toBe('A')
    expect(position.levels).toEqual({ A: 'club', B: 'pro' })
    expect(position.balls.cue).toBeDefined()
    expect(first({ kind: 'draw', terms: TERMS, pushed: false }, 'drawn')).toEqual(drawn)
  })

  it('after a push-out the person is seat B, and the other has moved the cue ball', () => {
    const pushed = first({ kind: 'draw', terms: TERMS, pushed: true }, 'drawn').position
    expect(pushed.levels).toEqual({ A: 'pro', B: 'club' })
    expect(pushed.shooter).toBe('A')
    const rest = ({ balls }: PushOutPosition) => ({ ...balls, cue: undefined })
    expect(rest(pushed)).toEqual(rest(position))
    expect(pushed.balls.cue).not.toEqual(position.balls.cue)
  })

  it('tells the values of all kinds, a map and a reason with the first news', () => {
    const { answer, why } = first({ kind: 'values', position, seed: 1, trials: 8 }, 'values')
    expect(answer.values['push-out']!.value).toBeGreaterThan(0)
    expect(answer.grid.values).toHaveLength(24 * 12)
    expect(why.key).toMatch(/^players\.best\./)
  })

  it('finds the stroke that leaves the cue ball at a place, and says when there is none', () => {
    const cue = position.balls.cue!
    const place = [cue[0] > 0 ? cue[0] - 0.4 : cue[0] + 0.4, cue[1]] as const
    const found = first({ kind: 'push-to', position, place }, 'push-to')
    if (found.stroke !== null) expect(found.off).toBeLessThan(0.5)
    const away = first({ kind: 'push-to', position, place: [9, 9] }, 'push-to')
    expect(away.stroke === null || away.off > 1).toBe(true)
  })

  it('says what either answer would be answered with', () => {
    const { shots } = first({ kind: 'deciding', position, place: position.balls.cue!, seed: 1 }, 'deciding')
    expect(shots.map(({ answer, seat }) => [answer, seat])).toEqual([
      ['taken', 'B'],
      ['handed-back', 'A'],
    ])
  })
})
