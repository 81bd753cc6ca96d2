import { afterAll, beforeAll, expect, it } from 'vitest'
import { HandAtTable } from './hand-at-table.ts'
import { openStand, PHONE, type Stand } from './table-page.ts'

let stand: Stand
beforeAll(async () => {
  stand = await openStand()
})
afterAll(() => stand.close())

it('a match on a phone: taps and pulls of a finger, claims at the desk, to the end', async () => {
  const visit = await stand.open(PHONE, '?quality=software&seed=4')
  const { page } = visit
  const hand = new HandAtTable(visit)
  await page.getByRole('button', { name: 'To the table' }).tap()
  await page.waitForFunction(() => window.headstring?.page === 'table')
  const session = await page.context().newCDPSession(page)
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: readonly [number, number]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at[0], y: at[1] }] : [] })

  /** Pulls the stick back by part of the way below the table and lets go. */
  const pull = async (fraction: number) => {
    const { x, y } = (await page.locator('.pull-track').boundingBox())!
    const reach = Math.max(90, 844 - y - 12)
    await finger('touchStart', [x + 20, y])
    for (let i = 1; i <= 4; i++) await finger('touchMove', [x + 20, y + (reach * fraction * i) / 4])
    await finger('touchEnd')
    await page.waitForFunction(() => window.headstring!.running)
    await page.evaluate(() => window.headstring!.finishPlayback())
  }

  await pull(0.85)
  for (let acts = 0; acts < 24; acts++) {
    const task = await hand.task()
    if (task === 'take-cue') await page.getByRole('button', { name: 'I have the cue' }).tap()
    else if (task === 'choice') await page.getByRole('button', { name: /Play on/ }).tap()
    else if (task === 'rack-over') await page.getByRole('button', { name: 'Next rack' }).tap()
    else if (task === 'shoot') {
      const first = await page.evaluate(() => {
        const hook = window.headstring!
        const { balls } = hook.match!
        const lowest = Object.keys(balls).filter((ball) => ball !== 'cue')
        lowest.sort((a, b) => Number(a) - Number(b))
        return hook.project(balls[lowest[0] as '1']!)!
      })
      await page.touchscreen.tap(...first)
      await pull(0.5)
    }
    await page.waitForTimeout(50)
  }
  expect((await hand.game()).match.shots).toBeGreaterThan(5)

  // A foul that only a person can have seen, called at the desk.
  const claims = async () =>
    (await hand.game()).entries.filter(({ command }) => command.kind === 'claim').length
  await page.getByRole('button', { name: 'Menu' }).tap()
  await page.getByRole('button', { name: "Referee's desk" }).tap()
  await page.locator('.reasons label').first().tap()
  await page.getByRole('button', { name: 'Call it' }).tap()
  await expect.poll(claims).toBe(1)
  await visit.screenshot('phone-desk')
  await page.getByRole('button', { name: 'Close' }).tap()

  await page.getByRole('button', { name: 'Menu' }).tap()
  await page.getByRole('button', { name: 'Concede the match' }).tap()
  await page.getByRole('button', { name: 'Player A concedes' }).tap()
  expect((await hand.game()).match).toMatchObject({ phase: 'match-over', winner: 'B', by: 'concession' })
  await hand.verify()
  await visit.close()
}, 300_000)
