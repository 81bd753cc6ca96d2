import { railProgress } from '../../review/index.ts'
import { breakFacts, twoRailFacts } from '../../rules/index.ts'
import { Sentence } from '../sentence.tsx'
import type { ReviewModel } from './model/review-model.ts'

/** Balls to a rail so far and how many are asked for; what fell short at the end, and by how much. */
export function RailsReadout({ model }: { model: ReviewModel }) {
  const { review } = model.reviewed.value
  const { time } = model.head.value
  const t = model.t.value
  const progress = railProgress(review.toRule)
  const so = progress.balls.filter((ball) => ball.t <= time)
  const count = so.filter(({ ball }) => ball !== 'cue').length
  const cueToo = so.some(({ ball }) => ball === 'cue')
  const needed = progress.needed?.objectBalls
  const short = breakFacts(review.toRule)?.short.filter(({ moved, metres }) => moved && metres !== null) ?? []
  return (
    <div class="review-rails panel small">
      <p class={needed !== undefined && count >= needed ? 'met' : ''}>
        {needed === undefined
          ? t.text('review.rails.plain', { count })
          : `${tick(count >= needed)} ${t.text('review.rails.count', { count, needed })}`}
      </p>
      {progress.needed?.cueBall ? (
        <p class={cueToo ? 'met' : ''}>
          {tick(cueToo)} {t.text('review.rails.cue')}
        </p>
      ) : null}
      {short.slice(0, 3).map(({ ball, metres }) => (
        <p key={ball} class="quiet">
          <Sentence parts={t.parts('review.rails.short', { ball: [ball], metres: metres ?? 0 })} />
        </p>
      ))}
      <TwoRail model={model} />
    </div>
  )
}

/** Never by colour alone. */
function tick(met: boolean): string {
  return met ? '✓' : '✕'
}

/** Siberian Ten: each way in which the two-rail rule can be met, with a tick or what was missing. */
function TwoRail({ model }: { model: ReviewModel }) {
  const { review } = model.reviewed.value
  const t = model.t.value
  return (
    <>
      {twoRailFacts(review.toRule).map((facts, index) => (
        <p key={index} class={facts.met ? 'met' : ''}>
          <Sentence
            parts={t.parts('review.two-rail', {
              ball: [facts.ball],
              alternative: facts.alternative,
              met: facts.met ? 'yes' : 'no',
              measured: facts.short === null ? 'no' : 'yes',
              metres: facts.short ?? 0,
            })}
          />
        </p>
      ))}
    </>
  )
}
