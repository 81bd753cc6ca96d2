import { assert } from './assert.ts'
import { log } from './exp.ts'

const GOLDEN = 0x9e3779b9

/** One step of splitmix32 (Steele, Lea, Flood 2014, in 32 bits): spreads a seed over the generator's state. */
function splitmix(state: number): number {
  let z = state
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad)
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
  return (z ^ (z >>> 15)) >>> 0
}

function rotate(x: number, by: number): number {
  return (x << by) | (x >>> (32 - by))
}

/** State of a generator: four 32-bit words, not all zero. Plain data, so that a draw can be taken up again. */
export type RandomState = readonly [number, number, number, number]

/**
 * Seeded generator of random numbers: xoshiro128** (Blackman, Vigna 2018), integer state, the same sequence in
 * every engine. Not for secrets.
 */
export class Random {
  readonly #words: Int32Array

  private constructor(words: Int32Array) {
    this.#words = words
  }

  /** `seed`: any safe integer; `stream` gives independent sequences of one seed, e.g. one per trial. */
  static fromSeed(seed: number, stream = 0): Random {
    assert(Number.isSafeInteger(seed) && Number.isSafeInteger(stream), 'seed and stream are safe integers')
    const words = new Int32Array(4)
    let state = 0x6a09e667
    for (const part of [seed, Math.floor(seed / 4294967296), stream, Math.floor(stream / 4294967296)]) {
      state = splitmix((state ^ (part | 0)) + GOLDEN)
    }
    for (let i = 0; i < 4; i++) {
      state = (state + GOLDEN) | 0
      words[i] = splitmix(state)
    }
    return new Random(words)
  }

  static fromState(state: RandomState): Random {
    return new Random(Int32Array.from(state))
  }

  get state(): RandomState {
    const w = this.#words
    return [w[0]! >>> 0, w[1]! >>> 0, w[2]! >>> 0, w[3]! >>> 0]
  }

  /** 32 random bits as an unsigned integer. */
  bits(): number {
    const w = this.#words
    const s1 = w[1]!
    const result = Math.imul(rotate(Math.imul(s1, 5), 7), 9)
    w[2]! ^= w[0]!
    w[3]! ^= s1
    w[1]! ^= w[2]!
    w[0]! ^= w[3]!
    w[2]! ^= s1 << 9
    w[3] = rotate(w[3]!, 11)
    return result >>> 0
  }

  /** Uniform in [0, 1), a multiple of 2^-53. */
  next(): number {
    const high = this.bits() >>> 5
    const low = this.bits() >>> 6
    return (high * 67108864 + low) / 9007199254740992
  }

  /** Uniform in [from, to). */
  between(from: number, to: number): number {
    return from + (to - from) * this.next()
  }

  /** Whole number, uniform in 0..n-1. */
  int(n: number): number {
    assert(Number.isInteger(n) && n >= 1 && n <= 4294967296, `a count of possibilities, got ${n}`)
    return Math.floor(this.next() * n)
  }

  /** Standard normal: mean 0, standard deviation 1 (Marsaglia's polar method). */
  gaussian(): number {
    for (;;) {
      const x = 2 * this.next() - 1
      const y = 2 * this.next() - 1
      const s = x * x + y * y
      if (s > 0 && s < 1) return x * Math.sqrt((-2 * log(s)) / s)
    }
  }

  /** The items in random order, in a new list (Fisher, Yates). */
  shuffle<T>(items: readonly T[]): T[] {
    const list = [...items]
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.int(i + 1)
      const held = list[i]!
      list[i] = list[j]!
      list[j] = held
    }
    return list
  }
}
