import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { audit } from './audit.ts'
import { openStand, PHONE, pictureAtRest, SMALL, type Stand, toTheTable } from './table-page.ts'

let stand: Stand
beforeAll(async () => {
  stand = await openStand()
})
afterAll(() => stand.close())

/** A pad of the standard layout that this test holds in its hands. */
function connectPad(page: Page): Promise<void> {
  return page.evaluate(() => {
    const pad = {
      id: 'test',
      index: 0,
      connected: true,
      mapping: 'standard',
      axes: [0, 0, 0, 0],
      buttons: Array.from({ length: 16 }, () => ({ pressed: false, touched: false, value: 0 })),
    }
    Object.assign(window, { pad, asked: 0 })
    navigator.getGamepads = () => {
      ;(window as unknown as { asked: number }).asked += 1
      return (pad.connected ? [pad] : []) as unknown as ReturnType<Navigator['getGamepads']>
    }
    window.dispatchEvent(new Event('gamepadconnected'))
  })
}

interface Held {
  readonly pad: { axes: number[]; connected: boolean; buttons: { pressed: boolean; value: number }[] }
  readonly asked: number
}

function axis(page: Page, index: number, value: number): Promise<void> {
  return page.evaluate(
    ([at, to]) => {
      ;(window as unknown as Held).pad.axes[at!] = to!
    },
    [index, value],
  )
}

/** Holds a button down until the page has seen it, then lets it go. */
async function button(page: Page, index: number): Promise<void> {
  for (const down of [true, false]) {
    await page.evaluate(
      ([at, pressed]) => {
        Object.assign((window as unknown as Held).pad.buttons[Number(at)]!, {
          pressed,
          value: pressed ? 1 : 0,
        })
      },
      [index, down] as const,
    )
    await polled(page, 2)
  }
}

/** The page has read the pad so many times more. */
async function polled(page: Page, times: number): Promise<void> {
  const from = await page.evaluate(() => (window as unknown as Held).asked)
  await page.waitForFunction((at) => (window as unknown as Held).asked > at, from + times)
}

const direction = (page: Page) => page.evaluate(() => window.headstring!.stroke!.directionDeg)
const strokes = (page: Page) =>
  page.evaluate(() => window.headstring!.commands.filter(({ kind }) => kind === 'stroke').length)

it('a gamepad is welcomed, aims, opens the menu, strokes, and is missed when it goes', async () => {
  const visit = await toTheTable(stand, '?quality=software&seed=4', SMALL)
  const { page } = visit
  await connectPad(page)
  await page.getByText('Gamepad connected').waitFor()
  await page.waitForFunction(() => (window as unknown as Held).asked > 5)

  // The first press sets the ball down; one that comes at once may still belong to what was before.
  const placed = () =>
    page.evaluate(() => window.headstring!.commands.some(({ kind }) => kind === 'place-cue-ball'))
  for (let i = 0; i < 20 && !(await placed()); i++) await button(page, 0)
  const before = await direction(page)
  await axis(page, 0, 1)
  await page.waitForFunction((at) => Math.abs(window.headstring!.stroke!.directionDeg - at) > 2, before)
  await axis(page, 0, 0)

  await button(page, 9)
  await page.getByRole('dialog', { name: 'Match' }).waitFor()
  await button(page, 13)
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true)
  await button(page, 1)
  await page.getByRole('dialog', { name: 'Match' }).waitFor({ state: 'detached' })

  await button(page, 0)
  await page.waitForFunction(() => window.headstring!.commands.some(({ kind }) => kind === 'stroke'))
  expect(await strokes(page)).toBe(1)
  await page.evaluate(() => window.headstring!.finishPlayback())

  await page.evaluate(() => {
    ;(window as unknown as Held).pad.connected = false
    window.dispatchEvent(new Event('gamepaddisconnected'))
  })
  await page.getByText('The gamepad is gone').waitFor()
  // Nothing is asked of a pad that is not there.
  await page.waitForTimeout(300)
  const asked = await page.evaluate(() => (window as unknown as Held).asked)
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => (window as unknown as Held).asked)).toBe(asked)

  // By the movement: the stick goes with the mouse, and a push through the ball is the stroke.
  await page.locator('.menu-button').click()
  await page.getByText('Hand and eye').click()
  await page.getByText('By the movement', { exact: true }).click()
  await page.keyboard.press('Escape')
  expect(visit.complaints).toEqual([])
  await visit.close()
})

it('the first lesson: by keys, through all four tasks, in the words of the keys', async () => {
  const visit = await stand.open({ ...PHONE, reducedMotion: 'reduce' }, '?quality=software&lesson')
  const { page } = visit
  const card = page.locator('.lesson-card')
  await card.waitFor()
  expect(await audit(page)).toEqual([])
  const next = async (title: string) => {
    await card.getByRole('button', { name: 'Next' }).tap()
    await card.getByRole('heading', { name: title }).waitFor()
    await pictureAtRest(page)
  }
  const played = async () => {
    await page.keyboard.press('Space')
    await page.locator('.task-running').waitFor()
    await page.keyboard.press('Space')
  }
  await card.getByText('tap on the ball').waitFor()
  await page.keyboard.press('n')
  await next('Power')
  await card.getByText('Pull down').waitFor()
  for (let i = 0; i < 12; i++) await page.keyboard.press('ArrowUp')
  await card.getByText('Arrow up').waitFor()
  await played()
  await next('Spin')
  for (let i = 0; i < 20; i++) await page.keyboard.press('s')
  await played()
  await next('Call')
  await page.keyboard.press('Enter')
  await played()
  await card.getByRole('button', { name: 'To the first match' }).tap()
  await page.getByRole('button', { name: 'To the table' }).waitFor()
  await page.evaluate(() => window.headstring!.settled())
  await page.reload()
  // Once seen it does not come again.
  await page.getByRole('button', { name: 'To the table' }).waitFor()
  expect(visit.complaints).toEqual([])
  await visit.close()
})
