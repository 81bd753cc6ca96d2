import { useEffect, useState } from 'preact/hooks'
import type { AppState } from './app-state.ts'
import { LAZY_PAGES, type LazyPage, type LazyPageName } from './lazy-pages.ts'

/** Fetches a page and shows it; until then it says that it is on its way, and why when it cannot be had. */
export function LazyPageFrame(props: { state: AppState; page: LazyPageName; rest: string }) {
  const { state, page, rest } = props
  const [loaded, setLoaded] = useState<{ readonly name: string; readonly page: LazyPage } | null>(null)
  useEffect(() => {
    let wanted = true
    const load = LAZY_PAGES[page]
    if (!load) return undefined
    Promise.all([load(), state.wholeLanguage()]).then(
      ([found]) => {
        if (wanted) setLoaded({ name: page, page: found })
      },
      (error: unknown) => {
        if (wanted) state.fail('page-not-loaded', String(error))
      },
    )
    return () => {
      wanted = false
    }
  }, [page])
  if (loaded?.name === page) return <loaded.page.Page state={state} rest={rest} />
  return (
    <main class="loading-page" aria-busy="true">
      <p class="quiet" role="status">
        {state.t.value.text('page.loading')}
      </p>
    </main>
  )
}
