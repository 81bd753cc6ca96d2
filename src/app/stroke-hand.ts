import type { Signal } from '@preact/signals'
import { POWER_RANGE, type StrokeWay, speedOfPull } from '../ui/index.ts'
import { StrokeMeter } from './stroke-meter.ts'
import { fractionOfPull, pullAt } from './stroke-motion.ts'

/** A pull shorter than this is a change of mind. */
const LEAST_PULL = 0.04

interface Around {
  readonly pull: Signal<number | null>
  way(): StrokeWay
  mayStroke(): boolean
  /** `live` = the eye has seen the stick come: the picture begins at the contact. */
  stroke(speed: number, live: boolean): void
}

/** A hand on the stick: it draws back, and strokes by letting go or by going through the ball. */
export class StrokeHand {
  readonly #around: Around
  readonly #meter = new StrokeMeter()

  constructor(around: Around) {
    this.#around = around
  }

  /** Holds the stick so far back (below 0 = up to the ball); `ms` = when, for a stroke by the movement. */
  draw(fraction: number, ms?: number, way: StrokeWay = this.#around.way()): void {
    const { pull } = this.#around
    if (!this.#around.mayStroke()) return
    if (pull.value === null) this.#meter.clear()
    if (way === 'pull' || ms === undefined) {
      pull.value = Math.min(1, Math.max(0, fraction))
      return
    }
    const away = pullAt(fraction)
    pull.value = Math.min(1, Math.max(fractionOfPull(0), fraction))
    const speed = this.#meter.sample(away, ms)
    if (speed === null || speed < POWER_RANGE.least) return
    pull.value = null
    this.#around.stroke(speed, true)
  }

  /** By the pull this is the stroke. */
  letGo(way: StrokeWay = this.#around.way()): void {
    const { pull } = this.#around
    const { value } = pull
    pull.value = null
    if (value === null || value < LEAST_PULL || way === 'movement') return
    this.#around.stroke(speedOfPull(value), false)
  }

  cancel(): void {
    this.#around.pull.value = null
  }
}
