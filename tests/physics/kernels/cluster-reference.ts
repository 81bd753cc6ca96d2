import type { PhysicsParameters } from '../../../src/physics/parameters.ts'

/** A ball of a cluster: centre (m), velocity (m/s), spin (rad/s). */
export interface ClusterBall {
  readonly r: readonly [number, number, number]
  readonly v: readonly [number, number, number]
  readonly w: readonly [number, number, number]
}

interface Pair {
  readonly i: number
  readonly j: number
  active: boolean
  n: [number, number, number]
  overlap: number
  mostSlip: number
}

type Body = { r: number[]; v: number[]; w: number[] }

/**
 * The compliant cluster as plainly as it can be written: Hertz contacts with Tsuji damping, symplectic Euler at
 * one small step, normals frozen while in contact, every pair looked at in every step, viscous grip. Ends when
 * nothing has touched for 200 us. Slow: what the fast solver is held against.
 */
export function clusterReference(
  balls: readonly ClusterBall[],
  p: PhysicsParameters,
  dt: number,
): { balls: ClusterBall[]; duration: number } {
  const bodies: Body[] = balls.map(({ r, v, w }) => ({ r: [...r], v: [...v], w: [...w] }))
  const pairs: Pair[] = []
  for (let i = 0; i < bodies.length; i++)
    for (let j = i + 1; j < bodies.length; j++)
      if (gap(bodies[i]!, bodies[j]!, p) < 0.02)
        pairs.push({ i, j, active: false, n: [0, 0, 0], overlap: 0, mostSlip: 0 })
  let idle = 0
  let time = 0
  let last = 0
  while (idle < 200e-6) {
    const kicks = bodies.map(() => ({ v: [0, 0, 0], w: [0, 0, 0] }))
    for (const pair of pairs) press(pair, bodies, kicks, p, dt)
    bodies.forEach((body, k) => {
      for (let a = 0; a < 3; a++) {
        body.v[a]! += kicks[k]!.v[a]!
        body.w[a]! += kicks[k]!.w[a]!
        body.r[a]! += body.v[a]! * dt
      }
    })
    let touching = false
    for (const pair of pairs) {
      if (!pair.active) continue
      const { i, j, n } = pair
      pair.overlap += dot(minus(bodies[i]!.v, bodies[j]!.v), n) * dt
      if (pair.overlap <= 0) pair.active = false
      else touching = true
    }
    time += dt
    idle = touching ? 0 : idle + dt
    if (touching) last = time
  }
  return { balls: bodies as unknown as ClusterBall[], duration: last }
}

function press(
  pair: Pair,
  bodies: Body[],
  kicks: { v: number[]; w: number[] }[],
  p: PhysicsParameters,
  dt: number,
): void {
  const a = bodies[pair.i]!
  const b = bodies[pair.j]!
  if (!pair.active) {
    if (gap(a, b, p) > 0) return
    const n = minus(b.r, a.r)
    const length = Math.sqrt(dot(n, n))
    pair.n = [n[0]! / length, n[1]! / length, n[2]! / length]
    pair.active = true
    pair.overlap = 0
    pair.mostSlip = 0
  }
  const { n } = pair
  const m = p.ballMass
  const R = p.ballRadius
  const dv = minus(a.v, b.v)
  const closing = dot(dv, n)
  const d = Math.max(0, pair.overlap)
  const root = Math.sqrt(Math.sqrt(d))
  const force = Math.max(
    0,
    p.hertzStiffness * d * Math.sqrt(d) +
      p.hertzDamping * Math.sqrt((m / 2) * p.hertzStiffness) * root * closing,
  )
  const w = [a.w[0]! + b.w[0]!, a.w[1]! + b.w[1]!, a.w[2]! + b.w[2]!]
  const turn = cross(w, n)
  const u = [0, 1, 2].map((k) => dv[k]! - closing * n[k]! + R * turn[k]!)
  const slip = Math.sqrt(dot(u, u))
  pair.mostSlip = Math.max(pair.mostSlip, slip)
  const drag =
    slip === 0 ? 0 : Math.min(friction(p, pair.mostSlip) * force, (m / 7 / (10 * dt)) * slip) / slip
  const t = [-drag * u[0]!, -drag * u[1]!, -drag * u[2]!]
  const torque = cross(n, t)
  for (let k = 0; k < 3; k++) {
    const push = (t[k]! - force * n[k]!) * (dt / m)
    kicks[pair.i]!.v[k]! += push
    kicks[pair.j]!.v[k]! -= push
    const twist = torque[k]! * ((2.5 * dt) / (m * R))
    kicks[pair.i]!.w[k]! += twist
    kicks[pair.j]!.w[k]! += twist
  }
}

function friction(p: PhysicsParameters, slip: number): number {
  const law = p.ballFriction
  return typeof law === 'number' ? law : law.a + law.b * Math.exp(-law.c * slip)
}

function gap(a: Body, b: Body, p: PhysicsParameters): number {
  const r = minus(b.r, a.r)
  return Math.sqrt(dot(r, r)) - 2 * p.ballRadius
}

function minus(a: readonly number[], b: readonly number[]): number[] {
  return [a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!]
}

function dot(a: readonly number[], b: readonly number[]): number {
  return a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!
}

function cross(a: readonly number[], b: readonly number[]): number[] {
  return [a[1]! * b[2]! - a[2]! * b[1]!, a[2]! * b[0]! - a[0]! * b[2]!, a[0]! * b[1]! - a[1]! * b[0]!]
}
