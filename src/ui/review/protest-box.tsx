import { useState } from 'preact/hooks'
import type { ReviewModel } from './model/review-model.ts'

/** The referee looks again at a foul of the shot just played: it is overruled, or it stands. */
export function ProtestBox(props: { model: ReviewModel; onOverrule: (rule: string) => void }) {
  const { model } = props
  const t = model.t.value
  const [open, setOpen] = useState(false)
  const { fouls } = model.reviewed.value.shot.ruling
  if (fouls.length === 0) return null
  if (!open) {
    return (
      <p class="review-protest">
        <button type="button" onClick={() => setOpen(true)}>
          {t.text('review.protest')}
        </button>
      </p>
    )
  }
  return (
    <section class="review-protest" aria-label={t.text('review.protest')}>
      <p class="small quiet">{t.text('review.protest.about')}</p>
      <p class="review-add">
        <button type="button" class="primary" onClick={() => setOpen(false)}>
          {t.text('review.protest.stands')}
        </button>
        {fouls.map((rule) => (
          <button key={rule} type="button" onClick={() => props.onOverrule(rule)}>
            {t.text('review.protest.overrule', { rule })}
          </button>
        ))}
      </p>
    </section>
  )
}
