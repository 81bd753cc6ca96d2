import { type BallId, ballNumber } from '../../table/index.ts'

/** sRGB of the lines of each ball: lighter than the ball itself, so that they stand out on the cloth. */
const COLOURS: readonly (readonly [r: number, g: number, b: number])[] = [
  [0.96, 0.94, 0.9],
  [0.96, 0.8, 0.25],
  [0.5, 0.68, 1],
  [0.98, 0.45, 0.38],
  [0.74, 0.55, 0.95],
  [1, 0.66, 0.35],
  [0.45, 0.86, 0.6],
  [0.85, 0.45, 0.5],
  [0.75, 0.76, 0.8],
]

/** Stripes wear the colour of the solid ball of their family. */
export function traceColour(ball: BallId): readonly [r: number, g: number, b: number] {
  const number = ballNumber(ball)
  return COLOURS[number > 8 ? number - 8 : number]!
}
