import type { PushOutGrid } from '../../../training/index.ts'
import type { HeatView } from './trainer-model.ts'

/** Values of a map at the two ends of its colours. */
export interface HeatScale {
  readonly low: number
  readonly high: number
}

/** Ends are whole twentieths, and differences smaller than this are not blown up. */
const STEP = 0.05
const LEAST_WIDTH = 0.1

/** The scale that shows all values of a map. */
export function heatScale(values: readonly (number | null)[]): HeatScale {
  const known = values.filter((value) => value !== null)
  if (known.length === 0) return { low: 0.25, high: 0.75 }
  const low = STEP * Math.floor(Math.min(...known) / STEP + 1e-9)
  const high = STEP * Math.ceil(Math.max(...known) / STEP - 1e-9)
  return { low, high: Math.max(high, low + LEAST_WIDTH) }
}

/** The values that a view of the map is about: chances of the player who pushes out. Null = no map. */
export function heatOf(grid: PushOutGrid, view: HeatView): readonly (number | null)[] | null {
  switch (view) {
    case 'worst':
      return grid.values
    case 'taken':
      return grid.ifTaken
    case 'handed-back':
      return grid.ifHandedBack
    case 'off':
      return null
  }
}

/** Near the best: places within this of it are as good, as far as anybody can tell. */
const NEAR = 0.03

/** The level at which a line is drawn: even where one answer is meant, else near the best of all places. */
export function lineLevel(values: readonly (number | null)[], view: HeatView): number {
  if (view === 'taken' || view === 'handed-back') return 0.5
  const best = values.reduce<number>((most, value) => Math.max(most, value ?? 0), 0)
  return best - NEAR
}
