import { describe, expect, test } from 'vitest'
import { DEFAULT_PARAMETERS, type ShotRequest } from '../../src/physics/index.ts'
import {
  addTrialCounts,
  CONCLUSIONS,
  makeTrials,
  NO_TRIALS,
  reviewShot,
  runTrials,
  type TrialCounts,
  type WhatIfTask,
  whatIfAnswer,
  wilsonInterval,
} from '../../src/review/index.ts'
import { bodiesOf } from '../../src/review/what-if/frozen-bodies.ts'
import { agrees } from '../../src/review/what-if/observed.ts'
import { varyShot } from '../../src/review/what-if/vary-shot.ts'
import { breakShot, disputeOf, scenario } from '../../src/scenarios/index.ts'
import { makeTable, onBed, railGap } from '../../src/table/index.ts'
import { isCovered, knownAnswer } from './known-answers.ts'

const R = DEFAULT_PARAMETERS.ballRadius
const EPS = 1e-4
const SURE = { position: 0, directionDeg: 0, speed: 0, tip: 0 }
const UNSURE = { position: 0.002, directionDeg: 0.3, speed: 0.05, tip: 0.02 }

function whatIf(id: string, more: Partial<WhatIfTask> = {}): WhatIfTask {
  const { shot, rule, acts = [] } = disputeOf(id)!
  return { shot, rule, acts, uncertainty: UNSURE, observed: [], trials: 100, seed: 7, ...more }
}

function trialsOf(task: WhatIfTask) {
  const trials = makeTrials(task)
  if (!trials.ok) throw new Error(trials.error.message)
  return trials.value
}

const gap = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
  Math.hypot(a.x - b.x, a.y - b.y) - 2 * R

describe('variations of a shot', () => {
  const BREAK = breakShot({ kind: 'eight-ball', gaps: 'wooden', seed: 3, ballSpeed: 8 })
  const FROZEN_PAIR = disputeOf('frozen-played-into')!.shot
  const AT_RAIL = disputeOf('frozen-to-the-rail')!.shot
  const HAIR = disputeOf('hair-gap-full')!.shot

  test.each<[string, ShotRequest]>([
    ['a fresh rack', BREAK],
    ['a frozen pair', FROZEN_PAIR],
    ['a ball at the rail', AT_RAIL],
    ['a millimetre between two balls', HAIR],
  ])('%s: possible, apart where apart, frozen where frozen', (_name, shot) => {
    const table = makeTable(shot.table, R)
    const variation = varyShot(shot, UNSURE, 5, EPS)
    for (let n = 0; n < 60; n++) {
      const { balls } = variation.vary(n)
      for (const [i, ball] of balls.entries()) {
        expect(onBed(table, [ball.x, ball.y])).toBe(true)
        for (let j = 0; j < i; j++) {
          const before = gap(shot.balls[i]!, shot.balls[j]!)
          const after = gap(ball, balls[j]!)
          if (before <= EPS) expect(after).toBeCloseTo(before, 12)
          else expect(after).toBeGreaterThan(EPS)
        }
        const rail = railGap(table, [shot.balls[i]!.x, shot.balls[i]!.y])
        if (Math.abs(rail) <= EPS) expect(railGap(table, [ball.x, ball.y])).toBeCloseTo(rail, 12)
      }
    }
  })

  test('a frozen pair moves with a part of the errors of its balls, and turns', () => {
    const variation = varyShot(FROZEN_PAIR, UNSURE, 5, EPS)
    const turns: number[] = []
    const shifts: number[] = []
    for (let n = 0; n < 2000; n++) {
      const [cue, one] = variation.vary(n).balls
      turns.push(Math.atan2(one!.y - cue!.y, one!.x - cue!.x))
      shifts.push((cue!.x + one!.x) / 2 - (0.3 + R))
    }
    const deviation = (values: number[]) =>
      Math.sqrt(values.reduce((sum, x) => sum + x * x, 0) / values.length)
    // Mean of two errors; and their difference across the line of centres over its length.
    expect(deviation(shifts) / (0.002 / Math.SQRT2)).toBeCloseTo(1, 1)
    expect(deviation(turns) / ((0.002 * Math.SQRT2) / (2 * R))).toBeCloseTo(1, 1)
  })

  test('errors are normal with the given deviations', () => {
    const shot = scenario('lag')
    const variation = varyShot(shot, UNSURE, 5, EPS)
    const all = Array.from({ length: 4000 }, (_, n) => variation.vary(n))
    const measured = (value: (shot: ShotRequest) => number, centre: number, deviation: number) => {
      const z = all.map((one) => (value(one) - centre) / deviation)
      const mean = z.reduce((sum, x) => sum + x, 0) / z.length
      const square = z.reduce((sum, x) => sum + x * x, 0) / z.length
      const within = z.filter((x) => Math.abs(x) < 1).length / z.length
      return [mean, square, within]
    }
    const stroke = shot.stroke!
    for (const [mean, square, within] of [
      measured((one) => one.balls[0]!.x, shot.balls[0]!.x, 0.002),
      measured((one) => one.stroke!.directionDeg, stroke.directionDeg, 0.3),
      measured((one) => one.stroke!.speed, stroke.speed, 0.05 * stroke.speed),
      measured((one) => one.stroke!.tip.side, 0, 0.02),
      measured((one) => one.stroke!.tip.height, 0, 0.02),
    ]) {
      expect(Math.abs(mean!)).toBeLessThan(0.06)
      expect(Math.abs(square! - 1)).toBeLessThan(0.1)
      expect(Math.abs(within! - 0.6827)).toBeLessThan(0.03)
    }
  })

  test('a trial draws the same whoever runs it, another trial or seed something else', () => {
    const one = varyShot(BREAK, UNSURE, 5, EPS)
    const other = varyShot(BREAK, UNSURE, 5, EPS)
    const late = one.vary(17)
    for (let n = 0; n < 17; n++) other.vary(n)
    expect(other.vary(17)).toEqual(late)
    expect(one.vary(18)).not.toEqual(late)
    expect(varyShot(BREAK, UNSURE, 6, EPS).vary(17)).not.toEqual(late)
  })

  test('without uncertainty every variation is the shot itself', () => {
    expect(varyShot(BREAK, SURE, 5, EPS).vary(3)).toEqual(BREAK)
  })

  test('a heap of balls all but frozen still has variations', () => {
    const balls = [0, 1, 2, 3, 4].flatMap((i) =>
      [0, 1, 2].map((j) => ({
        id: String(1 + 3 * i + j) as '1',
        x: i * (2 * R + 2e-4),
        y: j * (2 * R + 2e-4),
      })),
    )
    const varied = varyShot({ ...scenario('lag'), balls }, { ...SURE, position: 0.005 }, 1, EPS).vary(0).balls
    expect(varied).not.toEqual(balls)
    for (const [i, ball] of varied.entries())
      for (const other of varied.slice(0, i)) expect(gap(ball, other)).toBeGreaterThan(EPS)
  })

  test('balls that touch in a chain are one body', () => {
    const balls = [0, 1, 2].map((i) => ({ id: String(1 + i) as '1', x: 2 * R * i, y: 0 }))
    const apart = { id: '9', x: 0, y: 0.3 } as const
    const bodies = bodiesOf([...balls, apart], makeTable(scenario('lag').table, R), EPS)
    expect(bodies.map(({ rows }) => rows)).toEqual([[0, 1, 2], [3]])
  })
})

