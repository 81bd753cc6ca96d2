import { expect, test } from 'vitest'
import { fitPlan, WHOLE_TABLE, zoomAt } from '../../src/testbed/plan-view.ts'

const HALF = [1.4, 0.8] as const

test('a wide canvas has the head on the left, a tall one has it at the bottom; left stays left', () => {
  const wide = fitPlan([1400, 800], HALF)
  expect(wide.toScreen([-1.4, 0.8])).toEqual([0, 0])
  const tall = fitPlan([800, 1400], HALF)
  expect(tall.toScreen([-1.4, 0.8])).toEqual([0, 1400])
  expect(tall.toScreen([1.4, -0.8])).toEqual([800, 0])
})

test.each([
  [1400, 700],
  [390, 600],
])('screen and bed are inverse on %d x %d, also when near', (width, height) => {
  for (const look of [WHOLE_TABLE, { zoom: 7, centre: [0.4, -0.2] as const }]) {
    const view = fitPlan([width, height], HALF, look)
    const [x, y] = view.toBed(view.toScreen([0.3, -0.45]))
    expect(x).toBeCloseTo(0.3, 12)
    expect(y).toBeCloseTo(-0.45, 12)
  }
})

test('zooming keeps the point under the pointer where it is, and out again is the whole table', () => {
  const at = [0.6, 0.1] as const
  const near = zoomAt(zoomAt(WHOLE_TABLE, 3, at), 2, at)
  const before = fitPlan([900, 500], HALF).toScreen(at)
  const after = fitPlan([900, 500], HALF, near).toScreen(at)
  expect(near.zoom).toBe(6)
  expect(after[0]).toBeCloseTo(before[0], 9)
  expect(after[1]).toBeCloseTo(before[1], 9)
  expect(zoomAt(near, 0.1, at)).toEqual(WHOLE_TABLE)
})
