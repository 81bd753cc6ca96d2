import type { ShotEvent } from '../../shot/index.ts'
import { describeEvent } from '../model/describe-event.ts'
import { useDrag } from '../use-drag.ts'
import type { ReviewActions, ReviewModel } from './model/review-model.ts'
import { isStop, type ShotMark, signOf } from './model/shot-marks.ts'
import { ticksOf } from './model/zoom-window.ts'
import { ZoomStrip } from './zoom-strip.tsx'

/** The whole shot with every event, and under it a short stretch of it. */
export function Timeline(props: { model: ReviewModel; actions: ReviewActions }) {
  const t = props.model.t.value
  return (
    <section class="review-time panel" aria-label={t.text('review.timeline')}>
      <span class="small quiet review-time-name">{t.text('review.timeline.shot')}</span>
      <Overview {...props} />
      <ZoomStrip {...props} />
    </section>
  )
}

function Overview({ model, actions }: { model: ReviewModel; actions: ReviewActions }) {
  const { duration } = model
  const { time, loop } = model.head.value
  const t = model.t.value
  const length = Math.max(duration, 1e-3)
  const share = (at: number) => `${(100 * at) / length}%`
  const drag = useDrag((event, box) => actions.seek(((event.clientX - box.left) / box.width) * length))
  return (
    <div class="review-overview">
      <Marks model={model} actions={actions} />
      <div
        {...drag}
        class="review-track"
        role="slider"
        tabIndex={0}
        aria-label={t.text('review.time')}
        aria-valuemin={0}
        aria-valuemax={Number(duration.toFixed(5))}
        aria-valuenow={Number(time.toFixed(5))}
        aria-valuetext={t.text('review.seconds', { value: t.number(time, 5) })}
        onKeyDown={(event) => slide(event, model, actions)}
      >
        {loop ? (
          <i class="review-loop" style={{ left: share(loop.from), width: share(loop.to - loop.from) }} />
        ) : null}
        <i class="review-past" style={{ width: share(time) }} />
        <i class="review-head" style={{ left: share(time) }} />
      </div>
      <OtherMarks model={model} actions={actions} />
      <div class="review-scale" aria-hidden="true">
        {ticksOf(0, length, 0).map((tick) => (
          <span key={tick.t} class="number" style={{ left: share(tick.t) }}>
            {t.text('review.seconds', { value: t.number(tick.t, length < 2 ? 1 : 0) })}
          </span>
        ))}
      </div>
    </div>
  )
}

/** One arrow is a fortieth of the strip, as with the keys of the desk. */
function slide(event: KeyboardEvent, model: ReviewModel, actions: ReviewActions): void {
  const { duration } = model
  const act: Readonly<Record<string, () => void>> = {
    ArrowRight: () => actions.step(1),
    ArrowLeft: () => actions.step(-1),
    ArrowUp: () => actions.nudge(1, false),
    ArrowDown: () => actions.nudge(-1, false),
    Home: () => actions.seek(0),
    End: () => actions.seek(duration),
  }
  const found = act[event.key]
  if (!found) return
  event.preventDefault()
  found()
}

/** Signs above the track: what only tells how a ball rolls is a dot. */
function Marks({ model, actions }: { model: ReviewModel; actions: ReviewActions }) {
  const { marks, shot } = model.reviewed.value
  const { events } = shot.result
  const length = Math.max(model.duration, 1e-3)
  const t = model.t.value
  const foul = shot.ruling.fouls.length > 0
  return (
    <div class="review-marks">
      {marks.map((mark) => {
        const style = { left: `${(100 * mark.t) / length}%` }
        if (!isStop(mark)) return <i key={mark.event} class="review-dot" style={style} />
        return (
          <button
            key={mark.event}
            type="button"
            tabIndex={-1}
            class={markClass(mark, model.chosen.value, foul)}
            style={style}
            aria-label={markLabel(model, mark, events[mark.event]!)}
            title={`${markLabel(model, mark, events[mark.event]!)} · ${t.number(mark.t, 5)} s`}
            onClick={() => actions.choose(mark.event)}
          >
            {signOf(mark.kind)}
          </button>
        )
      })}
    </div>
  )
}

/** The events of the other shot on the same clock, below those of the first. */
function OtherMarks({ model, actions }: { model: ReviewModel; actions: ReviewActions }) {
  const other = model.other.value
  if (other === null || !model.overlays.value.has('other')) return null
  const length = Math.max(model.duration, 1e-3)
  const { events } = other.shot.result
  const t = model.t.value
  return (
    <div class="review-marks review-b">
      {other.marks.filter(isStop).map((mark) => (
        <button
          key={mark.event}
          type="button"
          tabIndex={-1}
          class={`review-mark ${mark.kind}`}
          style={{ left: `${(100 * mark.t) / length}%` }}
          aria-label={`${t.text('review.compare.b')} ${markLabel(model, mark, events[mark.event]!)}`}
          title={`${t.text('review.compare.b')} ${markLabel(model, mark, events[mark.event]!)} · ${t.number(mark.t, 5)} s`}
          onClick={() => actions.seek(mark.t)}
        >
          {signOf(mark.kind)}
        </button>
      ))}
    </div>
  )
}

function markClass(mark: ShotMark, chosen: number, foul: boolean): string {
  const classes = ['review-mark', mark.kind]
  if (mark.deciding) classes.push(foul ? 'foul' : 'deciding')
  if (mark.event === chosen) classes.push('chosen')
  return classes.join(' ')
}

export function markLabel(model: ReviewModel, mark: ShotMark, event: ShotEvent): string {
  const sentence = describeEvent(model.t.value, event)
    .map(({ text }) => text)
    .join('')
  return mark.order === null ? sentence : `${mark.order}. ${sentence}`
}
