import { describeEvent } from '../model/describe-event.ts'
import { Sentence } from '../sentence.tsx'
import { useDrag } from '../use-drag.ts'
import { useNarrow } from '../use-narrow.ts'
import type { ReviewActions, ReviewModel } from './model/review-model.ts'
import { isStop, type ShotMark } from './model/shot-marks.ts'
import { ticksOf, type ZoomWindow } from './model/zoom-window.ts'

/** Milliseconds, or microseconds, round the chosen event, with the time between neighbours. */
export function ZoomStrip({ model, actions }: { model: ReviewModel; actions: ReviewActions }) {
  const zoom = model.zoom.value
  const t = model.t.value
  const { time } = model.head.value
  const length = zoom.to - zoom.from
  const share = (at: number) => (100 * (at - zoom.from)) / length
  const drag = useDrag((event, box) =>
    actions.seek(zoom.from + ((event.clientX - box.left) / box.width) * length),
  )
  const inside = stopsWithin(model.reviewed.value.marks, zoom)
  return (
    <>
      <div class="review-time-name small">
        <span class="quiet">{t.text('review.zoom')}</span>
        <span class="number">{spanText(model, length)}</span>
        <span class="review-zoom-buttons">
          <button
            type="button"
            aria-label={t.text('review.key.zoom-out')}
            onClick={() => actions.widenZoom(1)}
          >
            −
          </button>
          <button
            type="button"
            aria-label={t.text('review.key.zoom-in')}
            onClick={() => actions.widenZoom(-1)}
          >
            +
          </button>
        </span>
      </div>
      <div class="review-zoom">
        <div {...drag} class="review-zoom-track">
          <TipSpans model={model} share={share} />
          <OtherShot model={model} share={share} />
          <Spans model={model} marks={inside} share={share} />
          {inside.map((mark) => (
            <ZoomMark key={mark.event} model={model} actions={actions} mark={mark} left={share(mark.t)} />
          ))}
          {time >= zoom.from && time <= zoom.to ? (
            <i class="review-head" style={{ left: `${share(time)}%` }} />
          ) : null}
        </div>
        <div class="review-scale" aria-hidden="true">
          {ticksOf(zoom.from, zoom.to, zoom.zero).map((tick) => (
            <span key={tick.t} class="number" style={{ left: `${share(tick.t)}%` }}>
              {tickText(model, tick.off, length)}
            </span>
          ))}
        </div>
      </div>
    </>
  )
}

/** Events in the strip; of several of one instant the first carries the label. */
function stopsWithin(marks: readonly ShotMark[], { from, to }: ZoomWindow): readonly ShotMark[] {
  const inside = marks.filter((mark) => isStop(mark) && mark.t >= from && mark.t <= to)
  return inside.filter((mark, i) => i === 0 || mark.t !== inside[i - 1]!.t || mark.order !== null)
}

/** Longest label beside a mark, share of the strip in per cent: on a phone the strip is short. */
const LABEL_ROOM = { wide: 24, narrow: 46 } as const
/** Before the next mark there is also the time between the two. */
const SPAN_ROOM = 14

/** On which side of a mark there is room for its label: outwards where there is no neighbour. */
function labelSide(before: number, after: number, room: number, last: boolean): 'before' | 'after' | null {
  const sides = last ? (['after', 'before'] as const) : (['before', 'after'] as const)
  return sides.find((side) => (side === 'before' ? before : after) >= room) ?? null
}

