import type { Workbench } from '../../players/index.ts'
import type { PushOutGrid } from './answer.ts'
import { mindFor } from './evaluate.ts'
import { GridValues } from './grid.ts'
import type { Closeness } from './look-closely.ts'
import type { PushOutPosition } from './position.ts'

const CLOSE: Closeness = { simulations: 40, trials: 12 }

/**
 * Looks closely at place after place of the grid, the most promising first: at each both players think about their
 * shot. A step is some hundred simulated shots.
 */
export function* refineGrid(
  bench: Workbench,
  position: PushOutPosition,
  seed: number,
): Generator<PushOutGrid, PushOutGrid> {
  const values = new GridValues(mindFor(bench, position), position)
  while (!values.isRefined) {
    values.refine(CLOSE, seed)
    yield values.grid
  }
  return values.grid
}
