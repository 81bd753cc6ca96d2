import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DESKTOP, openStand, PHONE, type Stand } from './table-page.ts'

const AXE = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8')

let stand: Stand
beforeAll(async () => {
  stand = await openStand()
})
afterAll(() => stand.close())

describe.each([
  ['desktop', DESKTOP],
  ['phone', PHONE],
  ['tablet', { viewport: { width: 820, height: 1180 } }],
] as const)('the testbed on a %s', (name, options) => {
  it('steps, runs and jumps by keyboard and by pointer', async () => {
    const visit = await stand.open(options, '#/testbed/jump')
    const { page } = visit
    await page.waitForSelector('.testbed')
    const time = () => page.locator('.transport .time').innerText()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('.')
    expect(await time()).toMatch(/^0\.001953 /)
    await page
      .getByRole('button', { name: /bounces/ })
      .last()
      .click()
    const bounce = await time()
    expect(Number.parseFloat(bounce)).toBeGreaterThan(0.1)
    await page.keyboard.press('Home')
    await page.getByRole('button', { name: 'Run' }).click()
    await expect.poll(async () => Number.parseFloat(await time())).toBeGreaterThan(0.05)
    await page.getByRole('button', { name: 'Pause' }).click()
    await page.keyboard.press('End')
    expect(await time()).toMatch(/^(\d+\.\d{3})\d* \/ \1/)
    await visit.screenshot(`testbed-${name}`)
    expect(visit.complaints).toEqual([])
    await visit.close()
  })

  it('is accessible, and nothing sticks out', async () => {
    const visit = await stand.open(options, '#/testbed')
    const { page } = visit
    for (const tab of ['Shot', 'Document', 'Events']) {
      await page.getByRole('tab', { name: tab }).click()
      await page.evaluate(AXE)
      const found = await page.evaluate(async () => {
        const { violations } = await (
          globalThis as unknown as {
            axe: { run: () => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
          }
        ).axe.run()
        return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
      })
      expect(found).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    }
    await visit.close()
  })
})

it('plays a pasted document, says what is wrong with a bad one, and a slider changes the shot', async () => {
  const visit = await stand.open(DESKTOP, '#/testbed/lag')
  const { page } = visit
  await page.getByRole('tab', { name: 'Document' }).click()
  const text = page.getByRole('textbox')
  const first = await page.locator('.document-panel .number').innerText()
  await text.fill(JSON.stringify({ format: 1, balls: [{ id: '1', x: 0, y: 0, v: [1, 0, 0] }] }))
  await page.getByRole('button', { name: 'Play this document' }).click()
  const second = await page.locator('.document-panel .number').innerText()
  expect(second).toMatch(/^hash [0-9a-f]{16}$/)
  expect(second).not.toBe(first)
  await text.fill('{"format":1,"balls":[{"id":"1","x":9,"y":0}]}')
  await page.getByRole('button', { name: 'Play this document' }).click()
  expect(await page.getByRole('alert').innerText()).toContain('balls[0].x')
  await text.fill('{"format":1,')
  await page.getByRole('button', { name: 'Play this document' }).click()
  expect(await page.getByRole('alert').innerText()).not.toContain('balls[0].x')

  await page.getByRole('combobox').selectOption('follow')
  await page.getByRole('tab', { name: 'Shot' }).click()
  expect(await page.getByRole('alert').count()).toBe(0)
  const duration = () => page.locator('.transport .time').innerText()
  const before = await duration()
  await page.getByLabel('Rolling friction').focus()
  await page.keyboard.press('ArrowRight')
  expect(await duration()).not.toBe(before)
  expect(visit.complaints).toEqual([])
  await visit.close()
})

it('leads back to the game, and the game to it', async () => {
  const visit = await stand.open(DESKTOP, '#/testbed')
  const { page } = visit
  await page.getByRole('link', { name: 'To the game' }).click()
  await page.getByRole('button', { name: 'To the table' }).waitFor()
  await page.evaluate(() => {
    location.hash = '#/testbed/masse'
  })
  await page.waitForSelector('.testbed')
  expect(await page.getByRole('combobox').inputValue()).toBe('masse')
  expect(visit.complaints).toEqual([])
  await visit.close()
})