function ZoomMark(props: { model: ReviewModel; actions: ReviewActions; mark: ShotMark; left: number }) {
  const { model, mark, left } = props
  const { shot, marks } = model.reviewed.value
  const t = model.t.value
  const zoom = model.zoom.value
  const inside = stopsWithin(marks, zoom)
  const at = inside.findIndex(({ event }) => event === mark.event)
  const share = (other: ShotMark | undefined, edge: number) =>
    other ? (100 * (other.t - zoom.from)) / (zoom.to - zoom.from) : edge
  const before = left - share(inside[at - 1], 0)
  const after = share(inside[at + 1], 100) - left
  const room = useNarrow() ? LABEL_ROOM.narrow : LABEL_ROOM.wide
  const last = at === inside.length - 1
  const side = labelSide(before, last ? after : after - SPAN_ROOM, room, last && at > 0)
  const foul = mark.deciding && shot.ruling.fouls.length > 0
  const sentence = describeEvent(t, shot.result.events[mark.event]!)
  return (
    <button
      type="button"
      tabIndex={-1}
      class={`review-zoom-mark ${foul ? 'foul' : ''} ${mark.event === model.chosen.value ? 'chosen' : ''}`}
      style={{ left: `${left}%` }}
      // What stands beside the mark names it; where there is no room the name is only said.
      aria-label={side ? undefined : sentence.map(({ text }) => text).join('')}
      onClick={() => props.actions.choose(mark.event)}
    >
      {side ? (
        <span class={`review-zoom-label ${side}`}>
          {mark.order === null ? null : <b class="number">{mark.order} </b>}
          <Sentence parts={sentence} />
        </span>
      ) : null}
    </button>
  )
}

/** The time between two neighbours that were told apart. */
function Spans(props: { model: ReviewModel; marks: readonly ShotMark[]; share: (at: number) => number }) {
  const { model, marks, share } = props
  const { shot } = model.reviewed.value
  return (
    <>
      {marks.slice(1).map((mark, i) => {
        const last = marks[i]!
        const wide = share(mark.t) - share(last.t)
        if (mark.t === last.t || wide < 7 || wide > 60) return null
        const foul = mark.deciding && last.deciding && shot.ruling.fouls.length > 0
        return (
          <span
            key={mark.event}
            class={`review-span number ${foul ? 'foul' : ''}`}
            style={{ left: `${share(last.t)}%`, width: `${wide}%` }}
          >
            {spanText(model, mark.t - last.t)}
          </span>
        )
      })}
    </>
  )
}

/** Where the events of the other shot are on the same clock. */
function OtherShot({ model, share }: { model: ReviewModel; share: (at: number) => number }) {
  const other = model.overlays.value.has('other') ? model.other.value : null
  if (other === null) return null
  const { from, to } = model.zoom.value
  const stops = other.marks.filter((mark) => isStop(mark) && mark.t >= from && mark.t <= to)
  return (
    <>
      {stops.map((mark) => (
        <i key={mark.event} class="review-zoom-other" style={{ left: `${share(mark.t)}%` }} />
      ))}
    </>
  )
}

/** As long as the tip was on the ball. */
function TipSpans({ model, share }: { model: ReviewModel; share: (at: number) => number }) {
  const { events } = model.reviewed.value.shot.result
  const t = model.t.value
  return (
    <>
      {events.map((event, index) => {
        if (event.kind !== 'tip') return null
        const [from, to] = [Math.max(0, share(event.t)), Math.min(100, share(event.t + event.duration))]
        if (to <= 0 || from >= 100) return null
        return (
          <span
            key={index}
            class="review-tip-span small"
            style={{ left: `${from}%`, width: `${to - from}%` }}
          >
            {to - from > 16 ? t.text('review.tip.on', { time: spanText(model, event.duration) }) : null}
          </span>
        )
      })}
    </>
  )
}

/** In the unit that gives one to three digits before the point. */
export function spanText({ t }: ReviewModel, seconds: number): string {
  const words = t.value
  const us = seconds * 1e6
  if (us < 1000) return words.text('review.microseconds', { value: words.number(us, us < 10 ? 1 : 0) })
  const ms = seconds * 1e3
  if (ms < 1000) return words.text('review.milliseconds', { value: words.number(ms, ms < 10 ? 2 : 0) })
  return words.text('review.seconds', { value: words.number(seconds, 2) })
}

function tickText({ t }: ReviewModel, off: number, length: number): string {
  const words = t.value
  const unit = length <= 1e-3 ? 1e-6 : 1e-3
  const value = off / unit
  const text = words.number(value, Math.abs(value % 1) > 1e-6 ? 1 : 0)
  const signed = value > 0 ? `+${text}` : text
  const key = unit === 1e-6 ? 'review.microseconds' : 'review.milliseconds'
  return Math.abs(value) < 1e-9 ? words.text(key, { value: '0' }) : signed
}
