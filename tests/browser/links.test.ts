import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeMatchLink } from '../../src/app/match-link.ts'
import { recordOf } from '../../src/game/index.ts'
import { writeRecord } from '../../src/record/index.ts'
import { unfinished } from './some-records.ts'
import { openStand, PHONE, type Stand } from './table-page.ts'

let stand: Stand
beforeAll(async () => {
  stand = await openStand()
})
afterAll(() => stand.close())

const game = unfinished('nine-ball', 6)

/** The part of the address after the page. */
async function linkPath(): Promise<string> {
  return (await writeMatchLink(recordOf(game), '?quality=software'))!
}

describe('a match by link', () => {
  it('is played again and shown; it is verified, and played on as a copy', async () => {
    const visit = await stand.open(undefined, await linkPath())
    const { page } = visit
    const heading = page.getByRole('heading', { name: /Kowalska\s+0 : 0\s+Lindqvist/ })
    await heading.waitFor()
    await page.getByRole('button', { name: 'Verify' }).click()
    await page.getByText(/All 6 shots were played and ruled again/).waitFor()
    await visit.screenshot('link-preview')
    await page.getByRole('button', { name: 'Play on a copy' }).click()
    await page.waitForFunction(() => window.headstring?.page === 'table')
    expect(await page.evaluate(() => JSON.stringify(window.headstring!.match))).toBe(
      JSON.stringify(game.match),
    )
    await page.goBack()
    await heading.waitFor()
    await page.getByRole('button', { name: 'All matches' }).click()
    await expect.poll(() => page.getByRole('article').count()).toBe(1)
    expect(visit.complaints).toEqual([])
    await visit.close()
  })

  it('can be watched shot by shot', async () => {
    const visit = await stand.open(undefined, await linkPath())
    const { page } = visit
    await page.getByRole('button', { name: 'Watch' }).click()
    await page.waitForFunction(() => location.hash.startsWith('#/review/match/'))
    await page.locator('canvas').first().waitFor()
    expect(visit.complaints).toEqual([])
    await visit.close()
  })

  it.each([
    ['cut', (link: string) => link.slice(0, -20)],
    ['changed', (link: string) => `${link.slice(0, 200)}${link[200] === 'A' ? 'B' : 'A'}${link.slice(201)}`],
    ['of nothing', () => '?quality=software#/match/'],
  ])('that is %s gets its sentence and a way on', async (name, change) => {
    const visit = await stand.open(PHONE, change(await linkPath()))
    const { page } = visit
    await page.getByText('This link holds no match that can be shown').waitFor()
    expect(await page.getByRole('alert').innerText()).toMatch(/Code: [a-z-]+/)
    if (name === 'cut') await visit.screenshot('link-bad')
    await page.getByRole('button', { name: 'New match' }).click()
    await page.getByRole('button', { name: 'To the table' }).waitFor()
    expect(visit.complaints).toEqual([])
    await visit.close()
  })

  it('is no link when the match is too long: the list says why', async () => {
    const visit = await stand.open(undefined, '?quality=software#/matches')
    const { page } = visit
    const text = writeRecord(recordOf(unfinished('nine-ball', 150)))
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'long.json', mimeType: 'application/json', buffer: Buffer.from(text) })
    await page.getByText('long.json is kept now').waitFor({ timeout: 120_000 })
    await page.getByRole('button', { name: 'Copy link' }).click()
    await page.getByText(/too long for a link/).waitFor()
    await visit.close()
  })
})
