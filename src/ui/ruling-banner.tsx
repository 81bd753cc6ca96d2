import { useMemo } from 'preact/hooks'
import { describeRuling } from './model/describe-ruling.ts'
import type { TableModel } from './model/table-model.ts'
import { Sentence } from './sentence.tsx'
import { VerdictMark } from './verdict-mark.tsx'

/** The referee's verdict on the last shot: stays until the next stroke. */
export function RulingBanner(props: { model: TableModel; onWhy: () => void }) {
  const shot = props.model.ruled.value
  const t = props.model.t.value
  const { ruleset } = props.model.match.value.terms
  const text = useMemo(() => (shot ? describeRuling(t, shot, ruleset) : null), [shot, t, ruleset])
  if (!text) return null
  return (
    <aside class={`banner ${text.tone}`} aria-label={t.text('ruling.label')}>
      <VerdictMark tone={text.tone} />
      <p class="banner-text">
        <b class="banner-title">
          <span class="number">{text.rule} </span>
          <Sentence parts={text.title} />
        </b>
        <span class="banner-detail">
          <Sentence parts={text.detail} />
        </span>
      </p>
      <button type="button" class="link" onClick={props.onWhy}>
        {t.text('ruling.why')}
      </button>
    </aside>
  )
}
