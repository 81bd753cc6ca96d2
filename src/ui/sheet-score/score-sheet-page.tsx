import type { MessageKey, Translator } from '../../i18n/index.ts'
import { type CountedSheet, SheetBody } from './sheet-body.tsx'

/** The score sheet of a kept match as a page of its own, which prints to one clean sheet of paper. */
export function ScoreSheetPage(props: {
  t: Translator
  counted: CountedSheet
  onCsv: () => void
  onPrint: () => void
  onBack: () => void
}) {
  const { t, counted } = props
  return (
    <main class="matches-page sheet-page">
      <header>
        <div>
          <h1>{t.text('sheet.title')}</h1>
          {counted.kind === 'counted' ? <p class="quiet">{termsLine(t, counted)}</p> : null}
        </div>
        <button type="button" class="primary sheet-back" onClick={props.onBack}>
          {t.text('sheet.back')}
        </button>
      </header>
      <section class="panel sheet-panel">
        <SheetBody {...props} />
      </section>
    </main>
  )
}

/** "Nine-ball · WPA · race to 7 · 1 Mar 2026". */
function termsLine(t: Translator, { setup }: Extract<CountedSheet, { kind: 'counted' }>): string {
  const { ruleset, raceTo } = setup.terms
  const race = t.text(ruleset === 'straight-pool' ? 'score.pointsTo' : 'score.raceTo', { count: raceTo })
  const day = new Intl.DateTimeFormat(t.locale, { dateStyle: 'medium' })
  return [
    t.text(`ruleset.${ruleset}` satisfies MessageKey),
    t.text(`ruleset.${ruleset}.book` satisfies MessageKey),
    race,
    ...(setup.started === undefined ? [] : [day.format(Date.parse(setup.started))]),
  ].join(' · ')
}
