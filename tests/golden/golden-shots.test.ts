import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Hash64 } from '../../src/math/index.ts'
import { simulateShot } from '../../src/physics/index.ts'
import { SCENARIOS } from '../../src/scenarios/index.ts'

interface GoldenRow {
  readonly events: number
  /** Of the event list as text. */
  readonly eventHash: string
  /** Of events and final state in float bits. */
  readonly hash: string
  readonly duration: number
}

/**
 * What each named set-up came to when its row was written. A row that changes needs a line in the CHANGELOG that says
 * why; `node --import tsx tests/golden/write-golden.ts` writes them anew.
 */
const GOLDEN = JSON.parse(readFileSync(new URL('./golden-shots.json', import.meta.url), 'utf8')) as Record<
  string,
  GoldenRow
>

describe('golden shots', () => {
  it.each(SCENARIOS.map(({ id, request }) => [id, request] as const))('%s', (id, request) => {
    const result = simulateShot(request)
    expect(result.ok).toBe(true)
    if (!result.ok) return
    const { events, hash, duration } = result.value
    const row: GoldenRow = {
      events: events.length,
      eventHash: new Hash64().text(JSON.stringify(events)).digest(),
      hash,
      duration,
    }
    expect(row).toEqual(GOLDEN[id])
  })

  it('no row without its set-up', () => {
    const ids = new Set(SCENARIOS.map(({ id }) => id))
    expect(Object.keys(GOLDEN).filter((id) => !ids.has(id))).toEqual([])
  })
})
