/** Blue to amber by way of grey: rises evenly in lightness, and colour-blind eyes tell its ends apart. sRGB, 0..1. */
const STOPS: readonly (readonly [number, number, number])[] = [
  [0.075, 0.29, 0.56],
  [0.27, 0.47, 0.66],
  [0.6, 0.64, 0.62],
  [0.85, 0.62, 0.3],
  [0.97, 0.68, 0.2],
]

/** Colour of a value on a scale from `low` to `high`. */
export function heatColour(value: number, low: number, high: number): readonly [number, number, number] {
  const share = Math.min(1, Math.max(0, (value - low) / (high - low))) * (STOPS.length - 1)
  const k = Math.min(STOPS.length - 2, Math.floor(share))
  const [a, b] = [STOPS[k]!, STOPS[k + 1]!]
  const mix = (i: 0 | 1 | 2) => a[i] + (b[i] - a[i]) * (share - k)
  return [mix(0), mix(1), mix(2)]
}
