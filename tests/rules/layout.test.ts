import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Layout, readLayout, writeLayout } from '../../src/shot/index.ts'
import { BALL_IDS, type BallId, type Point } from '../../src/table/index.ts'

const coordinate = fc.double({ min: -2, max: 2, noNaN: true }).map((x) => x + 0)

const layouts: fc.Arbitrary<Layout> = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...BALL_IDS), coordinate, coordinate), { selector: ([ball]) => ball })
  .map((list) => {
    const layout: Partial<Record<BallId, Point>> = {}
    for (const [ball, x, y] of list) layout[ball] = [x, y]
    return layout
  })

describe('a table position as one line of text', () => {
  it('is read back to the last bit', () => {
    fc.assert(
      fc.property(layouts, (layout) => {
        expect(readLayout(writeLayout(layout))).toEqual({ ok: true, value: layout })
      }),
      { seed: 3 },
    )
  })

  it('lists the cue ball first, then ascending', () => {
    expect(writeLayout({ '10': [1, 0], '2': [0, 0.5], cue: [-0.635, 0] })).toBe('cue@-0.635,0 2@0,0.5 10@1,0')
  })

  it.each([
    ['cue@1', 'layout-entry'],
    ['16@0,0', 'layout-ball'],
    ['1@x,0', 'layout-number'],
    ['1@1e999999x,0', 'layout-number'],
    ['1@0,0 1@0,1', 'layout-twice'],
  ])('refuses %s', (text, code) => {
    expect(readLayout(text)).toMatchObject({ ok: false, error: { code } })
  })
})
