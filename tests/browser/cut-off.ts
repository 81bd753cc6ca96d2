import type { Page } from 'playwright-core'

/** Texts and controls of the page as it is now that are cut off, or stand where nobody can scroll to. */
export function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways')
    const name = (el: Element) =>
      `${el.tagName.toLowerCase()}.${el.className}: ${el.textContent?.trim().slice(0, 60)}`
    const scrolls = (el: Element | null): boolean => {
      for (let at = el; at !== null; at = at.parentElement) {
        const { overflowX } = getComputedStyle(at)
        if ((overflowX === 'auto' || overflowX === 'scroll') && at.scrollWidth > at.clientWidth) return true
      }
      return false
    }
    for (const el of document.querySelectorAll<HTMLElement>('body *')) {
      const own = [...el.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim() !== '')
      if (!(own || el.matches('button, input, select, a')) || !el.checkVisibility()) continue
      if (el.closest('.unseen, canvas, [hidden]')) continue
      const style = getComputedStyle(el)
      const box = el.getBoundingClientRect()
      if (box.width <= 1) continue
      const hides = style.overflowX === 'hidden' || style.overflowX === 'clip'
      if (hides && el.scrollWidth > el.clientWidth + 1) found.push(`cut off: ${name(el)}`)
      if ((box.right > innerWidth + 1 || box.left < -1) && !scrolls(el.parentElement))
        found.push(`outside: ${name(el)}`)
    }
    return found
  })
}
