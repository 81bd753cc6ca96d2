import { readFileSync } from 'node:fs'
import type { Download, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { packShot, reviewShot, runTrials } from '../../src/review/index.ts'
import { disputeOf } from '../../src/scenarios/index.ts'
import { audit } from './audit.ts'
import { longestTask, MEASURED } from './longest-task.ts'
import { longRecord } from './some-records.ts'
import { DESKTOP, openStand, PHONE, type Stand, toTheTable, type Visit } from './table-page.ts'

/** The cue ball goes between two balls and meets the wrong one a third of a millisecond earlier. */
const SPLIT = disputeOf('split-hit-wrong-ball-first')!

let stand: Stand
beforeAll(async () => {
  stand = await openStand()
})
afterAll(() => stand.close())

async function atDesk(rest: string, options = DESKTOP): Promise<Visit> {
  const visit = await stand.open(options, `?quality=software#/review/${rest}`)
  await visit.page.locator('.review-page').waitFor()
  return visit
}

/** "0.67584 s" as a number. */
async function clock(page: Page): Promise<number> {
  return Number.parseFloat(await page.getByTestId('clock').innerText())
}

async function saved(download: Promise<Download>): Promise<Buffer> {
  return readFileSync(await (await download).path())
}

it('from the list to a thin split hit: order, gap and margin are read from timeline and contact camera', async () => {
  const visit = await stand.open(DESKTOP, '?quality=software#/review')
  const { page } = visit
  await page.getByRole('link', { name: /Split hit: the 2 first/ }).waitFor()
  expect(await audit(page)).toEqual([])
  await page.getByRole('link', { name: /Split hit: the 2 first/ }).click()
  await page.locator('.review-page').waitFor()

  const review = reviewShot(SPLIT)
  if (!review.ok) throw new Error(review.error.code)
  const contacts = review.value.result.events.filter((event) => event.kind === 'ball-ball')
  const [first, second] = [contacts[0]!, contacts[1]!]
  const lines = await page.getByRole('list', { name: 'What happened' }).getByRole('button').allInnerTexts()
  expect(lines[1]).toContain(first.t.toFixed(5))
  expect(lines[2]).toContain(second.t.toFixed(5))
  await expect.poll(() => page.locator('.review-verdict').innerText()).toContain('Wrong ball first')
  await expect.poll(() => page.locator('.review-verdict').innerText()).toContain('358 µs')

  const reading = page.getByTestId('reading')
  expect(await clock(page)).toBe(Number(first.t.toFixed(5)))
  expect(await reading.innerText()).toMatch(/cue ball to 2 ball: 0\.00 mm[\s\S]*cue ball to 1 ball: 0\.21 mm/)
  await visit.screenshot('review-first-contact')

  // The next event, by key, is the other contact: now that gap is closed.
  await page.locator('.review-title').click()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => clock(page)).toBe(Number(second.t.toFixed(5)))
  expect(await reading.innerText()).toContain('cue ball to 1 ball: 0.00 mm')
  const marks = page.locator('.review-mark.contact')
  expect(await marks.first().getAttribute('aria-label')).toBe('2. cue ball meets 2 ball')
  expect(await marks.nth(1).getAttribute('aria-label')).toBe('3. cue ball meets 1 ball')
  expect(await audit(page)).toEqual([])
  expect(visit.complaints).toEqual([])
  await visit.close()
})

it('by keys alone: play slowly, loop, cameras, overlays, help; nothing is left without its answer', async () => {
  const visit = await atDesk('dispute/split-hit-wrong-ball-first')
  const { page } = visit
  for (let i = 0; i < 9; i++) await page.keyboard.press('-')
  await expect.poll(() => page.getByLabel('Speed of the picture').inputValue()).toBe('0.001')
  await page.keyboard.press('i')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('o')
  await expect.poll(() => clock(page)).toBeGreaterThan(0.67584)
  const [from, to] = [0.67584, await clock(page)]
  await page.keyboard.press('Space')
  await expect.poll(() => page.getByRole('button', { name: 'Pause' }).count()).toBe(1)
  await expect.poll(() => clock(page)).toBeLessThan(to)
  expect(await clock(page)).toBeGreaterThanOrEqual(from)
  await page.keyboard.press('Space')
  await page.keyboard.press('Home')
  await expect.poll(() => clock(page)).toBe(0)
  await page.keyboard.press('e')
  await expect.poll(() => page.getByLabel('Camera', { exact: true }).inputValue()).toBe('shooter')
  await page.keyboard.press('7')
  await expect.poll(() => page.getByLabel('Cue', { exact: true }).isChecked()).toBe(true)
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keys of the desk' }).waitFor()
  await page.keyboard.press('Escape')
  await page.locator('dialog').waitFor({ state: 'detached' })
  await page.keyboard.press('End')
  await expect.poll(() => clock(page)).toBeGreaterThan(4)
  expect(visit.complaints).toEqual([])
  await visit.close()
})

