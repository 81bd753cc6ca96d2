import type { MessageKey } from '../../i18n/index.ts'
import type { ChoiceValue, PushOutValue } from '../../training/index.ts'
import { Icon } from '../icon.tsx'
import { Sentence } from '../sentence.tsx'
import { GhostChips } from './ghost-chips.tsx'
import type { TrainerActions, TrainerModel } from './model/trainer-model.ts'
import { ValueBar } from './value-bar.tsx'

interface Part {
  model: TrainerModel
  actions: TrainerActions
}

/** After the decision: what it was worth, what each kind would have been worth, and why. */
export function AnswerCard(props: Part) {
  const { model } = props
  const t = model.t.value
  return (
    <section class="answer-card" aria-label={t.text('trainer.card')}>
      <Verdict model={model} />
      <Refining model={model} />
      <p class="small quiet">{t.text('trainer.card.about')}</p>
      {model.terms.value.seat === 'one' ? <ChoiceBars model={model} /> : <AnswerBars model={model} />}
      <WhyLine model={model} />
      <GhostChips {...props} />
      <button type="button" class="primary" onClick={() => props.actions.next()}>
        {t.text('trainer.next')}
      </button>
    </section>
  )
}

function Verdict(props: { model: TrainerModel }) {
  const { model } = props
  const t = model.t.value
  const regret = model.regret.value ?? model.answerRegret.value
  if (!regret) {
    return (
      <p class="verdict-line quiet" role="status">
        {t.text('trainer.thinking')}
      </p>
    )
  }
  const good = regret.grade === 'excellent' || regret.grade === 'good'
  return (
    <div class={`verdict-line ${good ? 'good' : 'missed'}`}>
      <Icon name={good ? 'tick' : 'cross'} />
      <h2>{t.text(`players.grade.${regret.grade}`)}</h2>
      <p class="regret">
        <span class="quiet small">{t.text('trainer.regret')}</span>{' '}
        <b class="number">{t.number(regret.value, 2)}</b>{' '}
        <span class="quiet small number">± {t.number(1.96 * regret.se, 2)}</span>
      </p>
    </div>
  )
}

/** How far the values have come: they get better while somebody looks. */
function Refining({ model }: { model: TrainerModel }) {
  const t = model.t.value
  const share = model.values.value?.share
  if (share === undefined || share >= 1) return null
  return <progress class="refining" value={Math.max(0.05, share)} aria-label={t.text('trainer.refining')} />
}

function ChoiceBars(props: { model: TrainerModel }) {
  const { model } = props
  const t = model.t.value
  const chosen = model.chosen.value
  const values = model.values.value
  return (
    <>
      {chosen ? (
        <ValueBar
          label={t.text('trainer.yours', { kind: model.choice.value })}
          value={chosen.value}
          se={chosen.se}
          text={t.number(chosen.value, 2)}
          look="chosen"
        >
          {isPush(chosen) ? <PushAnswers model={model} value={chosen} /> : null}
          {isPush(chosen) ? <Away model={model} value={chosen} /> : null}
        </ValueBar>
      ) : null}
      {(['shoot', 'safety', 'push-out'] as const).map((kind) => {
        const value = values?.values[kind]
        return value ? (
          <ValueBar
            key={kind}
            label={t.text(`trainer.best.${kind}`)}
            value={value.value}
            se={value.se}
            text={t.number(value.value, 2)}
            look={values?.best === kind ? 'best' : 'plain'}
          >
            {isPush(value) ? (
              <PushAnswers model={model} value={value} />
            ) : (
              t.text('trainer.kind', { kind: value.kind })
            )}
          </ValueBar>
        ) : null
      })}
    </>
  )
}

function isPush(value: ChoiceValue | PushOutValue): value is PushOutValue {
  return 'ifTaken' in value
}

function PushAnswers(props: { model: TrainerModel; value: PushOutValue }) {
  const t = props.model.t.value
  const { ifTaken, ifHandedBack } = props.value
  return (
    <>
      {t.text('trainer.push.answers', {
        taken: t.number(ifTaken, 2),
        back: t.number(ifHandedBack, 2),
      })}
    </>
  )
}

/** A place this near is the same one, m. */
const SAME_PLACE = 0.05

/** How far the best place is from the one that was chosen, where it is worth more. */
function Away({ model, value }: { model: TrainerModel; value: PushOutValue }) {
  const best = model.values.value?.values['push-out']
  if (!best || best.value <= value.value) return null
  const off = Math.hypot(best.cue[0] - value.cue[0], best.cue[1] - value.cue[1])
  return off < SAME_PLACE ? null : (
    <span class="block">{model.t.value.text('trainer.push.away', { off })}</span>
  )
}

function AnswerBars(props: { model: TrainerModel }) {
  const { model } = props
  const t = model.t.value
  const answer = model.answer.value
  if (!answer) return null
  const rows = [
    ['take', answer.take],
    ['hand-back', answer.handBack],
  ] as const
  return (
    <>
      {rows.map(([name, { value, se }]) => (
        <ValueBar
          key={name}
          label={t.text(`trainer.answer.${name}`)}
          value={value}
          se={se}
          text={t.number(value, 2)}
          look={model.answered.value === name ? 'chosen' : answer.best === name ? 'best' : 'plain'}
        />
      ))}
    </>
  )
}

function WhyLine(props: { model: TrainerModel }) {
  const t = props.model.t.value
  const why = props.model.why.value
  if (!why || !t.has(why.key)) return null
  const key: MessageKey = why.key
  return (
    <p class="why-line">
      <Sentence parts={t.parts(key, why.params)} />
    </p>
  )
}
