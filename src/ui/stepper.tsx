/** A whole number within bounds, by two buttons. */
export function Stepper(props: {
  label: string
  less: string
  more: string
  least: number
  most: number
  step: number
  value: number
  onChange: (value: number) => void
}) {
  const { value, least, most, step } = props
  const set = (wanted: number) => props.onChange(Math.min(most, Math.max(least, wanted)))
  return (
    <fieldset class="field race" aria-label={props.label}>
      <span class="quiet small">{props.label}</span>
      <span class="stepper">
        <button type="button" class="bare" aria-label={props.less} onClick={() => set(value - step)}>
          −
        </button>
        <output class="number" aria-live="polite">
          {value}
        </output>
        <button type="button" class="bare" aria-label={props.more} onClick={() => set(value + step)}>
          +
        </button>
      </span>
    </fieldset>
  )
}
