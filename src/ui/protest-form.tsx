import { useRef, useState } from 'preact/hooks'
import type { Translator } from '../i18n/index.ts'
import { cleanReason, type ProtestAnswer, REASON_LENGTH } from '../rules/index.ts'
import type { Seat } from '../shot/index.ts'
import { Segments } from './segments.tsx'

/** A protest against a rule of the last ruling: who protests, and what the referee says to it, with the reason [1.10]. */
export function ProtestForm(props: {
  t: Translator
  /** Rules that may be protested; at least one. */
  rules: readonly string[]
  /** Who most likely protests: whose shot it was. */
  shooter: Seat
  onAnswer: (answer: ProtestAnswer) => void
}) {
  const { t, rules } = props
  const [chosen, setChosen] = useState<string | null>(null)
  const [by, setBy] = useState<Seat>(props.shooter)
  const [text, setText] = useState('')
  const [unsaid, setUnsaid] = useState(false)
  const reasonField = useRef<HTMLTextAreaElement>(null)
  const rule = chosen !== null && rules.includes(chosen) ? chosen : rules[0]!
  const answer = (kind: ProtestAnswer['kind']) => () => {
    const reason = cleanReason(text)
    if (reason) return props.onAnswer({ kind, rule, by, reason })
    setUnsaid(true)
    reasonField.current?.focus()
  }
  return (
    <form class="protest" aria-label={t.text('protest')} onSubmit={(event) => event.preventDefault()}>
      {rules.length > 1 ? (
        <Segments
          legend={t.text('protest.against')}
          name="protest-rule"
          options={rules.map((each) => [each, each])}
          value={rule}
          onChange={setChosen}
        />
      ) : null}
      <Segments
        legend={t.text('protest.by')}
        name="protest-by"
        options={(['A', 'B'] as const).map((seat) => [seat, t.text('protest.seat', { seat })])}
        value={by}
        onChange={setBy}
      />
      <label class="protest-reason">
        <span class="quiet small">{t.text('protest.reason')}</span>
        <textarea
          ref={reasonField}
          rows={2}
          aria-invalid={unsaid}
          dir="auto"
          maxLength={REASON_LENGTH}
          value={text}
          onInput={(event) => {
            setText(event.currentTarget.value)
            setUnsaid(false)
          }}
        />
      </label>
      {unsaid ? (
        <p class="warn small" role="alert">
          {t.text('protest.unsaid')}
        </p>
      ) : null}
      <p class="protest-answers">
        <button type="button" class="primary" onClick={answer('uphold')}>
          {t.text('protest.uphold', { rule })}
        </button>
        <button type="button" onClick={answer('overrule')}>
          {t.text('protest.overrule', { rule })}
        </button>
      </p>
      <p class="small quiet">{t.text('protest.then')}</p>
    </form>
  )
}
