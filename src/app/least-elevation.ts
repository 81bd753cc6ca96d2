import type { Layout } from '../shot/index.ts'
import { BALL_IDS, type Point, type TableSpec } from '../table/index.ts'
import type { Aim } from '../ui/index.ts'
import { headingVector, tipContact } from './cue-geometry.ts'

/** A playing cue: 13 mm at the tip, 29 mm at the butt, 1.47 m long (WPA: at least 1.016 m). */
const STICK = { tipRadius: 0.0065, buttRadius: 0.0145, length: 1.47 } as const
/** The wood of a rail stands this far above the nose of its cushion, m. */
const RAIL_TOP_OVER_NOSE = 0.006
const STEP_DEG = 0.1
const MOST_DEG = 80

/** What the stick must clear: along it (from the tip backwards), how high there, m. */
interface Obstacle {
  readonly along: number
  readonly height: number
}

/**
 * The least elevation, degrees, at which the stick clears the cushion behind the cue ball and the balls under it
 * (Alciatore TP A.3: from the head spot about 1.4 degrees). Steps of 0.1 degrees.
 */
export function leastElevation(request: {
  readonly aim: Aim
  readonly cueBall: Point
  readonly layout: Layout
  readonly table: TableSpec
  readonly ballRadius: number
  readonly noseHeight: number
}): number {
  const { aim, cueBall, ballRadius } = request
  const obstacles = [...railObstacles(request), ...ballObstacles(request)]
  for (let deg = 0; deg <= MOST_DEG; deg += STEP_DEG) {
    const contact = tipContact({ ...aim, elevationDeg: deg }, cueBall, ballRadius)
    const slope = Math.tan((deg * Math.PI) / 180)
    const clears = obstacles.every(
      ({ along, height }) => contact[2] + along * slope >= height + stickRadius(along),
    )
    if (clears) return Math.round(deg * 10) / 10
  }
  return MOST_DEG
}

type Request = Parameters<typeof leastElevation>[0]

function stickRadius(along: number): number {
  const share = Math.min(1, along / STICK.length)
  return STICK.tipRadius + (STICK.buttRadius - STICK.tipRadius) * share
}

/** Where the stick crosses a nose line, and where it then crosses the wood behind the rubber. */
function railObstacles({ aim, cueBall, table, noseHeight }: Request): readonly Obstacle[] {
  const [cos, sin] = headingVector(aim.directionDeg)
  const toLine = (at: number, back: number, half: number) =>
    back === 0 ? Number.POSITIVE_INFINITY : ((back > 0 ? half : -half) - at) / back
  const endways = toLine(cueBall[0], -cos, table.length / 2)
  const sideways = toLine(cueBall[1], -sin, table.width / 2)
  const nose = Math.min(endways, sideways)
  if (nose >= STICK.length) return []
  const across = endways < sideways ? Math.abs(cos) : Math.abs(sin)
  return [
    { along: nose, height: noseHeight },
    { along: nose + table.cushionDepth / across, height: noseHeight + RAIL_TOP_OVER_NOSE },
  ]
}

function ballObstacles({ aim, cueBall, layout, ballRadius }: Request): readonly Obstacle[] {
  const [cos, sin] = headingVector(aim.directionDeg)
  return BALL_IDS.flatMap((id): Obstacle[] => {
    const ball = layout[id]
    if (id === 'cue' || !ball) return []
    const dx = ball[0] - cueBall[0]
    const dy = ball[1] - cueBall[1]
    const along = -(dx * cos + dy * sin)
    const beside = Math.abs(dx * sin - dy * cos)
    if (along <= 0 || along > STICK.length || beside >= ballRadius + stickRadius(along)) return []
    const over = Math.sqrt(Math.max(0, ballRadius * ballRadius - beside * beside))
    // The near side of the ball is met first on the way down: a little before its highest point.
    return [{ along: Math.max(0.001, along - over / 2), height: ballRadius + over }]
  })
}
