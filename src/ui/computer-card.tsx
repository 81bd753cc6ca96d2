import { useState } from 'preact/hooks'
import type { TableModel } from './model/table-model.ts'
import { Sentence } from './sentence.tsx'

/** A computer player thinks, and afterwards says why he played so when he is asked. */
export function ComputerCard(props: { model: TableModel }) {
  const { model } = props
  const [asked, setAsked] = useState(false)
  const t = model.t.value
  const thinking = model.thinking.value
  const thought = model.thought.value
  if (model.task.value.kind === 'thinking' && thinking)
    return (
      <section class="panel card computer-card" role="status" aria-live="polite">
        <p>{t.text('players.thinks', { seat: thinking.seat })}</p>
        <progress
          max={1}
          value={thinking.share}
          aria-label={t.text('players.thinks', { seat: thinking.seat })}
        />
      </section>
    )
  if (!thought || model.task.value.kind === 'running' || model.task.value.kind === 'thinking') return null
  return (
    <section class="panel card computer-card">
      <button type="button" class="link" aria-expanded={asked} onClick={() => setAsked(!asked)}>
        {t.text('opponent.why', { seat: thought.seat })}
      </button>
      {asked ? (
        <ul class="small">
          {thought.sentences.map(({ key, params }) =>
            t.has(key) ? (
              <li key={key}>
                <Sentence parts={t.parts(key, params)} />
              </li>
            ) : null,
          )}
        </ul>
      ) : null}
    </section>
  )
}
