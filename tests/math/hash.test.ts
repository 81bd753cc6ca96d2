import { describe, expect, test } from 'vitest'
import { Hash64, Random } from '../../src/math/index.ts'

const hashOf = (...list: number[]) => new Hash64().numbers(list).digest()

describe('64-bit hash', () => {
  test('pinned, so that recorded hashes stay comparable', () => {
    expect(new Hash64().digest()).toMatchInlineSnapshot(`"afd06a3b9c47c940"`)
    expect(new Hash64().number(0.1).text('cue').number(-3).digest()).toMatchInlineSnapshot(
      `"dab327e133fbffa0"`,
    )
  })

  test('one bit of one number changes about half of the digest', () => {
    const random = Random.fromSeed(4)
    let flipped = 0
    const n = 2000
    for (let i = 0; i < n; i++) {
      const x = random.between(-3, 3)
      const a = BigInt(`0x${hashOf(1, x, 2)}`)
      const b = BigInt(`0x${hashOf(1, x + Math.abs(x) * 2 ** -52, 2)}`)
      flipped += (a ^ b).toString(2).split('1').length - 1
    }
    expect(flipped / n).toBeGreaterThan(31)
    expect(flipped / n).toBeLessThan(33)
  })

  test('no collision among 100,000 neighbours', () => {
    const seen = new Set<string>()
    for (let i = 0; i < 100_000; i++) seen.add(hashOf(i % 317, Math.floor(i / 317), 0))
    expect(seen.size).toBe(100_000)
  })

  test('order, length and borders between strings count', () => {
    const hash = new Set([
      hashOf(1, 2),
      hashOf(2, 1),
      hashOf(1, 2, 0),
      hashOf(0, 1, 2),
      new Hash64().text('ab').text('c').digest(),
      new Hash64().text('a').text('bc').digest(),
    ])
    expect(hash.size).toBe(6)
  })

  test('-0 is 0; NaN is refused; a digest may be followed by more', () => {
    expect(hashOf(-0)).toBe(hashOf(0))
    expect(() => hashOf(Number.NaN)).toThrow()
    const running = new Hash64().number(1)
    const first = running.digest()
    expect(running.digest()).toBe(first)
    expect(running.number(2).digest()).toBe(hashOf(1, 2))
  })
})
