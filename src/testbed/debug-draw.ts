import type { Point } from '../table/index.ts'

/** What a thing is; the page decides how that looks. */
export type Ink =
  | 'cloth'
  | 'edge'
  | 'mark'
  | 'quiet'
  | 'path'
  | 'before'
  | 'after'
  | 'normal'
  | 'contact'
  | 'kinetic'
  | 'turning'
  | 'height'
  | 'total'
  | { readonly ball: string }

export interface LineStyle {
  readonly ink: Ink
  /** Pixels; default 1. */
  readonly width?: number
  readonly dashed?: boolean
}

/** Where debug drawing goes: lines, points and text in the metres of the bed. */
export interface DebugDraw {
  line(from: Point, to: Point, style: LineStyle): void
  /** A disc: `radius` in metres, or `pixels` that stay the same at any zoom. */
  point(
    at: Point,
    style: {
      readonly ink: Ink
      readonly radius?: number
      readonly pixels?: number
      readonly hollow?: boolean
    },
  ): void
  text(at: Point, text: string, style: { readonly ink: Ink; readonly size?: number }): void
}

/** Parts of a circle for `drawArc`. */
const PIECES = 48

/** An arc as a chain of lines, counter-clockwise. */
export function drawArc(
  draw: DebugDraw,
  centre: Point,
  radius: number,
  style: LineStyle,
  from = 0,
  to = 2 * Math.PI,
): void {
  const pieces = Math.max(4, Math.ceil((Math.abs(to - from) / (2 * Math.PI)) * PIECES))
  const at = (k: number): Point => {
    const angle = from + ((to - from) * k) / pieces
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)]
  }
  for (let k = 0; k < pieces; k++) draw.line(at(k), at(k + 1), style)
}

/** A line with a head, as long as the way from `from` to `to`; nothing when that is none. */
export function drawArrow(draw: DebugDraw, from: Point, to: Point, style: LineStyle): void {
  const x = to[0] - from[0]
  const y = to[1] - from[1]
  const size = Math.sqrt(x * x + y * y)
  if (size === 0) return
  const head = Math.min(0.018, size * 0.4) / size
  draw.line(from, to, style)
  for (const side of [-0.5, 0.5]) {
    draw.line(to, [to[0] - head * (x + side * y), to[1] - head * (y - side * x)], style)
  }
}
