import { readFileSync } from 'node:fs'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DESKTOP, openStand, PHONE, type Stand } from './table-page.ts'

/** The part of axe-core that is asked here. */
interface AxeRunner {
  run(of: Document): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }>
}

const AXE = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')
const LANGUAGES = ['en-GB', 'pl-PL', 'ru-RU', 'sv-SE']
const SCREENS: readonly (readonly [string, BrowserContextOptions])[] = [
  ['360 px', { ...PHONE, viewport: { width: 360, height: 740 } }],
  ['1280 px', DESKTOP],
  ['1920 px', { viewport: { width: 1920, height: 1080 } }],
]

let stand: Stand
beforeAll(async () => {
  stand = await openStand()
})
afterAll(() => stand.close())

/** What axe finds serious, and text that is cut off or lets the page scroll sideways. */
async function troubles(page: Page, where: string): Promise<readonly string[]> {
  const found = await page.evaluate(async () => {
    const runner = (window as unknown as { axe: AxeRunner }).axe
    const { violations } = await runner.run(document)
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    const said = serious.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`))
    const root = document.querySelector('dialog[open]') ?? document.documentElement
    if (root.scrollWidth > root.clientWidth + 1) said.push('scrolls sideways')
    return said
  })
  return found.map((each) => `${where}: ${each}`)
}

describe.each(LANGUAGES)('every sheet in %s', (locale) => {
  it.each(SCREENS)('at %s has nothing serious', async (_name, screen) => {
    const visit = await stand.open({ ...screen, locale, reducedMotion: 'reduce' }, '?quality=software&seed=4')
    const { page } = visit
    await page.locator('button.start').waitFor()
    await page.evaluate(AXE)
    const found: string[] = []
    const look = async (where: string) => found.push(...(await troubles(page, where)))
    await page.locator('details.details > summary').click()
    await page.locator('input[name="shot-clock"][value="30"]').check({ force: true })
    await look('set-up')
    await page.locator('button.start').click()
    await page.waitForFunction(() => window.headstring?.page === 'table')
    await look('break')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Space')
    await page.waitForFunction(() => window.headstring!.running)
    await page.evaluate(() => window.headstring!.finishPlayback())
    await page.waitForFunction(() => window.headstring!.task === 'take-cue')
    await look('turn')
    await page.locator('.take-cue .primary').click()
    await page.waitForFunction(() => window.headstring!.task === 'shoot')
    await look('aiming')
    await openAndClose(page, '.banner button.link', () => look('why'))
    await page.keyboard.press('?')
    await closing(page, () => look('help'))
    if ('isMobile' in screen) await openAndClose(page, '.tip-chip', () => look('tip'))
    await openAndClose(page, '.pull-menu, .menu-button:visible', () => look('menu'))
    await openDesk(page)
    await page.locator('.reasons label').first().click()
    await page.locator('details.conduct > summary').click()
    await closing(page, () => look('desk'))
    expect(found).toEqual([])
    expect(visit.complaints).toEqual([])
    await visit.close()
  })
})

async function openAndClose(page: Page, opener: string, look: () => Promise<unknown>): Promise<void> {
  await page.locator(opener).first().click()
  await closing(page, look)
}

async function closing(page: Page, look: () => Promise<unknown>): Promise<void> {
  await page.locator('dialog[open]').waitFor()
  await look()
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => !document.querySelector('dialog[open]'))
}

/** From the bar, or where there is none from the menu. */
async function openDesk(page: Page): Promise<void> {
  const flag = page.locator('.bar-button.desk')
  if ((await flag.count()) > 0) return flag.click()
  await page.locator('.pull-menu').click()
  await page.locator('[data-entry="referee.title"]').click()
}

it('a match that is open in another tab is not played a second time', async () => {
  const visit = await stand.open(DESKTOP, '?quality=software&seed=4')
  await visit.page.locator('button.start').click()
  await visit.page.waitForFunction(() => window.headstring?.page === 'table')
  await visit.page.keyboard.press('Enter')
  await visit.page.evaluate(() => window.headstring!.settled())
  const second = await visit.page.context().newPage()
  await second.goto(visit.page.url())
  await expect
    .poll(() => second.locator('body').innerText(), { timeout: 20_000 })
    .toMatch(/open in another tab/)
  // Closed here, it goes on there, from where it stands now.
  await visit.page.close()
  await second.reload()
  await second.getByRole('button', { name: /continue/i }).click()
  await second.waitForTimeout(2500)
  expect(await second.evaluate(() => window.headstring!.page)).toBe('table')
  await visit.close()
})
