import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { bundleCore } from './bundle-core.ts'
import { type Fingerprints, fingerprints } from './core.ts'

function inWorker(code: string): Promise<Fingerprints> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`))
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

test('a worker thread with the bundled core gives the bits of the main thread with its sources', async () => {
  const here = fingerprints()
  const code = await bundleCore(
    "import('node:worker_threads').then(({ parentPort }) => parentPort.postMessage(fingerprints()))",
  )
  expect(await inWorker(code)).toEqual(here)
  expect(Object.keys(here).length).toBeGreaterThan(40)
  // A shot that cannot be played would be alike everywhere, too.
  for (const [name, hash] of Object.entries(here))
    expect([name, hash]).toEqual([name, expect.stringMatching(/^[0-9a-f]{16}$/)])
})

test('played twice in one run it is the same: nothing is left over from shot to shot', () => {
  expect(fingerprints()).toEqual(fingerprints())
})
