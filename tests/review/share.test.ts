import { describe, expect, test } from 'vitest'
import { Random } from '../../src/math/index.ts'
import { DEFAULT_PARAMETERS } from '../../src/physics/index.ts'
import {
  LONGEST_SHOT_LINK,
  packShot,
  type ReviewTask,
  reviewShot,
  unpackShot,
} from '../../src/review/index.ts'
import { makeRuleOptions } from '../../src/rules/index.ts'
import { DISPUTES, disputeOf } from '../../src/scenarios/index.ts'
import { BALL_IDS, TABLE_SPECS } from '../../src/table/index.ts'

function packed(task: ReviewTask): string {
  const link = packShot(task)
  if (!link.ok) throw new Error(link.error.message)
  return link.value
}

function unpacked(link: string): ReviewTask {
  const task = unpackShot(link)
  if (!task.ok) throw new Error(`${task.error.code} ${task.error.path}`)
  return task.value
}

const codeOf = (link: string): string => {
  const task = unpackShot(link)
  return task.ok ? 'read' : task.error.code
}

const taskOf = ({ shot, rule, acts }: (typeof DISPUTES)[number]): ReviewTask =>
  acts === undefined ? { shot, rule } : { shot, rule, acts }

const task = taskOf(disputeOf('split-hit-2025')!)

describe.each(DISPUTES.map((dispute) => [dispute.id, taskOf(dispute)] as const))('%s', (_id, dispute) => {
  test('fits into a link and comes out as it went in', () => {
    const link = packed(dispute)
    expect(link).toMatch(/^[\w-]+$/)
    expect(link.length).toBeLessThan(2000)
    const again = unpacked(link)
    expect(again.rule.options).toEqual(dispute.rule.options)
    const [before, after] = [reviewShot(dispute), reviewShot(again)]
    expect(after.ok && after.value.result.hash).toBe(before.ok && before.value.result.hash)
    expect(after.ok && after.value.ruling).toEqual(before.ok && before.value.ruling)
  })
})

test('sixteen balls at places of full length, another table, other cloth, a long state: still under 2 kB', () => {
  const random = Random.fromSeed(1)
  const balls = BALL_IDS.map((id, k) => ({
    id,
    x: -1 + 0.13 * k + random.next() / 100,
    y: random.next() / 3,
  }))
  const full: ReviewTask = {
    shot: {
      table: TABLE_SPECS['8ft'],
      parameters: { ...DEFAULT_PARAMETERS, rollingFriction: 0.0123, followThrough: 0.123 },
      balls,
      stroke: {
        speed: 1.23456789,
        directionDeg: 12.3456789012,
        elevationDeg: 3.21,
        tip: { side: 0.123, height: -0.321 },
      },
      fidelity: 'full',
    },
    rule: {
      ruleset: 'eight-ball',
      options: makeRuleOptions({ frozenPolicy: 'declared', foulCalling: 'players', shotClock: 35 }),
      state: {
        shooter: 'B',
        shot: 'ordinary',
        balls: Object.fromEntries(balls.map(({ id, x, y }) => [id, [x, y]])),
        cueBall: 'in-hand-kitchen',
        foulCount: { A: 1, B: 2 },
        warned: { A: false, B: true },
        score: { A: 4, B: 6 },
        groups: { A: 'lows', B: 'highs' },
        frozenRails: [['3', 'left']],
        frozenBalls: [['1', '2']],
        restricted: false,
        raceTo: 9,
      },
      declaration: { call: [{ ball: '11', pocket: 'SR' }] },
      claims: [{ rule: '6.6', against: 'B', intent: 'accidental' }],
    },
  }
  const link = packed(full)
  expect(link.length).toBeLessThan(2000)
  const { shot, rule } = unpacked(link)
  expect(shot.balls).toEqual(balls)
  expect([shot.stroke, shot.table, shot.parameters]).toEqual([
    full.shot.stroke,
    full.shot.table,
    full.shot.parameters,
  ])
  expect(rule.state).toMatchObject(full.rule.state)
  expect([rule.options, rule.declaration, rule.claims]).toEqual([
    full.rule.options,
    full.rule.declaration,
    full.rule.claims,
  ])
})

test('balls that start in motion keep how they move', () => {
  const shot = { ...task.shot, balls: [{ id: '1', x: 0, y: 0, v: [1, 0, 0], w: [0, 3, 0] }] } as const
  const { stroke: _stroke, ...moving } = shot
  expect(unpacked(packed({ ...task, shot: moving })).shot.balls).toEqual(shot.balls)
})

describe('a link that is no longer whole', () => {
  const link = packed(task)

  test('is refused, wherever it was cut or changed', () => {
    for (let k = 1; k < link.length; k++) {
      expect(codeOf(link.slice(0, k))).toBe('link-cut')
      const letter = link[k] === 'A' ? 'B' : 'A'
      const read = unpackShot(link.slice(0, k) + letter + link.slice(k + 1))
      // Bits beyond the end of the text carry nothing.
      if (read.ok) expect([k, read.value.shot]).toEqual([link.length - 1, unpacked(link).shot])
      else expect(read.error.code).toBe('link-cut')
    }
  })

  test('or that is none of ours, or of a later program', () => {
    expect([codeOf(''), codeOf('nonsense'), codeOf('1'), codeOf('%%%')]).toEqual(Array(4).fill('link-cut'))
    expect(codeOf(`2${link.slice(1)}`)).toBe('link-version')
  })
})

test('what does not fit into a link has a code', () => {
  const claims = Array.from({ length: 60 }, () => ({ rule: '6.4', against: 'A' }) as const)
  const link = packShot({ ...task, rule: { ...task.rule, claims } })
  expect(link.ok ? link.value.length : link.error.code).toBe('link-too-long')
  expect(LONGEST_SHOT_LINK).toBe(2000)
})
