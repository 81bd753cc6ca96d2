import { expect, test } from 'vitest'
import { BallOrientations } from '../../src/app/ball-orientations.ts'
import { ballsInPockets } from '../../src/app/balls-in-pockets.ts'
import { DEFAULT_PARAMETERS, simulateShot } from '../../src/physics/index.ts'
import { TABLE_SPECS } from '../../src/table/index.ts'

const table = { ...TABLE_SPECS['9ft'], pocketSystem: 'drop' } as const
const R = DEFAULT_PARAMETERS.ballRadius
const held = [
  { id: '5', pocket: 'FL' },
  { id: '3', pocket: 'FL' },
  { id: '7', pocket: 'SR' },
] as const

const shot = simulateShot({
  table,
  parameters: DEFAULT_PARAMETERS,
  balls: [
    { id: 'cue', x: -0.5, y: 0 },
    { id: '3', x: 1.1, y: 0.465, v: [1.2, 1.2, 0] },
  ],
  held: [held[0]],
  fidelity: 'full',
  report: { paths: true },
})
if (!shot.ok) throw new Error(shot.error.code)

function shown(balls: Record<string, readonly [number, number]>) {
  const position = {
    match: { terms: { table }, balls },
    parameters: DEFAULT_PARAMETERS,
    held,
    lastShot: { result: shot.ok && shot.value },
  }
  return ballsInPockets(position as unknown as Parameters<typeof ballsInPockets>[0], new BallOrientations())
}

test('balls in a drop pocket lie on its floor or on each other, and none overlaps another', () => {
  const poses = shown({})
  expect(poses.map(({ id }) => id)).toEqual(['5', '3', '7'])
  for (const { r } of poses) expect(r[2]!).toBeLessThan(-R)
  const [five, three, seven] = poses.map(({ r }) => Array.from(r)) as [number[], number[], number[]]
  expect(five[2]).toBeCloseTo(-0.14 + R, 9)
  expect(seven[2]).toBeCloseTo(-0.14 + R, 9)
  expect(Math.hypot(...five.map((v, i) => v - three[i]!))).toBeGreaterThan(2 * R - 1e-9)
})

test('what was spotted again is in no pocket', () => {
  expect(shown({ '3': [0.6, 0] }).map(({ id }) => id)).toEqual(['5', '7'])
})
