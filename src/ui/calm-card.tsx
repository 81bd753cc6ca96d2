import { useEffect, useRef } from 'preact/hooks'
import type { TableActions, TableModel } from './model/table-model.ts'

/** One small card over the foot of the page: the cue changes hands, a rack or the match is over. */
export function CalmCard(props: { model: TableModel; actions: TableActions; narrow: boolean }) {
  const kind = props.model.task.value.kind
  switch (kind) {
    case 'take-cue':
      return props.narrow ? null : <TakeCue {...props} />
    case 'rack-over':
    case 'match-over':
      return <Result {...props} />
    default:
      return null
  }
}

/** Hot seat: nothing can be struck before the other player says that he has the cue. */
export function TakeCue(props: { model: TableModel; actions: TableActions }) {
  const t = props.model.t.value
  const task = props.model.task.value
  if (task.kind !== 'take-cue') return null
  const { warned, foulCount, terms } = props.model.match.value
  return (
    <section class="panel card take-cue" aria-label={t.text('takeCue.title', { seat: task.seat })}>
      <div>
        <h2>{t.text('takeCue.title', { seat: task.seat })}</h2>
        {warned[task.seat] && foulCount[task.seat] === 2 ? (
          <p class="small warn" role="alert">
            {t.text(terms.ruleset === 'straight-pool' ? 'takeCue.warned.points' : 'takeCue.warned')}
          </p>
        ) : null}
      </div>
      <FocusedButton label={t.text('takeCue.do')} onClick={() => props.actions.takeCue()} />
    </section>
  )
}

function Result(props: { model: TableModel; actions: TableActions }) {
  const t = props.model.t.value
  const task = props.model.task.value
  if (task.kind !== 'rack-over' && task.kind !== 'match-over') return null
  const { racks, rackNumber } = props.model.match.value
  const over = task.kind === 'match-over'
  const by = `won.by.${task.by}`
  return (
    <section
      class="panel card result"
      data-inset="bottom"
      aria-label={t.text(`won.${task.kind}`, { seat: task.winner, number: rackNumber })}
    >
      <div>
        <h2>{t.text(`won.${task.kind}`, { seat: task.winner, number: rackNumber })}</h2>
        <p class="small quiet">{t.has(by) ? t.text(by) : ''}</p>
      </div>
      <p
        class="result-score number"
        role="img"
        aria-label={t.text('score.racks', { a: racks.A, b: racks.B })}
      >
        {racks.A}
        <i>:</i>
        {racks.B}
      </p>
      <FocusedButton
        label={t.text(over ? 'won.newMatch' : 'won.nextRack')}
        onClick={() => (over ? props.actions.newMatch() : props.actions.nextRack())}
      />
    </section>
  )
}

/** The one thing to do: focused when it appears, so that Enter is enough. */
function FocusedButton(props: { label: string; onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  return (
    <button ref={button} type="button" class="primary" onClick={props.onClick}>
      {props.label}
    </button>
  )
}
