import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOCALE_NAMES, LOCALES, type LocaleId } from '../../src/i18n/index.ts'
import { audit } from './audit.ts'
import { cutOff } from './cut-off.ts'
import { helpByKey, tabRound } from './tab-round.ts'
import { openStand, type Stand, type Visit } from './table-page.ts'

/** What is looked at: where it is, and what is there when it has come. */
const PAGES: readonly (readonly [hash: string, there: string])[] = [
  ['#/', '.set-up-form'],
  ['#/table', '.score'],
  ['#/rules/eight-ball/2025/3.8a', '.clause.asked'],
  ['#/rules/siberian-ten/RU-zh', '.clause.asked'],
  ['#/matches', '.match-list'],
  ['#/review', 'main h1'],
  ['#/review/dispute/ten-early-wpa', '.review-verdict'],
  ['#/trainer', '.stage-deciding .trainer-foot button'],
]

const SIZES = [
  { width: 360, height: 740 },
  { width: 1920, height: 1080 },
] as const

describe.each(LOCALES)('every page in %s', (locale) => {
  let stand: Stand
  let visit: Visit
  beforeAll(async () => {
    stand = await openStand()
    visit = await stand.open({ viewport: SIZES[1], reducedMotion: 'reduce' }, '?quality=software&seed=1')
    await visit.page.getByRole('button', { name: 'To the table' }).click()
    await visit.page.waitForFunction(() => window.headstring?.page === 'table')
    await speak(visit.page, locale)
  })
  afterAll(() => stand.close())

  it.each(PAGES)(
    '%s: keys alone, axe, nothing cut off, at 360 and at 1920, dark and light',
    async (hash, there) => {
      const { page } = visit
      const found: string[] = []
      await goTo(page, hash, there)
      found.push(...(await tabRound(page)), ...(await helpByKey(page)))
      for (const [index, size] of SIZES.entries()) {
        await page.setViewportSize(size)
        // Every language sees both, every size too.
        const colorScheme = (index + LOCALES.indexOf(locale)) % 2 === 0 ? 'dark' : 'light'
        await page.emulateMedia({ colorScheme })
        await page.waitForFunction((width) => innerWidth === width, size.width)
        const where = `${size.width} ${colorScheme}: `
        // The page is laid out anew a frame or two after its size has changed.
        await expect.poll(() => cutOff(page), { message: where, timeout: 5000 }).toEqual([])
        found.push(...(await audit(page)).map((fault) => where + fault))
      }
      expect(found).toEqual([])
      expect(visit.complaints).toEqual([])
    },
  )
})

async function speak(page: Page, locale: LocaleId): Promise<void> {
  await goTo(page, '#/', '.set-up-form')
  await page.getByRole('button', { name: LOCALE_NAMES[locale].short, exact: true }).click()
  await page.waitForFunction((lang) => document.documentElement.lang === lang, locale)
}

async function goTo(page: Page, hash: string, there: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to
  }, hash)
  await page.locator(there).first().waitFor()
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null)
}