it('gaps that are pointed at, the strike from near, and another shot in the same picture', async () => {
  const visit = await atDesk('dispute/chalk-width-gap')
  const { page } = visit
  await page.locator('.review-events button').first().click()
  const strike = page.getByTestId('strike').getByRole('button')
  expect(await strike.count()).toBe(2)
  expect(await strike.nth(1).innerText()).toMatch(/12,274 µs after the last contact ended\s*13,474 µs/)
  await expect.poll(() => page.locator('.review-tip-span').count()).toBe(2)

  // A ball and a rail by the mouse in the picture from above, two balls from lists by keys.
  await page.locator('.review-title').click()
  await page.keyboard.press('Home')
  await page.keyboard.press('g')
  await page.getByLabel('Gap to').selectOption('1')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  const gaps = page.getByTestId('gap')
  await expect.poll(() => gaps.allInnerTexts()).toEqual(['cue ball to 1 ball: 22.00 mm'])
  await page.getByRole('button', { name: 'Close the lists' }).click()
  await page.locator('.review-events button').nth(1).click()
  expect(await gaps.first().innerText()).toBe('cue ball to 1 ball: 0.00 mm touching')
  await page.locator('.review-title').click()
  await page.keyboard.press('t')
  await page.keyboard.press('Home')
  const box = (await page.locator('.review-main canvas').first().boundingBox())!
  // From above the table lies across the picture: the cue ball is a little above its middle.
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const
  await expect
    .poll(async () => {
      await page.mouse.click(middle[0], middle[1] - 0.09 * box.height)
      return page.locator('.review-gap-chip.waiting').count()
    })
    .toBe(1)
  await visit.screenshot('review-gaps')
  await page.keyboard.press('g')
  await page
    .getByRole('button', { name: /No longer show/ })
    .first()
    .click()
  await expect.poll(() => gaps.count()).toBe(0)

  await page.getByRole('tab', { name: 'Compare' }).click()
  await page.getByLabel('a classic dispute').selectOption('chalk-width-gap-cut')
  const table = page.locator('.review-compare table')
  await table.waitFor()
  expect(await table.innerText()).toMatch(/contacts of the tip ≠\s*2\s*1/)
  expect(await page.locator('.review-marks.review-b .review-mark').count()).toBeGreaterThan(2)
  await page.getByRole('button', { name: 'Swap A and B' }).click()
  await expect.poll(() => table.innerText()).toMatch(/contacts of the tip ≠\s*1\s*2/)
  expect(await audit(page)).toEqual([])
  await visit.screenshot('review-two-shots')
  await page.getByRole('button', { name: 'Without B' }).click()
  await table.waitFor({ state: 'detached' })
  expect(visit.complaints).toEqual([])
  await visit.close()
})

