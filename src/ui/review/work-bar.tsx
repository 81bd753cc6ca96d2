import type { Translator } from '../../i18n/index.ts'
import type { WorkState } from './model/what-if-model.ts'

/** Starts a long piece of work by submitting its form, shows how far it is, and stops it. */
export function WorkBar(props: {
  t: Translator
  work: WorkState<unknown>
  label: string
  onCancel: () => void
}) {
  const { t, work } = props
  if (work.kind === 'running') {
    // Its own key: were the button that is pressed to become the one that submits, the press would start all again.
    return (
      <p key="running" class="review-work">
        <progress max={work.of} value={work.done} aria-label={t.text('review.work.progress')} />
        <span class="number small">
          {work.done} / {work.of}
        </span>
        <button type="button" onClick={props.onCancel}>
          {t.text('review.work.cancel')}
        </button>
      </p>
    )
  }
  return (
    <>
      <p key="ready" class="review-work">
        <button type="submit" class="primary">
          {props.label}
        </button>
      </p>
      {work.kind === 'failed' ? (
        <p class="warn small" role="alert">
          {t.text('review.work.failed', { code: work.fault.code })}
        </p>
      ) : null}
    </>
  )
}
