/**
 * What the picture costs in a browser, on the built site: `npx vite build && npx tsx benchmarks/picture.ts`.
 * Prints one JSON document: how long a cold load takes, and the script of each frame of an eight-ball break, in
 * milliseconds of the page thread's own processor time, so that a busy machine makes none dearer.
 */
import { DESKTOP, openStand, pictureAtRest, type Stand, type Visit } from '../tests/browser/table-page.ts'
import { readOrigin } from './machine.ts'

const LOADS = 5
/** Seconds of a break that are looked at. */
const WATCHED = 6

/** An event of the browser's tracing; `tdur` in microseconds of the thread's own time. */
interface TraceEvent {
  readonly name: string
  readonly ts: number
  readonly tdur?: number
}

/** From the request of the page to the moment a person can press what it shows, and to the first picture of a table. */
async function coldLoad(stand: Stand): Promise<{ interactive: number; table: number }> {
  const visit = await stand.open(DESKTOP)
  const { page } = visit
  await page.getByRole('button', { name: 'To the table' }).waitFor()
  const interactive = await page.evaluate(() => performance.now())
  await page.getByRole('button', { name: 'To the table' }).click()
  const pressed = await page.evaluate(() => performance.now())
  await page.waitForFunction(() => (window.headstring?.stats?.drawCalls ?? 0) > 0)
  const table = (await page.evaluate(() => performance.now())) - pressed
  await visit.close()
  return { interactive, table }
}

/** Script of every frame of a break. */
async function framesOfBreak(stand: Stand, quality: string) {
  const visit = await stand.open(DESKTOP, `?quality=${quality}&seed=7`)
  const { page } = visit
  await page.getByText('Eight-ball').click()
  await page.getByRole('button', { name: 'To the table' }).click()
  await page.waitForFunction(() => window.headstring?.page === 'table')
  await page.getByRole('button', { name: 'Done' }).click()
  await pictureAtRest(page)
  const meter = (await page.getByRole('slider', { name: 'Speed of the stroke' }).boundingBox())!
  await page.mouse.click(meter.x + meter.width / 2, meter.y + 3)
  const browser = page.context().browser()!
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await page.getByRole('button', { name: 'Stroke', exact: true }).click()
  await page.waitForFunction(() => window.headstring!.running)
  await page.waitForTimeout(WATCHED * 1000)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[]
  }
  const stats = await page.evaluate(() => window.headstring!.stats)
  await close(visit)
  const script = traceEvents
    .filter(({ name, tdur }) => name === 'FireAnimationFrame' && tdur !== undefined)
    .map(({ tdur }) => tdur! / 1000)
  return { quality, frames: script.length, ...spread(script), stats }
}

async function close(visit: Visit): Promise<void> {
  for (const complaint of visit.complaints) process.stderr.write(`${complaint}\n`)
  await visit.close()
}

function spread(values: readonly number[]) {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number) =>
    rounded(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0)
  return { median: at(0.5), p95: at(0.95), most: at(1) }
}

function rounded(ms: number): number {
  return Math.round(ms * 100) / 100
}

async function measure() {
  const stand = await openStand()
  const loads: { interactive: number; table: number }[] = []
  for (let i = 0; i < LOADS; i++) loads.push(await coldLoad(stand))
  const frames = [await framesOfBreak(stand, 'high'), await framesOfBreak(stand, 'software')]
  await stand.close()
  return {
    ...readOrigin(),
    coldLoadMs: spread(loads.map(({ interactive }) => interactive)),
    firstTableMs: spread(loads.map(({ table }) => table)),
    scriptOfFrameMs: frames,
  }
}

process.stdout.write(`${JSON.stringify(await measure(), null, 2)}\n`)
