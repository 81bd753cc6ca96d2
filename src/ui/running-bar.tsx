import { Icon } from './icon.tsx'
import type { TableActions, TableModel } from './model/table-model.ts'

/** While the balls roll there is one thing to press: the way to the end of the shot. */
export function RunningBar(props: { model: TableModel; actions: TableActions }) {
  if (props.model.task.value.kind !== 'running') return null
  return (
    <button type="button" class="skip" onClick={() => props.actions.skip()}>
      <Icon name="skip" />
      {props.model.t.value.text('running.skip')}
    </button>
  )
}
