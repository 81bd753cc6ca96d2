import type { Settings } from './settings.ts'
import type { StartOptions } from './start-options.ts'

/**
 * Nobody has been here before, and nobody was sent to a place of his own: the first lesson is for him. A browser that is
 * driven by a program is no newcomer, unless it asks with `?lesson`.
 */
export function isNewcomer(
  { lesson, wishes }: Pick<Settings, 'lesson' | 'wishes'>,
  start: Pick<StartOptions, 'lesson' | 'route'>,
  browser: { readonly webdriver: boolean },
): boolean {
  const fresh = lesson === undefined && wishes === null
  return fresh && start.route.page === 'set-up' && (start.lesson || !browser.webdriver)
}
