import { Icon } from '../icon.tsx'
import type { TrainerActions, TrainerModel } from './model/trainer-model.ts'

/** Shots that decide it, each to be played once more on the table. */
export function GhostChips(props: { model: TrainerModel; actions: TrainerActions }) {
  const { model, actions } = props
  const t = model.t.value
  const chips = model.ghosts.value
  if (chips.length === 0) return null
  return (
    <fieldset class="ghost-chips">
      <legend class="small quiet">{t.text('trainer.ghosts')}</legend>
      {chips.map(({ name }) => (
        <button
          key={name}
          type="button"
          class={`row-button ${model.ghost.value === name ? 'on' : ''}`}
          aria-pressed={model.ghost.value === name}
          onClick={() => actions.showGhost(name)}
        >
          <Icon name="skip" />
          {t.text(`trainer.ghost.${name}`)}
        </button>
      ))}
    </fieldset>
  )
}
