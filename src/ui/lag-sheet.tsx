import { useEffect, useRef } from 'preact/hooks'
import { otherSeat } from '../shot/index.ts'
import type { TableActions, TableModel } from './model/table-model.ts'

/** What the lag is, and why it is played again. */
export function LagNote(props: { model: TableModel }) {
  const t = props.model.t.value
  return (
    <>
      <p>{t.text('lag.title')}</p>
      <p class="small quiet">{t.text('lag.how')}</p>
      <LagFaults {...props} />
    </>
  )
}

/** Why a lag ball was bad [1.2 a-f], or that the two could not be told apart. */
function LagFaults(props: { model: TableModel }) {
  const lag = props.model.lag.value
  const t = props.model.t.value
  if (!lag) return null
  const bad = (['A', 'B'] as const).filter((seat) => lag.bad[seat].length > 0)
  return (
    <div class="small" role="status">
      {bad.map((seat) => (
        <p key={seat}>{t.text('lag.bad', { seat, why: lag.bad[seat][0] ?? '' })}</p>
      ))}
      {lag.result === 'again' ? <p>{t.text('lag.again')}</p> : null}
    </div>
  )
}

/** The winner of the lag says who breaks. */
export function BreakerSheet(props: { model: TableModel; actions: TableActions }) {
  const task = props.model.task.value
  const sheet = useRef<HTMLElement>(null)
  const open = task.kind === 'breaker-choice'
  useEffect(() => {
    if (open) sheet.current?.focus({ preventScroll: true })
  }, [open])
  if (task.kind !== 'breaker-choice') return null
  const t = props.model.t.value
  return (
    <section
      ref={sheet}
      class="panel choice"
      data-inset="bottom"
      tabIndex={-1}
      aria-label={t.text('choice.label')}
    >
      <h2>{t.text('lag.won', { seat: task.by })}</h2>
      <LagFaults model={props.model} />
      <div class="options">
        {[task.by, otherSeat(task.by)].map((seat, index) => (
          <button key={seat} type="button" class="option" onClick={() => props.actions.chooseBreaker(seat)}>
            <kbd>{index + 1}</kbd>
            <b>{t.text('lag.breaks', { seat })}</b>
            <span class="small quiet option-then">
              {t.text('lag.breaks.then', { seat, other: otherSeat(seat) })}
            </span>
          </button>
        ))}
      </div>
    </section>
  )
}