it('what could have happened comes to the same in the page as in Node, and its examples open', async () => {
  const visit = await atDesk('dispute/split-hit-wrong-ball-first')
  const { page } = visit
  await page.getByRole('tab', { name: 'What if' }).click()
  // Stopped, it is at rest: neither goes on nor starts again.
  await page.getByLabel('variations').fill('20000')
  await page.getByRole('button', { name: 'Play 20,000 variations' }).click()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('button', { name: 'Play 20,000 variations' }).waitFor()
  expect(await page.getByRole('button', { name: 'Stop' }).count()).toBe(0)
  await page.getByLabel('variations').fill('300')
  await page.getByRole('button', { name: 'Play 300 variations' }).click()
  await page.locator('.review-conclusion').waitFor({ timeout: 60_000 })
  const uncertainty = { position: 0.002, directionDeg: 0.3, speed: 0.05, tip: 0.02 }
  const task = { ...SPLIT, uncertainty, observed: [], trials: 300, seed: 1 }
  const counts = runTrials(task, 0, 300)
  if (!counts.ok) throw new Error(counts.error.code)
  const shares = await page.locator('.review-shares li').allInnerTexts()
  expect(shares.length).toBe(counts.value.verdicts.length)
  for (const [k, { count }] of counts.value.verdicts.entries()) expect(shares[k]).toContain(`${count} shots`)
  await page.locator('.review-examples button').first().click()
  await page.getByText('one of the variations').waitFor()
  await page.getByRole('button', { name: 'Back to the shot itself' }).click()
  await expect.poll(() => page.getByText('one of the variations').count()).toBe(0)
  // A shot that is changed by hand is another one: nothing that was counted is said about it.
  await page.getByRole('tab', { name: 'Set up' }).click()
  await page.getByLabel('heading').fill('1')
  await page.getByRole('tab', { name: 'What if' }).click()
  expect(await page.locator('.review-conclusion').count()).toBe(0)
  expect(visit.complaints).toEqual([])
  await visit.close()
})

it('the page never works for 50 ms at a stretch while 2,000 variations are played', MEASURED, async () => {
  const visit = await atDesk('dispute/split-hit-wrong-ball-first')
  const { page } = visit
  await page.getByRole('tab', { name: 'What if' }).click()
  // That a block is seen is seen by making one.
  const block = () =>
    page.evaluate(async () => {
      await new Promise((done) => setTimeout(done, 0))
      const end = performance.now() + 1000
      while (performance.now() < end);
    })
  expect(await longestTask(page, block)).toBeGreaterThan(100)
  const play = async () => {
    await page.getByRole('button', { name: 'Play 2,000 variations' }).click()
    await page.getByRole('button', { name: 'Stop' }).waitFor()
    await page.locator('.review-conclusion').waitFor({ timeout: 60_000 })
  }
  expect(await longestTask(page, play)).toBeLessThanOrEqual(50)
  expect(visit.complaints).toEqual([])
  await visit.close()
})

it('a link holds the shot; file, still and film are saved, the film plays, the report is one page', async () => {
  const packed = packShot(SPLIT)
  if (!packed.ok) throw new Error(packed.error.code)
  const visit = await atDesk(`shot/${packed.value}`)
  const { page } = visit
  const review = reviewShot(SPLIT)
  if (!review.ok) throw new Error(review.error.code)
  // A film of a third of a second: both contacts at a thousandth of the speed.
  for (let i = 0; i < 9; i++) await page.keyboard.press('-')
  await page.keyboard.press('i')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('o')
  await page.getByRole('button', { name: 'Take away' }).click()
  const save = async (name: string) => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name }).click()
    return saved(download)
  }
  const file = JSON.parse((await save('Save file')).toString()) as { shot: { balls: unknown } }
  expect(file.shot.balls).toEqual(SPLIT.shot.balls)
  expect((await save('Save picture')).subarray(1, 4).toString()).toBe('PNG')
  const film = (await save('Save film')).toString('base64')
  const size = await page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
    const video = document.createElement('video')
    video.muted = true
    video.src = URL.createObjectURL(new Blob([bytes], { type: 'video/webm' }))
    await video.play()
    return [video.videoWidth, video.videoHeight] as const
  }, film)
  expect(size[0]).toBeGreaterThan(600)
  expect(size[1]).toBeGreaterThan(300)
  // However the browser is asked to print, the report says when.
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBe(1)
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.review-report').innerText()).toContain(review.value.result.hash)
  expect(await page.locator('.review-report header').innerText()).toContain(String(new Date().getFullYear()))
  expect(visit.complaints).toEqual([])
  await visit.close()
})

