import type { ComponentChildren } from 'preact'

/** One of a few, side by side; `show` = how an option looks, its label if nothing is said. */
export function Segments<T extends string>(props: {
  legend: string
  name: string
  options: readonly (readonly [T, string])[]
  value: T
  onChange: (value: T) => void
  show?: (value: T, label: string) => ComponentChildren
}) {
  return (
    <fieldset class="segments">
      <legend class="quiet small">{props.legend}</legend>
      {props.options.map(([value, label]) => (
        <label key={value} class={value === props.value ? 'on' : ''}>
          <input
            type="radio"
            name={props.name}
            value={value}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
          />
          {props.show?.(value, label) ?? label}
        </label>
      ))}
    </fieldset>
  )
}
