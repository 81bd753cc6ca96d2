import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { slideCueBall } from '../../src/app/slide-cue-ball.ts'
import { bedFault, makeTable, type Point, TABLE_SPECS } from '../../src/table/index.ts'

const R = 0.028575
const spec = TABLE_SPECS['9ft']
const table = makeTable(spec, R)
const layout = { '1': [0.3, 0.1], '2': [0.34, 0.12], '9': [-0.9, 0.6], cue: [0, 0] } as const

function slide(wanted: Point, area: 'anywhere' | 'kitchen' = 'anywhere', from: Point = [-0.8, 0]) {
  return slideCueBall({ wanted, from, table, ballRadius: R, layout, area })
}

describe('the cue ball in hand', () => {
  it('goes where it is wanted when nothing is in the way', () => {
    expect(slide([0.1, -0.2])).toEqual([0.1, -0.2])
  })

  it('slides along a nose', () => {
    const [x, y] = slide([0.4, -2])
    expect(x).toBe(0.4)
    expect(y).toBeCloseTo(-spec.width / 2 + R, 3)
  })

  it('slides along the head string, the line itself excluded', () => {
    const [x, y] = slide([0.5, 0.3], 'kitchen')
    expect(y).toBe(0.3)
    expect(x).toBeLessThan(-spec.length / 4)
    expect(x).toBeGreaterThan(-spec.length / 4 - 0.001)
  })

  it('rolls around another ball', () => {
    const [x, y] = slide([0.28, 0.1])
    expect(Math.hypot(x - 0.3, y - 0.1)).toBeCloseTo(2 * R, 3)
    expect(x).toBeLessThan(0.3)
  })

  it('never lies on a ball, in a pocket, in a rail or beyond the line', () => {
    const place = fc.double({ min: -2, max: 2, noNaN: true })
    fc.assert(
      fc.property(place, place, fc.constantFrom('anywhere' as const, 'kitchen' as const), (x, y, area) => {
        const at = slide([x, y], area)
        expect(bedFault(table, at)).toBeNull()
        for (const [id, ball] of Object.entries(layout)) {
          if (id === 'cue') continue
          expect(Math.hypot(at[0] - ball[0], at[1] - ball[1])).toBeGreaterThanOrEqual(2 * R)
        }
        if (area === 'kitchen') expect(at[0]).toBeLessThan(-spec.length / 4)
      }),
      { numRuns: 400, seed: 11 },
    )
  })
})
