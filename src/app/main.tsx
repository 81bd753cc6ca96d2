import { render } from 'preact'
import './fonts.css'
import '../ui/styles/index.css'
import { openStore } from '../storage/index.ts'
import { App } from './app.tsx'
import { AppState } from './app-state.ts'
import { readStartOptions } from './start-options.ts'
import { takeDroppedFiles } from './take-dropped-files.ts'
import { installTestHook } from './test-hook.ts'

/** Where the page of the people who build the table is; it is loaded only when asked for. */
const TESTBED = /^#\/testbed/

const root = document.getElementById('app')!
if (TESTBED.test(location.hash)) (await import('../testbed/index.ts')).openTestbed(root)
else await openGame()

async function openGame(): Promise<void> {
  const start = readStartOptions(location.search, location.hash)
  const state = await AppState.open(start, await openStore('headstring'))

  // An observer that has more to tell than fits into one frame is no fault: the rest comes with the next.
  const HARMLESS = /^ResizeObserver loop/
  window.addEventListener('error', (event) => {
    if (!HARMLESS.test(event.message)) state.fail('unexpected', event.message)
  })
  window.addEventListener('unhandledrejection', (event) => state.fail('unexpected', String(event.reason)))
  installTestHook({
    page: () => (state.fault.value ? 'fault' : state.route.value.page),
    session: () => state.session.value,
    view: () => state.view,
    settled: () => state.settled(),
  })
  takeDroppedFiles(state)
  render(<App state={state} />, root)
  window.addEventListener('hashchange', () => {
    if (TESTBED.test(location.hash)) location.reload()
    else state.followAddress()
  })
}
