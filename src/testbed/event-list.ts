import type { Bench } from './bench.ts'
import { element } from './element.ts'
import { eventText } from './event-text.ts'

/** Crossings of lines and rails left: facts for the referee, nothing that changes a ball. */
const DERIVED: readonly string[] = ['line', 'left-rail']

/** All events with their times; a click jumps right after one. What is still to come is dimmed, the next one marked. */
export function makeEventList(bench: Bench): HTMLElement {
  const list = element('ol', { class: 'event-rows with-facts' })
  const rows: HTMLButtonElement[] = []
  const all = element('input', { type: 'checkbox', checked: true })
  const count = element('span', { class: 'number quiet' })
  all.addEventListener('change', () => list.classList.toggle('with-facts', all.checked))
  list.addEventListener('click', (event) => {
    const row = (event.target as Element).closest('button')
    if (row !== null) bench.jumpTo(rows.indexOf(row))
  })
  const fill = () => {
    const events = bench.shot?.result.events ?? []
    rows.length = 0
    const items = events.map((event) => {
      const row = element(
        'button',
        { type: 'button' },
        element('span', { class: 'number' }, event.t.toFixed(6)),
        element('span', {}, eventText(event)),
      )
      rows.push(row)
      return element('li', { class: DERIVED.includes(event.kind) ? 'fact' : undefined }, row)
    })
    list.replaceChildren(...items)
    count.textContent = `${events.length} events`
  }
  const mark = () => {
    const { happened } = bench.head
    for (const [k, row] of rows.entries()) {
      row.classList.toggle('to-come', k >= happened)
      if (k === happened - 1) row.setAttribute('aria-current', 'step')
      else row.removeAttribute('aria-current')
      row.classList.toggle('next', k === happened)
    }
    scrollInto(list, rows[Math.max(0, happened - 1)])
  }
  bench.watch((change) => {
    if (change === 'shot') fill()
    mark()
  })
  const facts = element('label', { class: 'check' }, all, 'lines and rails left')
  return element('div', { class: 'event-panel' }, element('p', { class: 'row' }, count, facts), list)
}

/** Scrolls the list alone: `scrollIntoView` would move the whole page on a phone. */
function scrollInto(list: HTMLElement, row: HTMLElement | undefined): void {
  if (row === undefined) return
  const top = row.offsetTop - list.offsetTop
  const middle = top - list.clientHeight / 2
  if (top < list.scrollTop || top > list.scrollTop + list.clientHeight - 60) list.scrollTop = middle
}
