import { useEffect, useRef } from 'preact/hooks'
import type { VerdictShare, WhatIfAnswer } from '../../review/index.ts'
import type { ReviewModel } from './model/review-model.ts'
import { verdictText } from './model/verdict-text.ts'
import type { WhatIfActions, WhatIfModel } from './model/what-if-model.ts'
import { NumberField } from './number-field.tsx'
import { ObservedList } from './observed-list.tsx'
import { WorkBar } from './work-bar.tsx'

interface PanelProps {
  readonly model: ReviewModel
  readonly whatIf: WhatIfModel
  readonly actions: WhatIfActions
}

/** What is not known exactly, thousands of variations of it, and what can be said then. */
export function WhatIfPanel(props: PanelProps) {
  const { model, whatIf, actions } = props
  const t = model.t.value
  const work = whatIf.work.value
  return (
    <form
      class="review-what-if"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        actions.start()
      }}
    >
      <p class="small quiet">{t.text('review.whatif.about')}</p>
      <Inputs {...props} />
      <ObservedList {...props} />
      <WorkBar
        t={t}
        work={work}
        label={t.text('review.whatif.start', { count: whatIf.trials.value })}
        onCancel={() => actions.cancel()}
      />
      {work.kind === 'done' ? <Answer {...props} answer={work.answer} /> : null}
    </form>
  )
}

function Inputs({ model, whatIf, actions }: PanelProps) {
  const t = model.t.value
  const { position, directionDeg, speed, tip } = whatIf.uncertainty.value
  return (
    <fieldset class="review-fields">
      <legend>{t.text('review.whatif.unsure')}</legend>
      <NumberField
        label={t.text('review.whatif.position')}
        unit="mm"
        value={position * 1000}
        least={0}
        most={100}
        step={0.1}
        onValue={(mm) => actions.setUncertainty({ position: mm / 1000 })}
      />
      <NumberField
        label={t.text('review.whatif.direction')}
        unit="°"
        value={directionDeg}
        least={0}
        most={10}
        step={0.05}
        onValue={(deg) => actions.setUncertainty({ directionDeg: deg })}
      />
      <NumberField
        label={t.text('review.whatif.speed')}
        unit="%"
        value={speed * 100}
        least={0}
        most={50}
        step={1}
        onValue={(percent) => actions.setUncertainty({ speed: percent / 100 })}
      />
      <NumberField
        label={t.text('review.whatif.tip')}
        unit="%R"
        value={tip * 100}
        least={0}
        most={50}
        step={0.5}
        onValue={(percent) => actions.setUncertainty({ tip: percent / 100 })}
      />
      <NumberField
        label={t.text('review.whatif.trials')}
        value={whatIf.trials.value}
        least={100}
        most={100_000}
        step={100}
        onValue={(count) => actions.setTrials(Math.round(count))}
      />
      <NumberField
        label={t.text('review.whatif.seed')}
        value={whatIf.seed.value}
        least={0}
        most={4_294_967_295}
        step={1}
        onValue={(seed) => actions.setSeed(Math.round(seed))}
      />
    </fieldset>
  )
}

function Answer({ model, actions, answer }: PanelProps & { answer: WhatIfAnswer }) {
  const t = model.t.value
  const { conclusion } = answer
  const box = useRef<HTMLElement>(null)
  // The answer stands under the questions: it comes into sight when it is there.
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), [answer])
  const verdict = conclusion.verdict ? verdictText(t, conclusion.verdict) : ''
  return (
    <section ref={box} class="review-answer" aria-live="polite">
      <p class="review-conclusion">
        {t.text('review.whatif.conclusion', {
          code: conclusion.code,
          verdict,
          percent: percentText(conclusion.probability),
          seat: conclusion.benefit ?? '',
          agree: conclusion.agree,
          trials: conclusion.trials,
        })}
      </p>
      <p class="small quiet">
        {t.text('review.whatif.agree', { agree: answer.agree, trials: answer.trials })}
      </p>
      <ul class="review-shares">
        {answer.verdicts.map((share) => (
          <Share key={verdictText(t, share)} model={model} actions={actions} share={share} />
        ))}
      </ul>
    </section>
  )
}

function Share(props: { model: ReviewModel; actions: WhatIfActions; share: VerdictShare }) {
  const { model, actions, share } = props
  const t = model.t.value
  const [low, high] = share.interval
  return (
    <li>
      <p>
        <b class="number">{percentText(share.probability)} %</b> {verdictText(t, share)}
        <span class="small quiet number">
          {' '}
          {t.text('review.whatif.interval', {
            low: percentText(low),
            high: percentText(high),
            count: share.count,
          })}
        </span>
      </p>
      <div class="review-share-bar" aria-hidden="true">
        <i class={share.kind === 'legal' ? 'legal' : ''} style={{ width: `${share.probability * 100}%` }} />
        <i class="interval" style={{ left: `${low * 100}%`, width: `${(high - low) * 100}%` }} />
      </div>
      <p class="review-examples small">
        <span class="quiet">{t.text('review.whatif.examples')}</span>
        {share.examples.map((trial) => (
          <button key={trial} type="button" class="link number" onClick={() => actions.openTrial(trial)}>
            #{trial}
          </button>
        ))}
      </p>
    </li>
  )
}

function percentText(share: number): string {
  const percent = share * 100
  const whole = percent > 0 && percent < 1 ? percent.toFixed(1) : percent.toFixed(0)
  return percent < 100 && whole === '100' ? percent.toFixed(1) : whole
}
