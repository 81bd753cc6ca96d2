import { useState } from 'preact/hooks'
import type { Seat } from '../shot/index.ts'
import type { DeskPart } from './desk-part.ts'
import { CONDUCT_LEVELS, type ConductLevel } from './model/desk-model.ts'
import { Segments } from './segments.tsx'

/** Unsportsmanlike conduct: the ladder of penalties, each with what it costs, given only with a second press [6.17]. */
export function ConductForm(props: DeskPart) {
  const { model, actions, desk } = props
  const t = model.t.value
  const [against, setAgainst] = useState<Seat>('A')
  const [level, setLevel] = useState<ConductLevel>('warning')
  if (!desk.mayPunish) return null
  const names = model.setup.players
  const phase = model.match.value.phase
  const about = phase === 'break' || phase === 'aiming' ? 'between' : 'shot'
  const give = (event: Event) => {
    event.preventDefault()
    actions.desk.claim('referee', { rule: '6.17', against, level }, about)
  }
  return (
    <details class="details conduct">
      <summary>{t.text('referee.conduct')}</summary>
      <form onSubmit={give}>
        <Segments
          legend={t.text('referee.against')}
          name="conduct-against"
          options={[
            ['A', names.A.name],
            ['B', names.B.name],
          ]}
          value={against}
          onChange={setAgainst}
        />
        <Segments
          legend={t.text('referee.level')}
          name="conduct-level"
          options={CONDUCT_LEVELS.map((each) => [each, t.text(`referee.level.${each}`)])}
          value={level}
          onChange={setLevel}
        />
        <p class="small quiet" role="status">
          {t.text(`referee.level.${level}.then`)}
        </p>
        <button type="submit" class="primary">
          {t.text('referee.conduct.do')}
        </button>
      </form>
    </details>
  )
}
