import { describe, expect, test } from 'vitest'
import {
  type BallSample,
  DEFAULT_PARAMETERS,
  type HeldBall,
  type ShotRequest,
  simulateShot,
} from '../../../src/physics/index.ts'
import { DROP_FLOOR } from '../../../src/physics/off-bed/index.ts'
import { mirrorShot } from '../../../src/scenarios/index.ts'
import type { ShotEvent } from '../../../src/shot/index.ts'
import { type ObjectBallId, type PocketId, tableOf } from '../../../src/table/index.ts'

const R = DEFAULT_PARAMETERS.ballRadius
const DROP = tableOf({ size: '9ft', pockets: 'wpa', system: 'drop' })
const held = (pocket: PocketId, count: number): HeldBall[] =>
  Array.from({ length: count }, (_, k) => ({ id: String(15 - k) as ObjectBallId, pocket }))

/** Ball 1 rolls slowly into the left side pocket; the cue ball lies far off. */
function intoSide(more: Partial<ShotRequest> = {}): ShotRequest {
  return {
    table: DROP,
    parameters: DEFAULT_PARAMETERS,
    balls: [
      { id: 'cue', x: -0.9, y: -0.3 },
      { id: '1', x: 0, y: 0.3, v: [0, 0.9, 0], w: [-0.9 / R, 0, 0] },
    ],
    fidelity: 'full',
    report: { kinematics: true, paths: true },
    ...more,
  }
}

function play(request: ShotRequest) {
  const played = simulateShot(request)
  if (!played.ok) throw new Error(`${played.error.code} ${played.error.path}`)
  return played.value
}

function makeSample(): BallSample {
  const [r, v, w, q] = [3, 3, 3, 4].map((n) => new Float64Array(n))
  return { phase: 'resting', r: r!, v: v!, w: w!, q: q! }
}

const faultOf = (request: ShotRequest) => {
  const played = simulateShot(request)
  return played.ok ? null : [played.error.code, played.error.path]
}

describe('what the pockets hold when the shot begins', () => {
  const empty = play(intoSide())
  const six = play(intoSide({ held: held('SL', 6) }))

  test('is met by the ball that comes down, and part of the hash', () => {
    const touch = six.events.find((event) => event.kind === 'touch-pocketed')
    expect(touch).toMatchObject({ ball: '1' })
    expect(six.events.filter(({ kind }) => kind === 'pocketed')).toMatchObject([{ ball: '1', pocket: 'SL' }])
    expect(empty.events.some(({ kind }) => kind === 'touch-pocketed')).toBe(false)
    const hashes = [
      empty,
      six,
      play(intoSide({ held: held('SL', 2) })),
      play(intoSide({ held: held('SR', 3) })),
    ].map(({ hash }) => hash)
    expect(new Set(hashes).size).toBe(4)
  })

  test('is down at the end as well, with the ball that came', () => {
    expect(six.balls.filter(({ state }) => state === 'pocketed').map(({ id }) => id)).toEqual([
      '1',
      '10',
      '11',
      '12',
      '13',
      '14',
      '15',
    ])
    expect(six.layout).toEqual({ cue: [-0.9, -0.3] })
  })

  test('has no say in a pocket where nothing comes down', () => {
    const elsewhere = play(intoSide({ held: held('FR', 3) }))
    expect(elsewhere.events).toEqual(empty.events)
  })

  test.each([undefined, R])('leaves a ball on the centre spot where it is (z %s)', (z) => {
    const { balls } = play(
      intoSide({ held: held('SL', 2), balls: [{ id: 'cue', x: 0, y: 0, ...(z !== undefined && { z }) }] }),
    )
    expect(balls.find(({ id }) => id === 'cue')).toMatchObject({ x: 0, y: 0, z: R })
  })

  test('counts for nothing on the bed alone', () => {
    const only = { fidelity: 'bed-only' } as const
    expect(play(intoSide({ ...only, held: held('SL', 3) })).events).toEqual(play(intoSide(only)).events)
  })

  test('mirrored it is mirrored, whatever the order of the balls and the step', () => {
    const request = intoSide({ held: held('SL', 4) })
    const mirrored = mirrorShot(request, 'y')
    expect(mirrored.held).toEqual(held('SR', 4))
    expect(mirrorShot({ ...request, held: held('HR', 1) }, 'x').held).toEqual(held('FR', 1))
    const own = play(request)
    const other = play({ ...mirrored, balls: [...mirrored.balls].reverse(), stepHz: 64 })
    expect(other.duration).toBe(own.duration)
    const plain = (events: readonly ShotEvent[]) =>
      events.filter(({ kind }) => kind !== 'line').map(({ t, kind }) => [t, kind])
    expect(plain(other.events)).toEqual(plain(own.events))
  })

  test('energy of ball 1 does not rise from its lip to its rest', () => {
    const sample = makeSample()
    const lip = six.events.find(({ kind }) => kind === 'pocket-lip')!.t
    const balls = ['1', '10', '11', '12', '13', '14', '15'] as const
    const total = (t: number) => {
      let sum = 0
      for (const ball of balls) {
        const { r, v, w } = six.paths!.sample(ball, t, sample)
        const [vv, ww] = [v, w].map((a) => a[0]! ** 2 + a[1]! ** 2 + a[2]! ** 2)
        sum += 0.5 * vv! + 0.2 * R * R * ww! + 9.81 * r[2]!
      }
      return sum
    }
    let last = total(lip)
    for (let t = lip; t < six.duration; t += 1 / 128) {
      const now = total(t)
      // Slopes of parabolas between ticks, not states.
      expect(now).toBeLessThan(last + 2e-3)
      last = Math.min(last, now)
    }
    expect(total(six.duration)).toBeLessThan(total(lip) - 0.1)
  })
})

