import type { Pocket, Point } from '../../table/index.ts'
import { windowAt } from './pocket-windows.ts'
import type { TableSense } from './table-sense.ts'
import { angleBetween, distance, moved, towards } from './vector.ts'

/** The line on which an object ball goes into a pocket. */
export interface PotLine {
  readonly pocket: Pocket
  /** Point of the mouth that it is aimed at. */
  readonly target: Point
  readonly direction: Point
  /** From the ball to the target, m. */
  readonly distance: number
  /** It still goes in when its heading is wrong by this much, radians. */
  readonly tolerance: number
  /** To one side so much more, where the cushion leads it in, radians. */
  readonly spare: number
}

/** A line is corrected this often: the window changes with the angle of approach. */
const CORRECTIONS = 2

/** A ball this near to the middle of a mouth hangs in it, m: it has no line through the mouth, it is there. */
const HANGING = 0.03

/** The best line from a ball to a pocket, whatever lies in between; null = the pocket is shut from there. */
export function potLine(sense: TableSense, from: Point, pocket: Pocket): PotLine | null {
  if (distance(from, pocket.mouth) < HANGING) return hangingLine(sense, from, pocket)
  let target = pocket.mouth
  let half = 0
  let spare = 0
  for (let i = 0; i < CORRECTIONS; i++) {
    const direction = towards(from, target)
    const window = windowAt(sense.windows, pocket, angleBetween(pocket.axis, direction))
    if (window === null) return null
    half = (window.high - window.low) / 2
    spare = Math.max(window.spareLow, window.spareHigh)
    target = moved(pocket.mouth, [-direction[1], direction[0]], (window.low + window.high) / 2)
  }
  const length = Math.max(distance(from, target), sense.R / 2)
  if (half <= 0) return null
  const direction = towards(from, target)
  return { pocket, target, direction, distance: length, tolerance: half / length, spare: spare / length }
}

/** Of a ball that hangs: into the hole itself. */
function hangingLine({ windows, R }: TableSense, from: Point, pocket: Pocket): PotLine | null {
  const window = windowAt(windows, pocket, 0)
  if (window === null) return null
  const length = Math.max(distance(from, pocket.centre), R)
  const tolerance = (window.high - window.low) / 2 / length
  return {
    pocket,
    target: pocket.centre,
    direction: towards(from, pocket.centre),
    distance: length,
    tolerance,
    spare: 0,
  }
}
