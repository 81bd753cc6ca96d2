import type { ComponentChildren } from 'preact'
import type { Translator } from '../../i18n/index.ts'
import type { BallId } from '../../table/index.ts'
import { Sentence } from '../sentence.tsx'
import { CompareSources } from './compare-sources.tsx'
import type { CompareActions, CompareModel } from './model/compare-model.ts'
import type { ReviewActions, ReviewModel } from './model/review-model.ts'
import type { ReviewedShot } from './model/reviewed-shot.ts'
import {
  DIFFERENCES,
  type DifferenceName,
  differencesOf,
  endsApart,
  partingOf,
  type ShotSummary,
  summaryOf,
} from './model/shot-differences.ts'
import { titleOf } from './model/title-of.ts'
import { verdictText } from './model/verdict-text.ts'

/** Two shots in the same frame: which is the other one, where it comes from, and in what they differ. */
export function ComparePanel(props: {
  model: ReviewModel
  actions: ReviewActions
  compare: CompareModel
  sources: CompareActions
}) {
  const { model, actions } = props
  const t = model.t.value
  const other = model.other.value
  return (
    <div class="review-compare">
      <p class="small quiet">{t.text('review.compare.about')}</p>
      <p class="review-add">
        <button type="button" onClick={() => actions.keepOther()}>
          {t.text('review.compare.keep')}
        </button>
        {other ? (
          <>
            <button type="button" onClick={() => actions.swapOther()}>
              {t.text('review.compare.swap')}
            </button>
            <button type="button" onClick={() => actions.dropOther()}>
              {t.text('review.compare.clear')}
            </button>
          </>
        ) : null}
      </p>
      {other ? <Differences t={t} a={model.reviewed.value} b={other} /> : null}
      <CompareSources t={t} compare={props.compare} sources={props.sources} />
    </div>
  )
}

function Differences({ t, a, b }: { t: Translator; a: ReviewedShot; b: ReviewedShot }) {
  const [one, other] = [summaryOf(a), summaryOf(b)]
  const differ = differencesOf(one, other)
  const parting = partingOf(a, b)
  return (
    <section aria-label={t.text('review.compare.table')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.text('review.compare.what')}</th>
            <th scope="col">
              <b>{t.text('review.compare.a')}</b> <span class="small quiet">{nameOf(t, a)}</span>
            </th>
            <th scope="col" class="review-b">
              <b>{t.text('review.compare.b')}</b> <span class="small">{nameOf(t, b)}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {DIFFERENCES.filter((name) => differ.has(name) || !SILENT.has(name)).map((name) => (
            <tr key={name} class={differ.has(name) ? 'differs' : 'same'}>
              <th scope="row">
                {t.text(`review.compare.row.${name}`)}
                {differ.has(name) ? <b title={t.text('review.compare.differs')}> ≠</b> : null}
              </th>
              <td>{cellOf(t, name, a, one, null)}</td>
              <td>{cellOf(t, name, b, other, one)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="small">
        {parting === null
          ? t.text('review.compare.never-part')
          : t.text('review.compare.part', { time: secondsOf(t, parting) })}
      </p>
    </section>
  )
}

/** A dispute by its own name, any other shot by where it comes from. */
function nameOf(t: Translator, reviewed: ReviewedShot): string {
  const { origin } = reviewed.source
  const key = origin.kind === 'dispute' ? `dispute.${origin.id}.title` : ''
  return t.has(key) ? t.text(key) : titleOf(t, reviewed)
}

/** Named only when they differ. */
const SILENT: ReadonlySet<DifferenceName> = new Set(['game', 'bed', 'tip'])

function secondsOf(t: Translator, seconds: number): string {
  return t.text('review.seconds', { value: t.number(seconds, 5) })
}

/** `beside`: the shot that this one is measured against. */
function cellOf(
  t: Translator,
  name: DifferenceName,
  { shot }: ReviewedShot,
  summary: ShotSummary,
  beside: ShotSummary | null,
): ComponentChildren {
  switch (name) {
    case 'game':
      return t.text(`ruleset.${summary.ruleset}`)
    case 'bed':
      return summary.bed.map((side) => t.number(side, 2)).join(' × ')
    case 'verdict':
      return verdictText(t, shot.ruling)
    case 'first':
      return summary.first === null ? (
        t.text('review.compare.nothing')
      ) : (
        <Sentence
          parts={t.parts('review.compare.contact', {
            ball: [summary.first.ball],
            time: secondsOf(t, summary.first.t),
          })}
        />
      )
    case 'rails':
      return ballsOf(t, summary.rails)
    case 'down':
      return ballsOf(t, summary.down)
    case 'tip':
      return String(summary.tips)
    case 'rest':
      return t.text('review.seconds', { value: t.number(summary.rest, 2) })
    case 'cue':
      return cueOf(t, summary, beside)
  }
}

function ballsOf(t: Translator, balls: readonly BallId[]): ComponentChildren {
  if (balls.length === 0) return t.text('review.compare.nothing')
  return <Sentence parts={t.parts('review.balls', { balls })} />
}

function cueOf(t: Translator, summary: ShotSummary, beside: ShotSummary | null): string {
  if (summary.cue === null) return t.text('review.compare.gone')
  if (beside !== null && beside.cue !== null)
    return t.text('review.compare.apart', { metres: endsApart(beside, summary) })
  return summary.cue.map((at) => t.number(at * 1000, 0)).join(' · ')
}
