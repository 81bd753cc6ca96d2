import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** As the browser's tracing writes it; times in microseconds, `tdur` of the thread's own processor time. */
interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/** Other work on the machine makes a task dearer even in processor time; a page that blocks does so every time. */
export const MEASURED = { retry: 2 }

/** Longest task of the page's own thread meanwhile, ms of processor time: a busy machine makes none longer. */
export async function longestTask(page: Page, meanwhile: () => Promise<void>): Promise<number> {
  const browser = page.context().browser()!
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] })
  // Only tasks that begin and end while it listens are in the trace.
  await page.waitForTimeout(300)
  await meanwhile()
  await page.waitForTimeout(300)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly TraceEvent[]
  }
  const threads = traceEvents.filter(({ args }) => args.name === 'CrRendererMain')
  const tasks = traceEvents.filter(
    ({ name, ph, pid, tid }) =>
      ph === 'X' &&
      name.endsWith('RunTask') &&
      threads.some((thread) => thread.pid === pid && thread.tid === tid),
  )
  expect(tasks.length).toBeGreaterThan(0)
  return Math.max(...tasks.map(({ tdur }) => (tdur ?? 0) / 1000))
}
