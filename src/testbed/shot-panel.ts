import type { Bench } from './bench.ts'
import type { Layers } from './draw-shot.ts'
import { element, rangeInput } from './element.ts'
import { PARAMETER_SLIDERS, type Slider, STROKE_SLIDERS } from './sliders.ts'

const LAYER_NAMES: Readonly<Record<keyof Layers, string>> = {
  paths: 'Paths',
  velocities: 'Velocity and spin',
  contacts: 'Contacts and normals',
  next: 'Next event',
}

function digits({ step }: Slider): number {
  return step >= 0.1 ? (step >= 1 ? 0 : 1) : Math.ceil(-Math.log10(step))
}

/** A slider that replays the shot while it is moved. */
function makeSlider(bench: Bench, slider: Slider): HTMLElement {
  const { label, unit } = slider
  const { input, show } = rangeInput(label, slider)
  const value = element('span', { class: 'number', 'aria-hidden': 'true' })
  const row = element('label', { class: 'slider' }, element('span', {}, label), value, input)
  input.addEventListener('input', () => bench.load(slider.write(bench.request, Number(input.value)), true))
  bench.watch((change) => {
    if (change !== 'shot') return
    const now = slider.read(bench.request)
    row.hidden = now === null
    if (now === null) return
    show(now)
    value.textContent = `${now.toFixed(digits(slider))} ${unit}`.trimEnd()
    input.setAttribute('aria-valuetext', value.textContent)
  })
  return row
}

function makeLayer(bench: Bench, name: keyof Layers): HTMLElement {
  const input = element('input', { type: 'checkbox' })
  input.addEventListener('change', () => bench.setLayers({ [name]: input.checked }))
  bench.watch(() => {
    input.checked = bench.layers[name]
  })
  return element('label', { class: 'check' }, input, LAYER_NAMES[name])
}

function section(title: string, rows: readonly HTMLElement[]): HTMLElement {
  return element('section', {}, element('h2', {}, title), ...rows)
}

/** What can be turned: what is drawn, the stroke, the parameters. */
export function makeShotPanel(bench: Bench): HTMLElement {
  const layers = (Object.keys(LAYER_NAMES) as (keyof Layers)[]).map((name) => makeLayer(bench, name))
  return element(
    'div',
    { class: 'shot-panel' },
    section('Drawn', layers),
    section(
      'Stroke',
      STROKE_SLIDERS.map((slider) => makeSlider(bench, slider)),
    ),
    section(
      'Parameters',
      PARAMETER_SLIDERS.map((slider) => makeSlider(bench, slider)),
    ),
  )
}
