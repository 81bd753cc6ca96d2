type Attributes = Readonly<Record<string, string | number | boolean | undefined>>

/** Makes an element with attributes and children; `true` sets an attribute, `false` and undefined leave it out. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue
    made.setAttribute(name, value === true ? '' : String(value))
  }
  made.append(...children)
  return made
}

/** A button with a text, an act and, for an icon, a name. */
export function button(text: string, act: () => void, label?: string): HTMLButtonElement {
  const made = element('button', { type: 'button', 'aria-label': label, title: label }, text)
  made.addEventListener('click', act)
  return made
}

/** A slider whose track is filled up to its knob. */
export function rangeInput(
  label: string,
  limits: { readonly least: number; readonly most: number; readonly step: number | 'any' },
): { readonly input: HTMLInputElement; readonly show: (value: number) => void } {
  const { least, most, step } = limits
  const input = element('input', { type: 'range', min: least, max: most, step, 'aria-label': label })
  const fill = () => {
    const share = (Number(input.value) - least) / (most - least)
    input.style.setProperty('--fill', `${(100 * Math.min(1, Math.max(0, share))).toFixed(2)}%`)
  }
  input.addEventListener('input', fill)
  return {
    input,
    show(value) {
      input.value = String(value)
      fill()
    },
  }
}
