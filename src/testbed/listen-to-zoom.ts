import type { Point } from '../table/index.ts'
import type { Bench } from './bench.ts'
import { type PlanView, WHOLE_TABLE, zoomAt } from './plan-view.ts'

/** A double click goes as near as this. */
const NEAR = 6
const PER_WHEEL_PIXEL = 1.002

function placeIn(canvas: HTMLCanvasElement, { clientX, clientY }: MouseEvent): Point {
  const { left, top } = canvas.getBoundingClientRect()
  return [clientX - left, clientY - top]
}

/** The wheel zooms, a double click or tap goes near and back, dragging moves what is near. */
export function listenToZoom(bench: Bench, canvas: HTMLCanvasElement, view: () => PlanView | null): void {
  canvas.addEventListener(
    'wheel',
    (event) => {
      const plan = view()
      if (plan === null) return
      event.preventDefault()
      const at = plan.toBed(placeIn(canvas, event))
      bench.lookAt(zoomAt(bench.look, PER_WHEEL_PIXEL ** -event.deltaY, at))
    },
    { passive: false },
  )
  canvas.addEventListener('dblclick', (event) => {
    const plan = view()
    if (plan === null) return
    const near = bench.look.zoom > 1
    bench.lookAt(near ? WHOLE_TABLE : zoomAt(bench.look, NEAR, plan.toBed(placeIn(canvas, event))))
  })
  canvas.addEventListener('pointerdown', ({ pointerId }) => canvas.setPointerCapture(pointerId))
  canvas.addEventListener('pointermove', (event) => {
    const plan = view()
    if (plan === null || bench.look.zoom === 1 || !canvas.hasPointerCapture(event.pointerId)) return
    const [u, v] = placeIn(canvas, event)
    const [toX, toY] = plan.toBed([u, v])
    const [fromX, fromY] = plan.toBed([u - event.movementX, v - event.movementY])
    const { zoom, centre } = bench.look
    bench.lookAt({ zoom, centre: [centre[0] + fromX - toX, centre[1] + fromY - toY] })
  })
}
