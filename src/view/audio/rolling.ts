import type { GameShot } from '../../game/index.ts'

type Paths = NonNullable<GameShot['result']['paths']>

/** What is heard of all the balls on the cloth together, at even steps. */
export interface Rolling {
  /** Seconds between two values. */
  readonly step: number
  /** Loudness 0..1. */
  readonly gain: Float32Array<ArrayBuffer>
  /** Hz below which the noise lies: 60 to 700 in proportion to speed. */
  readonly pitch: Float32Array<ArrayBuffer>
}

const STEP = 1 / 30
const LOWEST = 60
const HIGHEST = 700
/** The noise is brightest here, m/s. */
const FAST = 5
/** Loudness of one ball at 1 m/s, against a click at full scale. */
const AT_1 = 0.012

/** How the balls of a shot hum, from `from` seconds on. */
export function rollingOf(paths: Paths, from: number): Rolling {
  const count = Math.max(2, Math.ceil((paths.duration - from) / STEP) + 1)
  const gain = new Float32Array(count)
  const pitch = new Float32Array(count)
  const out: ReturnType<Paths['sample']> = {
    phase: 'resting',
    r: new Float64Array(3),
    v: new Float64Array(3),
    w: new Float64Array(3),
    q: new Float64Array(4),
  }
  for (let k = 0; k < count; k++) {
    let [square, fastest] = [0, 0]
    for (const ball of paths.balls) {
      const { phase, v } = paths.sample(ball, from + k * STEP, out)
      if (phase !== 'sliding' && phase !== 'rolling') continue
      const speed = Math.hypot(v[0]!, v[1]!)
      square += speed * speed
      fastest = Math.max(fastest, speed)
    }
    gain[k] = AT_1 * Math.sqrt(square)
    pitch[k] = LOWEST + (HIGHEST - LOWEST) * Math.min(1, fastest / FAST)
  }
  gain[count - 1] = 0
  return { step: STEP, gain, pitch }
}
