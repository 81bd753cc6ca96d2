import type { Fault } from '../math/index.ts'
import { ballsOf, type Layout } from '../shot/index.ts'
import { makeTable, mouthAt, type TableSpec } from '../table/index.ts'

/** Observed positions are rough: two balls that are nearer than this to touching do not overlap, m. */
const OBSERVED_TOUCH = 1e-3

/**
 * What is wrong with positions that were observed (not computed): `ball-off-bed` for a centre beyond the noses and
 * outside the mouths, `balls-overlap`.
 */
export function layoutFault(layout: Layout, path: string, spec: TableSpec, ballRadius: number): Fault | null {
  const table = makeTable(spec, ballRadius)
  const balls = ballsOf(layout)
  for (const [i, ball] of balls.entries()) {
    const at = layout[ball]!
    const inside = Math.abs(at[0]) <= spec.length / 2 && Math.abs(at[1]) <= spec.width / 2
    if (!inside && mouthAt(table, at) === null) {
      return { code: 'ball-off-bed', path: `${path}.${ball}`, message: `${ball} does not lie on the bed` }
    }
    for (const other of balls.slice(0, i)) {
      const x = at[0] - layout[other]![0]
      const y = at[1] - layout[other]![1]
      if (Math.sqrt(x * x + y * y) < 2 * ballRadius - OBSERVED_TOUCH) {
        return { code: 'balls-overlap', path: `${path}.${ball}`, message: `${ball} and ${other} overlap` }
      }
    }
  }
  return null
}
