import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundleCore } from '../determinism/bundle-core.ts'
import { fingerprints } from '../determinism/core.ts'
import { openStand, type Stand } from './table-page.ts'

let stand: Stand
beforeAll(async () => {
  stand = await openStand()
})
afterAll(() => stand.close())

it('a page and a worker of a real browser give the bits of Node', async () => {
  const visit = await stand.open(undefined, '#/testbed')
  await visit.page.addScriptTag({ type: 'module', content: await bundleCore('') })
  await visit.page.waitForFunction(() => 'fingerprints' in globalThis)
  const inPage = await visit.page.evaluate(() =>
    (globalThis as unknown as { fingerprints: () => object }).fingerprints(),
  )
  const inWorker = await visit.page.evaluate(
    (code) =>
      new Promise((resolve, reject) => {
        const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
        const worker = new Worker(url, { type: 'module' })
        worker.onmessage = ({ data }) => resolve(data)
        worker.onerror = ({ message }) => reject(new Error(message))
      }),
    await bundleCore('postMessage(fingerprints())'),
  )
  const here = fingerprints()
  expect(inPage).toEqual(here)
  expect(inWorker).toEqual(here)
  expect(visit.complaints).toEqual([])
  await visit.close()
})
