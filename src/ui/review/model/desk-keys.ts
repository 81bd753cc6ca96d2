import type { MessageKey } from '../../../i18n/index.ts'
import { OVERLAYS, type ReviewActions } from './review-model.ts'

/** A key of the desk: as a keyboard event names it, as it is printed, what it does. */
export interface DeskKey {
  readonly key: string
  readonly printed: string
  readonly message: MessageKey
  act(actions: ReviewActions): void
}

/** All keys; the help page lists the same. */
export const DESK_KEYS: readonly DeskKey[] = [
  { key: ' ', printed: 'Space', message: 'review.key.play', act: (desk) => desk.play() },
  { key: 'ArrowRight', printed: '→', message: 'review.key.next', act: (desk) => desk.step(1) },
  { key: 'ArrowLeft', printed: '←', message: 'review.key.last', act: (desk) => desk.step(-1) },
  { key: '.', printed: '.', message: 'review.key.on', act: (desk) => desk.nudge(1, false) },
  { key: ',', printed: ',', message: 'review.key.back', act: (desk) => desk.nudge(-1, false) },
  { key: '>', printed: 'Shift .', message: 'review.key.on-fine', act: (desk) => desk.nudge(1, true) },
  { key: '<', printed: 'Shift ,', message: 'review.key.back-fine', act: (desk) => desk.nudge(-1, true) },
  { key: '-', printed: '−', message: 'review.key.slower', act: (desk) => desk.slower(1) },
  { key: '+', printed: '+', message: 'review.key.faster', act: (desk) => desk.slower(-1) },
  { key: 'Home', printed: 'Home', message: 'review.key.start', act: (desk) => desk.seek(0) },
  { key: 'End', printed: 'End', message: 'review.key.end', act: (desk) => desk.seek(Number.MAX_VALUE) },
  { key: 'i', printed: 'I', message: 'review.key.loop-from', act: (desk) => desk.setLoopEnd('from') },
  { key: 'o', printed: 'O', message: 'review.key.loop-to', act: (desk) => desk.setLoopEnd('to') },
  { key: 'l', printed: 'L', message: 'review.key.loop-clear', act: (desk) => desk.clearLoop() },
  { key: 'z', printed: 'Z', message: 'review.key.zoom-in', act: (desk) => desk.widenZoom(-1) },
  { key: 'x', printed: 'X', message: 'review.key.zoom-out', act: (desk) => desk.widenZoom(1) },
  { key: 't', printed: 'T', message: 'review.key.top', act: (desk) => desk.setCamera('main', 'top') },
  { key: 'd', printed: 'D', message: 'review.key.desk', act: (desk) => desk.setCamera('main', 'desk') },
  { key: 'a', printed: 'A', message: 'review.key.along', act: (desk) => desk.setCamera('main', 'along') },
  { key: 'e', printed: 'E', message: 'review.key.eye', act: (desk) => desk.setCamera('main', 'shooter') },
  { key: 'c', printed: 'C', message: 'review.key.contact', act: (desk) => desk.turnContact() },
  { key: 'g', printed: 'G', message: 'review.key.gap', act: (desk) => desk.showGapForm(true) },
  { key: 'f', printed: 'F', message: 'review.key.free', act: (desk) => desk.setCamera('main', 'free') },
  { key: 's', printed: 'S', message: 'review.key.second', act: (desk) => desk.nextCamera('second') },
  { key: 'k', printed: 'K', message: 'review.key.keep', act: (desk) => desk.keepOther() },
  { key: 'v', printed: 'V', message: 'review.key.swap', act: (desk) => desk.swapOther() },
  { key: 'b', printed: 'B', message: 'review.key.beside', act: (desk) => desk.toggleBeside() },
  ...OVERLAYS.map(
    (name, index): DeskKey => ({
      key: String(index + 1),
      printed: String(index + 1),
      message: `review.overlay.${name}`,
      act: (desk) => desk.toggleOverlay(name),
    }),
  ),
]

/** Where keys write or choose and are not the desk's. */
const OWN_KEYS = 'input:not([type="checkbox"]), select, textarea, dialog, [role="tablist"], [role="slider"]'

/** Acts on a key that is the desk's; true when it was. */
export function actOnKey(event: KeyboardEvent, actions: ReviewActions): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  const target = event.target instanceof Element ? event.target : null
  if (target?.closest(OWN_KEYS)) return false
  // A button is pressed by the space bar, a link by Enter: they keep them.
  if (event.key === ' ' && target?.closest('button, a, summary, input')) return false
  const found = DESK_KEYS.find(({ key }) => key === event.key || key === event.key.toLowerCase())
  found?.act(actions)
  return found !== undefined
}
