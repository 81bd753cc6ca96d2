import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readRecordText, verifyRecord } from '../../src/record/index.ts'
import { shortRecord } from './some-records.ts'
import { LAUNCH, openStand, type Stand } from './table-page.ts'

const QUICK = '?quality=software&seed=3'

let stand: Stand
beforeAll(async () => {
  stand = await openStand()
})
afterAll(() => stand.close())

/** A page of a context of its own, whose storage outlives the page. */
async function freshContext(): Promise<BrowserContext> {
  const visit = await stand.open()
  return visit.page.context()
}

async function opened(context: BrowserContext, path = '', before?: string): Promise<Page> {
  const page = await context.newPage()
  if (before !== undefined) await page.addInitScript(before)
  await page.goto(`${stand.url}${QUICK}${path}`)
  return page
}

async function toTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'To the table' }).click()
  await page.waitForFunction(() => window.headstring?.page === 'table')
}

/** Breaks, and leaves as soon as the balls roll and the disk has what happened. */
async function breakAway(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Stroke' }).click()
  await page.waitForFunction(() => window.headstring!.running)
  await page.evaluate(() => window.headstring!.settled())
  expect(await page.evaluate(() => window.headstring!.running)).toBe(true)
  return matchOf(page)
}

function matchOf(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(window.headstring!.match))
}

/** The match goes on as it was: the shot is ruled, its record holds in Node, and the next thing can be done. */
async function expectGoesOn(page: Page, before: string): Promise<void> {
  await page.getByRole('button', { name: /continue/i }).click()
  await page.waitForFunction(() => window.headstring?.page === 'table')
  expect(await matchOf(page)).toBe(before)
  expect(await page.evaluate(() => window.headstring!.running)).toBe(false)
  const ruling = page.getByRole('complementary', { name: 'Ruling' })
  expect(await ruling.innerText()).toContain('2.3')
  const record = readRecordText((await page.evaluate(() => window.headstring!.record))!)
  expect(record.ok && verifyRecord(record.value)).toMatchObject({ ok: true, value: { ok: true, shots: 1 } })
}

describe('a page that is killed while the balls roll', () => {
  it('by closing it', async () => {
    const context = await freshContext()
    const page = await opened(context)
    await toTable(page)
    const before = await breakAway(page)
    await page.close({ runBeforeUnload: false })
    await expectGoesOn(await opened(context), before)
    await context.close()
  })

  it('by a crash of its process', async () => {
    const context = await freshContext()
    const page = await opened(context)
    await toTable(page)
    const before = await breakAway(page)
    const crashed = page.waitForEvent('crash')
    void page.goto('chrome://crash').catch(() => {})
    await crashed
    await expectGoesOn(await opened(context), before)
    await context.close()
  })

  it('by the end of the whole browser, without a word of warning', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'headstring-'))
    const first = await chromium.launchPersistentContext(folder, LAUNCH)
    const page = await opened(first)
    await toTable(page)
    const before = await breakAway(page)
    const gone = new Promise((resolve) => first.once('close', resolve))
    process.kill(browserOf(folder), 'SIGKILL')
    await gone
    const second = await chromium.launchPersistentContext(folder, LAUNCH)
    await expectGoesOn(await opened(second), before)
    await second.close()
    rmSync(folder, { recursive: true, force: true })
  })
})

/** The browser that runs on this folder: its first process, not one of those that it has started. */
function browserOf(folder: string): number {
  const pid = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .find((name) => {
      try {
        const words = readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0')
        const own = words.some((word) => word === `--user-data-dir=${folder}`)
        return own && !words.some((word) => word.startsWith('--type='))
      } catch {
        return false
      }
    })
  if (pid === undefined) throw new Error('the browser is not found')
  return Number(pid)
}

/** From now on every write fails as on a full disk, until `disk.full = false`. */
const FULL_DISK = `
  window.disk = { full: false }
  const put = IDBObjectStore.prototype.put
  IDBObjectStore.prototype.put = function (...values) {
    if (window.disk.full) throw new DOMException('full', 'QuotaExceededError')
    return put.apply(this, values)
  }`

async function setDisk(page: Page, full: boolean): Promise<void> {
  await page.evaluate((now) => {
    ;(window as unknown as { disk: { full: boolean } }).disk.full = now
  }, full)
}

describe('a disk that is full', () => {
  it('is told over the table; what was kept stays, and the rest is kept when there is room', async () => {
    const context = await freshContext()
    const page = await opened(context, '', FULL_DISK)
    await toTable(page)
    await page.evaluate(() => window.headstring!.settled())
    await setDisk(page, true)
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Stroke' }).click()
    const note = page.getByRole('alert').filter({ hasText: 'could not be kept' })
    await note.waitFor()
    await page.screenshot({ path: 'tests/browser/shots/disk-full.png' })
    const before = await page.evaluate(() => {
      window.headstring!.finishPlayback()
      return JSON.stringify(window.headstring!.match)
    })
    await setDisk(page, false)
    await note.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => note.count()).toBe(0)
    await page.close()
    const later = await opened(context)
    await later.getByRole('button', { name: /continue/i }).click()
    await later.waitForFunction(() => window.headstring?.page === 'table')
    expect(await matchOf(later)).toBe(before)
    await context.close()
  })
})

describe('a browser that keeps nothing', () => {
  it('says so, plays all the same, and the match can be saved as a file', async () => {
    const context = await freshContext()
    const page = await opened(
      context,
      '',
      "Object.defineProperty(window, 'indexedDB', { value: undefined, configurable: true })",
    )
    await toTable(page)
    const note = page.getByRole('alert').filter({ hasText: 'keeps nothing' })
    await note.waitFor()
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Stroke' }).click()
    await page.evaluate(() => window.headstring!.finishPlayback())
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      note.getByRole('button', { name: 'Save as a file' }).click(),
    ])
    const record = readRecordText(readFileSync(await download.path(), 'utf8'))
    expect(record.ok && verifyRecord(record.value)).toMatchObject({ ok: true, value: { ok: true, shots: 1 } })
    await page.evaluate(() => {
      location.hash = '#/matches'
    })
    await page.getByText('This browser keeps nothing').waitFor()
    await expect.poll(() => page.getByRole('article').count(), { timeout: 20_000 }).toBe(1)
    await context.close()
  })
})

describe('two tabs', () => {
  it('keep their matches side by side', async () => {
    const context = await freshContext()
    const [here, there] = [await opened(context, '#/matches'), await opened(context, '#/matches')]
    for (const [page, game] of [
      [here, 'nine-ball'],
      [there, 'eight-ball'],
      [here, 'siberian-ten'],
    ] as const) {
      await page.locator('input[type=file]').setInputFiles({
        name: `${game}.json`,
        mimeType: 'application/json',
        buffer: Buffer.from(shortRecord(game)),
      })
      await page.getByText(`${game}.json is kept now`).waitFor()
    }
    await there.reload()
    await expect.poll(() => there.getByRole('article').count(), { timeout: 20_000 }).toBe(3)
    await context.close()
  })
})
