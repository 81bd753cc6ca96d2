import type { AppState } from './app-state.ts'

/**
 * A file that is dropped on any page is opened by the dispute desk, which tells what it holds; without this the browser
 * would leave the page for it, and the match with it. The list of matches takes files itself.
 */
export function takeDroppedFiles(state: AppState): void {
  const isTaken = () => state.route.value.page === 'matches'
  window.addEventListener('dragover', (event) => {
    if (!isTaken() && event.dataTransfer?.types.includes('Files')) event.preventDefault()
  })
  window.addEventListener('drop', (event) => {
    const file = event.dataTransfer?.files[0]
    if (isTaken() || !file) return
    event.preventDefault()
    state.dropped.value = file
    if (state.route.value.page !== 'review') state.goTo({ page: 'review', rest: '' })
  })
}