describe('a pocket that is full', () => {
  test('throws a fast ball back; a slower one is jammed in its mouth, which counts as pocketed (WPA 8.3)', () => {
    const shot = (speed: number) =>
      play(
        intoSide({
          held: held('SL', 13),
          balls: [
            { id: 'cue', x: -0.9, y: -0.3 },
            { id: '1', x: 0, y: 0.3, v: [0, speed, 0], w: [-speed / R, 0, 0] },
          ],
        }),
      )
    const stateOf = ({ balls }: ReturnType<typeof play>) => balls.find(({ id }) => id === '1')!.state
    const slow = shot(0.8)
    expect(slow.events.some(({ kind }) => kind === 'touch-pocketed')).toBe(true)
    expect(stateOf(slow)).toBe('pocketed')
    const fast = shot(2)
    expect(fast.events.some(({ kind }) => kind === 'pocket-return')).toBe(true)
    expect(stateOf(fast)).not.toBe('pocketed')
  })

  test('fills up ball by ball: each lies on those before, until there is no room below the slate', () => {
    const tops = [1, 2, 4, 6, 8, 13].map((count) => {
      const { paths } = play(intoSide({ held: held('SL', count) }))
      return Math.max(...held('SL', count).map(({ id }) => paths!.sample(id, 0, makeSample()).r[2]!))
    })
    for (const [k, top] of tops.slice(1, 5).entries()) expect(top).toBeGreaterThan(tops[k]! - 1e-3)
    expect(tops[0]!).toBeLessThan(DROP_FLOOR + R + 1e-3)
    expect(tops[4]!).toBeGreaterThan(tops[0]! + 2 * R)
    expect(Math.max(...tops)).toBeLessThan(R)
  })
})

describe('a request is refused', () => {
  test.each([
    [
      { table: tableOf({ size: '9ft', pockets: 'wpa', system: 'return' }), held: held('SL', 1) },
      ['no-drop-pockets', 'held'],
    ],
    [{ held: [{ id: 'cue' as '1', pocket: 'SL' as const }] }, ['unknown-ball', 'held[0].id']],
    [{ held: [{ id: '2' as const, pocket: 'XX' as 'SL' }] }, ['unknown-pocket', 'held[0].pocket']],
    [{ held: [{ id: '1' as const, pocket: 'SL' as const }] }, ['ball-twice', 'held[0].id']],
    [{ held: held('SL', 15) }, ['too-many-balls', 'held']],
  ])('%#', (more, expected) => {
    expect(faultOf(intoSide(more))).toEqual(expected)
  })
})
