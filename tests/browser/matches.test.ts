import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepGame, openRecord, resumeGame } from '../../src/game/index.ts'
import { readRecordText, verifyRecord } from '../../src/record/index.ts'
import { audit } from './audit.ts'
import { longRecord, shortRecord } from './some-records.ts'
import { DESKTOP, openStand, PHONE, type Stand, toTheTable, type Visit } from './table-page.ts'

const QUICK = '?quality=software&seed=1'

let stand: Stand
beforeAll(async () => {
  stand = await openStand()
})
afterAll(() => stand.close())

async function open(path: string, options = DESKTOP): Promise<Visit> {
  return stand.open(options, `${QUICK}${path}`)
}

async function importText(page: Page, name: string, text: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
}

/** The text of the file that a press of this button saves. */
async function savedBy(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).first().click(),
  ])
  return readFileSync(await download.path(), 'utf8')
}

describe('the list of matches', () => {
  it('is empty at first and says what it is for; bad files get their sentence', async () => {
    const visit = await open('#/matches')
    const { page } = visit
    await page.getByText('No match is kept yet.').waitFor()
    expect(await audit(page)).toEqual([])
    await visit.screenshot('matches-empty')
    const text = shortRecord('nine-ball')
    for (const [name, bad, sentence] of [
      ['cut.json', text.slice(0, -40), /no match of this program/],
      ['changed.json', text.replace('Kowalska', 'Kowalski'), /cut or changed/],
      ['picture.png', 'PNG', /no match of this program/],
      ['new.json', text.replace('"format":1', '"format":2'), /another version/],
    ] as const) {
      await importText(page, name, bad)
      await expect.poll(() => page.locator('.importing').innerText()).toMatch(sentence)
      expect(await page.locator('.importing').innerText()).toContain(name)
    }
    await page.getByText('No match is kept yet.').waitFor()
    expect(visit.complaints).toEqual([])
    await visit.close()
  })

  it('holds matches side by side: sheet, verification, file, link, deletion; Node verifies what was saved', async () => {
    const visit = await open('#/matches')
    const { page } = visit
    for (const game of ['nine-ball', 'eight-ball'] as const) {
      await importText(page, `${game}.json`, shortRecord(game))
      await page.getByText(`${game}.json is kept now`).waitFor()
    }
    const cards = page.getByRole('article')
    expect(await cards.count()).toBe(2)
    expect(await cards.first().innerText()).toMatch(/Eight-ball/)
    expect(await audit(page)).toEqual([])

    await cards.first().getByRole('button', { name: 'Verify' }).click()
    await cards
      .first()
      .getByText(/played and ruled again and came out the same/)
      .waitFor()
    const saved = await savedBy(page, 'Save as a file')
    const record = readRecordText(saved)
    if (!record.ok) throw new Error(record.error.code)
    expect(verifyRecord(record.value)).toMatchObject({ ok: true, value: { ok: true } })
    expect(saved).toBe(shortRecord('eight-ball'))

    await cards.first().getByRole('button', { name: 'Copy link' }).click()
    await expect
      .poll(() => cards.first().locator('.match-note').innerText())
      .toMatch(/copied|here it is|too long/)
    await visit.screenshot('matches-list')

    await cards.first().getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('dialog')
    expect(await question.innerText()).toContain('Kowalska 1 : 0 Lindqvist')
    await question.getByRole('button', { name: 'Keep it' }).click()
    expect(await cards.count()).toBe(2)
    await cards.first().getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click()
    await expect.poll(() => cards.count()).toBe(1)
    await page.reload()
    await expect.poll(() => cards.count()).toBe(1)
    expect(await cards.first().innerText()).toMatch(/Nine-ball/)
    expect(visit.complaints).toEqual([])
    await visit.close()
  })

  it('goes by keyboard alone: open a sheet, go back, delete', async () => {
    const visit = await open('#/matches')
    const { page } = visit
    await importText(page, 'one.json', shortRecord('nine-ball'))
    await page.getByText('one.json is kept now').waitFor()
    await page.locator('body').press('Tab')
    await pressUntil(page, 'Score sheet')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Score sheet' }).waitFor()
    await page.getByRole('table').first().waitFor()
    await pressUntil(page, 'Back')
    await page.keyboard.press('Enter')
    await page.getByRole('article').waitFor()
    await pressUntil(page, 'Delete')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(await page.getByRole('article').count()).toBe(1)
    await visit.close()
  })

  it.each([
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ])('nothing is cut off on a %s screen', async (name, options) => {
    const visit = await open('#/matches', options)
    const { page } = visit
    for (const game of ['nine-ball', 'eight-ball', 'siberian-ten'] as const) {
      await importText(page, `${game}.json`, shortRecord(game))
      await page.getByText(`${game}.json is kept now`).waitFor()
    }
    await visit.screenshot(`matches-${name}`)
    expect(await cutOff(page)).toEqual([])
    await page.getByRole('button', { name: 'Score sheet' }).last().click()
    await page.getByRole('table').first().waitFor()
    await visit.screenshot(`sheet-${name}`)
    expect(await cutOff(page)).toEqual([])
    expect(await audit(page)).toEqual([])
    await visit.close()
  })
})

