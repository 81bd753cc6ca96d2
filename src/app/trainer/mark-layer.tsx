import { useEffect, useRef } from 'preact/hooks'
import { ShotMarks } from '../../ui/index.ts'
import type { TableView } from '../../view/index.ts'
import type { TrainerSession } from './trainer-session.ts'

/** The words on the cloth: they follow the camera. */
export function MarkLayer(props: { trainer: TrainerSession; view: () => TableView | null }) {
  const { trainer, view } = props
  const layer = useRef<HTMLDivElement>(null)
  const marks = trainer.model.marks.value
  useEffect(() => (marks.length === 0 ? undefined : follow(layer.current!, marks, view)), [marks])
  return (
    <div ref={layer} class="trainer-marks">
      <ShotMarks model={trainer.model} />
    </div>
  )
}

function follow(
  layer: HTMLElement,
  marks: TrainerSession['model']['marks']['value'],
  view: () => TableView | null,
): () => void {
  let request = 0
  let last = ''
  const turn = () => {
    request = requestAnimationFrame(turn)
    const made = view()
    const places = made ? marks.map(({ at }) => made.project(at)) : []
    if (places.join() === last) return
    last = places.join()
    for (const [i, [x, y]] of places.entries()) {
      const label = layer.children[i]
      if (label instanceof HTMLElement) label.style.transform = `translate(${x}px, ${y}px)`
    }
  }
  turn()
  return () => cancelAnimationFrame(request)
}
