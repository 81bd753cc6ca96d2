import {
  POCKET_IDS,
  type Point,
  SPOT_IDS,
  type Table,
  tableLines,
  tableSights,
  tableSpots,
} from '../table/index.ts'
import { type DebugDraw, drawArc } from './debug-draw.ts'

/** Edges of rubber, drop circles, lines, spots and sights: what the solver and the referee know of a table. */
export function drawTable(draw: DebugDraw, table: Table): void {
  drawMarks(draw, table)
  for (const id of POCKET_IDS) {
    const { centre, holeRadius, supportRadius, mouth } = table.pockets[id]
    drawArc(draw, centre, holeRadius, { ink: 'mark' })
    drawArc(draw, centre, supportRadius, { ink: 'quiet' })
    const out: Point = [mouth[0] + 1.6 * (centre[0] - mouth[0]), mouth[1] + 1.6 * (centre[1] - mouth[1])]
    draw.text(out, id, { ink: 'quiet' })
  }
  for (const edge of table.edges) {
    const style = { ink: 'edge', width: 1.5 } as const
    if (edge.shape === 'line') draw.line(edge.from, edge.to, style)
    else if (edge.shape === 'arc') drawTip(draw, edge)
    else draw.point(edge.at, { ink: 'edge', pixels: 1.5 })
  }
}

function drawMarks(draw: DebugDraw, { spec }: Table): void {
  const lines = tableLines(spec)
  const halfLength = spec.length / 2
  const halfWidth = spec.width / 2
  for (const { axis, at } of Object.values(lines)) {
    const [from, to]: [Point, Point] =
      axis === 'x'
        ? [
            [at, -halfWidth],
            [at, halfWidth],
          ]
        : [
            [-halfLength, at],
            [halfLength, at],
          ]
    draw.line(from, to, { ink: 'mark', dashed: true })
  }
  const spots = tableSpots(spec)
  for (const id of SPOT_IDS) draw.point(spots[id], { ink: 'mark', pixels: 2.5 })
  for (const { at } of tableSights(spec)) draw.point(at, { ink: 'mark', pixels: 2 })
}

function drawTip(draw: DebugDraw, edge: Extract<Table['edges'][number], { shape: 'arc' }>): void {
  const angle = ([x, y]: Point) => Math.atan2(y - edge.centre[1], x - edge.centre[0])
  const from = angle(edge.from)
  let turn = angle(edge.to) - from
  if (turn > Math.PI) turn -= 2 * Math.PI
  if (turn < -Math.PI) turn += 2 * Math.PI
  drawArc(draw, edge.centre, edge.radius, { ink: 'edge', width: 1.5 }, from, from + turn)
}
