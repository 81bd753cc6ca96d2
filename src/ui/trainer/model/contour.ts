import type { Point } from '../../../table/index.ts'
import type { PushOutGrid } from '../../../training/index.ts'

/** Two ends of a piece of a line of equal value, m. */
export type ContourPiece = readonly [Point, Point]

/**
 * Where the values of a map pass a level (marching squares between the middles of the cells). Cells without a value
 * have no line. Length and width of the bed in m.
 */
export function contourOf(
  { nx, ny }: Pick<PushOutGrid, 'nx' | 'ny'>,
  values: readonly (number | null)[],
  level: number,
  bed: { readonly length: number; readonly width: number },
): readonly ContourPiece[] {
  const placeOf = (x: number, y: number): Point => [
    ((x + 0.5) / nx - 0.5) * bed.length,
    ((y + 0.5) / ny - 0.5) * bed.width,
  ]
  const pieces: ContourPiece[] = []
  for (let y = 0; y + 1 < ny; y++) {
    for (let x = 0; x + 1 < nx; x++) {
      const corners = CORNERS.map(([dx, dy]) => values[(y + dy) * nx + x + dx] ?? null)
      if (corners.includes(null)) continue
      const crossings = EDGES.flatMap(([a, b]) => {
        const [from, to] = [corners[a]! - level, corners[b]! - level]
        if (from > 0 === to > 0) return []
        const share = from / (from - to)
        const [[ax, ay], [bx, by]] = [CORNERS[a]!, CORNERS[b]!]
        return [placeOf(x + ax + (bx - ax) * share, y + ay + (by - ay) * share)]
      })
      for (let k = 0; k + 1 < crossings.length; k += 2) pieces.push([crossings[k]!, crossings[k + 1]!])
    }
  }
  return pieces
}

const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const
const EDGES = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 0],
] as const
