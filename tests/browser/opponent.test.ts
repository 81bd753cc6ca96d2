import { afterAll, beforeAll, expect, it } from 'vitest'
import { openRecord } from '../../src/game/index.ts'
import { readRecordText, verifyRecord } from '../../src/record/index.ts'
import { audit } from './audit.ts'
import { openStand, type Stand } from './table-page.ts'

const PATIENCE = { timeout: 90_000 }

let stand: Stand
beforeAll(async () => {
  stand = await openStand()
})
afterAll(() => stand.close())

it('the computer takes its turn, says why when asked, and its match verifies in Node', async () => {
  const visit = await stand.open(undefined, '?quality=software&seed=5')
  const { page } = visit
  await page.selectOption('select[name=opponent]', 'pro')
  await page.getByText('hardly any').click()
  await page.getByRole('button', { name: 'To the table' }).click()
  await page.waitForFunction(() => window.headstring?.page === 'table', undefined, PATIENCE)
  // A soft break by the person: the computer has something to decide.
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Stroke' }).click()
  await page.evaluate(() => window.headstring!.finishPlayback())
  const strokesOfB = () =>
    page.evaluate(
      () => window.headstring!.commands.filter((each) => each.kind === 'stroke' && each.seat === 'B').length,
    )
  for (let k = 0; k < 60 && (await strokesOfB()) < 2; k++) {
    const task = await page.evaluate(() => window.headstring!.task)
    if (task === 'running') await page.evaluate(() => window.headstring!.finishPlayback())
    else if (task === 'choice') await page.keyboard.press('1')
    else if (task === 'shoot') {
      if (await page.getByRole('button', { name: 'Done' }).isVisible())
        await page.getByRole('button', { name: 'Done' }).click()
      await page.getByRole('button', { name: 'Stroke' }).click()
    } else await page.waitForTimeout(500)
  }
  expect(await strokesOfB()).toBeGreaterThanOrEqual(2)
  await page.evaluate(() => window.headstring!.finishPlayback())
  await page.getByRole('button', { name: /Why did Computer play that/ }).waitFor(PATIENCE)
  await page.getByRole('button', { name: /Why did Computer play that/ }).click()
  expect(await page.locator('.computer-card li').count()).toBeGreaterThan(0)
  expect(await audit(page)).toEqual([])
  await visit.screenshot('computer-why')
  const text = (await page.evaluate(() => window.headstring!.record))!
  const record = readRecordText(text)
  if (!record.ok) throw new Error(record.error.code)
  expect(record.value.setup.players.B.computer).toBe('pro')
  expect(verifyRecord(record.value)).toMatchObject({ ok: true })
  expect(openRecord(record.value).ok).toBe(true)
  expect(visit.complaints).toEqual([])
  await visit.close()
})
