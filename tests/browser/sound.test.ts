import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundleEntry } from '../determinism/bundle-entry.ts'
import type { HeardBreak } from './audio-entry.ts'
import { openStand, type Stand } from './table-page.ts'

let stand: Stand
beforeAll(async () => {
  stand = await openStand()
})
afterAll(() => stand.close())

it('a break is heard off line: every impact at its sample, the balls hum until they rest', async () => {
  const visit = await stand.open(undefined, '#/testbed')
  await visit.page.addScriptTag({
    type: 'module',
    content: await bundleEntry(new URL('./audio-entry.ts', import.meta.url)),
  })
  await visit.page.waitForFunction(() => 'hearBreak' in globalThis)
  const heard = await visit.page.evaluate(() =>
    (globalThis as unknown as { hearBreak: () => Promise<HeardBreak> }).hearBreak(),
  )
  expect(heard.peak).toBeGreaterThan(0.1)
  expect(heard.beforeTip).toBe(0)
  const loud = heard.cues.filter(({ speed }) => speed > 0.3)
  expect(loud.length).toBeGreaterThan(25)
  for (const { kind, t, peak } of loud) expect(peak, `${kind} at ${t}`).toBeGreaterThan(1e-3)
  // Those that nothing else precedes begin out of silence, within two samples of their time.
  const alone = loud.filter(({ t }) => heard.cues.every((other) => other.t >= t || t - other.t > 0.3))
  expect(alone.length).toBeGreaterThan(0)
  for (const { kind, t, peak, before } of alone) expect(before, `${kind} at ${t}`).toBeLessThan(0.02 * peak)
  const [early, late, after] = heard.hum
  expect(early).toBeGreaterThan(2 * late)
  expect(late).toBeGreaterThan(0)
  expect(after).toBe(0)
  expect(visit.complaints).toEqual([])
  await visit.close()
})
