import type { TrainerModel } from './model/trainer-model.ts'

/** One word for each shot whose lines lie on the cloth, with its value; the page puts them in their places. */
export function ShotMarks(props: { model: TrainerModel }) {
  const { model } = props
  const t = model.t.value
  const chips = model.ghosts.value
  return (
    <>
      {model.marks.value.map(({ name }) => {
        const value = chips.find((chip) => chip.name === name)?.value
        return (
          <span key={name} class={`shot-mark ${name === 'chosen' ? 'chosen' : ''}`}>
            <span>
              {t.text(`trainer.ghost.${name}`)}{' '}
              {value === null || value === undefined ? null : <b class="number">{t.number(value, 2)}</b>}
            </span>
          </span>
        )
      })}
    </>
  )
}
