import { describe, expect, it } from 'vitest'
import { firstQuality, QualityWatch } from '../../src/app/quality-watch.ts'

function feed(watch: QualityWatch, ms: number, frames: number): readonly string[] {
  return Array.from({ length: frames }, () => watch.frame(ms)).filter((level) => level !== null)
}

describe('the level of the picture', () => {
  it.each([
    ['ANGLE (Mesa, llvmpipe (LLVM 15.0.6 256 bits), OpenGL 4.5)', 'software'],
    ['Google SwiftShader', 'software'],
    ['Microsoft Basic Render Driver', 'software'],
    ['ANGLE (NVIDIA GeForce RTX 3060)', 'high'],
    ['Apple M2', 'high'],
  ])('starts for %s with %s', (renderer, level) => {
    expect(firstQuality(renderer)).toBe(level)
  })

  it('stays where frames come in time', () => {
    expect(feed(new QualityWatch('high'), 16.7, 400)).toEqual([])
  })

  it('goes down a step at a time, as far as it must, and not below the last', () => {
    const watch = new QualityWatch('high')
    expect(feed(watch, 60, 42)).toEqual(['medium'])
    expect(feed(watch, 60, 42)).toEqual(['low'])
    expect(feed(watch, 16, 400)).toEqual([])
    expect(feed(watch, 60, 400)).toEqual(['software'])
  })

  it('a few long frames and a tab that slept change nothing', () => {
    const watch = new QualityWatch('high')
    for (let k = 0; k < 200; k++) expect(watch.frame(k % 5 === 0 ? 90 : 15)).toBeNull()
    expect(feed(watch, 5000, 100)).toEqual([])
  })
})
