import { TABLE_NAMES } from '../../table/index.ts'
import { PUSH_OUT_GAMES } from '../../training/index.ts'
import { COMPUTER_LEVELS } from '../model/match-wishes.ts'
import { Segments } from '../segments.tsx'
import { Sheet } from '../sheet.tsx'
import type { TrainerActions, TrainerModel } from './model/trainer-model.ts'

/** What is trained, and against whom. */
export function TermsSheet(props: { model: TrainerModel; actions: TrainerActions; onClose: () => void }) {
  const { model, actions } = props
  const t = model.t.value
  const terms = model.terms.value
  const levels = COMPUTER_LEVELS.map((level) => [level, t.text(`players.level.${level}`)] as const)
  return (
    <Sheet t={t} title={t.text('trainer.terms')} onClose={props.onClose}>
      <Segments
        legend={t.text('trainer.seat')}
        name="seat"
        options={[
          ['one', t.text('trainer.seat.one')],
          ['two', t.text('trainer.seat.two')],
        ]}
        value={terms.seat}
        onChange={(seat) => actions.setTerms({ seat })}
      />
      <Segments
        legend={t.text('setUp.game')}
        name="game"
        options={PUSH_OUT_GAMES.map((game) => [
          game,
          `${t.text(`ruleset.${game}`)} ${t.text(`ruleset.${game}.book`)}`,
        ])}
        value={terms.ruleset}
        onChange={(ruleset) => actions.setTerms({ ruleset })}
      />
      <Segments
        legend={t.text('setUp.table')}
        name="table"
        options={TABLE_NAMES.map((name) => [name, t.text(`setUp.table.${name}`)])}
        value={terms.table}
        onChange={(table) => actions.setTerms({ table })}
      />
      <Segments
        legend={t.text('trainer.level.own')}
        name="own"
        options={levels}
        value={terms.own}
        onChange={(own) => actions.setTerms({ own })}
      />
      <Segments
        legend={t.text('trainer.level.other')}
        name="other"
        options={levels}
        value={terms.other}
        onChange={(other) => actions.setTerms({ other })}
      />
    </Sheet>
  )
}
