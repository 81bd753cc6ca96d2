import { afterAll, beforeAll, expect, it } from 'vitest'
import { DESKTOP, openStand, type Stand } from './table-page.ts'

const PATIENCE = { timeout: 90_000 }

let stand: Stand
beforeAll(async () => {
  stand = await openStand()
})
afterAll(() => stand.close())

it('after the first visit a match and the trainer are played without a network', async () => {
  const visit = await stand.open({ ...DESKTOP, serviceWorkers: 'allow' }, '?quality=software&seed=3')
  const { page } = visit
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, PATIENCE)
  await page.context().setOffline(true)
  await page.reload()
  await page.getByRole('button', { name: 'To the table' }).click()
  await page.waitForFunction(() => window.headstring?.page === 'table', undefined, PATIENCE)
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Stroke' }).click()
  await page.evaluate(() => window.headstring!.finishPlayback())
  expect(await page.evaluate(() => window.headstring!.lastRuling?.kind)).toBeTruthy()
  await page.evaluate(() => {
    location.hash = '#/trainer'
  })
  await page.locator('.stage-deciding').waitFor(PATIENCE)
  await page.evaluate(() => {
    location.hash = '#/review'
  })
  await page
    .getByRole('link', { name: /Split hit/ })
    .first()
    .waitFor(PATIENCE)
  await visit.close()
})

it('can be installed: name, icons and a start page', async () => {
  const visit = await stand.open()
  const manifest = await visit.page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!
    return (await fetch(link.href)).json()
  })
  expect(manifest).toMatchObject({ name: 'Headstring', display: 'standalone' })
  for (const { src } of manifest.icons as readonly { src: string }[]) {
    const status = await visit.page.evaluate(async (url) => (await fetch(url)).status, src)
    expect(status, src).toBe(200)
  }
  await visit.close()
})
