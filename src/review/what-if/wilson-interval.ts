/** 97.5 % point of the standard normal distribution. */
const Z = 1.959963984540054

/**
 * 95 % interval for a probability of which `count` of `n` independent trials were seen (Wilson 1927): it covers also
 * near 0 and 1, where the usual one fails. [0, 1] without trials.
 */
export function wilsonInterval(count: number, n: number): readonly [low: number, high: number] {
  if (n === 0) return [0, 1]
  const p = count / n
  const z2 = (Z * Z) / n
  const middle = (p + z2 / 2) / (1 + z2)
  const half = (Z * Math.sqrt((p * (1 - p) + z2 / 4) / n)) / (1 + z2)
  // At the ends the formula gives exactly 0 or 1 but for rounding.
  return [count === 0 ? 0 : Math.max(0, middle - half), count === n ? 1 : Math.min(1, middle + half)]
}
