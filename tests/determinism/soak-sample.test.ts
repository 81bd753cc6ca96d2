import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { ShotRequest } from '../../src/physics/index.ts'
import { drawShot } from '../soak/draw-shot.ts'
import { examineShot } from '../soak/examine-shot.ts'

/** A shot that once broke a promise of the solver, and how. */
interface KeptShot {
  readonly was: string
  readonly request: ShotRequest
}

const KEPT = readFileSync(new URL('../soak/kept-shots.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as KeptShot)

/** None of the seeds that the long soak is run with. */
const SEED = 77
const COUNT = 100
const PARTS = 4

describe('shots that once broke a promise', () => {
  it.each(KEPT.map(({ was, request }) => [was, request] as const))('%s', (_, request) => {
    expect(examineShot(request).findings).toEqual([])
  })
})

describe('random shots, looked at from all sides', () => {
  it.each(Array.from({ length: PARTS }, (_, part) => [part]))('part %i', (part) => {
    const indices = Array.from({ length: COUNT / PARTS }, (_, k) => part + k * PARTS)
    const broken = indices.flatMap((index) => {
      const { findings } = examineShot(drawShot(SEED, index))
      return findings.length === 0 ? [] : [{ index, findings }]
    })
    expect(broken).toEqual([])
  })
})
