import type { Seat } from '../shot/index.ts'
import type { TableActions, TableModel } from './model/table-model.ts'
import { Sheet } from './sheet.tsx'

/** Asks once more before what cannot be taken back: conceding, leaving a match for a new one. */
export function QuestionSheet(props: { model: TableModel; actions: TableActions }) {
  const question = props.model.question.value
  if (question === null) return null
  const t = props.model.t.value
  const close = () => props.actions.ask(null)
  return (
    <Sheet t={t} title={t.text(`question.${question}`)} onClose={close}>
      <p class="quiet">{t.text(`question.${question}.then`)}</p>
      {question === 'concede' ? <ConcedeAnswers {...props} onDone={close} /> : null}
      {question === 'leave-match' ? (
        <div class="answers">
          <button type="button" class="row-button" onClick={() => props.actions.newMatch()}>
            {t.text('question.leave-match.yes')}
          </button>
        </div>
      ) : null}
      <button type="button" class="row-button" onClick={close}>
        {t.text('question.no')}
      </button>
    </Sheet>
  )
}

function ConcedeAnswers(props: { model: TableModel; actions: TableActions; onDone: () => void }) {
  const t = props.model.t.value
  const answer = (seat: Seat) => () => {
    props.onDone()
    props.actions.concede(seat)
  }
  return (
    <div class="answers">
      {(['A', 'B'] as const).map((seat) => (
        <button key={seat} type="button" class="row-button" onClick={answer(seat)}>
          {t.text('question.concede.yes', { seat })}
        </button>
      ))}
    </div>
  )
}
