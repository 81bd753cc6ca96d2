import { useEffect, useRef } from 'preact/hooks'
import { useNarrow } from '../use-narrow.ts'
import { VerdictMark } from '../verdict-mark.tsx'
import { LESSON_STEPS, type LessonActions, type LessonModel } from './lesson-model.ts'

/** A key that is still meant for the shot does not turn the page before it is read, ms. */
const READ_MS = 900

/** The task of the moment, in the words of the hand that is used, and the way on or out. */
export function LessonCard(props: { model: LessonModel; actions: LessonActions }) {
  const { model, actions } = props
  const t = model.t.value
  const step = model.step.value
  const stage = model.stage.value
  const at = LESSON_STEPS.indexOf(step)
  const last = at === LESSON_STEPS.length - 1
  const narrow = useNarrow()
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (stage !== 'done') return undefined
    const timer = setTimeout(() => next.current?.focus({ preventScroll: true }), READ_MS)
    return () => clearTimeout(timer)
  }, [stage])
  return (
    <section
      class={`panel lesson-card stage-${stage}`}
      data-inset={narrow ? 'top' : undefined}
      aria-label={t.text('lesson.title')}
    >
      <p class="row small quiet">
        <span>{t.text('lesson.title')}</span>
        <span class="number">{t.text('lesson.step', { at: at + 1, of: LESSON_STEPS.length })}</span>
      </p>
      <h2>{t.text(`lesson.${step}.title`)}</h2>
      <div role="status" aria-live="polite">
        {stage === 'done' ? (
          <p class="lesson-done">
            <VerdictMark tone="legal" /> {t.text(`lesson.${step}.done`)}
          </p>
        ) : (
          <>
            {stage === 'missed' ? <p class="warn small">{t.text('lesson.missed')}</p> : null}
            <p>{t.text(`lesson.${step}.task`)}</p>
            <p class="small quiet">{t.text(`lesson.${step}.${model.input.value}`)}</p>
          </>
        )}
      </div>
      <p class="lesson-ways">
        {stage === 'done' ? (
          <button ref={next} type="button" class="primary" onClick={() => actions.next()}>
            {t.text(last ? 'lesson.finish' : 'lesson.next')}
          </button>
        ) : null}
        {stage === 'done' && last ? null : (
          <button type="button" class="bare-text link" onClick={() => actions.leave()}>
            {t.text('lesson.skip')}
          </button>
        )}
      </p>
    </section>
  )
}
