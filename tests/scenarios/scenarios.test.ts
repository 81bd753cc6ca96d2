import { describe, expect, test } from 'vitest'
import { DEFAULT_PARAMETERS } from '../../src/physics/index.ts'
import {
  ghostBall,
  headingDeg,
  mirrorShot,
  SCENARIOS,
  scenario,
  stickSpeed,
} from '../../src/scenarios/index.ts'
import { makeTable, onBed } from '../../src/table/index.ts'

describe.each(SCENARIOS.map((entry) => [entry.id, entry] as const))('%s', (_id, { request }) => {
  const table = makeTable(request.table, request.parameters.ballRadius)

  test('balls lie on the bed and apart', () => {
    for (const [i, ball] of request.balls.entries()) {
      expect(onBed(table, [ball.x, ball.y])).toBe(true)
      for (const other of request.balls.slice(0, i)) {
        expect(Math.hypot(ball.x - other.x, ball.y - other.y)).toBeGreaterThan(0.05715 - 1e-12)
      }
    }
  })

  test('mirrored twice it is itself to the bit', () => {
    for (const axis of ['x', 'y'] as const)
      expect(mirrorShot(mirrorShot(request, axis), axis)).toEqual(request)
  })
})

test('names are unique and an unknown one is refused', () => {
  expect(new Set(SCENARIOS.map((entry) => entry.id)).size).toBe(SCENARIOS.length)
  expect(scenario('lag').balls.length).toBe(1)
  expect(() => scenario('nothing')).toThrow()
})

test('the cut is 30 degrees and the ghost ball touches', () => {
  const { balls, stroke } = scenario('cut-30')
  const object = balls.find((ball) => ball.id === '1')!
  const ghost = ghostBall([object.x, object.y], [1.229028, 0.594028], 0.028575)
  expect(Math.hypot(object.x - ghost[0], object.y - ghost[1])).toBeCloseTo(0.05715, 12)
  const line = headingDeg(ghost, [object.x, object.y])
  expect(Math.abs(stroke!.directionDeg - line)).toBeCloseTo(30, 4)
})

test('a centre hit at 1.31501 of the stick speed', () => {
  expect(2 / stickSpeed(2, DEFAULT_PARAMETERS)).toBeCloseTo(1.31501, 4)
})
