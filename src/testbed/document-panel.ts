import { readJson, readSimulateDocument } from '../record/index.ts'
import type { Bench } from './bench.ts'
import { button, element } from './element.ts'
import { writeDocument } from './write-document.ts'

/** The shot as a document of `simulate`: to take along, to change, or to be replaced by one that was pasted. */
export function makeDocumentPanel(bench: Bench): HTMLElement {
  const text = element('textarea', { spellcheck: 'false', 'aria-label': 'Document of simulate' })
  const play = button('Play this document', () => playText(bench, text.value))
  play.className = 'primary'
  const hash = element('p', { class: 'small quiet number' })
  bench.watch((change) => {
    if (change !== 'shot') return
    if (bench.fault === null) text.value = writeDocument(bench.request)
    hash.textContent = bench.shot === null ? '' : `hash ${bench.shot.result.hash}`
  })
  return element(
    'div',
    { class: 'document-panel' },
    element(
      'p',
      { class: 'small quiet' },
      'Paste what the command line takes with simulate, or change it here.',
    ),
    text,
    play,
    hash,
  )
}

function playText(bench: Bench, text: string): void {
  const json = readJson(text)
  const document = json.ok ? readSimulateDocument(json.value) : json
  if (!document.ok) {
    bench.refuse(document.error)
    return
  }
  bench.load(document.value.request)
}
