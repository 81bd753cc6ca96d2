import type { Translator } from '../../i18n/index.ts'
import type { TurningPoint, WhatDecidedIt } from '../../review/index.ts'
import { Sentence } from '../sentence.tsx'
import type { ReviewModel } from './model/review-model.ts'
import { verdictText } from './model/verdict-text.ts'
import type { WhatIfActions, WhatIfModel } from './model/what-if-model.ts'
import { WorkBar } from './work-bar.tsx'

/** The smallest change of each thing that turns the verdict: on what it hung. */
export function DecidedPanel(props: { model: ReviewModel; whatIf: WhatIfModel; actions: WhatIfActions }) {
  const { model, whatIf, actions } = props
  const t = model.t.value
  const work = whatIf.decided.value
  return (
    <form
      class="review-decided"
      onSubmit={(event) => {
        event.preventDefault()
        actions.decide()
      }}
    >
      <p class="small quiet">{t.text('review.decided.about')}</p>
      <WorkBar t={t} work={work} label={t.text('review.decided.start')} onCancel={() => actions.cancel()} />
      {work.kind === 'done' ? <Turns model={model} answer={work.answer} /> : null}
    </form>
  )
}

function Turns({ model, answer }: { model: ReviewModel; answer: WhatDecidedIt }) {
  const t = model.t.value
  const { turns, smallest } = answer
  if (turns.length === 0) return <p aria-live="polite">{t.text('review.decided.nothing')}</p>
  const ordered = turns
    .map((turn, index) => ({ turn, index }))
    .toSorted((a, b) => a.turn.weight - b.turn.weight)
  return (
    <ol class="review-turns" aria-live="polite">
      {ordered.map(({ turn, index }) => (
        <li key={index} class={index === smallest ? 'smallest' : ''}>
          <p>
            <Sentence parts={t.parts('review.decided.change', changeParams(model, turn))} />
          </p>
          <p class="small">
            <span class="quiet">{t.text('review.decided.then')}</span> {verdictText(t, turn.verdict)}
          </p>
        </li>
      ))}
    </ol>
  )
}

function changeParams({ t }: ReviewModel, { change, ball, unit, by }: TurningPoint) {
  return {
    change,
    ball: [ball ?? 'cue'],
    way: by > 0 ? 'more' : 'less',
    value: t.value.text('review.decided.value', { value: valueText(t.value, Math.abs(by), unit), unit }),
  }
}

function valueText(t: Translator, by: number, unit: TurningPoint['unit']): string {
  const value = unit === 'm' ? by * 1000 : by
  return t.number(value, value < 0.1 ? 4 : value < 1 ? 3 : 2)
}
