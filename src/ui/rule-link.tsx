import type { Translator } from '../i18n/index.ts'
import type { RuleOptions, RulesetId } from '../rules/index.ts'

/** The rules that a ruling rests on: game and edition. */
export interface RulesInForce {
  readonly ruleset: RulesetId
  readonly options: Pick<RuleOptions, 'edition'>
}

/** The number of a rule; pressing it opens the clause in the rules reader. */
export function RuleLink(props: { t: Translator; rules: RulesInForce; rule: string }) {
  const { t, rule } = props
  const { ruleset, options } = props.rules
  const edition = options.edition === 2025 ? '2025/' : ''
  return (
    <a
      class="number rule-link"
      href={`#/rules/${ruleset}/${edition}${rule}`}
      title={t.text('rules.link', { rule })}
    >
      {rule}
    </a>
  )
}
