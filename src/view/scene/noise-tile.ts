/** Edge of the tile in texels; it repeats without a seam. */
export const TILE_SIZE = 256

/**
 * One small tile of seeded noise that every surface takes its grain from: red = soft mottling (cells of 1/8 to 1/64
 * of the tile), green = short fibres, blue = fine grain, alpha = long pores. Mean 0.5 each, so that a mipmap that can
 * no longer show the grain shows none.
 */
export function makeNoiseTile(seed: number): Uint8Array {
  const tile = new Uint8Array(TILE_SIZE * TILE_SIZE * 4)
  const mottle = layered(seed, [
    [8, 8, 0.5],
    [16, 16, 0.28],
    [32, 32, 0.15],
    [64, 64, 0.07],
  ])
  const fibre = layered(seed + 1, [
    [24, 64, 0.6],
    [80, 128, 0.4],
  ])
  const grain = layered(seed + 2, [
    [128, 128, 0.5],
    [256, 256, 0.5],
  ])
  const pores = layered(seed + 3, [
    [8, 128, 0.6],
    [16, 256, 0.4],
  ])
  const channels = [mottle, fibre, grain, pores]
  for (let i = 0; i < TILE_SIZE * TILE_SIZE; i++) {
    for (let c = 0; c < 4; c++) tile[4 * i + c] = Math.round(255 * Math.min(1, Math.max(0, channels[c]![i]!)))
  }
  return tile
}

type Layer = readonly [cellsAcross: number, cellsUp: number, share: number]

/** Value noise on lattices that divide the tile, summed; about 0.5 +- 0.3. */
function layered(seed: number, layers: readonly Layer[]): Float32Array {
  const sum = new Float32Array(TILE_SIZE * TILE_SIZE)
  layers.forEach(([nx, ny, share], k) => {
    addLayer(sum, latticeValues(nx * ny, seed * 31 + k), nx, ny, share)
  })
  return sum
}

function addLayer(sum: Float32Array, lattice: Float32Array, nx: number, ny: number, share: number): void {
  const fade = (t: number) => t * t * (3 - 2 * t)
  for (let y = 0; y < TILE_SIZE; y++) {
    const fy = (y * ny) / TILE_SIZE
    const y0 = Math.floor(fy)
    const ty = fade(fy - y0)
    const row0 = y0 * nx
    const row1 = ((y0 + 1) % ny) * nx
    for (let x = 0; x < TILE_SIZE; x++) {
      const fx = (x * nx) / TILE_SIZE
      const x0 = Math.floor(fx)
      const tx = fade(fx - x0)
      const x1 = (x0 + 1) % nx
      const low = lattice[row0 + x0]! * (1 - tx) + lattice[row0 + x1]! * tx
      const high = lattice[row1 + x0]! * (1 - tx) + lattice[row1 + x1]! * tx
      sum[y * TILE_SIZE + x]! += share * (low * (1 - ty) + high * ty)
    }
  }
}

/** Uniform numbers in [0, 1) by the mixing steps of splitmix32. */
function latticeValues(count: number, seed: number): Float32Array {
  const values = new Float32Array(count)
  let state = Math.imul(seed + 1, 0x9e3779b9) | 0
  for (let i = 0; i < count; i++) {
    state = (state + 0x9e3779b9) | 0
    let z = state ^ (state >>> 16)
    z = Math.imul(z, 0x21f0aaad)
    z ^= z >>> 15
    z = Math.imul(z, 0x735a2d97)
    values[i] = ((z ^ (z >>> 15)) >>> 0) / 4294967296
  }
  return values
}
