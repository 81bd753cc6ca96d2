import { ElevationControl } from './elevation-control.tsx'
import { FineAim } from './fine-aim.tsx'
import { spinText } from './model/spin-text.ts'
import type { TableActions, TableModel } from './model/table-model.ts'
import { PowerControl } from './power-control.tsx'
import { SpinPad } from './spin-pad.tsx'

/** The right panel: where the tip hits, how steep, how hard. */
export function StrokePanel(props: { model: TableModel; actions: TableActions }) {
  const t = props.model.t.value
  return (
    <section class="panel stroke-panel" data-inset="right" aria-label={t.text('stroke.panel')}>
      <StrokeControls {...props} />
    </section>
  )
}

export function StrokeControls(props: { model: TableModel; actions: TableActions }) {
  const { model } = props
  const t = model.t.value
  const { side, height } = model.aim.value
  const resting = model.task.value.kind !== 'shoot'
  return (
    <>
      <div class={`stroke-controls ${resting ? 'resting' : ''}`} inert={resting}>
        <p class="row">
          <span class="quiet">{t.text('spin.title')}</span>
          <output class="number spin-value">{spinText(t, side, height)}</output>
        </p>
        <SpinPad {...props} />
        <p class={`small centred ${model.aimed.value?.miscue ? 'warn' : 'quiet'}`}>
          {t.text(model.aimed.value?.miscue ? 'spin.miscue' : 'spin.limit')}
        </p>
        <hr />
        <ElevationControl {...props} />
        <hr />
        <FineAim {...props} />
      </div>
      <PowerControl {...props} />
    </>
  )
}
