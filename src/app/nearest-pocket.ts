import type { Pocket, PocketId, Point } from '../table/index.ts'

/** A ball that passes a pocket farther off than this does not head for it, m. */
const REACH = 0.2
/** A path shorter than this has no direction, m. */
const LEAST_PATH = 0.01

/** The pocket that a ball heads for on this path; null = it heads for none. */
export function nearestPocket(path: readonly Point[], pockets: readonly Pocket[]): PocketId | null {
  const [from, to] = [path[0], path.at(-1)]
  if (!from || !to) return null
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  if (length < LEAST_PATH) return null
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  let best: { readonly id: PocketId; readonly off: number } | null = null
  for (const { id, mouth } of pockets) {
    const [x, y] = [mouth[0] - from[0], mouth[1] - from[1]]
    if (x * dx + y * dy <= 0) continue
    const off = Math.abs(x * dy - y * dx)
    if (off < (best?.off ?? REACH)) best = { id, off }
  }
  return best?.id ?? null
}
