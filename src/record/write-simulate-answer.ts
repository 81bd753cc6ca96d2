import type { BallSample, FinalBall, ShotPaths, ShotResult, ShotStats } from '../physics/index.ts'
import type { ShotEvent } from '../shot/index.ts'
import type { BallId } from '../table/index.ts'

/** A ball in a sample of the path: centre and orientation x, y, z, w. */
interface PathBall {
  readonly r: readonly number[]
  readonly q: readonly number[]
}

export interface PathSample {
  readonly t: number
  /** Every ball that is on the table at t. */
  readonly balls: Readonly<Partial<Record<BallId, PathBall>>>
}

/** The answer of `simulate`. */
export interface SimulateAnswer {
  readonly format: 1
  readonly events: readonly ShotEvent[]
  readonly balls: readonly FinalBall[]
  readonly duration: number
  readonly hash: string
  readonly path?: readonly PathSample[]
  readonly stats: ShotStats
}

/** The answer document of a computed shot; `pathInterval` = seconds between samples of the path, 0 = none. */
export function writeSimulateAnswer(result: ShotResult, pathInterval: number): SimulateAnswer {
  const { events, balls, duration, hash, stats, paths } = result
  return {
    format: 1,
    events,
    balls,
    duration,
    hash,
    ...(pathInterval > 0 && paths !== null ? { path: samplePath(paths, pathInterval) } : {}),
    stats,
  }
}

function samplePath(paths: ShotPaths, interval: number): PathSample[] {
  const out: BallSample = {
    phase: 'resting',
    r: new Float64Array(3),
    v: new Float64Array(3),
    w: new Float64Array(3),
    q: new Float64Array(4),
  }
  const samples: PathSample[] = []
  const last = Math.floor(paths.duration / interval)
  for (let k = 0; k <= last; k++) samples.push(sampleAt(paths, k * interval, out))
  return samples
}

function sampleAt(paths: ShotPaths, t: number, out: BallSample): PathSample {
  const balls: Partial<Record<BallId, PathBall>> = {}
  for (const id of paths.balls) {
    const { phase, r, q } = paths.sample(id, t, out)
    if (phase !== 'pocketed' && phase !== 'off-table') balls[id] = { r: Array.from(r), q: Array.from(q) }
  }
  return { t, balls }
}
