import { describe, expect, test } from 'vitest'
import { type BallSample, type ShotResult, simulateShot } from '../../src/physics/index.ts'
import { scenario } from '../../src/scenarios/index.ts'
import type { ShotEvent } from '../../src/shot/index.ts'
import type { BallId } from '../../src/table/index.ts'

const R = 0.028575

function play(id: string): ShotResult {
  const played = simulateShot({
    ...scenario(id),
    fidelity: 'full',
    report: { paths: true, kinematics: true },
  })
  if (!played.ok) throw new Error(`${id}: ${played.error.message}`)
  return played.value
}

function of<Kind extends ShotEvent['kind']>({ events }: ShotResult, kind: Kind) {
  return events.filter((event): event is Extract<ShotEvent, { kind: Kind }> => event.kind === kind)
}

/** Where a ball is when its x first reaches a place. */
function placeAt(
  { paths, duration }: ShotResult,
  ball: BallId,
  x: number,
): readonly [number, number, number] {
  const [r, v, w, q] = [3, 3, 3, 4].map((n) => new Float64Array(n))
  const sample: BallSample = { phase: 'resting', r: r!, v: v!, w: w!, q: q! }
  for (let t = 0; t < duration; t += 1e-3) {
    paths!.sample(ball, t, sample)
    if (sample.r[0]! >= x) break
  }
  return [sample.r[0]!, sample.r[1]!, sample.r[2]!]
}

describe('every scenario shows what it is named for', () => {
  test('double-hit: the tip meets the cue ball again right after it met ball 1', () => {
    const shot = play('double-hit')
    expect(of(shot, 'tip').map(({ contact }) => contact)).toEqual([1, 2])
    const [, again] = of(shot, 'tip')
    expect(of(shot, 'ball-ball')[0]!.t).toBeLessThan(again!.t)
    expect(again!.t).toBeLessThan(0.02)
  })

  test('frozen-push: one contact of the tip that lasts longer than a free one, both balls go at once', () => {
    const shot = play('frozen-push')
    expect(of(shot, 'tip')).toHaveLength(1)
    expect(of(shot, 'tip')[0]!.duration).toBeGreaterThan(1.2 * 0.0012)
    expect(of(shot, 'ball-ball')[0]).toMatchObject({ t: 0, a: 'cue', b: '1' })
    const { after } = of(shot, 'ball-ball')[0]!
    expect(after!.cue!.v[0] / after!['1']!.v[0]).toBeCloseTo(0.98, 1)
  })

  test('jump: the cue ball flies over ball 2 and meets ball 1', () => {
    const shot = play('jump')
    expect(of(shot, 'ball-ball')[0]).toMatchObject({ a: 'cue', b: '1' })
    expect(of(shot, 'ball-ball').some(({ b }) => b === '2' && shot.duration < 0.4)).toBe(false)
    const [, y, z] = placeAt(shot, 'cue', -0.15)
    expect(Math.abs(y)).toBeLessThan(1e-6)
    expect(z).toBeGreaterThan(3 * R)
  })

  test('masse-curve: swings a ball and more aside of the straight line, low, and meets ball 2 behind ball 1', () => {
    const shot = play('masse-curve')
    expect(of(shot, 'ball-ball')[0]).toMatchObject({ a: 'cue', b: '2' })
    expect(of(shot, 'tip')[0]!.miscue).toBeUndefined()
    const [, y, z] = placeAt(shot, 'cue', -0.05)
    expect(y + 0.1).toBeGreaterThan(2 * R)
    // Passing the blocker it is lower than one could jump it.
    expect(z).toBeLessThan(R + 0.01)
    const back = of(shot, 'ball-ball')[0]!.before!.cue!
    expect(back.r[1] + 0.1).toBeLessThan(R)
    expect(back.v[1]).toBeLessThan(-0.1)
  })

  test('rattle: at least four hits of both jaws, in and out over the lip, not pocketed', () => {
    const shot = play('rattle')
    const hits = of(shot, 'ball-rail').filter(({ part }) => part === 'jaw')
    expect(hits.length).toBeGreaterThanOrEqual(4)
    expect(new Set(hits.map(({ rail }) => rail))).toEqual(new Set(['foot', 'left']))
    expect(of(shot, 'pocket-return')).toHaveLength(1)
    expect(shot.balls).toMatchObject([{ id: 'cue', state: 'resting' }])
  })

  test('off-table: both balls end on the floor', () => {
    const shot = play('off-table')
    expect(of(shot, 'off-table').map(({ ball }) => ball)).toEqual(['1', 'cue'])
    expect(shot.balls.every(({ state }) => state === 'off-table')).toBe(true)
  })

  test('rail-top-return: on the wood, off it again by itself, and to rest on the bed', () => {
    const shot = play('rail-top-return')
    const [up] = of(shot, 'rail-top')
    const [back] = of(shot, 'returned')
    expect(up!.rail).toBe('foot')
    expect(back!.t - up!.t).toBeGreaterThan(0.5)
    // The word stands also where other events carry states under that key.
    expect(back!.after).toBe('rail-top')
    expect(of(shot, 'off-table')).toEqual([])
    expect(shot.balls).toMatchObject([{ id: 'cue', state: 'resting', z: R }])
  })
})
