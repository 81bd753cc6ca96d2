import type { Translator } from '../../i18n/index.ts'

/** A shot is on its way to the desk: how much of its match is played again. */
export function OpeningPage(props: {
  t: Translator
  progress: { readonly done: number; readonly of: number } | null
}) {
  const { t, progress } = props
  const label = t.text('review.opening')
  return (
    <main class="loading-page" aria-busy="true">
      <p class="quiet" role="status">
        {label}
      </p>
      {progress ? <progress max={Math.max(1, progress.of)} value={progress.done} aria-label={label} /> : null}
    </main>
  )
}