describe('trials', () => {
  test('without uncertainty each is ruled as the review rules it', () => {
    for (const id of [
      'split-hit-wrong-ball-first',
      'chalk-width-gap',
      'hair-gap-grazed',
      'off-the-bed-and-back',
    ]) {
      const task = whatIf(id, { uncertainty: SURE })
      const review = reviewShot(task)
      const played = trialsOf(task).play(4)!
      expect(review.ok && review.value.ruling).toMatchObject({
        kind: played.ruling.kind,
        fouls: played.ruling.fouls,
        evidence: played.ruling.evidence,
      })
    }
  })

  test('the memory of the solver leaves no trace from one trial to the next', () => {
    const task = whatIf('eight-on-the-break')
    const used = trialsOf(task)
    for (let n = 0; n < 8; n++) used.play(n)
    const fresh = trialsOf(task)
    expect(used.play(9)).toEqual(fresh.play(9))
    const alone = reviewShot({ ...task, shot: fresh.shotOf(9) })
    expect(alone.ok && alone.value.ruling.evidence).toEqual(fresh.play(9)!.ruling.evidence)
  })

  test('any split of the range adds up to the same counts', () => {
    const task = whatIf('kick-grazes-another-ball')
    const whole = runTrials(task, 0, 40)
    const parts = [
      [0, 1],
      [1, 22],
      [22, 40],
    ].map(([from, to]) => {
      const part = runTrials(task, from!, to!)
      if (!part.ok) throw new Error(part.error.message)
      return part.value
    })
    expect(whole.ok && whole.value).toEqual(parts.reduceRight(addTrialCounts, NO_TRIALS))
  })

  test('what was inspected as frozen stays so in every variation', () => {
    const { verdicts } = trialsOf(
      whatIf('frozen-played-into', { uncertainty: { ...SURE, position: 0.001 } }),
    ).run(0, 40)
    expect(verdicts.some(({ fouls }) => fouls.includes('6.7') || fouls.includes('6.8'))).toBe(false)
  })

  test('only variations that end as observed count', () => {
    const task = whatIf('scratch-with-the-nine')
    const seen = { ball: 'cue', pocketed: false } as const
    const all = trialsOf(task).run(0, 60)
    const some = trialsOf({ ...task, observed: [seen] }).run(0, 60)
    expect(all.agree).toBe(60)
    expect(some.agree).toBeLessThan(60)
    expect(some.agree).toBeGreaterThan(0)
    expect(some.verdicts.some(({ fouls }) => fouls.includes('6.1'))).toBe(false)
  })

  test('a shot that is none is refused with its place', () => {
    const task = whatIf('chalk-width-gap')
    const trials = makeTrials({ ...task, shot: { ...task.shot, balls: task.shot.balls.slice(1) } })
    expect(trials.ok ? null : [trials.error.code, trials.error.path]).toEqual(['no-cue-ball', 'shot.stroke'])
  })
})