it('a shot set up by hand is played at every change, on a phone as well', async () => {
  const visit = await atDesk('editor', PHONE)
  const { page } = visit
  const place = page.locator('.review-editor .review-fields').first().locator('input')
  await page.getByRole('button', { name: '1 ball', exact: true }).click()
  await place.first().fill('200.55')
  await place.first().press('ArrowDown')
  await place.first().press('Shift+ArrowUp')
  expect(await place.first().inputValue()).toBe('201.45')
  const events = page.locator('.review-mark.contact')
  await expect.poll(() => events.first().getAttribute('aria-label')).toBe('2. cue ball meets 1 ball')
  await place.first().fill('-399')
  await page.getByText('This cannot be played: Two balls overlap.').waitFor()
  await page.getByRole('button', { name: 'Frozen to the nearest ball' }).click()
  await expect.poll(() => page.getByRole('alert').count()).toBe(0)
  await page.getByRole('tab', { name: 'Verdict' }).click()
  expect(await audit(page)).toEqual([])
  // Nothing of what plays, loops or is drawn lies outside of the screen.
  await page.getByRole('button', { name: 'from', exact: true }).click()
  for (const part of await page
    .locator('.review-controls :is(button, select), .review-overlays label')
    .all()) {
    const place = (await part.boundingBox())!
    expect(place.x).toBeGreaterThanOrEqual(0)
    expect(place.x + place.width).toBeLessThanOrEqual(PHONE.viewport.width)
  }
  await visit.screenshot('review-phone')
  expect(visit.complaints).toEqual([])
  await visit.close()
})

/** The player breaks feebly and hits nothing: 2.3 and 6.3. */
async function missTheBreak(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Done' }).click()
  for (let i = 0; i < 60; i++) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await page.waitForFunction(() => window.headstring?.running === true)
  await page.evaluate(() => window.headstring!.finishPlayback())
}

