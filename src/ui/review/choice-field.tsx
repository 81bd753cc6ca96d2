/** One of several words, in a list that unfolds. */
export function ChoiceField<T extends string>(props: {
  label: string
  value: string
  options: readonly (readonly [T, string])[]
  onValue: (value: T) => void
}) {
  return (
    <label class="review-field">
      <span class="small">{props.label}</span>
      <select
        value={props.value}
        onChange={(event) => {
          const found = props.options.find(([value]) => value === event.currentTarget.value)
          if (found) props.onValue(found[0])
        }}
      >
        {props.options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
