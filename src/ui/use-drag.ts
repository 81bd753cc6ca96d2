import { useRef } from 'preact/hooks'

/** Press-and-drag inside an element: `move` is told every place from the press on, with the element's box. */
export function useDrag(move: (event: PointerEvent, box: DOMRect) => void) {
  const ref = useRef<HTMLDivElement>(null)
  const tell = (event: PointerEvent) => move(event, ref.current!.getBoundingClientRect())
  return {
    ref,
    onPointerDown: (event: PointerEvent) => {
      ref.current!.setPointerCapture(event.pointerId)
      tell(event)
    },
    onPointerMove: (event: PointerEvent) => {
      if (ref.current!.hasPointerCapture(event.pointerId)) tell(event)
    },
  }
}
