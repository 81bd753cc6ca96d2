import type { MessageKey } from '../i18n/index.ts'
import type { TableModel } from './model/table-model.ts'

/** "Nine-ball · WPA · race to 7 · rack 6". */
export function MatchTitle(props: { model: TableModel }) {
  const t = props.model.t.value
  const { terms, rackNumber } = props.model.match.value
  const words = [
    t.text(`ruleset.${terms.ruleset}` satisfies MessageKey),
    t.text(`ruleset.${terms.ruleset}.book` satisfies MessageKey),
    t.text(terms.ruleset === 'straight-pool' ? 'score.pointsTo' : 'score.raceTo', { count: terms.raceTo }),
    t.text('score.rack', { number: rackNumber }),
  ]
  return (
    <div class="title">
      <h1>{t.text('app.name')}</h1>
      <p class="quiet">{words.filter(Boolean).join(' · ')}</p>
    </div>
  )
}
