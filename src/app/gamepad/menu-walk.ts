const CONTROLS = 'button, a[href], input, select, summary, [role="slider"]'

/** Where the cross of a pad walks: the open sheet, else what is asked over the table, else everything around it. */
export function openMenu(): HTMLElement | null {
  return document.querySelector<HTMLElement>('dialog[open]')
}

/** The controls around the table, for a pad that leaves the stick for a moment. */
export function aroundTable(): HTMLElement | null {
  return document.querySelector<HTMLElement>('.table-page')
}

/** Puts the focus on the next control that can be used; from the last one on to the first. */
export function walk(within: HTMLElement, step: 1 | -1): void {
  const controls = [...within.querySelectorAll<HTMLElement>(CONTROLS)].filter(isUsable)
  if (controls.length === 0) return
  const at = controls.indexOf(document.activeElement as HTMLElement)
  const next = at === -1 ? (step === 1 ? 0 : controls.length - 1) : at + step
  controls[(next + controls.length) % controls.length]!.focus()
}

/** Presses the control that has the focus; false when none of these has it. */
export function press(within: HTMLElement): boolean {
  const { activeElement } = document
  if (!(activeElement instanceof HTMLElement) || !within.contains(activeElement)) return false
  if (!activeElement.matches(CONTROLS)) return false
  activeElement.click()
  return true
}

function isUsable(control: HTMLElement): boolean {
  return !control.matches(':disabled, [inert] *') && control.getClientRects().length > 0
}
