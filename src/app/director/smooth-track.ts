import type { Point } from '../../table/index.ts'

/** Samples a second. */
const RATE = 120
/** Half the width of each of the two averages, s. */
const HALF = 0.17

/**
 * A track with its corners and jumps rounded off, at rest at both ends: twice averaged over what was and what comes, which
 * is known beforehand, so that it neither lags nor jerks.
 */
export function smoothTrack(at: (t: number) => Point, from: number, to: number): (t: number) => Point {
  const half = Math.min(HALF, (to - from) / 4)
  const [first, last] = [from + 2 * half, to - 2 * half]
  const count = Math.max(1, Math.ceil((to - from) * RATE))
  const step = (to - from) / count
  const places = Array.from({ length: count + 1 }, (_, i) => at(clamp(from + i * step, first, last)))
  const reach = Math.max(1, Math.round(half / step))
  const smooth = averaged(averaged(places, reach), reach)
  return (t) => {
    const i = clamp((t - from) / step, 0, count)
    const low = Math.min(count - 1, Math.floor(i))
    const [a, b] = [smooth[low]!, smooth[low + 1]!]
    return [a[0] + (b[0] - a[0]) * (i - low), a[1] + (b[1] - a[1]) * (i - low)]
  }
}

/** Each place becomes the mean of its neighbours up to `reach`; beyond the ends the track stands still. */
function averaged(places: readonly Point[], reach: number): readonly Point[] {
  const place = (i: number) => places[clamp(i, 0, places.length - 1)]!
  const width = 2 * reach + 1
  let [x, y] = [0, 0]
  for (let k = -reach; k <= reach; k++) {
    x += place(k)[0]
    y += place(k)[1]
  }
  return places.map((_, i) => {
    const mean: Point = [x / width, y / width]
    x += place(i + reach + 1)[0] - place(i - reach)[0]
    y += place(i + reach + 1)[1] - place(i - reach)[1]
    return mean
  })
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value))
}
