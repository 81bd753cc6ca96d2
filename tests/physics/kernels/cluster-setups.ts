import { DEFAULT_PARAMETERS, type PhysicsParameters } from '../../../src/physics/parameters.ts'
import { type ClusterRows, makeClusterSolver } from '../../../src/physics/resolve/cluster.ts'
import type { ClusterBall } from './cluster-reference.ts'

export const R = DEFAULT_PARAMETERS.ballRadius
export const FRICTIONLESS: PhysicsParameters = { ...DEFAULT_PARAMETERS, ballFriction: 0 }
export const ELASTIC: PhysicsParameters = { ...FRICTIONLESS, ballRestitution: 1, hertzDamping: 0 }

type Triple = readonly [number, number, number]
const STILL: Triple = [0, 0, 0]

export function ball(x: number, y: number, v: Triple = STILL, w: Triple = STILL): ClusterBall {
  return { r: [x, y, R], v, w }
}

/** A moving ball and others on its line, all at rest, with the gaps given. */
export function inLine(count: number, speed: number, gaps: readonly number[] = []): ClusterBall[] {
  const balls: ClusterBall[] = []
  let x = 0
  for (let i = 0; i < count; i++) {
    balls.push(ball(x, 0, i === 0 ? [speed, 0, 0] : STILL))
    x += 2 * R + (gaps[i] ?? 0)
  }
  return balls
}

export const NINE = [1, 2, 3, 2, 1] as const
export const FIFTEEN = [1, 2, 3, 4, 5] as const

/** A tight rack and a cue ball that touches the head ball, its line `offset` beside the rack's axis. */
export function rack(rows: readonly number[], v: Triple, offset = 0, w: Triple = STILL): ClusterBall[] {
  const balls = [ball(-Math.sqrt(4 * R * R - offset * offset), offset, v, w)]
  rows.forEach((count, row) => {
    for (let k = 0; k < count; k++) balls.push(ball(row * Math.sqrt(3) * R, (2 * k - (count - 1)) * R))
  })
  return balls
}

export function toRows(balls: readonly ClusterBall[]): ClusterRows {
  const column = (pick: (b: ClusterBall) => number) => Float64Array.from(balls, pick)
  return {
    kind: new Uint8Array(balls.length),
    x: column((b) => b.r[0]),
    y: column((b) => b.r[1]),
    z: column((b) => b.r[2]),
    vx: column((b) => b.v[0]),
    vy: column((b) => b.v[1]),
    vz: column((b) => b.v[2]),
    wx: column((b) => b.w[0]),
    wy: column((b) => b.w[1]),
    wz: column((b) => b.w[2]),
  }
}

export function fromRows(rows: ClusterRows): ClusterBall[] {
  return Array.from(rows.x, (_, i) => ({
    r: [rows.x[i]!, rows.y[i]!, rows.z[i]!],
    v: [rows.vx[i]!, rows.vy[i]!, rows.vz[i]!],
    w: [rows.wx[i]!, rows.wy[i]!, rows.wz[i]!],
  }))
}

/** The fast solver on balls that are all members of one cluster. */
export function solve(balls: readonly ClusterBall[], parameters = DEFAULT_PARAMETERS) {
  const solver = makeClusterSolver(parameters, 16)
  const rows = toRows(balls)
  const duration = solver.solve(
    rows,
    balls.map((_, i) => i),
    balls.length,
  )
  return { balls: fromRows(rows), duration, touches: solver.touches }
}

/** Twice the kinetic energy per ball mass, m2/s2. */
export function energy(balls: readonly ClusterBall[]): number {
  return balls.reduce((sum, b) => sum + square(b.v) + 0.4 * R * R * square(b.w), 0)
}

function square(v: Triple): number {
  return v[0] * v[0] + v[1] * v[1] + v[2] * v[2]
}
