import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DESKTOP, openStand, PHONE, type Stand, toTheTable } from './table-page.ts'

const DIST = process.env.SITE ?? new URL('../../dist', import.meta.url).pathname

describe('the page in trouble', () => {
  let stand: Stand
  beforeAll(async () => {
    stand = await openStand()
  })
  afterAll(() => stand.close())

  it('a lost WebGL context comes back, and the match is as it was', async () => {
    const visit = await toTheTable(stand, '?quality=software&seed=2')
    const { page } = visit
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Stroke' }).click()
    await page.evaluate(() => window.headstring!.finishPlayback())
    const before = await page.evaluate(() => JSON.stringify(window.headstring!.match))
    const lost = await page.evaluate(async () => {
      const canvas = document.querySelector('canvas')!
      const extension = canvas.getContext('webgl2')!.getExtension('WEBGL_lose_context')!
      const restored = new Promise((done) =>
        canvas.addEventListener('webglcontextrestored', done, { once: true }),
      )
      extension.loseContext()
      await new Promise((done) => setTimeout(done, 500))
      const notice = document.body.innerText
      extension.restoreContext()
      await restored
      return notice
    })
    expect(lost).toMatch(/picture|graphics/i)
    await expect
      .poll(() => page.evaluate(() => window.headstring!.stats?.drawCalls ?? 0), { timeout: 20_000 })
      .toBeGreaterThan(5)
    expect(await page.evaluate(() => JSON.stringify(window.headstring!.match))).toBe(before)
    await visit.screenshot('context-restored')
    await visit.close()
  })

  it('a closed tab loses nothing: the match goes on from the last command', async () => {
    const visit = await toTheTable(stand, '?quality=software&seed=3')
    const { page } = visit
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Stroke' }).click()
    await page.waitForFunction(() => window.headstring!.running)
    await page.evaluate(() => window.headstring!.settled())
    const before = await page.evaluate(() => JSON.stringify(window.headstring!.match))
    await page.reload()
    await page.waitForFunction(() => window.headstring?.page === 'table')
    expect(await page.evaluate(() => JSON.stringify(window.headstring!.match))).toBe(before)
    // By way of the set-up page, too.
    await page.goto(page.url().replace(/#.*/, '#/'))
    await page.reload()
    await page.getByRole('button', { name: /continue/i }).click()
    await page.waitForFunction(() => window.headstring?.page === 'table')
    expect(await page.evaluate(() => JSON.stringify(window.headstring!.match))).toBe(before)
    expect(visit.complaints).toEqual([])
    await visit.close()
  })

  it.each(['#/nowhere', '?quality=golden', '?seed=minus-one'])(
    'a bad link %s is named and the page goes on',
    async (link) => {
      const visit = await stand.open(undefined, link)
      await expect
        .poll(() => visit.page.locator('body').innerText())
        .toMatch(/unknown-route|bad-quality|bad-seed/)
      await visit.page.getByRole('button', { name: 'To the table' }).waitFor()
      expect(visit.complaints).toEqual([])
      await visit.close()
    },
  )

  it.each([
    ['desktop', DESKTOP],
    ['phone', PHONE],
    ['small phone', { ...PHONE, viewport: { width: 360, height: 640 } }],
    ['large', { viewport: { width: 1920, height: 1080 } }],
  ])('nothing is cut off or overlaps on a %s screen', async (name, options) => {
    const visit = await toTheTable(stand, '?quality=software&seed=1', options)
    await visit.screenshot(`table-${name.replace(' ', '-')}`)
    const faults = await visit.page.evaluate(() => {
      const found: string[] = []
      if (document.documentElement.scrollWidth > innerWidth) found.push('page scrolls sideways')
      const controls = [...document.querySelectorAll<HTMLElement>('button, input, [role=slider]')].filter(
        (el) => el.checkVisibility(),
      )
      const boxes = controls.map((el) => el.getBoundingClientRect())
      controls.forEach((el, i) => {
        const box = boxes[i]!
        const label = el.getAttribute('aria-label') ?? el.textContent
        if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
          found.push(`${label} is cut off`)
        controls.forEach((other, j) => {
          if (j <= i || el.contains(other) || other.contains(el)) return
          const b = boxes[j]!
          const w = Math.min(box.right, b.right) - Math.max(box.left, b.left)
          const h = Math.min(box.bottom, b.bottom) - Math.max(box.top, b.top)
          if (w > 2 && h > 2)
            found.push(`${label} overlaps ${other.getAttribute('aria-label') ?? other.textContent}`)
        })
      })
      return found
    })
    expect(faults).toEqual([])
    expect(visit.complaints).toEqual([])
    await visit.close()
  })
})

describe('a browser without WebGL', () => {
  let stand: Stand
  beforeAll(async () => {
    stand = await openStand(['--disable-3d-apis'])
  })
  afterAll(() => stand.close())

  it('says so instead of staying black', async () => {
    const visit = await stand.open(undefined, '')
    await visit.page.getByRole('button', { name: 'To the table' }).click()
    await expect.poll(() => visit.page.locator('body').innerText()).toMatch(/WebGL/)
    await visit.screenshot('webgl-missing')
    await visit.close()
  })
})

it('up to the first stroke at most 350 kB of script are fetched, compressed', async () => {
  const stand = await openStand()
  const visit = await stand.open(DESKTOP, 'icon.svg')
  const fetched: string[] = []
  visit.page.on('response', (response) => {
    const [, name] = /\/(assets\/[^/]+\.js)$/.exec(response.url()) ?? []
    if (name) fetched.push(name)
  })
  await visit.page.goto(`${stand.url}?quality=software`)
  await visit.page.getByRole('button', { name: 'To the table' }).click()
  await visit.page.waitForFunction(() => window.headstring?.page === 'table')
  await visit.page.getByRole('button', { name: 'Stroke' }).waitFor()
  const bytes = fetched.map((name) => gzipSync(readFileSync(`${DIST}/${name}`), { level: 9 }).length)
  expect(fetched.length).toBeGreaterThan(3)
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(350_000)
  await visit.close()
  await stand.close()
})
