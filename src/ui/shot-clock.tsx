import type { TableModel } from './model/table-model.ts'

/** Time that is left for this shot, as in a broadcast: minutes and seconds, with a word when it stands. */
export function ShotClock(props: { model: TableModel }) {
  const clock = props.model.clock.value
  const t = props.model.t.value
  if (!clock) return null
  const { left, held, running, warning } = clock
  const shown = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return (
    <div
      class={`shot-clock ${running ? 'running' : ''} ${warning && running ? 'warning' : ''}`}
      role="timer"
      aria-label={`${t.text('clock.label')}: ${t.text('clock.spoken', { left })}`}
    >
      <b class="number">{shown}</b>
      <span class="small quiet">{t.text(held ? 'clock.held' : 'clock.label')}</span>
    </div>
  )
}
