import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from './audit.ts'
import { DESKTOP, openStand, PHONE, type Stand } from './table-page.ts'

const LINK =
  'nine-ball 9ft semi-pro semi-pro; cue@-0.2,0.31 1@0.95,-0.38 2@0.11,-0.2 3@0.72,0.12 4@-0.61,-0.44 5@0.44,0.5 6@0.98,0.27 7@-0.9,0.15 8@0.33,-0.47 9@0.66,-0.09'
const PATIENCE = { timeout: 60_000 }

describe('the push-out trainer', () => {
  let stand: Stand
  beforeAll(async () => {
    stand = await openStand()
  })
  afterAll(() => stand.close())

  const open = async (seat: 'one' | 'two', options = DESKTOP) => {
    const visit = await stand.open(options, `?quality=software#/trainer/${seat}/${encodeURIComponent(LINK)}`)
    await visit.page.locator('.stage-deciding').waitFor(PATIENCE)
    return visit
  }

  it('seat one: a push-out is judged; regret, values, map and ghost lines are there', async () => {
    const visit = await open('one')
    const { page } = visit
    const before = await cloth(page)
    await page.getByRole('button', { name: 'Stroke' }).click()
    await page.locator('.stage-running').waitFor(PATIENCE)
    await page.evaluate(() => document.querySelector('canvas')?.focus())
    await page.locator('.stage-judged').waitFor(PATIENCE)
    await page.locator('.regret .number').first().waitFor(PATIENCE)
    expect(Number(await page.locator('.regret .number').first().innerText())).toBeGreaterThanOrEqual(0)
    expect(await page.locator('.value-row').count()).toBeGreaterThanOrEqual(3)
    await page.getByRole('button', { name: 'Push-out' }).waitFor(PATIENCE)
    // The map lies on the cloth: what was blue all over is no longer.
    await expect.poll(() => cloth(page).then((now) => distance(now, before)), PATIENCE).toBeGreaterThan(12)
    await visit.screenshot('trainer-judged')
    await page.getByText('no map').click()
    await expect.poll(() => cloth(page).then((now) => distance(now, before)), PATIENCE).toBeLessThan(12)
    await page.getByText('the worse').click()
    await page.getByRole('button', { name: 'Shot', exact: true }).click()
    await page.locator('.ghost-chips .on').waitFor(PATIENCE)
    expect(await audit(page)).toEqual([])
    await page.getByRole('button', { name: 'Next position' }).click()
    await page.getByRole('button', { name: 'Progress' }).click()
    await expect.poll(() => page.locator('dialog').innerText()).toMatch(/1 decision/)
    expect(visit.complaints).toEqual([])
    await visit.close()
  })

  it('seat two: takes it or hands it back, and hears what either was worth; what was decided is kept', async () => {
    const visit = await open('two')
    const { page } = visit
    await page.getByRole('button', { name: /Hand it back/ }).click()
    await page.locator('.stage-judged').waitFor(PATIENCE)
    await page.locator('.regret .number').first().waitFor(PATIENCE)
    expect(await page.locator('.value-row').count()).toBe(2)
    await page.getByRole('button', { name: 'Next position' }).click()
    await page.locator('.stage-deciding').waitFor(PATIENCE)
    await page.reload()
    await page.locator('.trainer-page').waitFor(PATIENCE)
    await page.getByRole('button', { name: 'Progress' }).click()
    await expect.poll(() => page.locator('dialog').innerText()).toMatch(/1 decision/)
    expect(visit.complaints).toEqual([])
    await visit.close()
  })

  it('a push-out may be aimed by where the cue ball should stop', async () => {
    const visit = await open('one')
    const { page } = visit
    await page.getByRole('button', { name: 'Choose where the cue ball stops' }).click()
    const place = page.locator('.trainer-place')
    const box = (await place.boundingBox())!
    await page.mouse.click(box.x + 0.4 * box.width, box.y + 0.5 * box.height)
    await expect
      .poll(() => page.locator('.place-way').innerText(), PATIENCE)
      .toMatch(/it stops|No stroke leads there/)
    await visit.close()
  })

  it('fits a phone', async () => {
    const visit = await open('one', PHONE)
    const { page } = visit
    await visit.screenshot('trainer-phone')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(await audit(page)).toEqual([])
    await visit.close()
  })

  it('a link that holds no position is told', async () => {
    const visit = await stand.open(DESKTOP, '?quality=software#/trainer/one/nonsense')
    await expect.poll(() => visit.page.locator('body').innerText(), PATIENCE).toMatch(/no position/)
    await visit.close()
  })
})

type Colour = readonly [number, number, number]

/** Mean colour of the middle of the table's picture. */
async function cloth(page: Page): Promise<Colour> {
  const box = (await page.locator('.stage canvas').boundingBox())!
  const clip = {
    x: box.x + 0.3 * box.width,
    y: box.y + 0.3 * box.height,
    width: 0.4 * box.width,
    height: 0.4 * box.height,
  }
  const png = (await page.screenshot({ clip })).toString('base64')
  return page.evaluate(async (data) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
    const pen = new OffscreenCanvas(1, 1).getContext('2d')!
    pen.drawImage(picture, 0, 0, 1, 1)
    const [r, g, b] = pen.getImageData(0, 0, 1, 1).data
    return [r!, g!, b!] as const
  }, png)
}

function distance(a: Colour, b: Colour): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
}
