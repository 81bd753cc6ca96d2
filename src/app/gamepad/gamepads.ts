import './gamepad.css'
import type { MessageKey, Translator } from '../../i18n/index.ts'
import type { Point } from '../../table/index.ts'
import type { TableSession } from '../table-session.ts'
import { PadHand } from './pad-hand.ts'
import { type PadState, readPad } from './pad-state.ts'

/** A notice stays this long, ms. */
const NOTICE_MS = 4000
/** A page that slept does not turn the stick by minutes, s. */
const LONGEST = 0.1

/** Reads the pads that are connected, once a frame; while there is none, nothing runs. */
export function followGamepads(
  session: TableSession,
  hands: { readonly alongTable: (screen: Point) => Point },
): () => void {
  const abort = new AbortController()
  const hand = new PadHand(session, hands)
  let request = 0
  let last = 0
  const frame = (now: number) => {
    const pad = readPads()
    request = pad ? requestAnimationFrame(frame) : 0
    if (pad) hand.frame(pad, Math.min(LONGEST, (now - last) / 1000), now)
    else hand.letGo()
    last = now
  }
  const start = () => {
    if (request !== 0) return
    last = performance.now()
    request = requestAnimationFrame(frame)
  }
  window.addEventListener(
    'gamepadconnected',
    () => {
      tell(session.model.t.value, 'gamepad.connected')
      start()
    },
    { signal: abort.signal },
  )
  window.addEventListener(
    'gamepaddisconnected',
    () => {
      hand.letGo()
      tell(session.model.t.value, 'gamepad.gone')
    },
    { signal: abort.signal },
  )
  if (readPads()) {
    tell(session.model.t.value, 'gamepad.connected')
    start()
  }
  return () => {
    abort.abort()
    cancelAnimationFrame(request)
  }
}

/** The first pad of the standard layout. */
function readPads(): PadState | null {
  const pads = navigator.getGamepads().filter((pad) => pad?.connected === true)
  const pad = pads.find((each) => each?.mapping === 'standard') ?? pads[0]
  return pad ? readPad(pad) : null
}

function tell(t: Translator, key: MessageKey): void {
  const note = document.createElement('p')
  note.className = 'panel gamepad-note'
  note.role = 'status'
  note.textContent = t.text(key)
  document.querySelector('.gamepad-note')?.remove()
  document.querySelector('.table-page')?.append(note)
  setTimeout(() => note.remove(), NOTICE_MS)
}
