import { useEffect, useRef, useState } from 'preact/hooks'
import { type BallId, RAIL_IDS } from '../../table/index.ts'
import { Icon } from '../icon.tsx'
import { type ChosenGap, type GapEnd, type Pair, pairBetween } from './model/gaps.ts'
import type { ReviewActions, ReviewModel } from './model/review-model.ts'

interface BarProps {
  readonly model: ReviewModel
  readonly actions: ReviewActions
}

/** The gaps that somebody wants to see, each with its measure at this instant, and the way to choose another. */
export function GapsBar({ model, actions }: BarProps) {
  if (!model.overlays.value.has('gaps')) return null
  const t = model.t.value
  const from = model.gapFrom.value
  const form = model.gapForm.value
  return (
    <section class="review-gaps small" aria-label={t.text('review.gaps')}>
      {model.gaps.value.map((gap) => (
        <GapChip key={keyOf(gap.pair)} model={model} actions={actions} gap={gap} />
      ))}
      {from === null ? null : (
        <p class="review-gap-chip waiting" role="status">
          {t.text('review.gaps.then', { ball: [from] })}
        </p>
      )}
      {form ? (
        <GapForm model={model} actions={actions} />
      ) : (
        <button type="button" class="review-gap-chip" onClick={() => actions.showGapForm(true)}>
          + {t.text('review.gaps.add')}
        </button>
      )}
    </section>
  )
}

function keyOf(pair: Pair): string {
  return pair.kind === 'balls' ? `${pair.a}-${pair.b}` : `${pair.ball}-${pair.rail}`
}

function GapChip({ model, actions, gap }: BarProps & { gap: ChosenGap }) {
  const t = model.t.value
  const text = chosenGapText(model, gap)
  return (
    <p class={`review-gap-chip ${gap.contact ?? ''}`} data-testid="gap">
      <span class="number">{text}</span>
      <button
        type="button"
        class="bare"
        aria-label={t.text('review.gaps.remove', { gap: text })}
        onClick={() => actions.removeGap(gap.pair)}
      >
        <Icon name="cross" />
      </button>
    </p>
  )
}

/** "0.34 mm", with what it means when it is none: "0.00 mm frozen". */
export function gapMeasure({ t }: Pick<ReviewModel, 't'>, { metres, contact }: ChosenGap): string {
  const words = t.value
  if (metres === null) return words.text('review.gaps.gone')
  const value = words.text('review.millimetres', { value: words.number(Math.max(0, metres) * 1000, 2) })
  return contact === null ? value : `${value} ${words.text(`review.gaps.${contact}`)}`
}

/** "cue ball to the 1: 0.34 mm". */
function chosenGapText(model: ReviewModel, gap: ChosenGap): string {
  const words = model.t.value
  const { pair } = gap
  const value = gapMeasure(model, gap)
  return pair.kind === 'balls'
    ? words.text('review.gap.balls', { a: [pair.a], b: [pair.b], value })
    : words.text('review.gap.rail', { ball: [pair.ball], rail: pair.rail, value })
}

/** The two ends from lists: by key, or where a ball is too small for a finger. */
function GapForm({ model, actions }: BarProps) {
  const t = model.t.value
  const { balls } = model.reviewed.value.review.result.paths
  const [first, setFirst] = useState<BallId>(balls[0] ?? 'cue')
  const [second, setSecond] = useState<GapEnd>(balls[1] ?? 'foot')
  const start = useRef<HTMLSelectElement>(null)
  useEffect(() => start.current?.focus(), [])
  const pair = pairBetween(first, second)
  const close = () => actions.showGapForm(false)
  return (
    <form
      class="review-gap-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (pair) actions.addGap(pair)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
      }}
    >
      <select
        ref={start}
        aria-label={t.text('review.gaps.first')}
        value={first}
        onChange={(event) => setFirst(event.currentTarget.value as BallId)}
      >
        {balls.map((ball) => (
          <option key={ball} value={ball}>
            {t.text('review.balls', { balls: [ball] })}
          </option>
        ))}
      </select>
      <select
        aria-label={t.text('review.gaps.second')}
        value={second}
        onChange={(event) => setSecond(event.currentTarget.value as GapEnd)}
      >
        {balls.map((ball) => (
          <option key={ball} value={ball}>
            {t.text('review.balls', { balls: [ball] })}
          </option>
        ))}
        {RAIL_IDS.map((rail) => (
          <option key={rail} value={rail}>
            {t.text(`rail.${rail}`)}
          </option>
        ))}
      </select>
      <button type="submit" disabled={pair === null}>
        {t.text('review.gaps.show')}
      </button>
      <button type="button" class="bare" aria-label={t.text('review.gaps.close')} onClick={close}>
        <Icon name="cross" />
      </button>
    </form>
  )
}
