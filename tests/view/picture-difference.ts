/** Pixels as a canvas gives them: RGBA bytes, row by row. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly data: ArrayLike<number>
}

/** How far two pictures differ for the eye, in CIEDE2000 of the mean colours of small squares. */
export interface Difference {
  readonly mean: number
  readonly worst: number
  /** Middle of the worst square, pixels. */
  readonly at: readonly [x: number, y: number]
}

type Colour = readonly [number, number, number]

/** Edge of the squares, pixels: what rasterisers do differently at an edge is averaged away, a moved ball is not. */
const SQUARE = 8

export function pictureDifference(a: Pixels, b: Pixels): Difference {
  if (a.width !== b.width || a.height !== b.height) throw new Error('pictures of different sizes')
  let sum = 0
  let count = 0
  let worst: Difference = { mean: 0, worst: -1, at: [0, 0] }
  for (let y = 0; y < a.height; y += SQUARE) {
    for (let x = 0; x < a.width; x += SQUARE) {
      const apart = ciede2000(labOf(meanOf(a, x, y)), labOf(meanOf(b, x, y)))
      sum += apart
      count += 1
      if (apart > worst.worst) worst = { mean: 0, worst: apart, at: [x + SQUARE / 2, y + SQUARE / 2] }
    }
  }
  return { ...worst, mean: sum / count }
}

function meanOf({ width, height, data }: Pixels, x0: number, y0: number): Colour {
  const sum = [0, 0, 0]
  const [x1, y1] = [Math.min(width, x0 + SQUARE), Math.min(height, y0 + SQUARE)]
  for (let y = y0; y < y1; y++) {
    for (let x = x0; x < x1; x++) for (let k = 0; k < 3; k++) sum[k]! += data[4 * (y * width + x) + k]!
  }
  const area = (x1 - x0) * (y1 - y0)
  return [sum[0]! / area, sum[1]! / area, sum[2]! / area]
}

/** CIELAB (D65) of a colour in sRGB bytes. */
export function labOf(rgb: Colour): Colour {
  const [r, g, b] = rgb.map((v) => {
    const c = v / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116)
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b)
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const RAD = Math.PI / 180

/** Difference of two colours in CIELAB (G. Sharma, W. Wu, E. N. Dalal: The CIEDE2000 color-difference formula, 2005). */
export function ciede2000([l1, a1, b1]: Colour, [l2, a2, b2]: Colour): number {
  const seventh = (c: number) => Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7))
  const g = 1 + 0.5 * (1 - seventh((Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2))
  const [c1, c2] = [Math.hypot(a1 * g, b1), Math.hypot(a2 * g, b2)]
  const [h1, h2] = [hueOf(a1 * g, b1), hueOf(a2 * g, b2)]
  const grey = c1 * c2 === 0
  const turn = grey ? 0 : ((h2 - h1 + 540) % 360) - 180
  const dh = 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * RAD)
  const l = (l1 + l2) / 2
  const c = (c1 + c2) / 2
  const h = grey ? h1 + h2 : h1 + turn / 2
  const cos = (times: number, off: number) => Math.cos((times * h + off) * RAD)
  const t = 1 - 0.17 * cos(1, -30) + 0.24 * cos(2, 0) + 0.32 * cos(3, 6) - 0.2 * cos(4, -63)
  const away = ((h + 360) % 360) - 275
  const blue = -Math.sin(60 * Math.exp(-((away / 25) ** 2)) * RAD) * 2 * seventh(c)
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2)
  const dc = (c2 - c1) / (1 + 0.045 * c)
  const dhs = dh / (1 + 0.015 * c * t)
  return Math.sqrt(((l2 - l1) / sl) ** 2 + dc * dc + dhs * dhs + blue * dc * dhs)
}

function hueOf(a: number, b: number): number {
  return (Math.atan2(b, a) / RAD + 360) % 360
}
