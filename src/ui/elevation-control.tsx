import type { TableActions, TableModel } from './model/table-model.ts'

/** Steepest stroke that the page offers, degrees. */
export const ELEVATION_MOST = 80

/** How far the butt is raised: a slider under a small drawing of the stick. */
export function ElevationControl(props: { model: TableModel; actions: TableActions }) {
  const t = props.model.t.value
  const deg = props.model.aim.value.elevationDeg
  return (
    <label class="elevation">
      <span class="quiet">{t.text('elevation.label')}</span>
      <svg viewBox="0 0 60 28" aria-hidden="true">
        <path class="bed" d="M4 24H58" />
        <g transform={`rotate(${-deg} 8 22)`}>
          <path class="cue" d="M12 21.2L58 20.2V23.8L12 22.8z" />
        </g>
        <circle class="cue-ball" cx="8" cy="21" r="3.6" />
      </svg>
      <output class="number">{t.text('elevation.value', { value: t.number(deg, 1) })}</output>
      <input
        type="range"
        min="0"
        max={ELEVATION_MOST}
        step="0.5"
        value={deg}
        aria-valuetext={t.text('elevation.value', { value: t.number(deg, 1) })}
        style={{ '--fill': `${(deg / ELEVATION_MOST) * 100}%` }}
        onInput={(event) => props.actions.setElevation(Number(event.currentTarget.value))}
      />
    </label>
  )
}
