import type { Translator } from '../../i18n/index.ts'
import type { OtherRuling } from '../../review/index.ts'
import { makeRuleOptions, type RuleOptions, type RulesetId, type Ruling } from '../../rules/index.ts'
import { describeRuling } from '../model/describe-ruling.ts'
import { Sentence } from '../sentence.tsx'
import { VerdictMark } from '../verdict-mark.tsx'
import type { ReviewModel } from './model/review-model.ts'

/** The same shot before other referees: other games, other editions, other agreements. */
export function RulesPanel({ model }: { model: ReviewModel }) {
  const { shot, task, review } = model.reviewed.value
  const t = model.t.value
  const { ruleset, options } = task.rule
  return (
    <div class="review-rules">
      <p class="small quiet">{t.text('review.rules.about')}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.text('review.rules.rules')}</th>
            <th scope="col">{t.text('review.rules.verdict')}</th>
          </tr>
        </thead>
        <tbody>
          <Row model={model} ruleset={ruleset} options={givenOf(options)} ruling={shot.ruling} own />
          {review.alsoUnder.map((other, index) => (
            <Row key={index} model={model} {...other} own={false} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What the shot's own table has agreed beyond the edition. */
function givenOf(options: RuleOptions): Partial<RuleOptions> {
  return options.edition === 2025 ? { edition: 2025 } : {}
}

function Row(
  props: {
    model: ReviewModel
    ruleset: RulesetId
    options: OtherRuling['options']
    ruling: Ruling
    own: boolean
  } & {
    differs?: OtherRuling['differs']
  },
) {
  const { model, ruleset, options, ruling, own } = props
  const { shot } = model.reviewed.value
  const t = model.t.value
  const text = describeRuling(t, { ...shot, ruling }, ruleset)
  const same = own || props.differs?.length === 0
  return (
    <tr class={same ? 'same' : 'other'}>
      <th scope="row">
        {t.text(`ruleset.${ruleset}`)} <span class="quiet">{t.text(`ruleset.${ruleset}.book`)}</span>
        <span class="block small quiet">{optionText(t, options)}</span>
        {own ? <span class="block small">{t.text('review.rules.own')}</span> : null}
      </th>
      <td>
        <span class="review-row-verdict">
          <VerdictMark tone={text.tone} />
          <span>
            <b class="number">{text.rule}</b> <Sentence parts={text.title} />
            <span class="block small quiet">
              <Sentence parts={text.detail} />
            </span>
          </span>
        </span>
      </td>
    </tr>
  )
}

/** The edition, and what differs from its usual agreements, in the words in which people agree. */
function optionText(t: Translator, options: OtherRuling['options']): string {
  const { edition = makeRuleOptions({}).edition, ...rest } = options
  const words = Object.entries(rest).map(([name, value]) => {
    const said = typeof value === 'string' ? value : JSON.stringify(value)
    const [label, chosen] = [`agree.${name}.label`, `agree.${name}.${said}`]
    return t.has(label) && t.has(chosen) ? `${t.text(label)}: ${t.text(chosen)}` : `${name}: ${said}`
  })
  return [String(edition), ...words].join(' · ')
}
