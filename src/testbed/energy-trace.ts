import type { BallSample, PhysicsParameters, ShotResult } from '../physics/index.ts'

/** Energy of all balls at one instant, J; height counts from a ball on the cloth. */
export interface EnergyPoint {
  readonly t: number
  readonly moving: number
  readonly turning: number
  readonly height: number
}

/** Points between which a curve is drawn straight. */
const PLAIN_POINTS = 240

export function makeSample(): BallSample {
  const [r, v, w] = [new Float64Array(3), new Float64Array(3), new Float64Array(3)]
  return { phase: 'resting', r, v, w, q: new Float64Array(4) }
}

function square(a: Float64Array): number {
  return a[0]! * a[0]! + a[1]! * a[1]! + a[2]! * a[2]!
}

function energyAt(result: ShotResult, p: PhysicsParameters, t: number, sample: BallSample): EnergyPoint {
  let moving = 0
  let turning = 0
  let height = 0
  for (const ball of result.paths!.balls) {
    const { phase, r, v, w } = result.paths!.sample(ball, t, sample)
    if (phase === 'pocketed' || phase === 'off-table') continue
    moving += 0.5 * p.ballMass * square(v)
    turning += 0.2 * p.ballMass * p.ballRadius * p.ballRadius * square(w)
    height += p.ballMass * p.gravity * (r[2]! - p.ballRadius)
  }
  return { t, moving, turning, height }
}

/** Energy over a shot: at evenly spaced times, and right before and right after every event. */
export function traceEnergy(result: ShotResult, parameters: PhysicsParameters): EnergyPoint[] {
  const { duration, events } = result
  const times = new Set<number>([0, duration])
  for (let k = 1; k < PLAIN_POINTS; k++) times.add((duration * k) / PLAIN_POINTS)
  for (const { t } of events) {
    times.add(t)
    times.add(t * (1 - 2 ** -52))
  }
  const sample = makeSample()
  return [...times].sort((a, b) => a - b).map((t) => energyAt(result, parameters, t, sample))
}

export function totalOf({ moving, turning, height }: EnergyPoint): number {
  return moving + turning + height
}
