import { afterAll, beforeAll, expect, it } from 'vitest'
import { replay } from '../../src/game/index.ts'
import { openStand, type Stand, toTheTable, type Visit } from './table-page.ts'

let stand: Stand

beforeAll(async () => {
  stand = await openStand()
})
afterAll(() => stand.close())

async function waitForRest(visit: Visit): Promise<void> {
  await visit.page.waitForFunction(() => window.headstring?.running === false, undefined, {
    timeout: 120_000,
  })
}

/** Hot seat: whoever is next says that he is at the table. */
async function takeCue({ page }: Visit): Promise<void> {
  await page.waitForFunction(() => window.headstring?.task !== 'running')
  if ((await page.evaluate(() => window.headstring?.task)) !== 'take-cue') return
  // The lock ignores a key that was still down when the turn changed.
  await page.waitForTimeout(500)
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => window.headstring?.task === 'shoot')
}

it('a person breaks by mouse, reads the ruling, pushes out, and the other answers; Node finds the same hashes', async () => {
  const visit = await toTheTable(stand, '?quality=software&seed=1')
  const { page } = visit
  await page.getByRole('button', { name: 'Done' }).click()
  await visit.screenshot('break-ready')

  await page.getByRole('button', { name: 'Stroke' }).click()
  await page.waitForFunction(() => window.headstring?.running === true)
  await waitForRest(visit)
  const banner = page.getByRole('complementary', { name: 'Ruling' })
  await expect.poll(() => banner.innerText()).toContain('2.3')
  const state = await page.evaluate(() => {
    const { setup, commands, lastShotHash, lastRuling } = window.headstring!
    return { setup: setup!, commands, lastShotHash, lastRuling }
  })
  const inNode = replay(state.setup, state.commands)
  expect(inNode.ok).toBe(true)
  if (!inNode.ok) return
  expect(inNode.value.lastShot?.result.hash).toBe(state.lastShotHash)
  expect(inNode.value.lastShot?.ruling).toEqual(state.lastRuling)
  await visit.screenshot('break-ruled')
  // Seed 1 and the page's own break leave a push-out to somebody.
  expect(state.lastRuling?.pushOutAvailable).toBe(true)

  await takeCue(visit)
  await page.getByRole('button', { name: /push.?out/i }).click()
  await page.getByRole('button', { name: 'Stroke' }).click()
  await waitForRest(visit)
  await page.waitForFunction(
    () => window.headstring?.task === 'choice' || window.headstring?.task === 'take-cue',
  )
  await takeCueForChoice(visit)
  await visit.screenshot('push-out-choice')
  await page.getByRole('button', { name: /hand.*back/i }).click()
  await page.waitForFunction(() => window.headstring?.phase === 'aiming')
  const after = await page.evaluate(() => window.headstring!.match)
  const pusher = inNode.value.match.phase === 'aiming' ? inNode.value.match.shooter : null
  expect(after).toMatchObject({ phase: 'aiming', shooter: pusher, shot: 'ordinary', cueBall: 'as-lies' })
  expect(visit.complaints).toEqual([])
  await visit.close()
})

async function takeCueForChoice({ page }: Visit): Promise<void> {
  if ((await page.evaluate(() => window.headstring?.task)) === 'choice') return
  await page.waitForTimeout(500)
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => window.headstring?.task === 'choice')
}
