import { element } from './element.ts'

/** Panels of which one is in sight, as the pattern of tabs wants it: arrows change, Tab goes into the panel. */
export function makeTabs(panels: readonly (readonly [name: string, panel: HTMLElement])[]): HTMLElement {
  const tabs = panels.map(([name], k) =>
    element(
      'button',
      {
        type: 'button',
        role: 'tab',
        id: `tab-${k}`,
        'aria-controls': `panel-${k}`,
        tabindex: k === 0 ? 0 : -1,
      },
      name,
    ),
  )
  const show = (chosen: number) => {
    for (const [k, tab] of tabs.entries()) {
      tab.setAttribute('aria-selected', String(k === chosen))
      tab.tabIndex = k === chosen ? 0 : -1
      panels[k]![1].hidden = k !== chosen
    }
  }
  for (const [k, tab] of tabs.entries()) {
    const panel = panels[k]![1]
    panel.id = `panel-${k}`
    panel.setAttribute('role', 'tabpanel')
    panel.setAttribute('aria-labelledby', tab.id)
    tab.addEventListener('click', () => show(k))
    tab.addEventListener('keydown', ({ key }) => {
      if (key !== 'ArrowRight' && key !== 'ArrowLeft') return
      const to = (k + (key === 'ArrowRight' ? 1 : tabs.length - 1)) % tabs.length
      show(to)
      tabs[to]!.focus()
    })
  }
  show(0)
  const list = element('div', { class: 'tabs', role: 'tablist', 'aria-label': 'Panels' }, ...tabs)
  return element('div', { class: 'panels' }, list, ...panels.map(([, panel]) => panel))
}
