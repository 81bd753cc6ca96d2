import type { AppState } from '../app-state.ts'

/** The list of disputes, whatever file was on the desk. */
export function toList(state: AppState): void {
  state.dropped.value = null
  state.goTo({ page: 'review', rest: '' })
}
