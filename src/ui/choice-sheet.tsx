import { useEffect, useRef } from 'preact/hooks'
import type { MessageKey } from '../i18n/index.ts'
import type { TableActions, TableModel } from './model/table-model.ts'

/**
 * A decision that the rules give to a player: the table stays in sight, every option tells its consequence,
 * in the order of the rule book, and none is the default.
 */
export function ChoiceSheet(props: { model: TableModel; actions: TableActions }) {
  const task = props.model.task.value
  const sheet = useRef<HTMLElement>(null)
  const open = task.kind === 'choice'
  useEffect(() => {
    if (open) sheet.current?.focus({ preventScroll: true })
  }, [open])
  if (task.kind !== 'choice') return null
  const t = props.model.t.value
  const seats = { by: task.by, about: task.about }
  return (
    <section
      ref={sheet}
      class="panel choice"
      data-inset="bottom"
      tabIndex={-1}
      aria-label={t.text('choice.label')}
    >
      <h2>{t.text('choice.title', seats)}</h2>
      <p class="small quiet">{t.text(`choice.because.${task.why}`, seats)}</p>
      <div class="options">
        {task.options.map((option, index) => (
          <button
            key={option}
            type="button"
            class="option"
            data-option={option}
            onClick={() => props.actions.choose(option)}
          >
            <kbd>{index + 1}</kbd>
            <b>{t.text(`option.${option}` satisfies MessageKey, seats)}</b>
            <span class="small quiet option-then">
              {t.text(`option.${option}.then` satisfies MessageKey, seats)}
            </span>
          </button>
        ))}
      </div>
    </section>
  )
}
