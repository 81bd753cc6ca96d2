import { assert } from './assert.ts'

const START_A = 0x243f6a88
const START_B = 0x85a308d3

function rotate(x: number, by: number): number {
  return (x << by) | (x >>> (32 - by))
}

/** Final mix of MurmurHash3: every input bit reaches every output bit. */
function avalanche(x: number): number {
  let h = x
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0')
}

/**
 * Streaming 64-bit hash (two lanes of MurmurHash3's mixing, Appleby 2011) of numbers by their float bits and of
 * strings. Tells apart outcomes that differ in one bit; not against forgery. -0 counts as 0, because JSON writes
 * both as 0 and no outcome depends on that sign. NaN is a broken promise.
 */
export class Hash64 {
  #a = START_A
  #b = START_B
  #length = 0
  readonly #view = new DataView(new ArrayBuffer(8))

  #word(k: number): void {
    const mixed = Math.imul(rotate(Math.imul(k, 0xcc9e2d51), 15), 0x1b873593)
    this.#a = (Math.imul(rotate(this.#a ^ mixed, 13), 5) + 0xe6546b64) | 0
    this.#b = (Math.imul(rotate(this.#b ^ k, 19), 0x9e3779b1) + this.#a) | 0
    this.#length += 1
  }

  /** Adds all 64 bits of a number. */
  number(x: number): this {
    assert(!Number.isNaN(x), 'only numbers are hashed')
    this.#view.setFloat64(0, x + 0, true)
    this.#word(this.#view.getInt32(0, true))
    this.#word(this.#view.getInt32(4, true))
    return this
  }

  numbers(list: ArrayLike<number>): this {
    for (let i = 0; i < list.length; i++) this.number(list[i]!)
    return this
  }

  /** Adds the length and the UTF-16 units of a string, so that ("ab", "c") differs from ("a", "bc"). */
  text(s: string): this {
    this.#word(s.length)
    for (let i = 0; i < s.length; i++) this.#word(s.charCodeAt(i))
    return this
  }

  /** 16 hexadecimal digits; more may be added afterwards. */
  digest(): string {
    const a = avalanche(this.#a ^ this.#length)
    const b = avalanche(this.#b ^ rotate(a, 16))
    return hex(a + b) + hex(b)
  }
}
