import { focusCallBar } from './call-bar.tsx'
import { Icon } from './icon.tsx'
import { pullOfSpeed, speedOfPull, speedWord } from './model/stroke-speed.ts'
import type { TableActions, TableModel } from './model/table-model.ts'
import { useDrag } from './use-drag.ts'

/** An upright meter that sets the speed of the stroke, with its figure and its word. */
export function PowerControl(props: { model: TableModel; actions: TableActions }) {
  const t = props.model.t.value
  const { speed } = props.model.aim.value
  const shown = speedShown(props.model)
  return (
    <div class="power">
      <PowerMeter model={props.model} actions={props.actions} />
      <div class="power-text">
        <span class="quiet">{t.text('power.label')}</span>
        <span class="power-value">
          <b class="number">{t.number(shown, 2)}</b>{' '}
          <span class="quiet">{t.text('unit.metresPerSecond')}</span>
        </span>
        <span class="quiet">
          {t.text(`power.word.${speedWord(props.model.pull.value === null ? speed : shown)}`)}
        </span>
        <StrokeButton model={props.model} actions={props.actions} />
      </div>
    </div>
  )
}

/** The speed of the stick as it is set, or as the drawn stick would have it now. */
export function speedShown(model: TableModel): number {
  const pull = model.pull.value
  return pull === null || model.strokeBy === 'movement' ? model.aim.value.speed : speedOfPull(pull)
}

function PowerMeter(props: { model: TableModel; actions: TableActions }) {
  const { model, actions } = props
  const t = model.t.value
  const shown = speedShown(model)
  const drag = useDrag((event, box) =>
    actions.setSpeed(speedOfPull((box.bottom - event.clientY) / box.height)),
  )
  return (
    <div
      {...drag}
      class={`meter ${model.task.value.kind === 'shoot' ? '' : 'resting'}`}
      inert={model.task.value.kind !== 'shoot'}
      role="slider"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t.text('power.slider')}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(pullOfSpeed(shown) * 100)}
      aria-valuetext={`${t.number(shown, 2)} ${t.text('unit.metresPerSecond')}, ${t.text(`power.word.${speedWord(shown)}`)}`}
      onKeyDown={(event) => {
        const step = KEY_STEPS[event.key]
        if (step === undefined) return
        event.preventDefault()
        event.stopPropagation()
        actions.setSpeed(speedOfPull(pullOfSpeed(model.aim.value.speed) + step))
      }}
    >
      <span class="meter-track">
        <i style={{ height: `${pullOfSpeed(shown) * 100}%` }} />
      </span>
    </div>
  )
}

/** Of the whole travel. */
const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 0.02,
  ArrowRight: 0.02,
  ArrowDown: -0.02,
  ArrowLeft: -0.02,
  PageUp: 0.1,
  PageDown: -0.1,
}

/** Says why when there is no stroke to be had; otherwise strokes. */
export function StrokeButton(props: { model: TableModel; actions: TableActions }) {
  const { model } = props
  const t = model.t.value
  if (model.task.value.kind !== 'shoot')
    return <p class="stroke-reason quiet">{t.text(`stroke.wait.${model.task.value.kind}`)}</p>
  if (model.aimed.value === null) return <p class="stroke-reason quiet">{t.text('stroke.wait.no-line')}</p>
  if (model.calling.value?.missing) {
    return (
      <button type="button" class="row-button stroke-button" onClick={focusCallBar}>
        <span>{t.text('stroke.wait.call')}</span>
        <Icon name="left" />
      </button>
    )
  }
  return (
    <button type="button" class="primary stroke-button" onClick={() => props.actions.stroke()}>
      {t.text('stroke.do')}
    </button>
  )
}
