import type { TableActions, TableModel } from './model/table-model.ts'

/** Steepest stroke that the page offers, degrees. */
export const ELEVATION_MOST = 80
/** So near to the least elevation the stick lies on what is behind it, degrees. */
const AT_LEAST = 0.3

/** How far the butt is raised, over what is behind the cue ball: a slider under a small drawing of the stick and its room. */
export function ElevationControl(props: { model: TableModel; actions: TableActions }) {
  const t = props.model.t.value
  const deg = props.model.aim.value.elevationDeg
  const least = props.model.leastElevation.value
  const told = t.text('elevation.value', { value: t.number(deg, 1) })
  const room = least > 0 ? t.text('elevation.least', { value: t.number(least, 1) }) : null
  return (
    <label class={`elevation ${deg - least < AT_LEAST ? 'at-least' : ''}`} title={room ?? undefined}>
      <span class="quiet">{t.text('elevation.label')}</span>
      <svg viewBox="0 0 60 28" aria-hidden="true">
        <path class="bed" d="M4 24H58" />
        {room ? <path class="least" d="M12 22H60" transform={`rotate(${-least} 8 22)`} /> : null}
        <g transform={`rotate(${-deg} 8 22)`}>
          <path class="cue" d="M12 21.2L58 20.2V23.8L12 22.8z" />
        </g>
        <circle class="cue-ball" cx="8" cy="21" r="3.6" />
      </svg>
      <output class="number">{told}</output>
      <input
        type="range"
        min="0"
        max={ELEVATION_MOST}
        step="0.5"
        value={deg}
        aria-valuetext={room ? `${told}, ${room}` : told}
        style={{ '--fill': `${(deg / ELEVATION_MOST) * 100}%` }}
        onInput={(event) => props.actions.setElevation(Number(event.currentTarget.value))}
      />
    </label>
  )
}
