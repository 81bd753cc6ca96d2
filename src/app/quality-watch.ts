import type { ViewQuality } from '../view/index.ts'

/** From the dearest picture to the cheapest. */
const LEVELS: readonly ViewQuality[] = ['high', 'medium', 'low', 'software']
/** Frames that are left out after every change: the first ones build shaders and textures. */
const WARM_UP = 12
/** Frames that a judgement rests on. */
const WATCHED = 30
/** A moving table that takes longer a frame than this is drawn more cheaply, ms: 50 frames a second. */
const SLOW = 20
/** Longer than this it was the tab that slept, ms. */
const ASLEEP = 1000

/** Renderers that have no graphics card behind them. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i

/** The level to start with: a machine without a graphics card need not be tried out. */
export function firstQuality(renderer: string): ViewQuality {
  return SOFTWARE.test(renderer) ? 'software' : 'high'
}

/**
 * Looks at how long the frames of a moving table take and says when a cheaper level would do better: a step at a time,
 * by the median, never back up, so that the picture does not change to and fro.
 */
export class QualityWatch {
  #level: ViewQuality
  #frames: number[] = []
  #seen = 0

  constructor(level: ViewQuality) {
    this.#level = level
  }

  /** A frame in which something moved took so long, ms. The new level, or null when nothing is to be changed. */
  frame(ms: number): ViewQuality | null {
    if (ms > ASLEEP) return null
    this.#seen += 1
    if (this.#seen <= WARM_UP) return null
    this.#frames.push(ms)
    if (this.#frames.length < WATCHED) return null
    const median = [...this.#frames].sort((a, b) => a - b)[WATCHED / 2]!
    this.#frames = []
    if (median <= SLOW) return null
    const cheaper = LEVELS[LEVELS.indexOf(this.#level) + 1]
    if (cheaper === undefined) return null
    this.#level = cheaper
    this.#seen = 0
    return cheaper
  }
}
