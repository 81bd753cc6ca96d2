import { type ReadonlySignal, signal } from '@preact/signals'
import type { InputHand } from '../../ui/index.ts'

/** What the person used last: mouse, finger, keys or a gamepad. */
export function followInput(): { readonly input: ReadonlySignal<InputHand>; readonly stop: () => void } {
  const input = signal<InputHand>(window.matchMedia('(pointer: coarse)').matches ? 'touch' : 'mouse')
  const abort = new AbortController()
  const { signal: until } = abort
  const say = (hand: InputHand) => {
    input.value = hand
  }
  window.addEventListener('pointerdown', (event) => say(event.pointerType === 'mouse' ? 'mouse' : 'touch'), {
    signal: until,
    capture: true,
  })
  window.addEventListener('keydown', () => say('keys'), { signal: until, capture: true })
  window.addEventListener('gamepadconnected', () => say('pad'), { signal: until })
  return { input, stop: () => abort.abort() }
}