it('from the running match: protests are answered with a reason, the match goes on, and all of it is kept', async () => {
  const visit = await toTheTable(stand, '?quality=software&seed=1', {
    viewport: { width: 1440, height: 900 },
  })
  const { page } = visit
  await missTheBreak(page)
  await page.getByRole('link', { name: 'Review' }).click()
  await page.locator('.review-page').waitFor()
  const panel = page.locator('.review-verdict')
  await page.getByRole('button', { name: 'Protest' }).click()
  await page.getByLabel('The reason of the referee').fill('  Do bandy nie doszła:\n2 mm “widać”.  ')
  await visit.screenshot('review-protest')
  expect(await audit(page)).toEqual([])
  // Without a reason nothing is answered.
  await page.getByLabel('The reason of the referee').fill(' ')
  await page.getByRole('button', { name: 'Ruling on 2.3 stands' }).click()
  await page.getByText('Say why: the record keeps the reason.').waitFor()
  expect(await panel.locator('.protests').count()).toBe(0)
  await page.getByLabel('The reason of the referee').fill('  Do bandy nie doszła:\n2 mm “widać”.  ')
  await page.getByRole('button', { name: 'Ruling on 2.3 stands' }).click()
  await expect.poll(() => panel.innerText()).toContain('against 2.3: the ruling stands.')
  // The page may be loaded anew meanwhile: the match is only kept, and is open to protest all the same.
  await page.evaluate(() => window.headstring!.settled())
  await page.reload()
  await page.getByRole('button', { name: 'Protest' }).click()
  await page.getByLabel('The reason of the referee').fill('The 1 was hit.')
  await page.getByRole('button', { name: 'Overrule 6.3' }).click()
  await expect.poll(() => panel.innerText()).toContain('against 6.3: overruled.')
  const said = await panel.locator('.protests').innerText()
  expect(said).toContain('Do bandy nie doszła: 2 mm “widać”.')
  expect(said).toContain('The 1 was hit.')
  await visit.screenshot('review-protest-answered')
  // Each protest was heard: there is no other against this ruling.
  expect(await page.getByRole('button', { name: 'Protest' }).count()).toBe(0)
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.review-report').innerText()).toContain('The 1 was hit.')
  expect(
    (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length,
  ).toBe(1)
  await page.emulateMedia({ media: 'screen' })
  const after = await page.evaluate(() => {
    const { commands, lastRuling, record } = window.headstring!
    return { last: commands.slice(-2), fouls: lastRuling?.fouls, record: record ?? '' }
  })
  const by = 'A'
  expect(after.last).toEqual([
    {
      kind: 'referee',
      ruling: { kind: 'uphold', rule: '2.3', by, reason: 'Do bandy nie doszła: 2 mm “widać”.' },
    },
    { kind: 'referee', ruling: { kind: 'overrule', rule: '6.3', by, reason: 'The 1 was hit.' } },
  ])
  expect(after.fouls).toEqual(['2.3'])
  const { entries } = JSON.parse(after.record) as { entries: { ruling?: { fouls: readonly string[] } }[] }
  const both = ['2.3', '6.3']
  expect(entries.slice(-3).map(({ ruling }) => ruling?.fouls)).toEqual([both, both, ['2.3']])
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await page.waitForFunction(() => window.headstring?.page === 'table')

  // The score sheet tells it, now and when the page was loaded anew.
  const sheet = page.getByRole('dialog', { name: 'Score sheet' })
  const openSheet = async () => {
    await page.getByRole('link', { name: 'Score', exact: true }).click()
    await expect.poll(() => sheet.innerText()).toContain('The 1 was hit.')
    expect(await sheet.innerText()).toContain('against 2.3: the ruling stands.')
  }
  await openSheet()
  await sheet.locator('.protests').scrollIntoViewIfNeeded()
  await visit.screenshot('sheet-protests')
  await page.keyboard.press('Escape')
  await page.reload()
  await page.waitForFunction(() => window.headstring?.page === 'table')
  await openSheet()
  expect(visit.complaints).toEqual([])
  await visit.close()
})

/** Lets a file fall on the page, as from the desktop. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([file, words]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([words!], file!, { type: 'application/json' }))
      return transfer
    },
    [name, text],
  )
  await page.dispatchEvent('#app', 'drop', { dataTransfer })
}

it('a file that is dropped on any page is opened, or told in the language of the page why not', async () => {
  const visit = await toTheTable(stand, '?quality=software&seed=1')
  const { page } = visit
  const record = await page.evaluate(() => window.headstring!.record!)
  await drop(page, 'foreign.json', '{"name":"left-pad","version":"1.0.0"}')
  await page.getByText('The file is no document of this program.').waitFor()
  await page.goBack()
  await page.waitForFunction(() => window.headstring?.page === 'table')
  await page.getByRole('button', { name: 'РУ' }).click()
  await drop(page, 'newer.json', record.replace('"format":1', '"format":2'))
  await page.getByText('Он записан другой версией программы').waitFor()
  await visit.screenshot('review-fault-ru')
  await drop(page, 'cut.json', record.slice(0, 500))
  await page.getByText('Это не JSON, или файл обрезан.').waitFor()
  await drop(page, 'empty.json', record)
  await page.getByText('ещё ничего не сыграно').waitFor()
  await drop(page, 'answer.json', JSON.stringify({ format: 1, trials: 10, agree: 4, verdicts: [] }))
  await page.getByText('повторить его нельзя').waitFor()
  await page.getByRole('button', { name: 'Споры' }).click()
  await page.locator('.disputes-list').waitFor()
  const { text } = longRecord()
  await drop(page, 'long.json', text)
  await page.locator('.review-page').waitFor({ timeout: 60_000 })
  expect(visit.complaints).toEqual([])
  await visit.close()
})

it('a match of a thousand shots is opened and leafed through while the page goes on', MEASURED, async () => {
  const { text, shots } = longRecord()
  const visit = await stand.open(DESKTOP, '?quality=software#/review')
  const { page } = visit
  await page.locator('.disputes-list').waitFor()
  const bar = page.getByRole('progressbar')
  const half = async () => {
    await drop(page, 'long.json', text)
    await expect
      .poll(() => bar.evaluate((each: HTMLProgressElement) => each.value / each.max), { timeout: 60_000 })
      .toBeGreaterThan(0.3)
  }
  expect(await longestTask(page, half)).toBeLessThanOrEqual(50)
  await page.locator('.review-page').waitFor({ timeout: 60_000 })
  const at = (shot: number) => page.locator('.review-title').getByText(`shot ${shot.toLocaleString('en')} ·`)
  await at(shots).waitFor()
  const leaf = async () => {
    await page.getByRole('button', { name: 'The shot before' }).click()
    await at(shots - 1).waitFor()
  }
  expect(await longestTask(page, leaf)).toBeLessThanOrEqual(50)
  expect(visit.complaints).toEqual([])
  await visit.close()
})
