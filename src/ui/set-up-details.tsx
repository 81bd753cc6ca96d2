import type { MessageKey } from '../i18n/index.ts'
import type { Seat } from '../shot/index.ts'
import { TABLE_NAMES } from '../table/index.ts'
import { type OptionRow, optionRowsOf } from './model/wished-options.ts'
import { Segments } from './segments.tsx'
import type { SetUpPart } from './set-up-page.tsx'

/** Folded away: what most matches leave as it is. */
export function SetUpDetails(props: SetUpPart) {
  const { t, wishes } = props
  const playerName = (seat: Seat) => wishes.names[seat].trim() || t.text(`setUp.player.${seat}`)
  return (
    <details class="details">
      <summary>{t.text('setUp.details')}</summary>
      <Segments
        legend={t.text('setUp.breaker')}
        name="breaker"
        options={[
          ['A', playerName('A')],
          ['B', playerName('B')],
          ['lag', t.text('setUp.breaker.lag')],
        ]}
        value={wishes.opening ?? wishes.firstBreaker}
        onChange={(chosen) =>
          props.change(chosen === 'lag' ? { opening: 'lag' } : { opening: undefined, firstBreaker: chosen })
        }
      />
      <Segments
        legend={t.text('setUp.table')}
        name="table"
        options={TABLE_NAMES.map((name) => [name, t.text(`setUp.table.${name}`)])}
        value={wishes.table}
        onChange={(table) => props.change({ table })}
      />
      {optionRowsOf(wishes.ruleset).map((row) => (
        <RuleOption key={row.name} {...props} row={row} />
      ))}
    </details>
  )
}

/** What the rule books leave open, in plain words with the rule behind it. */
function RuleOption(props: SetUpPart & { row: OptionRow }) {
  const { t, wishes, row } = props
  const { name, values } = row
  const key = (part: string): MessageKey => {
    const whole = `agree.${name}.${part}`
    if (!t.has(whole)) throw new Error(`no sentence ${whole}`)
    return whole
  }
  const now = String(wishes.options?.[name] ?? values[0])
  return (
    <div class="rule-option">
      <Segments
        legend={t.text(key('label'))}
        name={name}
        options={values.map((value) => [String(value), t.text(key(String(value)))])}
        value={now}
        onChange={(chosen) => {
          const value = values.find((each) => String(each) === chosen)
          props.change({ options: { ...wishes.options, [name]: value } })
        }}
      />
      <p class="small quiet">{t.text(key('about'))}</p>
    </div>
  )
}
