import type { PushOutGrid } from '../../training/index.ts'
import { Segments } from '../segments.tsx'
import { heatOf, heatScale } from './model/heat-of.ts'
import { HEAT_VIEWS, type TrainerActions, type TrainerModel } from './model/trainer-model.ts'

const TICKS = 5

/** What the colours on the cloth say, with numbers, and which answer of the other they are about. */
export function HeatLegend(props: {
  model: TrainerModel
  actions: TrainerActions
  grid: PushOutGrid | null
  /** Colour at a share of the scale, 0..1, for a style sheet. */
  colourOf: (share: number) => string
}) {
  const { model } = props
  const t = model.t.value
  const view = model.heat.value
  const { low, high } = heatScale((props.grid && heatOf(props.grid, view)) ?? [])
  const stops = Array.from({ length: 9 }, (_, k) => props.colourOf(k / 8))
  const ticks = Array.from({ length: TICKS }, (_, k) => low + ((high - low) * k) / (TICKS - 1))
  return (
    <section class="panel heat-legend" aria-label={t.text('trainer.heat')}>
      <p class="small quiet">{t.text(`trainer.heat.about.${view}`)}</p>
      {view === 'off' ? null : (
        <div class="heat-scale">
          <span class="heat-bar" style={{ background: `linear-gradient(90deg, ${stops.join(', ')})` }} />
          <p class="heat-ticks number small quiet" aria-hidden="true">
            {ticks.map((tick) => (
              <span key={tick}>{t.number(tick, 2)}</span>
            ))}
          </p>
        </div>
      )}
      <Segments
        legend={t.text('trainer.heat.view')}
        name="heat"
        options={HEAT_VIEWS.map((name) => [name, t.text(`trainer.heat.view.${name}`)])}
        value={view}
        onChange={(chosen) => props.actions.setHeat(chosen)}
      />
    </section>
  )
}