test.each([
  [{ ball: '1', pocketed: 'FL' } as const, true],
  [{ ball: '1', pocketed: 'FR' } as const, false],
  [{ ball: '1', pocketed: true } as const, true],
  [{ ball: '1', pocketed: false } as const, false],
  [{ ball: '2', pocketed: false } as const, true],
  [{ ball: '2', near: [0.1, 0.2], within: 0.05 } as const, true],
  [{ ball: '2', near: [0.1, 0.26], within: 0.05 } as const, false],
  [{ ball: '1', near: [0.1, 0.2], within: 9 } as const, false],
  [{ ball: '3', pocketed: false } as const, true],
  [{ ball: '4', pocketed: false } as const, false],
])('%j was seen: %s', (seen, expected) => {
  const balls = [
    { id: '1', state: 'pocketed', pocket: 'FL' },
    { id: '2', state: 'resting', x: 0.1, y: 0.2, z: R },
    { id: '3', state: 'off-table' },
  ] as const
  expect(agrees(balls, [seen])).toBe(expected)
})

describe('intervals', () => {
  test('are those of Wilson', () => {
    // Newcombe 1998, table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
    for (const [count, n, low, high] of [
      [81, 263, 0.2553, 0.3662],
      [15, 148, 0.0624, 0.1605],
      [0, 20, 0, 0.1611],
      [1, 29, 0.0061, 0.1718],
    ] as const) {
      const interval = wilsonInterval(count, n)
      expect(interval[0]).toBeCloseTo(low, 4)
      expect(interval[1]).toBeCloseTo(high, 4)
    }
    expect(wilsonInterval(5, 5)[1]).toBe(1)
    expect(wilsonInterval(0, 0)).toEqual([0, 1])
  })

  test('cover a known answer: a quick sample of tests/review/coverage.ts', () => {
    const covered = Array.from({ length: 20 }, (_, k) => isCovered(knownAnswer(1, k), 60)).filter(Boolean)
    expect(covered.length).toBeGreaterThanOrEqual(18)
  })
})

describe('what can be concluded', () => {
  const counts = (legal: number, foul: number): TrialCounts => ({
    trials: 1000,
    agree: legal + foul,
    failed: 0,
    verdicts: [
      { kind: 'foul' as const, fouls: ['6.2'], count: foul, examples: [] },
      { kind: 'legal' as const, fouls: [], count: legal, examples: [] },
    ]
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count),
  })
  test.each([
    [0, 400, 'settled', null, ['6.2']],
    [60, 400, 'likely', null, ['6.2']],
    [400, 0, 'settled', null, []],
    [200, 210, 'cannot-be-decided', 'A', ['6.2']],
    [3, 9, 'too-few-agree', 'A', ['6.2']],
    [0, 0, 'nothing-agrees', 'A', null],
  ] as const)('%i legal and %i fouls: %s', (legal, foul, code, benefit, fouls) => {
    const { conclusion } = whatIfAnswer(counts(legal, foul), 'A')
    expect([conclusion.code, conclusion.benefit]).toEqual([code, benefit])
    expect(conclusion.verdict?.fouls ?? null).toEqual(fouls)
    expect(CONCLUSIONS).toContain(conclusion.code)
  })

  test('a foul is the same foul with another beside it', () => {
    const verdicts = [
      { kind: 'foul' as const, fouls: ['6.2'], count: 210, examples: [] },
      { kind: 'foul' as const, fouls: ['6.1', '6.2'], count: 190, examples: [] },
      { kind: 'legal' as const, fouls: [], count: 4, examples: [] },
    ]
    const answer = whatIfAnswer({ trials: 500, agree: 404, failed: 0, verdicts }, 'B')
    expect(answer.conclusion).toMatchObject({
      code: 'settled',
      verdict: { kind: 'foul', fouls: ['6.2'] },
      probability: 400 / 404,
      benefit: null,
    })
    expect(answer.verdicts.map(({ probability }) => probability)).toEqual([210 / 404, 190 / 404, 4 / 404])
  })
})
