import { useMemo } from 'preact/hooks'
import { describeRuling } from './model/describe-ruling.ts'
import type { TableModel } from './model/table-model.ts'
import { RuleLink } from './rule-link.tsx'
import { Sentence } from './sentence.tsx'
import { VerdictMark } from './verdict-mark.tsx'

/** The referee's verdict on the last shot: stays until the next stroke. */
export function RulingBanner(props: { model: TableModel; onWhy: () => void }) {
  const shot = props.model.between.value ?? props.model.ruled.value
  const t = props.model.t.value
  const match = props.model.match.value
  const { ruleset } = match.terms
  const text = useMemo(() => (shot ? describeRuling(t, shot, ruleset) : null), [shot, t, ruleset])
  if (!text || !shot) return null
  // Once the decision has been taken, who is at the table is the news, not that somebody decides.
  const decided = shot.ruling.choice !== null && text.tone !== 'foul' && match.phase === 'aiming'
  const seat = decided ? match.shooter : null
  const detail = seat
    ? t.parts(seat === shot.shooter ? 'outcome.stays' : 'outcome.comes', { seat })
    : text.detail
  return (
    <aside class={`banner ${text.tone}`} aria-label={t.text('ruling.label')}>
      <VerdictMark tone={text.tone} />
      <p class="banner-text">
        <b class="banner-title">
          {text.rule === '' ? null : <RuleLink t={t} rules={match.terms} rule={text.rule} />}{' '}
          <Sentence parts={text.title} />
        </b>
        <span class="banner-detail">
          <Sentence parts={detail} />
        </span>
      </p>
      <span class="banner-links">
        <button type="button" class="link" onClick={props.onWhy}>
          {t.text('ruling.why')}
        </button>
        {props.model.ruled.value ? (
          <a class="link" href="#/review/now">
            {t.text('review.open')}
          </a>
        ) : null}
      </span>
    </aside>
  )
}
