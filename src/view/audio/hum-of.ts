import type { GameShot } from '../../game/index.ts'

type Paths = NonNullable<GameShot['result']['paths']>

/** What is heard of all the balls on the cloth together at one time. */
export interface Hum {
  /** Loudness 0..1. */
  readonly gain: number
  /** Hz below which the noise lies: 60 to 700 in proportion to speed. */
  readonly pitch: number
}

const LOWEST = 60
const HIGHEST = 700
/** The noise is brightest here, m/s. */
const FAST = 5
/** Loudness of one ball at 1 m/s, against a click at full scale. */
const AT_1 = 0.012

/** How the balls of a shot hum at a time of it. */
export function humOf(paths: Paths): (t: number) => Hum {
  const out: ReturnType<Paths['motion']> = {
    phase: 'resting',
    r: new Float64Array(3),
    v: new Float64Array(3),
    w: new Float64Array(3),
  }
  return (t) => {
    let [square, fastest] = [0, 0]
    for (const ball of paths.balls) {
      const { phase, v } = paths.motion(ball, t, out)
      if (phase !== 'sliding' && phase !== 'rolling') continue
      const speed = Math.hypot(v[0]!, v[1]!)
      square += speed * speed
      fastest = Math.max(fastest, speed)
    }
    return {
      gain: AT_1 * Math.sqrt(square),
      pitch: LOWEST + (HIGHEST - LOWEST) * Math.min(1, fastest / FAST),
    }
  }
}
