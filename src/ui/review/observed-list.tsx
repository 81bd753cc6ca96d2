import { useState } from 'preact/hooks'
import type { Observation } from '../../review/index.ts'
import { type BallId, isBallId, POCKET_IDS } from '../../table/index.ts'
import { BallChip } from '../ball-chip.tsx'
import { Icon } from '../icon.tsx'
import { ballPlaces } from './model/ball-places.ts'
import type { ReviewModel } from './model/review-model.ts'
import type { WhatIfActions, WhatIfModel } from './model/what-if-model.ts'
import { NumberField } from './number-field.tsx'

/** A ball that is remembered to have stopped somewhere: this near, m. */
const USUAL_WITHIN = 0.05

/** What people saw of the outcome: only variations that end like this count. */
export function ObservedList(props: { model: ReviewModel; whatIf: WhatIfModel; actions: WhatIfActions }) {
  const { model, whatIf, actions } = props
  const t = model.t.value
  const { task, shot } = model.reviewed.value
  const [ball, setBall] = useState<BallId>('cue')
  const observed = whatIf.observed.value
  const balls = task.shot.balls.map(({ id }) => id)
  const free = balls.filter((id) => !observed.some((seen) => seen.ball === id))
  const chosen = free.includes(ball) ? ball : free[0]
  const change = (index: number, seen: Observation | null) =>
    actions.setObserved(observed.flatMap((each, i) => (i === index ? (seen ?? []) : each)))
  const add = () => {
    if (chosen) actions.setObserved([...observed, asItEnded(model, shot.result.layout[chosen], chosen)])
  }
  return (
    <fieldset class="review-observed">
      <legend>{t.text('review.whatif.observed')}</legend>
      <ul>
        {observed.map((seen, index) => (
          <Seen key={seen.ball} model={model} seen={seen} onChange={(next) => change(index, next)} />
        ))}
      </ul>
      {chosen ? (
        <p class="review-add">
          <select
            aria-label={t.text('review.whatif.ball')}
            value={chosen}
            onChange={(event) => {
              const { value } = event.currentTarget
              if (isBallId(value)) setBall(value)
            }}
          >
            {free.map((id) => (
              <option key={id} value={id}>
                {id === 'cue' ? t.text('ball.cue') : t.text('ball.number', { number: id })}
              </option>
            ))}
          </select>
          <button type="button" onClick={add}>
            {t.text('review.whatif.add')}
          </button>
        </p>
      ) : null}
    </fieldset>
  )
}

/** As the ball ended in the shot on the desk. */
function asItEnded(
  model: ReviewModel,
  rest: readonly [number, number] | undefined,
  ball: BallId,
): Observation {
  if (rest !== undefined) return { ball, near: rest, within: USUAL_WITHIN }
  const { review } = model.reviewed.value
  const final = review.result.balls.find(({ id }) => id === ball)
  if (final?.state === 'pocketed') return { ball, pocketed: final.pocket }
  const [place] = ballPlaces(review.result.paths, 0).filter(({ id }) => id === ball)
  return { ball, near: place?.at ?? [0, 0], within: USUAL_WITHIN }
}

function Seen(props: {
  model: ReviewModel
  seen: Observation
  onChange: (seen: Observation | null) => void
}) {
  const { model, seen, onChange } = props
  const t = model.t.value
  const { ball } = seen
  return (
    <li>
      <BallChip
        ball={ball}
        label={ball === 'cue' ? t.text('ball.cue') : t.text('ball.number', { number: ball })}
      />
      {'near' in seen ? (
        <>
          <NumberField
            label="x"
            unit="cm"
            value={seen.near[0] * 100}
            least={-200}
            most={200}
            step={0.5}
            decimals={1}
            onValue={(cm) => onChange({ ...seen, near: [cm / 100, seen.near[1]] })}
          />
          <NumberField
            label="y"
            unit="cm"
            value={seen.near[1] * 100}
            least={-200}
            most={200}
            step={0.5}
            decimals={1}
            onValue={(cm) => onChange({ ...seen, near: [seen.near[0], cm / 100] })}
          />
          <NumberField
            label="±"
            unit="cm"
            value={seen.within * 100}
            least={0.1}
            most={300}
            step={0.5}
            decimals={1}
            onValue={(cm) => onChange({ ...seen, within: cm / 100 })}
          />
        </>
      ) : (
        <select
          aria-label={t.text('review.whatif.outcome')}
          value={String(seen.pocketed)}
          onChange={(event) => onChange({ ball, pocketed: pocketedOf(event.currentTarget.value) })}
        >
          <option value="true">{t.text('review.whatif.down')}</option>
          <option value="false">{t.text('review.whatif.up')}</option>
          {POCKET_IDS.map((pocket) => (
            <option key={pocket} value={pocket}>
              {t.text(`pocket.${pocket}`)}
            </option>
          ))}
        </select>
      )}
      {'near' in seen ? (
        <button type="button" class="link small" onClick={() => onChange({ ball, pocketed: true })}>
          {t.text('review.whatif.down')}
        </button>
      ) : null}
      <button
        type="button"
        class="bare"
        aria-label={t.text('review.whatif.remove')}
        onClick={() => onChange(null)}
      >
        <Icon name="cross" />
      </button>
    </li>
  )
}

function pocketedOf(value: string): (typeof POCKET_IDS)[number] | boolean {
  return POCKET_IDS.find((pocket) => pocket === value) ?? value === 'true'
}
