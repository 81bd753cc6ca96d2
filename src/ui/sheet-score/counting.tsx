import type { Translator } from '../../i18n/index.ts'

/** How far the counting has come. */
export function Counting(props: { t: Translator; done: number; total: number }) {
  const { t, done, total } = props
  const label = t.text('sheet.counting', { done, total })
  return (
    <div class="counting">
      <progress max={Math.max(1, total)} value={done} aria-label={label} />
      <p class="small quiet number" aria-hidden="true">
        {label}
      </p>
    </div>
  )
}
