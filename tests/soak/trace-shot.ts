import type { BallSample, ShotPaths, ShotResult } from '../../src/physics/index.ts'
import type { BallId } from '../../src/table/index.ts'

/** All balls at one instant. */
export interface Moment {
  readonly t: number
  /** The instant is that of an event: states are those right after it. */
  readonly isEvent: boolean
  readonly balls: readonly BallId[]
  readonly samples: readonly BallSample[]
}

/** Where between two events the balls are looked at. */
const BETWEEN = [0.23, 0.61, 0.93]
const TICK_HZ = 1024

function makeSample(): BallSample {
  const [r, v, w] = [new Float64Array(3), new Float64Array(3), new Float64Array(3)]
  return { phase: 'resting', r, v, w, q: new Float64Array(4) }
}

/** Largest double below t > 0, or a few below it. */
function before(t: number): number {
  return t * (1 - 2 ** -52)
}

/**
 * Goes through a shot: every event, the state right before it, and between two three instants or, while a ball falls, every tick. The moment is only
 * valid during the visit.
 */
export function traceShot(result: ShotResult, visit: (moment: Moment) => void): void {
  const paths: ShotPaths = result.paths!
  const samples = paths.balls.map(makeSample)
  const look = (t: number, isEvent: boolean) => {
    for (const [i, ball] of paths.balls.entries()) paths.sample(ball, t, samples[i]!)
    visit({ t, isEvent, balls: paths.balls, samples })
  }
  const times = [...new Set([0, ...result.events.map(({ t }) => t)])].sort((a, b) => a - b)
  for (const [k, t] of times.entries()) {
    look(t, true)
    const next = times[k + 1]
    if (next === undefined) break
    const falls = samples.some(({ phase }) => phase === 'falling')
    for (const between of falls ? ticks(t, next) : BETWEEN.map((share) => t + share * (next - t))) {
      look(between, false)
    }
    look(Math.max(t, before(next)), false)
  }
}

/** Ticks of the world outside the bed between two times. */
function ticks(from: number, to: number): number[] {
  const first = Math.floor(from * TICK_HZ) + 1
  const count = Math.max(0, Math.ceil(to * TICK_HZ) - first)
  return Array.from({ length: count }, (_, k) => (first + k) / TICK_HZ)
}
