import { Segments } from './segments.tsx'

/** One question of the details: a few answers side by side, and a line that says what it is about. */
export function Detail<T extends string>(props: {
  legend: string
  about: string
  name: string
  options: readonly (readonly [T, string])[]
  value: T
  onChange: (value: T) => void
}) {
  const { about, ...segments } = props
  return (
    <div class="rule-option">
      <Segments {...segments} />
      <p class="small quiet">{about}</p>
    </div>
  )
}
