import type { ComponentChildren } from 'preact'

/** One chance as a bar with its 95 % interval; the broken line is even. */
export function ValueBar(props: {
  label: string
  value: number
  se: number
  text: string
  /** The one that was chosen, the best one, or neither. */
  look: 'chosen' | 'best' | 'plain'
  children?: ComponentChildren
}) {
  const { value, se } = props
  const share = (x: number) => `${(100 * Math.min(1, Math.max(0, x))).toFixed(1)}%`
  const [low, high] = [Math.max(0, value - 1.96 * se), Math.min(1, value + 1.96 * se)]
  return (
    <div class={`value-row ${props.look}`}>
      <p class="row">
        <span>{props.label}</span>
        <b class="number">{props.text}</b>
      </p>
      <div class="value-bar" aria-hidden="true">
        <span class="fill" style={{ width: share(value) }} />
        <span class="even" />
        <span class="interval" style={{ left: share(low), width: share(high - low) }} />
      </div>
      {props.children ? <p class="small quiet">{props.children}</p> : null}
    </div>
  )
}
