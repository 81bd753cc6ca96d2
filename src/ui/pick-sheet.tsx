import { BallChip } from './ball-chip.tsx'
import type { TableActions, TableModel } from './model/table-model.ts'

/** Siberian Ten: a ball is taken from the table, by a press on it, here or there, or by keys. */
export function PickSheet(props: { model: TableModel; actions: TableActions }) {
  const { model, actions } = props
  const task = model.task.value
  if (task.kind !== 'pick-ball') return null
  const t = model.t.value
  const seats = { by: task.by, creditTo: task.creditTo }
  return (
    <section class="panel choice pick" data-inset="bottom" aria-label={t.text('pick.title', seats)}>
      <h2>{t.text('pick.title', seats)}</h2>
      <p class="small quiet">{t.text('pick.how', seats)}</p>
      <p class="unseen" role="status">
        {model.picked.value ? t.text('pick.this', { ball: [model.picked.value] }) : ''}
      </p>
      <div class="pick-balls">
        {model.onTable.value.map((ball) => (
          <button
            key={ball}
            type="button"
            class={ball === model.picked.value ? 'on' : ''}
            aria-label={t.text('pick.take', { ball: [ball] })}
            onClick={() => actions.pickBall(ball)}
          >
            <BallChip ball={ball} size="large" />
          </button>
        ))}
      </div>
    </section>
  )
}
