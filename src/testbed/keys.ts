import type { Bench } from './bench.ts'
import { contactOf } from './contact-of.ts'
import { WHOLE_TABLE } from './plan-view.ts'

/** Slower, faster: by this factor. */
const FASTER = 2
const NEAR = 8

function act(bench: Bench, key: string): boolean {
  switch (key) {
    case ' ':
      bench.run(!bench.running)
      return true
    case 'ArrowRight':
      bench.stepEvent(1)
      return true
    case 'ArrowLeft':
      bench.stepEvent(-1)
      return true
    case '.':
      bench.stepOuter(1)
      return true
    case ',':
      bench.stepOuter(-1)
      return true
    case 'Home':
      bench.seek(0)
      return true
    case 'End':
      bench.seek(bench.duration)
      return true
    case '+':
      bench.setSpeed(Math.min(4, bench.speed * FASTER))
      return true
    case '-':
      bench.setSpeed(Math.max(1e-4, bench.speed / FASTER))
      return true
    case 'z':
      zoomToEvent(bench)
      return true
    default:
      return false
  }
}

/** Near to the place of the event that has just happened, or back to the whole table. */
function zoomToEvent(bench: Bench): void {
  const event = bench.shot?.result.events[bench.head.happened - 1]
  const contact = bench.shot === null || event === undefined ? null : contactOf(event, bench.shot)
  const near = bench.look.zoom > 1 || contact === null
  bench.lookAt(near ? WHOLE_TABLE : { zoom: NEAR, centre: contact.at })
}

/** Keys that belong to the control that has the focus. */
function isTaken({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.matches('textarea, select')) return true
  if (target.matches('input[type=range]')) return key !== ' ' && key !== ',' && key !== '.'
  if (target.matches('[role=tab]') && key.startsWith('Arrow')) return true
  return target.matches('button, a, input') && (key === ' ' || key === 'Enter')
}

/** Space runs, arrows go from event to event, comma and full stop from step to step, z goes near. */
export function listenToKeys(bench: Bench): void {
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return
    if (act(bench, event.key)) event.preventDefault()
  })
}
