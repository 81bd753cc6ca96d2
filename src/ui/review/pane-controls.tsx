import { Icon } from '../icon.tsx'
import { GapLens } from './gap-lens.tsx'
import type { Gap } from './model/gaps.ts'
import { type PaneName, REVIEW_CAMERAS, type ReviewActions, type ReviewModel } from './model/review-model.ts'
import { StrikeReadout } from './strike-readout.tsx'

/** Which camera a picture has, and what its contact camera measures. */
export function PaneControls(props: { pane: PaneName; model: ReviewModel; actions: ReviewActions }) {
  const { pane, model, actions } = props
  const t = model.t.value
  const camera = model.cameras.value[pane]
  return (
    <>
      <div class="review-pane-bar">
        <select
          aria-label={t.text(`review.camera.${pane}`)}
          value={camera}
          onChange={(event) => actions.setCamera(pane, event.currentTarget.value as typeof camera)}
        >
          {REVIEW_CAMERAS.map((each) => (
            <option key={each} value={each}>
              {t.text(`review.camera.of.${each}`)}
            </option>
          ))}
        </select>
        {camera === 'contact' ? (
          <button type="button" onClick={() => actions.turnContact()}>
            {t.text(`review.contact.${model.contactFrom.value}`)}
          </button>
        ) : null}
        {pane === 'second' ? (
          <button
            type="button"
            aria-pressed={model.beside.value}
            aria-label={t.text('review.key.beside')}
            title={t.text('review.key.beside')}
            onClick={() => actions.toggleBeside()}
          >
            <Icon name="free" />
          </button>
        ) : null}
      </div>
      {camera === 'contact' ? <ContactReadout model={model} actions={actions} /> : null}
    </>
  )
}

/** The gaps in words and numbers: what the picture shows, for those who do not trust pixels. */
function ContactReadout({ model, actions }: { model: ReviewModel; actions: ReviewActions }) {
  const t = model.t.value
  const { gap, open } = model.reading.value
  const { time } = model.head.value
  return (
    <>
      {open ? <GapLens model={model} gap={open} /> : null}
      <div class="review-readout">
        <StrikeReadout model={model} actions={actions} />
        <p class="review-reading small" data-testid="reading">
          <span class="number">{t.text('review.seconds', { value: t.number(time, 5) })}</span>
          {[gap, open].map((each, i) =>
            each ? (
              <span key={i} class={i === 0 ? 'first' : ''}>
                {gapText(model, each)}
              </span>
            ) : null,
          )}
        </p>
      </div>
    </>
  )
}

/** "cue ball to the 1: 0.34 mm". */
export function gapText({ t }: ReviewModel, { pair, metres }: Gap): string {
  const value = t.value.text('review.millimetres', { value: t.value.number(Math.max(0, metres) * 1000, 2) })
  return pair.kind === 'balls'
    ? t.value.text('review.gap.balls', { a: [pair.a], b: [pair.b], value })
    : t.value.text('review.gap.rail', { ball: [pair.ball], rail: pair.rail, value })
}
