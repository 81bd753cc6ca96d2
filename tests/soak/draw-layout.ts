import { cos, type Random, sin } from '../../src/math/index.ts'
import type { BallStart } from '../../src/physics/index.ts'
import {
  BALL_IDS,
  makeTable,
  onBed,
  POCKET_IDS,
  type Point,
  RACK_GAPS,
  RACK_KINDS,
  rackLayout,
  rackOrder,
  railGap,
  type Table,
  type TableSpec,
} from '../../src/table/index.ts'

/** Gaps that have been trouble for solvers: touching, below and about the tolerance of touching, cluster range. */
const GAPS = [0, 0, 0, 1e-12, 1e-10, 1e-9, 3e-9, 1e-8, 1e-6, 1e-5, 1e-4, 5e-4, 2e-3, 1e-2]
/** Two balls as near as this overlap already by rounding. */
const ROUNDING = 1e-14
const TRIES = 12

type Placing = (balls: readonly BallStart[]) => Point

function turned(random: Random, reach: number, from: Point): Point {
  const angle = 2 * Math.PI * random.next()
  return [from[0] + reach * cos(angle), from[1] + reach * sin(angle)]
}

/** Against two balls at once: the third of a triangle. */
function nestled(a: Point, b: Point, reach: number): Point | null {
  const x = b[0] - a[0]
  const y = b[1] - a[1]
  const apart = Math.sqrt(x * x + y * y)
  if (apart === 0 || apart > 1.99 * reach) return null
  const rise = Math.sqrt(reach * reach - (apart * apart) / 4) / apart
  return [a[0] + x / 2 - y * rise, a[1] + y / 2 + x * rise]
}

/** All ways in which one more ball may lie, by name. */
function placings(random: Random, table: Table): Record<string, Placing> {
  const { spec, contactDistance, ballRadius } = table
  const mostX = spec.length / 2 - contactDistance
  const mostY = spec.width / 2 - contactDistance
  const gap = () => GAPS[random.int(GAPS.length)]!
  const anywhere = (): Point => [random.between(-mostX, mostX), random.between(-mostY, mostY)]
  const some = (balls: readonly BallStart[]): Point => {
    const { x, y } = balls[random.int(balls.length)]!
    return [x, y]
  }
  const side = () => (random.bits() % 2 === 0 ? 1 : -1)
  return {
    anywhere,
    touching: (balls) =>
      balls.length === 0 ? anywhere() : turned(random, 2 * ballRadius + gap(), some(balls)),
    nestled: (balls) =>
      balls.length < 2
        ? anywhere()
        : (nestled(some(balls), some(balls), 2 * ballRadius + gap()) ?? anywhere()),
    // In a row with two that lie already: frozen combinations.
    inLine: (balls) => {
      if (balls.length < 2) return anywhere()
      const [a, b] = [some(balls), some(balls)]
      const apart = Math.sqrt((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2)
      if (apart === 0) return anywhere()
      const reach = (2 * ballRadius + gap()) / apart
      return [b[0] + (b[0] - a[0]) * reach, b[1] + (b[1] - a[1]) * reach]
    },
    longRail: () => [random.between(-mostX, mostX), side() * (mostY - gap())],
    shortRail: () => [side() * (mostX - gap()), random.between(-mostY, mostY)],
    jaws: () => {
      const { mouth, axis } = table.pockets[POCKET_IDS[random.int(6)]!]
      const back = random.between(-0.03, 0.08)
      const off = random.between(-0.04, 0.04)
      return [mouth[0] - back * axis[0] - off * axis[1], mouth[1] - back * axis[1] + off * axis[0]]
    },
    lip: () => {
      const { centre, axis, supportRadius } = table.pockets[POCKET_IDS[random.int(6)]!]
      const reach = supportRadius + random.between(0, 1e-3)
      const off = random.between(-0.6, 0.6)
      const along = Math.sqrt(1 - off * off)
      return [
        centre[0] - reach * (along * axis[0] - off * axis[1]),
        centre[1] - reach * (along * axis[1] + off * axis[0]),
      ]
    },
  }
}

/** How often each way comes, by kind of table. */
const MIXES: readonly Readonly<Record<string, number>>[] = [
  { anywhere: 1 },
  { anywhere: 2, touching: 4, nestled: 3, inLine: 3 },
  { anywhere: 1, longRail: 3, shortRail: 2, touching: 4, inLine: 2 },
  { anywhere: 2, jaws: 3, lip: 3, touching: 2 },
  { anywhere: 1, touching: 1, nestled: 1, inLine: 1, longRail: 1, shortRail: 1, jaws: 1, lip: 1 },
]

function drawWay(random: Random, mix: Readonly<Record<string, number>>): string {
  const entries = Object.entries(mix)
  let left = random.next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [name, weight] of entries) {
    left -= weight
    if (left < 0) return name
  }
  return entries[0]![0]
}

