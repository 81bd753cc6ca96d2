import type { Point, RailId } from '../../table/index.ts'
import { distance, isClear, type Obstacle, type TableSense, towards } from '../sense/index.ts'

/** A way of the cue ball to a place over one cushion or two, as a mirror shows it. */
export interface KickPath {
  readonly target: Obstacle
  readonly rails: 1 | 2
  /** Heading of the cue ball, unit vector. */
  readonly way: Point
  /** Length of the whole way, m. */
  readonly length: number
}

interface Mirror {
  readonly rail: RailId
  readonly image: (at: Point) => Point
  /** Where the way from `a` towards `b` meets the line of the cushion; null = it does not. */
  readonly meet: (a: Point, b: Point) => Point | null
}

/** No ball is played over a cushion this near to a pocket's middle, m. */
const POCKET_ROOM = 0.09

function mirrorsOf({ mostX, mostY }: TableSense): readonly Mirror[] {
  const across = (x: number, rail: RailId): Mirror => ({
    rail,
    image: (at) => [2 * x - at[0], at[1]],
    meet: (a, b) => crossing(a, b, 0, x),
  })
  const along = (y: number, rail: RailId): Mirror => ({
    rail,
    image: (at) => [at[0], 2 * y - at[1]],
    meet: (a, b) => crossing(a, b, 1, y),
  })
  return [across(mostX, 'foot'), across(-mostX, 'head'), along(mostY, 'left'), along(-mostY, 'right')]
}

function crossing(a: Point, b: Point, axis: 0 | 1, at: number): Point | null {
  const step = b[axis] - a[axis]
  const part = (at - a[axis]) / step
  if (!(part > 1e-6 && part < 1)) return null
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]
}

/** The free ways from a place to the targets over one cushion and over two, shortest first, those over one before. */
export function kickPaths(
  sense: TableSense,
  from: Point,
  targets: readonly Obstacle[],
  balls: readonly Obstacle[],
  except: readonly Obstacle['ball'][] = [],
): KickPath[] {
  const mirrors = mirrorsOf(sense)
  const paths: KickPath[] = []
  for (const target of targets) {
    for (const first of mirrors) {
      addPath(sense, paths, from, target, [first], balls, except)
      for (const second of mirrors)
        if (second !== first) addPath(sense, paths, from, target, [first, second], balls, except)
    }
  }
  return paths.sort((a, b) => a.rails - b.rails || a.length - b.length)
}

function addPath(
  sense: TableSense,
  paths: KickPath[],
  from: Point,
  target: Obstacle,
  mirrors: readonly Mirror[],
  balls: readonly Obstacle[],
  except: readonly Obstacle['ball'][],
): void {
  const image = mirrors.reduceRight((at, mirror) => mirror.image(at), target.at)
  if (distance(from, image) < 1e-6) return
  let start = from
  let aim = image
  for (const mirror of mirrors) {
    const turn = mirror.meet(start, aim)
    if (turn === null || !onCushion(sense, turn)) return
    if (!isClear(start, turn, balls, 2 * sense.R, target.ball, except[0])) return
    start = turn
    aim = mirror.image(aim)
  }
  if (!isClear(start, target.at, balls, 2 * sense.R, target.ball, except[0])) return
  const rails = mirrors.length === 1 ? 1 : 2
  paths.push({ target, rails, way: towards(from, image), length: distance(from, image) })
}

/** On a cushion and not in a mouth. */
function onCushion({ mostX, mostY, pockets }: TableSense, at: Point): boolean {
  if (Math.abs(at[0]) > mostX + 1e-6 || Math.abs(at[1]) > mostY + 1e-6) return false
  return pockets.every(({ mouth }) => distance(at, mouth) > POCKET_ROOM)
}
