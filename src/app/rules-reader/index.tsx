import { useEffect, useState } from 'preact/hooks'
import { type LocaleId, loadRulesText, type RulesText } from '../../i18n/index.ts'
import { describeRuling, type RuleBook, RulesPage, readRuleAddress, ruleAddress } from '../../ui/index.ts'
import type { AppState } from '../app-state.ts'
import type { LazyPageProps } from '../lazy-pages.ts'
import { hashOf, type Route, SET_UP } from '../route.ts'

/** The rules at `#/rules/...`: a game, an edition, a clause. */
export function Page({ state, rest }: LazyPageProps) {
  const { locale } = state.language.value
  const text = useText(state, locale)
  const running = state.session.value?.model
  const { book, rule } = readRuleAddress(rest)
  const open = book ?? bookOf(state)
  const t = state.t.value
  if (text === null) {
    return (
      <main class="loading-page" aria-busy="true">
        <p class="quiet" role="status">
          {t.text('page.loading')}
        </p>
      </main>
    )
  }
  return (
    <RulesPage
      t={t}
      text={text}
      book={open}
      rule={rule}
      applied={running?.setup.terms.ruleset === open.ruleset ? appliedRules(state) : []}
      hrefOf={(next, clause) => hashOf(routeOf(next, clause))}
      onShow={(next, clause) => state.replace(routeOf(next, clause))}
      onBack={() => back(state)}
      onLocale={(next) => void state.setLocale(next)}
    />
  )
}

function routeOf(book: RuleBook, rule: string | null): Route {
  return { page: 'rules', rest: ruleAddress(book, rule) }
}

/** The book of the match on the table, else that of the last one that was set up. */
function bookOf(state: AppState): RuleBook {
  const terms = state.session.value?.model.setup.terms
  if (terms) return { ruleset: terms.ruleset, edition: terms.options.edition }
  const { ruleset, options } = state.firstWishes
  return { ruleset, edition: options?.edition ?? 2016 }
}

/** What the last ruling of the running match rests on, the rule of its headline first. */
function appliedRules(state: AppState): readonly string[] {
  const model = state.session.value?.model
  const shot = model?.between.value ?? model?.ruled.value
  if (!model || !shot) return []
  const { rule } = describeRuling(state.t.value, shot, model.setup.terms.ruleset)
  return [...new Set([rule, ...shot.ruling.fouls, ...shot.ruling.evidence.map((item) => item.rule)])]
}

/** To where one came from; a page that was opened by its address leads to the set-up page. */
function back(state: AppState): void {
  if (history.length > 1) history.back()
  else state.goTo(SET_UP)
}

function useText(state: AppState, locale: LocaleId): RulesText | null {
  const [text, setText] = useState<RulesText | null>(null)
  useEffect(() => {
    let wanted = true
    loadRulesText(locale).then(
      (found) => {
        if (wanted) setText(found)
      },
      (error: unknown) => state.fail('page-not-loaded', String(error)),
    )
    return () => {
      wanted = false
    }
  }, [locale])
  return text
}
