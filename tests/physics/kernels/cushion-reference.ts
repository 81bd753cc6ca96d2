/**
 * The cushion model as it was published (Mathavan, Jackson, Parkin 2010): impulse steps of one length by
 * fourth-order Runge-Kutta, velocity and spin as unknowns, no event for a slip that ends. Slow and plain: what
 * the fast law is held against.
 */
export interface CushionHit {
  /** vX, vY, vZ, wX, wY, wZ in the cushion's frame (Y into the cushion, Z up). */
  readonly state: readonly number[]
  readonly e: number
  readonly noseFriction: number
  readonly clothFriction: number
}

interface Unknowns {
  /** vX, vY, R wX, R wY, R wZ, work. */
  readonly y: Float64Array
  readonly stages: readonly Float64Array[]
}

export function cushionReference(hit: CushionHit, radius: number, noseHeightRatio: number, steps: number) {
  const [vX, vY, , wX, wY, wZ] = hit.state as [number, number, number, number, number, number]
  const sine = noseHeightRatio - 1
  const unknowns: Unknowns = {
    y: Float64Array.of(vX, vY, radius * wX, radius * wY, radius * wZ, 0),
    stages: [0, 1, 2, 3].map(() => new Float64Array(6)),
  }
  const h = ((1 + hit.e) * vY) / steps
  // Compression until vY = 0, then until the work given back is e^2 of the work done.
  integrateUntil(unknowns, hit, sine, h, (y) => y[1]!)
  const end = (1 - hit.e * hit.e) * unknowns.y[5]!
  integrateUntil(unknowns, hit, sine, h, (y) => y[5]! - end)
  const y = unknowns.y
  return [y[0]!, y[1]!, 0, y[2]! / radius, y[3]! / radius, y[4]! / radius]
}

function integrateUntil(
  unknowns: Unknowns,
  hit: CushionHit,
  sine: number,
  h: number,
  left: (y: Float64Array) => number,
): void {
  const start = new Float64Array(6)
  while (left(unknowns.y) > 0) {
    start.set(unknowns.y)
    step(unknowns, hit, sine, h)
  }
  let low = 0
  let high = h
  for (let i = 0; i < 50; i++) {
    const middle = (low + high) / 2
    unknowns.y.set(start)
    step(unknowns, hit, sine, middle)
    if (left(unknowns.y) > 0) low = middle
    else high = middle
  }
}

function step({ y, stages }: Unknowns, hit: CushionHit, sine: number, h: number): void {
  const [k1, k2, k3, k4] = stages as [Float64Array, Float64Array, Float64Array, Float64Array]
  slopes(y, y, 0, hit, sine, k1)
  slopes(y, k1, h / 2, hit, sine, k2)
  slopes(y, k2, h / 2, hit, sine, k3)
  slopes(y, k3, h, hit, sine, k4)
  for (let i = 0; i < 6; i++) y[i]! += (h / 6) * (k1[i]! + 2 * k2[i]! + 2 * k3[i]! + k4[i]!)
}

function slopes(
  from: Float64Array,
  along: Float64Array,
  h: number,
  hit: CushionHit,
  st: number,
  out: Float64Array,
): void {
  const ct = Math.sqrt(1 - st * st)
  const vX = from[0]! + h * along[0]!
  const vY = from[1]! + h * along[1]!
  const sX = from[2]! + h * along[2]!
  const sY = from[3]! + h * along[3]!
  const sZ = from[4]! + h * along[4]!
  const noseX = vX + sY * st - sZ * ct
  const noseS = sX - vY * st
  const nose = Math.sqrt(noseX * noseX + noseS * noseS)
  const c = nose < 1e-7 ? 0 : noseX / nose
  const q = nose < 1e-7 ? 0 : noseS / nose
  const clothX = vX - sY
  const clothY = vY + sX
  const cloth = Math.sqrt(clothX * clothX + clothY * clothY)
  const c2 = cloth < 1e-7 ? 0 : clothX / cloth
  const q2 = cloth < 1e-7 ? 0 : clothY / cloth
  const muW = hit.noseFriction
  const push = hit.clothFriction * Math.max(0, st + muW * q * ct)
  out[0] = -(muW * c + c2 * push)
  out[1] = -(ct - muW * q * st + q2 * push)
  out[2] = -2.5 * (muW * q + q2 * push)
  out[3] = -2.5 * (muW * c * st - c2 * push)
  out[4] = 2.5 * muW * c * ct
  out[5] = vY * ct
}
