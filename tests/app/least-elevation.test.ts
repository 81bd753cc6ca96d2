import { describe, expect, it } from 'vitest'
import { leastElevation } from '../../src/app/least-elevation.ts'
import { DEFAULT_PARAMETERS } from '../../src/physics/index.ts'
import { TABLE_SPECS } from '../../src/table/index.ts'

const base = {
  aim: { directionDeg: 0, elevationDeg: 0, side: 0, height: 0, speed: 2 },
  layout: {},
  table: TABLE_SPECS['9ft'],
  parameters: DEFAULT_PARAMETERS,
}

describe('how flat the stick can lie', () => {
  it('a centre hit from the head spot needs 1.38 degrees or a little more (Alciatore TP A.3)', () => {
    const deg = leastElevation({ ...base, cueBall: [-0.635, 0] })
    expect(deg).toBeGreaterThanOrEqual(1.38)
    expect(deg).toBeLessThan(2.2)
  })

  it('nothing is in the way when the rail behind is further than the stick is long', () => {
    expect(leastElevation({ ...base, cueBall: [0.9, 0] })).toBe(0)
  })

  it('nearer to the rail is steeper, lower on the ball too', () => {
    const near = leastElevation({ ...base, cueBall: [-1.2, 0] })
    const far = leastElevation({ ...base, cueBall: [-0.9, 0] })
    expect(near).toBeGreaterThan(far)
    const low = leastElevation({ ...base, aim: { ...base.aim, height: -0.4 }, cueBall: [-0.9, 0] })
    expect(low).toBeGreaterThan(far)
  })

  it('clears a ball under the stick, and ignores one beside it', () => {
    const over = leastElevation({ ...base, cueBall: [0.9, 0], layout: { '3': [0.75, 0.005] } })
    const beside = leastElevation({ ...base, cueBall: [0.9, 0], layout: { '3': [0.75, 0.06] } })
    expect(over).toBeGreaterThan(10)
    expect(beside).toBe(0)
  })
})
