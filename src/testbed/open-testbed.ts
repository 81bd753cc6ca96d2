import { SCENARIOS } from '../scenarios/index.ts'
import { Bench } from './bench.ts'
import { makeDocumentPanel } from './document-panel.ts'
import { element } from './element.ts'
import { makeEventList } from './event-list.ts'
import { listenToKeys } from './keys.ts'
import { makePicture } from './picture.ts'
import { makeShotPanel } from './shot-panel.ts'
import { makeTabs } from './tabs.ts'
import './testbed.css'
import { makeTransport } from './transport.ts'

const ROUTE = '#/testbed'
/** A frame that took longer (a tab in the background) does not make the shot jump, s. */
const LONGEST_FRAME = 0.1

/** `#/testbed/jump` names a scenario; any other, and none, is the first. */
function scenarioOf(hash: string) {
  const id = hash.slice(ROUTE.length + 1)
  return SCENARIOS.find((scenario) => scenario.id === id) ?? SCENARIOS[0]!
}

/** Builds the testbed in `root`: one shot, to be watched event by event. The page belongs to it from then on. */
export function openTestbed(root: HTMLElement): void {
  const bench = new Bench(scenarioOf(location.hash).request)
  const picture = makePicture(bench)
  const panels = makeTabs([
    ['Events', makeEventList(bench)],
    ['Shot', makeShotPanel(bench)],
    ['Document', makeDocumentPanel(bench)],
  ])
  const stage = element('div', { class: 'bench' }, picture.box, makeTransport(bench))
  root.replaceChildren(element('main', { class: 'testbed' }, makeHeader(bench), stage, panels))
  document.title = 'Headstring: testbed'
  listenToKeys(bench)
  startDrawing(bench, picture.draw, picture.box)
  addEventListener('hashchange', () => {
    if (!location.hash.startsWith(ROUTE)) location.reload()
    else bench.load(scenarioOf(location.hash).request)
  })
}

function makeHeader(bench: Bench): HTMLElement {
  const pick = element(
    'select',
    { 'aria-label': 'Scenario' },
    ...SCENARIOS.map(({ id }) => element('option', { value: id }, id)),
  )
  const about = element('p', { class: 'about quiet' })
  const fault = element('p', { class: 'fault', role: 'alert' })
  pick.addEventListener('change', () => {
    location.hash = `${ROUTE}/${pick.value}`
  })
  bench.watch((change) => {
    if (change !== 'shot') return
    const known = SCENARIOS.find(({ request }) => request === bench.request)
    if (known !== undefined) pick.value = known.id
    about.textContent = known?.about ?? 'a shot of your own'
    const { fault: wrong } = bench
    fault.textContent = wrong === null ? '' : `${wrong.code} ${wrong.path}: ${wrong.message}`
  })
  return element(
    'header',
    {},
    element('h1', {}, 'Testbed'),
    pick,
    about,
    fault,
    element('a', { class: 'link', href: '#/set-up' }, 'To the game'),
  )
}

/** Draws in the next frame after anything has changed, and lets time go by while the shot runs. */
function startDrawing(bench: Bench, draw: () => void, box: HTMLElement): void {
  const frame = { due: false, last: 0 }
  const ask = () => {
    if (frame.due) return
    frame.due = true
    requestAnimationFrame((now) => {
      frame.due = false
      const seconds = Math.min(LONGEST_FRAME, (now - frame.last) / 1000)
      frame.last = now
      bench.advance(seconds)
      draw()
      if (bench.running) ask()
    })
  }
  bench.watch(() => {
    if (!frame.due) frame.last = performance.now()
    ask()
  })
  new ResizeObserver(ask).observe(box)
}
