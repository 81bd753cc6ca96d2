import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Point } from '../../src/table/index.ts'
import { audit } from './audit.ts'
import { DESKTOP, openStand, PHONE, type Stand, toTheTable } from './table-page.ts'

let stand: Stand
beforeAll(async () => {
  stand = await openStand()
})
afterAll(() => stand.close())

const HEAD_STRING = -0.635
/** Where the page holds a cue ball that is in hand and has not been set down yet. */
const START: Point = [-0.695, -0.079375]

function pixel(page: Page, at: Point): Promise<readonly [number, number]> {
  return page.evaluate(
    (place) => window.headstring!.project(place as [number, number])!,
    at as [number, number],
  )
}

function cueBall(page: Page): Promise<Point> {
  return page.evaluate((start) => window.headstring!.match!.balls.cue ?? start, START as [number, number])
}

function direction(page: Page): Promise<number> {
  return page.evaluate(() => window.headstring!.stroke!.directionDeg)
}

it('mouse: the cue ball is dragged only behind the head string, aim turns, the stick is pulled and let go', async () => {
  const visit = await toTheTable(stand, '?quality=software&seed=4')
  const { page } = visit
  const from = await pixel(page, await cueBall(page))
  await page.mouse.move(...from)
  await page.mouse.down()
  // Far over the head string: the ball stays behind it.
  await page.mouse.move(from[0] - 60, from[1] - 250, { steps: 6 })
  await page.mouse.up()
  const at = await cueBall(page)
  expect(at[0]).toBeLessThan(HEAD_STRING)
  expect(at[0]).toBeGreaterThan(HEAD_STRING - 0.01)

  const before = await direction(page)
  await page.mouse.move(700, 250)
  await page.mouse.down()
  await page.mouse.move(748, 250, { steps: 4 })
  await page.mouse.up()
  expect(await direction(page)).not.toBe(before)

  const apex = await pixel(page, [0.635, 0])
  await page.mouse.click(...apex)
  const aimed = ((await direction(page)) * Math.PI) / 180
  expect(Math.tan(aimed)).toBeCloseTo(-at[1] / (0.635 - at[0]), 1)

  const ball = await pixel(page, at)
  const butt = await pixel(page, [at[0] - 0.25 * Math.cos(aimed), at[1] - 0.25 * Math.sin(aimed)])
  const back = Math.hypot(butt[0] - ball[0], butt[1] - ball[1])
  const pulled = [
    butt[0] + ((butt[0] - ball[0]) / back) * 90,
    butt[1] + ((butt[1] - ball[1]) / back) * 90,
  ] as const
  await page.mouse.move(...butt)
  await page.mouse.down()
  await page.mouse.move(...pulled, { steps: 5 })
  await page.mouse.up()
  await page.waitForFunction(() => window.headstring!.commands.at(-1)?.kind === 'stroke')

  // No second stroke and no turning of the view while the balls run.
  const camera = await page.evaluate(() => window.headstring!.camera)
  await page.keyboard.press('ArrowLeft')
  await page.mouse.move(400, 300)
  await page.mouse.move(500, 320)
  expect(await page.evaluate(() => window.headstring!.camera)).toBe(camera)
  expect(
    await page.evaluate(() => window.headstring!.commands.filter((c) => c.kind === 'stroke').length),
  ).toBe(1)
  expect(visit.complaints).toEqual([])
  await visit.close()
})

it('touch: a finger places, aims and strokes', async () => {
  const visit = await toTheTable(stand, '?quality=software&seed=4', PHONE)
  const { page } = visit
  const session = await page.context().newCDPSession(page)
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: readonly [number, number]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at[0], y: at[1] }] : [] })
  const drag = async (from: readonly [number, number], by: readonly [number, number]) => {
    await finger('touchStart', from)
    for (let i = 1; i <= 6; i++)
      await finger('touchMove', [from[0] + (by[0] * i) / 6, from[1] + (by[1] * i) / 6])
    await finger('touchEnd')
  }
  const start = await cueBall(page)
  await drag(await pixel(page, start), [-50, 10])
  const placed = await cueBall(page)
  expect(placed).not.toEqual(start)
  const before = await direction(page)
  await drag([120, 320], [60, 0])
  expect(await direction(page)).not.toBe(before)
  const strip = (await page.getByText('Pull down to stroke').boundingBox())!
  await drag([strip.x + 20, strip.y + 5], [0, 45])
  await page.waitForFunction(() => window.headstring!.commands.at(-1)?.kind === 'stroke')
  await page.evaluate(() => window.headstring!.finishPlayback())
  await visit.screenshot('phone-ruled')
  expect(visit.complaints).toEqual([])
  await visit.close()
})

it('keyboard alone: from the set-up page through decisions and placements, and the tuning panel marks the table', async () => {
  const visit = await stand.open({ ...DESKTOP, reducedMotion: 'reduce' }, '?quality=software&seed=5')
  const { page } = visit
  expect(await audit(page)).toEqual([])
  await page.getByRole('button', { name: 'To the table' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => window.headstring?.page === 'table')
  expect(await audit(page)).toEqual([])

  let shots = 0
  const seen = new Set<string>()
  for (let act = 0; act < 200 && shots < 14; act++) {
    const task = (await page.evaluate(() => window.headstring!.task))!
    seen.add(task)
    if (task === 'take-cue') {
      await page.waitForTimeout(400)
      await page.keyboard.press('Enter')
    } else if (task === 'choice') {
      await page.waitForTimeout(800)
      await page.keyboard.press(String(1 + (shots % 2)))
    } else if (task === 'rack-over' || task === 'match-over') break
    else if (task === 'shoot') {
      if (shots % 4 === 1) await page.keyboard.press('p')
      if (shots % 5 === 2)
        for (const key of ['m', 'ArrowUp', 'ArrowLeft', 'Enter']) await page.keyboard.press(key)
      await page.keyboard.press('n')
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('w')
      await page.keyboard.press('Space')
      shots++
      await page.evaluate(() => window.headstring!.finishPlayback())
    }
    await page.waitForTimeout(50)
  }
  expect(shots).toBeGreaterThan(3)
  expect([...seen]).toContain('take-cue')
  expect(await audit(page)).toEqual([])

  await page.evaluate(() => window.headstring!.settled())
  const before = await page.evaluate(() => JSON.stringify(window.headstring!.match))
  await page.keyboard.press('t')
  const slider = page.locator('.lil-gui .lil-slider').first()
  await slider.waitFor()
  const box = (await slider.boundingBox())!
  await page.mouse.click(box.x + box.width * 0.8, box.y + box.height / 2)
  await page.waitForFunction(() => window.headstring!.commands.at(-1)?.kind === 'set-parameters')
  await expect
    .poll(() => page.locator('body').innerText())
    .toMatch(/not the default table|own table|changed/i)
  expect(await page.evaluate(() => JSON.stringify(window.headstring!.match))).toBe(before)
  await visit.screenshot('tuned')
  expect(visit.complaints).toEqual([])
  await visit.close()
})
