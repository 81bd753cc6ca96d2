import type { TableActions, TableModel } from './model/table-model.ts'
import { Sentence } from './sentence.tsx'

/** "Is it frozen?" [6.7, 8.4]: the question, or what the referee has found. */
export function FrozenAsk(props: { model: TableModel; actions: TableActions; chip?: boolean }) {
  const { model, actions } = props
  const t = model.t.value
  if (model.frozen.value) return props.chip ? null : <FrozenFound model={model} />
  return (
    <button
      type="button"
      class={props.chip ? 'chip' : 'row-button'}
      onClick={() => actions.declarations.askFrozen()}
    >
      {t.text(props.chip ? 'frozen.ask.short' : 'frozen.ask')}
    </button>
  )
}

/** For both players to see, until the stroke. */
export function FrozenFound(props: { model: TableModel }) {
  const found = props.model.frozen.value
  const t = props.model.t.value
  if (!found) return null
  const { frozenRails, frozenBalls } = found
  return (
    <div class="frozen small" role="status">
      {frozenRails.length + frozenBalls.length === 0 ? t.text('frozen.none') : t.text('frozen.found')}
      <ul>
        {frozenRails.map(([ball, rail]) => (
          <li key={ball + rail}>
            <Sentence parts={t.parts('frozen.rail', { ball: [ball], rail })} />
          </li>
        ))}
        {frozenBalls.map(([a, b]) => (
          <li key={a + b}>
            <Sentence parts={t.parts('frozen.pair', { balls: [a, b] })} />
          </li>
        ))}
      </ul>
    </div>
  )
}
