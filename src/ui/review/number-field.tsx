import { useState } from 'preact/hooks'

/** A number to be typed: what is no number, or out of range, is not taken over and stays marked. */
export function NumberField(props: {
  label: string
  unit?: string
  value: number
  least: number
  most: number
  step: number
  /** Decimals that are shown; what is typed is taken as it is. */
  decimals?: number
  onValue: (value: number) => void
}) {
  const { label, unit, value, least, most, step, onValue } = props
  // What is being typed stays as it is typed until it means something else.
  const [draft, setDraft] = useState<string | null>(null)
  const shown = draft ?? String(Number(value.toFixed(props.decimals ?? 4)))
  const read = (text: string) => {
    const number = Number(text.replace(',', '.'))
    const fine = text.trim() !== '' && Number.isFinite(number) && number >= least && number <= most
    setDraft(fine ? null : text)
    if (fine) onValue(number)
  }
  // The browser's own arrows would go to the next multiple of the step: a place is nudged by the step itself.
  const nudge = (event: KeyboardEvent) => {
    const way = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (way === 0 || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    setDraft(null)
    const next = value + way * step * (event.shiftKey ? 10 : 1)
    onValue(Math.min(most, Math.max(least, Number(next.toFixed(6)))))
  }
  return (
    <label class="review-field">
      <span class="small">{label}</span>
      <span>
        <input
          class="number"
          type="number"
          inputMode="decimal"
          min={least}
          max={most}
          step={step}
          onKeyDown={nudge}
          value={shown}
          aria-invalid={draft !== null}
          onInput={(event) => read(event.currentTarget.value)}
          onBlur={() => setDraft(null)}
        />
        {unit ? <span class="small quiet">{unit}</span> : null}
      </span>
    </label>
  )
}
