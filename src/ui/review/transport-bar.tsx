import { Icon } from '../icon.tsx'
import { RATES, type Rate } from './model/playhead.ts'
import { OVERLAYS, type ReviewActions, type ReviewModel } from './model/review-model.ts'

/** Play, step, speed, loop, and what is drawn over the table. */
export function TransportBar(props: { model: ReviewModel; actions: ReviewActions }) {
  return (
    <footer class="review-bar">
      <div class="review-controls">
        <Transport {...props} />
        <LoopButtons {...props} />
      </div>
      <OverlayToggles {...props} />
    </footer>
  )
}

function Transport({ model, actions }: { model: ReviewModel; actions: ReviewActions }) {
  const t = model.t.value
  const { playing, rate, time } = model.head.value
  return (
    <div class="review-transport">
      <button type="button" aria-label={t.text('review.key.last')} onClick={() => actions.step(-1)}>
        <Icon name="left" />
      </button>
      <button
        type="button"
        class="review-play"
        aria-label={t.text(playing ? 'review.pause' : 'review.play')}
        onClick={() => actions.play()}
      >
        <svg class="icon filled" viewBox="0 0 24 24" aria-hidden="true">
          <path d={playing ? 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z' : 'M7 4l13 8-13 8z'} />
        </svg>
      </button>
      <button type="button" aria-label={t.text('review.key.next')} onClick={() => actions.step(1)}>
        <Icon name="right" />
      </button>
      <span class="number review-clock" data-testid="clock">
        {t.text('review.seconds', { value: t.number(time, 5) })}
      </span>
      <select
        class="number"
        aria-label={t.text('review.rate')}
        value={String(rate)}
        onChange={(event) => setRate(actions, rate, Number(event.currentTarget.value) as Rate)}
      >
        {RATES.map((each) => (
          <option key={each} value={String(each)}>
            {rateText(each)}
          </option>
        ))}
      </select>
    </div>
  )
}

function setRate(actions: ReviewActions, from: Rate, to: Rate): void {
  const steps = RATES.indexOf(to) - RATES.indexOf(from)
  for (let i = 0; i < Math.abs(steps); i++) actions.slower(steps > 0 ? 1 : -1)
}

function rateText(rate: Rate): string {
  return rate === 1 ? '1 ×' : `1/${Math.round(1 / rate)} ×`
}

function LoopButtons({ model, actions }: { model: ReviewModel; actions: ReviewActions }) {
  const t = model.t.value
  const { loop } = model.head.value
  return (
    <fieldset class="review-loops" aria-label={t.text('review.loop')}>
      <button type="button" title={t.text('review.key.loop-from')} onClick={() => actions.setLoopEnd('from')}>
        {t.text('review.loop.from')}
      </button>
      <button type="button" title={t.text('review.key.loop-to')} onClick={() => actions.setLoopEnd('to')}>
        {t.text('review.loop.to')}
      </button>
      {loop ? (
        <button
          type="button"
          aria-label={t.text('review.key.loop-clear')}
          onClick={() => actions.clearLoop()}
        >
          <Icon name="cross" />
        </button>
      ) : null}
    </fieldset>
  )
}

function OverlayToggles({ model, actions }: { model: ReviewModel; actions: ReviewActions }) {
  const t = model.t.value
  return (
    <fieldset class="review-overlays" aria-label={t.text('review.overlays')}>
      {OVERLAYS.filter((name) => name !== 'other' || model.other.value !== null).map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={model.overlays.value.has(name)}
            onChange={() => actions.toggleOverlay(name)}
          />
          {t.text(`review.overlay.${name}`)}
        </label>
      ))}
    </fieldset>
  )
}
