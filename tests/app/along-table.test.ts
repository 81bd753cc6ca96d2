import { expect, it } from 'vitest'
import { alongTable } from '../../src/app/along-table.ts'
import type { Point } from '../../src/table/index.ts'

const UP: Point = [0, -1]
const RIGHT: Point = [1, 0]

it('follows the picture: up is towards the foot from behind the head rail', () => {
  const head = { project: ([x, y]: Point) => [-y * 100, -x * 60] as const }
  expect(alongTable(head, [0, 0], UP)).toEqual([1, 0])
  expect(alongTable(head, [0, 0], RIGHT)).toEqual([0, -1])
})

it('and towards the left rail from above, with the foot on the right', () => {
  const top = { project: ([x, y]: Point) => [x * 100, -y * 100] as const }
  expect(alongTable(top, [0, 0], UP)).toEqual([0, 1])
  expect(alongTable(top, [0, 0], RIGHT)).toEqual([1, 0])
})

it('takes the nearer side when the view is turned', () => {
  const s = Math.SQRT1_2
  const turned = {
    project: ([x, y]: Point) => [(x * s - y * s) * 100, -(x * s * 1.2 + y * s) * 100] as const,
  }
  expect(alongTable(turned, [0, 0], UP)).toEqual([1, 0])
})
