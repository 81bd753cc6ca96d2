import { describe, expect, it } from 'vitest'
import { type Ruling, ruleShot } from '../../src/rules/index.ts'
import type { ShotEvent } from '../../src/shot/index.ts'
import { type RuleRow, shotOf, strewn } from './rule-row.ts'

/** Centre of a ball whose surface is this far from the nose of the foot rail. */
const nearFoot = (gap: number): number => 1.27 - gap - 0.028575 * Math.sqrt(1 - 0.27 * 0.27)

type Facts = Omit<RuleRow, 'id' | 'name' | 'rules' | 'expect'>

function evidenceOf(row: Facts, rule: string, edit = (list: readonly ShotEvent[]) => list) {
  const shot = shotOf({ id: '', name: '', rules: '', expect: {}, ...row })
  const ruled = ruleShot({ ...shot, events: edit(shot.events) })
  if (!ruled.ok) throw new Error(ruled.error.code)
  return ruled.value.evidence.find((entry) => entry.rule === rule)
}

function metres(entry: Ruling['evidence'][number] | undefined): number | undefined {
  return entry?.margin?.metres
}

describe('how far a verdict was from the other one', () => {
  it('no rail: measured where the way of the ball bent, not only where it stopped [6.3]', () => {
    const still: [number, number, number] = [0, 0, 0]
    const before: ShotEvent['before'] = { cue: { r: [nearFoot(0.0004), 0.1, 0], v: still, w: still } }
    const proof = evidenceOf({ events: 'tip c>1 c>3 rest', after: { cue: [0.5, 0.1] } }, '6.3', (list) =>
      list.map((e, i) => (i === 2 ? { ...e, before } : e)),
    )
    expect(metres(proof)).toBeCloseTo(0.0004, 9)
    expect(proof?.tooClose).toBe(true)
  })

  it('a break that lacks two balls is as far off as the second of them [2.3]', () => {
    const proof = evidenceOf(
      {
        state: { shot: 'break' },
        events: 'tip c>1 2~foot 3~left rest',
        after: { '6': [nearFoot(0.0005), 0.1], '7': [nearFoot(0.03), 0.3] },
      },
      '2.3',
    )
    expect(metres(proof)).toBeCloseTo(0.03, 9)
    expect(proof?.tooClose).toBeUndefined()
  })

  it('an opening break that lacks the cue ball and an object ball is as far off as the farther one [4.3]', () => {
    const opening = (cue: number, six: number) =>
      metres(
        evidenceOf(
          {
            game: 'straight-pool',
            state: { shot: 'break' },
            say: '1:FL',
            events: 'tip c>1 2~foot rest',
            after: { cue: [nearFoot(cue), -0.3], '6': [nearFoot(six), 0.1] },
          },
          '4.3',
        ),
      )
    expect(opening(0.0005, 0.02)).toBeCloseTo(0.02, 9)
    expect(opening(0.02, 0.0005)).toBeCloseTo(0.02, 9)
  })

  it('a ball in the house before a rail: its centre to the line (12.7)', () => {
    const proof = evidenceOf(
      {
        game: 'siberian-ten',
        state: {
          balls: { ...strewn(3, 5), cue: [-0.9, 0], '1': [-0.6356, 0.3] },
          cueBall: 'in-hand-kitchen',
          restricted: true,
        },
        say: '1:FL',
        events: 'tip c>1 1@FL rest',
      },
      'RU-house',
    )
    expect(metres(proof)).toBeCloseTo(0.0006, 9)
    expect(proof?.tooClose).toBe(true)
  })

  it('the cue ball stayed behind the line, and so by a hair did the ball that it met [6.11]', () => {
    const proof = evidenceOf(
      {
        game: 'eight-ball',
        state: {
          balls: { ...strewn(3, 8, 9), cue: [-0.9, 0], '1': [-0.6354, 0.3] },
          groups: { A: 'lows', B: 'highs' },
          cueBall: 'in-hand-kitchen',
        },
        say: '1:FL',
        events: 'tip c>1 c~head rest',
      },
      '6.11',
    )
    expect(metres(proof)).toBeCloseTo(0.0004, 9)
    expect(proof?.tooClose).toBe(true)
  })
})
