import type { Point } from '../table/index.ts'
import type { Bench } from './bench.ts'
import { CanvasDraw, openCanvas } from './canvas-draw.ts'
import { drawElevation, drawEnergy } from './draw-graphs.ts'
import { drawShot } from './draw-shot.ts'
import { drawTable } from './draw-table.ts'
import { element } from './element.ts'
import { listenToZoom } from './listen-to-zoom.ts'
import { fitPlan, type PlanView } from './plan-view.ts'
import type { PlayedShot } from './play-request.ts'

/** Room around the noses for pockets and sights, m. */
const MARGIN = 0.15
/** Pixels around a graph. */
const PAD = 10
const LEAST_ELEVATION = 0.16

/** The three drawings of a bench: the table from above, from its right side, and the energies. */
export interface Picture {
  readonly box: HTMLElement
  readonly draw: () => void
}

export function makePicture(bench: Bench): Picture {
  const plan = element('canvas', { class: 'plan', role: 'img', 'aria-label': 'Table from above' })
  const side = element('canvas', {
    class: 'side-view',
    role: 'img',
    'aria-label': 'Table from its right side',
  })
  const graph = element('canvas', { class: 'graph', role: 'img', 'aria-label': 'Energy over time' })
  listenToZoom(bench, plan, () => (bench.shot === null ? null : planOf(bench, bench.shot, plan)))
  graph.addEventListener('pointerdown', (event) => {
    graph.setPointerCapture(event.pointerId)
    seekTo(bench, graph, event)
  })
  graph.addEventListener('pointermove', (event) => {
    if (graph.hasPointerCapture(event.pointerId)) seekTo(bench, graph, event)
  })
  const key = element(
    'p',
    { class: 'key small quiet' },
    element('span', { class: 'total' }, 'energy'),
    element('span', { class: 'kinetic' }, 'moving'),
    element('span', { class: 'turning' }, 'turning'),
    element('span', { class: 'height' }, 'height'),
  )
  const box = element(
    'div',
    { class: 'picture' },
    plan,
    side,
    element('div', { class: 'energy' }, key, graph),
  )
  return {
    box,
    draw() {
      if (bench.shot === null) return
      drawPlan(bench, bench.shot, plan)
      drawSide(bench, bench.shot, side)
      drawGraph(bench, bench.shot, graph)
    },
  }
}

function seekTo(bench: Bench, graph: HTMLCanvasElement, event: PointerEvent): void {
  const { left, width } = graph.getBoundingClientRect()
  const share = (event.clientX - left - PAD) / Math.max(1, width - 2 * PAD)
  bench.seek(Math.min(1, Math.max(0, share)) * bench.duration)
}

function planOf(bench: Bench, shot: PlayedShot, canvas: HTMLCanvasElement): PlanView {
  const { length, width } = shot.table.spec
  const half: Point = [length / 2 + MARGIN, width / 2 + MARGIN]
  return fitPlan([canvas.clientWidth, canvas.clientHeight], half, bench.look)
}

function drawPlan(bench: Bench, shot: PlayedShot, canvas: HTMLCanvasElement): void {
  const { context } = openCanvas(canvas)
  canvas.classList.toggle('zoomed', bench.look.zoom > 1)
  const view = planOf(bench, shot, canvas)
  const draw = new CanvasDraw(context, view.toScreen, view.scale)
  if (shot.request.unbounded !== true) drawTable(draw, shot.table)
  drawShot(draw, shot, bench.head, bench.layers)
}

function drawSide(bench: Bench, shot: PlayedShot, canvas: HTMLCanvasElement): void {
  const { context, width, height } = openCanvas(canvas)
  const half = shot.table.spec.length / 2 + MARGIN
  const top = Math.max(LEAST_ELEVATION, shot.highest + 0.05)
  const scale = Math.min(width / (2 * half), (height - PAD) / top)
  const toScreen = ([x, z]: Point): Point => [width / 2 + scale * x, height - PAD / 2 - scale * z]
  drawElevation(new CanvasDraw(context, toScreen, scale), shot, bench.head.time)
}

function drawGraph(bench: Bench, shot: PlayedShot, canvas: HTMLCanvasElement): void {
  const { context, width, height } = openCanvas(canvas)
  const toScreen = ([u, v]: Point): Point => [
    PAD + u * (width - 2 * PAD),
    height - PAD / 2 - v * (height - PAD),
  ]
  drawEnergy(new CanvasDraw(context, toScreen, 1), shot, bench.head.time)
}
