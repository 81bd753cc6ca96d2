import type { Bench } from './bench.ts'
import { button, element, rangeInput } from './element.ts'

/** Slowest and fastest play as powers of ten. */
const SPEED = { least: -4, most: 0.6, step: 0.1 } as const

function speedText(speed: number): string {
  return speed >= 0.1 ? `${speed.toFixed(2)} x` : `1 : ${Math.round(1 / speed)}`
}

/** Run, step, seek and speed; the row under the table. */
export function makeTransport(bench: Bench): HTMLElement {
  const run = button('Run', () => bench.run(!bench.running))
  run.className = 'primary run'
  const time = element('span', { class: 'number time' })
  const place = rangeInput('Time', { least: 0, most: 1, step: 'any' })
  const speed = rangeInput('Speed', SPEED)
  const speedNow = element('span', { class: 'number', 'aria-hidden': 'true' })
  const status = element('p', { class: 'unseen', 'aria-live': 'polite' })
  place.input.addEventListener('input', () => bench.seek(Number(place.input.value) * bench.duration))
  speed.input.addEventListener('input', () => bench.setSpeed(10 ** Number(speed.input.value)))
  bench.watch(() => {
    const { head, running, duration } = bench
    run.textContent = running ? 'Pause' : 'Run'
    time.textContent = `${head.time.toFixed(6)} / ${duration.toFixed(3)} s`
    place.show(duration > 0 ? head.time / duration : 0)
    speed.show(Math.log10(bench.speed))
    speedNow.textContent = speedText(bench.speed)
    const count = bench.shot?.result.events.length ?? 0
    if (!running) status.textContent = `Event ${head.happened} of ${count}, ${head.time.toFixed(4)} seconds`
  })
  return element(
    'div',
    { class: 'transport', role: 'group', 'aria-label': 'Play' },
    run,
    button('⇤', () => bench.seek(0), 'To the start (Home)'),
    button('‹ event', () => bench.stepEvent(-1), 'One event back (left arrow)'),
    button('event ›', () => bench.stepEvent(1), 'One event on (right arrow)'),
    button('‹ step', () => bench.stepOuter(-1), 'One outer step back (comma)'),
    button('step ›', () => bench.stepOuter(1), 'One outer step on (full stop)'),
    element(
      'label',
      { class: 'speed' },
      element('span', { class: 'small quiet' }, 'Speed'),
      speed.input,
      speedNow,
    ),
    place.input,
    time,
    status,
  )
}
