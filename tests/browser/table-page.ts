import { mkdirSync } from 'node:fs'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { type PreviewServer, preview } from 'vite'
import type { PocketId } from '../../src/table/index.ts'

const ROOT = new URL('../..', import.meta.url).pathname
const SHOTS = `${ROOT}tests/browser/shots`

/** Mesa's software renderer is several times faster than the browser's own where there is no GPU. */
export const LAUNCH = {
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  headless: true,
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--use-angle=gl-egl',
    '--ignore-gpu-blocklist',
  ],
}

/** As the buttons of the call bar are named. */
export const POCKET_NAMES: Readonly<Record<PocketId, string>> = {
  HL: 'head-left corner',
  HR: 'head-right corner',
  SL: 'left side pocket',
  SR: 'right side pocket',
  FL: 'foot-left corner',
  FR: 'foot-right corner',
}

/** A picture that a processor draws quickly: for long matches. */
export const SMALL = { viewport: { width: 960, height: 600 } }
export const DESKTOP = { viewport: { width: 1280, height: 720 } }
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
}

/** The built site behind a local server and one browser, for a whole test file. */
export interface Stand {
  readonly url: string
  open(options?: BrowserContextOptions, query?: string): Promise<Visit>
  close(): Promise<void>
}

/** One page with what it complained about. */
export interface Visit {
  readonly page: Page
  /** Uncaught errors and console errors so far. */
  readonly complaints: readonly string[]
  screenshot(name: string): Promise<void>
  close(): Promise<void>
}

export async function openStand(extraArgs: readonly string[] = []): Promise<Stand> {
  mkdirSync(SHOTS, { recursive: true })
  const server: PreviewServer = await preview({
    root: ROOT,
    logLevel: 'error',
    // SITE: a site that was built somewhere else.
    build: { outDir: process.env.SITE ?? 'dist' },
    preview: { port: 0, host: '127.0.0.1' },
  })
  const url = server.resolvedUrls?.local[0] ?? ''
  const browser: Browser = await chromium.launch({ ...LAUNCH, args: [...LAUNCH.args, ...extraArgs] })
  return {
    url,
    async open(options = DESKTOP, query = '?quality=software') {
      // Whoever wants the page to be kept for later says so: the others need not wait for it.
      const context = await browser.newContext({ serviceWorkers: 'block', ...options })
      const page = await context.newPage()
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(String(error)))
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text())
      })
      await page.goto(url + query)
      return {
        page,
        complaints,
        async screenshot(name) {
          await page.screenshot({ path: `${SHOTS}/${name}.png` })
        },
        close: () => context.close(),
      }
    },
    async close() {
      await browser.close()
      await server.close()
    },
  }
}

/** Opens the set-up page and walks to the table as a person does. */
export async function toTheTable(
  stand: Stand,
  query: string,
  options: BrowserContextOptions = DESKTOP,
): Promise<Visit> {
  const visit = await stand.open(options, query)
  await visit.page.getByRole('button', { name: 'To the table' }).click()
  await visit.page.waitForFunction(() => window.headstring?.page === 'table')
  await pictureAtRest(visit.page)
  return visit
}

/** The camera stands: panels that come a moment later move it, and whoever points at a ball would miss it. */
export async function pictureAtRest(page: Page): Promise<void> {
  let [last, same] = ['', 0]
  for (let look = 0; look < 200 && same < 3; look++) {
    const now = JSON.stringify(await page.evaluate(() => window.headstring?.project([0.5, 0.3]) ?? null))
    same = now !== 'null' && now === last ? same + 1 : 0
    last = now
    await page.waitForTimeout(60)
  }
}
