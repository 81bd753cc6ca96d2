import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Point } from '../../src/table/index.ts'
import { audit } from './audit.ts'
import { longestTask, MEASURED } from './longest-task.ts'
import { shortRecord } from './some-records.ts'
import { DESKTOP, openStand, PHONE, pictureAtRest, type Stand } from './table-page.ts'

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

  it('seat one: a push-out is judged; regret, values, map and ghost lines are there', MEASURED, async () => {
    const visit = await open('one')
    const { page } = visit
    await pictureAtRest(page)
    const before = await cloth(page)
    const longest = await longestTask(page, async () => {
      await page.getByRole('button', { name: 'Stroke', exact: true }).click()
      await page.locator('.stage-running').waitFor(PATIENCE)
      await page.locator('.stage-judged').waitFor(PATIENCE)
      await page.locator('.regret .number').first().waitFor(PATIENCE)
      await page.locator('.shot-mark > span').nth(1).waitFor(PATIENCE)
    })
    expect(longest).toBeLessThan(50)
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
    const canvas = await page.locator('.stage canvas').elementHandle()
    const next = await longestTask(page, async () => {
      await page.getByRole('button', { name: 'Next position' }).click()
      await page.locator('.stage-deciding').waitFor(PATIENCE)
    })
    expect(next).toBeLessThan(50)
    // The next position lies on the same table.
    expect(await canvas!.evaluate((node) => node.isConnected)).toBe(true)
    await way(page, 'Progress')
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
    await way(page, 'Progress')
    await expect.poll(() => page.locator('dialog').innerText()).toMatch(/1 decision/)
    expect(visit.complaints).toEqual([])
    await visit.close()
  })

  it('the cue ball is dragged to where a push-out should stop, or a place is pressed', async () => {
    const visit = await open('one')
    const { page } = visit
    await pictureAtRest(page)
    await drag(page, [-0.2, 0.31], [-0.6, 0.1])
    await expect.poll(() => page.locator('.place-way').innerText(), PATIENCE).toMatch(/it stops there/)
    await page.getByRole('button', { name: 'Choose where the cue ball stops' }).click()
    const side = page.locator('.trainer-side')
    const before = await side.innerText()
    const place = page.locator('.trainer-place')
    const box = (await place.boundingBox())!
    await page.mouse.click(box.x + 0.4 * box.width, box.y + 0.5 * box.height)
    // The place is reached by another stroke, or by none.
    await expect.poll(() => side.innerText(), PATIENCE).not.toBe(before)
    await expect.poll(() => page.locator('.place-way').innerText()).toMatch(/it stops|No stroke leads there/)
    await visit.close()
  })

  it('a position is set up by hand: dragged, nudged, typed, refused while it cannot be, and trained', async () => {
    const visit = await stand.open(DESKTOP, '?quality=software#/trainer/set-up')
    const { page } = visit
    await page.locator('.position-panel').waitFor(PATIENCE)
    await pictureAtRest(page)
    const panel = page.locator('.position-panel')
    const places = panel.locator('.review-fields').first().locator('input')
    const [x, y] = [places.nth(0), places.nth(1)]
    await drag(page, [0.4, 0.2], [0.1, 0.3])
    await expect.poll(async () => Math.abs(Number(await x.inputValue()) - 100) < 8).toBe(true)
    await page.locator('.stage canvas').focus()
    const before = Number(await x.inputValue())
    await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(async () => Number(await x.inputValue())).toBeCloseTo(before + 1, 2)
    await panel.getByRole('button', { name: '2 ball' }).click()
    await page.getByRole('button', { name: 'Put it on the table' }).click()
    await x.fill('110')
    await y.fill('300')
    await expect.poll(() => page.locator('.position-fault').innerText()).toMatch(/overlap/)
    await page.getByRole('button', { name: 'Train it' }).click({ force: true })
    expect(await panel.isVisible()).toBe(true)
    await y.fill('-300')
    await page.getByLabel('The other plays like').selectOption('pro')
    await page.getByLabel('Cloth').selectOption('napped')
    expect(await audit(page)).toEqual([])
    await visit.screenshot('trainer-set-up')
    await page.getByRole('button', { name: 'Train it' }).click()
    await page.locator('.stage-deciding').waitFor(PATIENCE)
    await expect.poll(() => page.locator('.trainer-told').innerText()).toMatch(/Set up by hand/)
    expect(visit.complaints).toEqual([])
    await visit.close()
  })

  it('decisions of a match of one’s own are trained one after the other, and the way back leads to the list', async () => {
    const visit = await stand.open(DESKTOP, '?quality=software#/matches')
    const { page } = visit
    await page.locator('input[type=file]').setInputFiles({
      name: 'own.json',
      mimeType: 'application/json',
      buffer: Buffer.from(shortRecord('nine-ball')),
    })
    await page.getByRole('button', { name: 'Train its push-outs' }).click()
    await page.locator('.stage-deciding').waitFor(PATIENCE)
    await expect.poll(() => page.locator('.trainer-told').innerText()).toMatch(/From your match/)
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await page.getByRole('button', { name: 'Train its push-outs' }).waitFor(PATIENCE)
    expect(visit.complaints).toEqual([])
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

/** Presses a way of the strip, behind its menu where there is no room for it. */
async function way(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('button', { name, exact: true }).click()
}

/** Drags what lies at one place of the bed to another. */
async function drag(page: Page, from: Point, to: Point): Promise<void> {
  const box = (await page.locator('.stage canvas').boundingBox())!
  const [a, b] = await page.evaluate(
    (places) => places.map((place) => window.headstring!.project(place)),
    [from, to],
  )
  await page.mouse.move(box.x + a![0], box.y + a![1])
  await page.mouse.down()
  await page.mouse.move(box.x + b![0], box.y + b![1], { steps: 6 })
  await page.mouse.up()
}

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
