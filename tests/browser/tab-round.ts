import type { Page } from 'playwright-core'

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
/** No page has more stops of the Tab key. */
const MOST_STOPS = 400

declare global {
  interface Window {
    /** What the Tab key came by, kept by `tabRound`. */
    tabStops?: { readonly seen: Set<Element>; readonly dull: Set<Element>; rounds: number; stop: () => void }
  }
}

/**
 * Goes once round the page by the Tab key. What is wrong with it: controls that are not reached, stops that do not show that
 * they have the focus, a place from which Tab leads no farther.
 */
export async function tabRound(page: Page): Promise<readonly string[]> {
  await watch(page)
  for (let stop = 0; stop < MOST_STOPS; stop += 20) {
    for (let each = 0; each < 20; each++) await page.keyboard.press('Tab')
    if (await page.evaluate(() => (window.tabStops?.rounds ?? 0) >= 2)) return left(page)
  }
  return ['the Tab key never comes round', ...(await left(page))]
}

/** `?` opens a help that has the focus, Escape closes it. */
export async function helpByKey(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('?')
  const help = page.locator('dialog[open]')
  await help.waitFor({ timeout: 5000 })
  const inside = await help.evaluate((dialog) => dialog.contains(document.activeElement))
  await page.keyboard.press('Escape')
  await help.waitFor({ state: 'detached', timeout: 5000 })
  return inside ? [] : ['the help does not take the focus']
}

/** Notes each element that takes the focus. A round ends where the first of them takes it again. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const [seen, dull] = [new Set<Element>(), new Set<Element>()]
    const shows = (el: Element | null) => {
      if (el === null) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(el)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    }
    const onFocus = (event: FocusEvent) => {
      const el = event.target as Element
      if (stops.seen.size === 0 || el === [...stops.seen][0]) stops.rounds++
      seen.add(el)
      if (!shows(el) && !shows(el.closest('label'))) dull.add(el)
    }
    const stop = () => document.removeEventListener('focusin', onFocus)
    const stops = { seen, dull, rounds: 0, stop }
    window.tabStops = stops
    document.addEventListener('focusin', onFocus)
    const active = document.activeElement as HTMLElement | null
    active?.blur()
  })
}

function left(page: Page): Promise<readonly string[]> {
  return page.evaluate((controls) => {
    const { seen, dull, stop } = window.tabStops!
    stop()
    const name = (el: Element) =>
      `${el.tagName.toLowerCase()}.${el.className} ${(el.getAttribute('aria-label') ?? el.textContent ?? '').trim().slice(0, 40)}`
    const reachable = (el: HTMLElement) => {
      if (el.tabIndex < 0 || el.matches(':disabled, .lil-gui *') || !el.checkVisibility()) return false
      // Arrow keys go on within a group of radio buttons.
      return !(el instanceof HTMLInputElement && el.type === 'radio' && !el.checked)
    }
    const missed = [...document.querySelectorAll<HTMLElement>(controls)].filter(
      (el) => reachable(el) && !seen.has(el),
    )
    return [
      ...missed.map((el) => `not reached by Tab: ${name(el)}`),
      ...[...dull].map((el) => `focus not seen: ${name(el)}`),
    ]
  }, CONTROLS)
}