function isFree(balls: readonly BallStart[], [x, y]: Point, table: Table): boolean {
  const least = 2 * table.ballRadius - ROUNDING
  return (
    onBed(table, [x, y]) &&
    railGap(table, [x, y]) >= -ROUNDING &&
    balls.every((ball) => Math.sqrt((ball.x - x) ** 2 + (ball.y - y) ** 2) >= least)
  )
}

function addBall(balls: BallStart[], table: Table, ways: Record<string, Placing>, way: string) {
  for (let tries = 0; tries < TRIES; tries++) {
    const place = ways[tries < TRIES / 2 ? way : 'anywhere']!(balls)
    if (!isFree(balls, place, table)) continue
    balls.push({ id: BALL_IDS[balls.length]!, x: place[0], y: place[1] })
    return
  }
}

/** A full rack and a cue ball anywhere. */
function drawRack(random: Random, spec: TableSpec, table: Table): BallStart[] {
  const kind = RACK_KINDS[random.int(RACK_KINDS.length)]!
  const seed = random.bits()
  const gaps = RACK_GAPS[random.int(RACK_GAPS.length)]!
  const order = rackOrder(kind, seed)
  const rack = rackLayout({ kind, order, spec, ballRadius: table.ballRadius, gaps, seed })
  const balls: BallStart[] = order.flatMap((id) => {
    const place = rack[id]
    return place === undefined ? [] : [{ id, x: place[0], y: place[1] }]
  })
  const ways = placings(random, table)
  let cue: Point = [-spec.length / 4, 0]
  for (let tries = 0; tries < TRIES; tries++) {
    const place = ways[random.next() < 0.2 ? 'touching' : 'anywhere']!(balls)
    if (isFree(balls, place, table)) cue = place
  }
  return [{ id: 'cue', x: cue[0], y: cue[1] }, ...balls]
}

/**
 * One to fifteen balls, the cue ball among them, as play leaves them and worse: loose, frozen to each other and to
 * rails, in rows and triangles, in jaws, on the edge of a pocket; or a whole rack with its cue ball.
 */
export function drawLayout(random: Random, spec: TableSpec, ballRadius: number): BallStart[] {
  const table = makeTable(spec, ballRadius)
  if (random.next() < 0.12) return drawRack(random, spec, table)
  const count = 1 + random.int(15)
  const mix = MIXES[random.int(MIXES.length)]!
  const ways = placings(random, table)
  const balls: BallStart[] = []
  for (let k = 0; k < count; k++) addBall(balls, table, ways, drawWay(random, mix))
  if (balls.length === 0) return [{ id: 'cue', x: 0, y: 0 }]
  // The first that was placed is not always the one that is struck.
  const struck = random.int(balls.length)
  return balls.map((ball, k) => ({
    ...ball,
    id: BALL_IDS[k === struck ? 0 : k < struck ? k + 1 : k]!,
  }))
}