/** Tabs on until the control of this name has the focus. */
async function pressUntil(page: Page, name: string): Promise<void> {
  for (let i = 0; i < 40; i++) {
    if ((await page.evaluate(() => document.activeElement?.textContent)) === name) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${name} is not reached by Tab`)
}

async function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found = document.documentElement.scrollWidth > innerWidth ? ['page scrolls sideways'] : []
    for (const el of document.querySelectorAll<HTMLElement>('button, a, th, h1, h2')) {
      if (!el.checkVisibility() || el.closest('.sheet-scroll, .unseen')) continue
      const { left, right } = el.getBoundingClientRect()
      if (left < -1 || right > innerWidth + 1) found.push(`${el.textContent} is cut off`)
    }
    return found
  })
}

describe('the score sheet', () => {
  it('over the table counts the match so far, saves CSV, and leaves the table where it was', async () => {
    const visit = await toTheTable(stand, QUICK)
    const { page } = visit
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Stroke' }).click()
    await page.evaluate(() => window.headstring!.finishPlayback())
    await page.evaluate(() => {
      location.hash = '#/table/sheet'
    })
    const sheet = page.getByRole('dialog', { name: 'Score sheet' })
    await sheet.getByRole('table').first().waitFor()
    const row = (name: string) => sheet.getByRole('row', { name: new RegExp(`^${name}`) }).innerText()
    expect((await row('Shots')).split(/\s+/)).toEqual(['Shots', '1', '0'])
    expect((await row('Breaks')).split(/\s+/)).toEqual(['Breaks', '1', '0'])
    expect(await audit(page)).toEqual([])
    await visit.screenshot('sheet-over-table')
    const csv = await savedBy(page, 'Save as CSV')
    expect(csv.split('\r\n')[0]).toContain('part,rack,seat,player')
    expect(csv).toContain('\r\nmatch,,A,Player A,')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/table')
    await page.waitForFunction(() => window.headstring?.page === 'table')
    expect(visit.complaints).toEqual([])
    await visit.close()
  })

  it('prints to one page without the table and the buttons', async () => {
    const visit = await open('#/matches')
    const { page } = visit
    await importText(page, 'one.json', shortRecord('nine-ball'))
    await page.getByRole('button', { name: 'Score sheet' }).click()
    await page.getByRole('table').first().waitFor()
    const paper = await page.pdf({ format: 'A4' })
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('button', { name: 'Save as CSV' }).isVisible()).toBe(false)
    await visit.screenshot('sheet-print')
    await visit.close()
  })
})

describe('a match of a thousand shots', () => {
  it('is restored in 300 ms and verified in ten seconds of one core', () => {
    const { text } = longRecord()
    const record = readRecordText(text)
    if (!record.ok) throw new Error(record.error.code)
    const verified = cpuSeconds(() => verifyRecord(record.value))
    const opened = openRecord(record.value)
    if (!opened.ok) throw new Error(opened.error.code)
    const kept = keepGame(opened.value)
    const restored = Math.min(...[1, 2, 3].map(() => cpuSeconds(() => resumeGame(kept))))
    console.info(`one core: verified in ${verified.toFixed(2)} s, restored in ${restored.toFixed(3)} s`)
    expect(verified).toBeLessThanOrEqual(10)
    expect(restored).toBeLessThanOrEqual(0.3)
  })

  it('is opened, verified, counted and gone on with while the page stays alive', async () => {
    const visit = await open('#/matches')
    const { page } = visit
    const { text, shots } = longRecord()
    await importText(page, 'long.json', text)
    await page.getByText('long.json is kept now').waitFor({ timeout: 150_000 })
    const from = Date.now()
    await page.getByRole('button', { name: 'Verify' }).click()
    // While it runs, the bar moves: the page is drawn in between.
    const bar = page.getByRole('progressbar')
    const first = await bar.getAttribute('value')
    await expect.poll(() => bar.getAttribute('value'), { timeout: 20_000 }).not.toBe(first)
    await page.getByText(/All [\d,]+ shots were played/).waitFor({ timeout: 90_000 })
    const verified = Date.now() - from
    await page.getByRole('button', { name: 'Go on' }).click()
    await page.waitForFunction(() => window.headstring?.page === 'table')
    const restored = await page.evaluate(
      () => performance.getEntriesByName('restore-match').at(-1)?.duration ?? Number.NaN,
    )
    console.info(
      `${shots} shots in the browser: verified in ${verified} ms, restored in ${Math.round(restored)} ms`,
    )
    expect(restored).toBeLessThan(5000)
    await page.evaluate(() => {
      location.hash = '#/table/sheet'
    })
    await page.getByRole('table').first().waitFor({ timeout: 90_000 })
    await visit.screenshot('sheet-long')
    await visit.close()
  })
})

/** Time of the processor, so that other work on the machine does not count. */
function cpuSeconds(act: () => unknown): number {
  const from = process.cpuUsage()
  act()
  const { user, system } = process.cpuUsage(from)
  return (user + system) / 1e6
}
