import { describeEvent } from '../model/describe-event.ts'
import { Sentence } from '../sentence.tsx'
import type { ReviewActions, ReviewModel } from './model/review-model.ts'
import { signOf } from './model/shot-marks.ts'

/** What happened, in order; each line leads to its instant. */
export function EventList({ model, actions }: { model: ReviewModel; actions: ReviewActions }) {
  const { marks, shot } = model.reviewed.value
  const t = model.t.value
  const foul = shot.ruling.fouls.length > 0
  return (
    <ol class="review-events" aria-label={t.text('review.events')}>
      {marks
        .filter(({ order, deciding }) => order !== null || deciding)
        .map((mark) => (
          <li key={mark.event}>
            <button
              type="button"
              class={mark.deciding && foul ? 'foul' : ''}
              aria-current={mark.event === model.chosen.value ? 'step' : undefined}
              onClick={() => actions.choose(mark.event)}
            >
              <span class="review-order number">{mark.order ?? '·'}</span>
              <span class="review-sign" aria-hidden="true">
                {signOf(mark.kind)}
              </span>
              <span class="review-what">
                <Sentence parts={describeEvent(t, shot.result.events[mark.event]!)} />
              </span>
              <span class="number">{t.text('review.seconds', { value: t.number(mark.t, 5) })}</span>
            </button>
          </li>
        ))}
    </ol>
  )
}
