import type { TrainerActions, TrainerModel } from './model/trainer-model.ts'

interface Part {
  model: TrainerModel
  actions: TrainerActions
}

/** The decision in one row of large buttons. */
export function DecisionRow(props: Part) {
  return props.model.terms.value.seat === 'one' ? <Choices {...props} /> : <Answers {...props} />
}

function Choices(props: Part) {
  const { model, actions } = props
  const t = model.t.value
  const chosen = model.choice.value
  return (
    <fieldset class="decision-row" aria-label={t.text('trainer.decide')}>
      {(['push-out', 'shoot', 'safety'] as const).map((kind) => (
        <button
          key={kind}
          type="button"
          class={`decision ${chosen === kind ? 'on' : ''}`}
          aria-pressed={chosen === kind}
          onClick={() => actions.choose(kind)}
        >
          <b>{t.text(`trainer.choose.${kind}`)}</b>
          <span class="small quiet block">{t.text(`trainer.choose.${kind}.about`)}</span>
        </button>
      ))}
      <button type="button" class="decision bare" onClick={() => actions.next()}>
        {t.text('trainer.skip')}
      </button>
    </fieldset>
  )
}

function Answers(props: Part) {
  const { model, actions } = props
  const t = model.t.value
  return (
    <fieldset class="decision-row" aria-label={t.text('trainer.decide')}>
      {(['take', 'hand-back'] as const).map((answer) => (
        <button key={answer} type="button" class="decision" onClick={() => actions.answerWith(answer)}>
          <b>{t.text(`trainer.choose.${answer}`)}</b>
          <span class="small quiet block">{t.text(`trainer.choose.${answer}.about`)}</span>
        </button>
      ))}
      <button type="button" class="decision bare" onClick={() => actions.next()}>
        {t.text('trainer.skip')}
      </button>
    </fieldset>
  )
}
