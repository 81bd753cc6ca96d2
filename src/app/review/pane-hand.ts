import type { PaneName } from '../../ui/index.ts'
import type { TableView } from '../../view/index.ts'
import type { ReviewSession } from './review-session.ts'

/** A movement shorter than this is a click, px. */
const STILL = 4
const ZOOM_PER_PIXEL = 0.0015

/** The mouse or a finger on a picture: dragging turns the table, the wheel draws it near. */
export function handOnPane(
  canvas: HTMLCanvasElement,
  view: TableView,
  session: ReviewSession,
  pane: PaneName,
): () => void {
  let last: readonly [number, number] | null = null
  let far = 0
  const onDown = (event: PointerEvent) => {
    last = [event.clientX, event.clientY]
    far = 0
    canvas.setPointerCapture(event.pointerId)
  }
  const onMove = (event: PointerEvent) => {
    if (last === null) return
    const [dx, dy] = [event.clientX - last[0], event.clientY - last[1]]
    far += Math.abs(dx) + Math.abs(dy)
    last = [event.clientX, event.clientY]
    if (far < STILL) return
    if (session.cameras.value[pane] !== 'free') session.setCamera(pane, 'free')
    else view.orbit(dx, dy)
  }
  const onUp = () => {
    last = null
  }
  const onWheel = (event: WheelEvent) => {
    if (session.cameras.value[pane] === 'contact') return
    event.preventDefault()
    const box = canvas.getBoundingClientRect()
    view.focus(view.pick(event.clientX - box.left, event.clientY - box.top).bed)
    view.zoom(Math.exp(-event.deltaY * ZOOM_PER_PIXEL))
  }
  canvas.addEventListener('pointerdown', onDown)
  canvas.addEventListener('pointermove', onMove)
  canvas.addEventListener('pointerup', onUp)
  canvas.addEventListener('pointercancel', onUp)
  canvas.addEventListener('wheel', onWheel, { passive: false })
  return () => {
    canvas.removeEventListener('pointerdown', onDown)
    canvas.removeEventListener('pointermove', onMove)
    canvas.removeEventListener('pointerup', onUp)
    canvas.removeEventListener('pointercancel', onUp)
    canvas.removeEventListener('wheel', onWheel)
  }
}
