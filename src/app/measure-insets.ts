import type { Insets } from '../view/index.ts'

/**
 * What the panels cover at each edge, CSS px: every element with `data-inset="top|right|bottom|left"` counts
 * from its edge of the page to its far side.
 */
export function measureInsets(page: HTMLElement): Insets {
  const whole = page.getBoundingClientRect()
  const insets = { top: 0, right: 0, bottom: 0, left: 0 }
  for (const element of page.querySelectorAll<HTMLElement>('[data-inset]')) {
    const box = element.getBoundingClientRect()
    if (box.width === 0 || box.height === 0) continue
    switch (element.dataset.inset) {
      case 'top':
        insets.top = Math.max(insets.top, box.bottom - whole.top)
        break
      case 'right':
        insets.right = Math.max(insets.right, whole.right - box.left)
        break
      case 'bottom':
        insets.bottom = Math.max(insets.bottom, whole.bottom - box.top)
        break
      case 'left':
        insets.left = Math.max(insets.left, box.right - whole.left)
        break
    }
  }
  return insets
}
