import { cos, exp, log, Random, sin } from '../../src/math/index.ts'
import {
  type BallStart,
  DEFAULT_PARAMETERS,
  type PhysicsParameters,
  type ShotRequest,
} from '../../src/physics/index.ts'
import { headingDeg } from '../../src/scenarios/index.ts'
import type { CueStroke } from '../../src/shot/index.ts'
import { POCKET_IDS, TABLE_NAMES, TABLE_SPECS, tableSpots } from '../../src/table/index.ts'
import { drawLayout } from './draw-layout.ts'

/** Fastest stick of the soak, m/s; a cue ball leaves at up to 1.3 times that. */
const MOST_SPEED = 12
const HEADING_GRAIN = 2 ** -36

/** Slow cloth, fast cloth, dirty balls. */
const CONDITIONS: readonly Partial<PhysicsParameters>[] = [
  { rollingFriction: 0.016, slidingFriction: 0.24, spinDeceleration: 14 },
  { rollingFriction: 0.0075, slidingFriction: 0.17, spinDeceleration: 8 },
  { ballFriction: { a: 0.0149265, b: 0.162, c: 1.088 } },
]

function drawHeading(random: Random, balls: readonly BallStart[], request: ShotRequest): number {
  const cue = balls.find((ball) => ball.id === 'cue')!
  const others = balls.filter((ball) => ball.id !== 'cue')
  const aim = random.next()
  if (aim < 0.65 && others.length > 0) {
    const { x, y } = others[random.int(others.length)]!
    const off = aim < 0.1 ? 0 : random.between(-1, 1) * 2 * request.parameters.ballRadius
    const apart = Math.sqrt((x - cue.x) ** 2 + (y - cue.y) ** 2)
    const at = [x + (off * (cue.y - y)) / apart, y + (off * (x - cue.x)) / apart] as const
    return headingDeg([cue.x, cue.y], at)
  }
  if (aim < 0.75) {
    const id = POCKET_IDS[random.int(6)]!
    const { length, width } = request.table
    const [x, y] = tableSpots(request.table).foot
    const along = id.startsWith('S') ? 0 : (id.startsWith('F') ? 1 : -1) * (length / 2)
    const across = (id.endsWith('L') ? 1 : -1) * (width / 2)
    return headingDeg([cue.x, cue.y], [along + 1e-3 * x, across + y])
  }
  // Along the axes now and then: the exact symmetric cases.
  if (aim < 0.85) return 90 * random.int(4)
  return Math.round(random.between(0, 360) / HEADING_GRAIN) * HEADING_GRAIN
}

function drawOffset(random: Random): number {
  const kind = random.next()
  if (kind < 0.2) return 0
  if (kind < 0.9) return 0.55 * Math.sqrt(random.next())
  return 0.98 * random.next()
}

function drawElevation(random: Random): number {
  const kind = random.next()
  if (kind < 0.35) return 0
  if (kind < 0.65) return random.between(0, 8)
  return random.between(0, 80)
}

function drawStroke(random: Random, request: ShotRequest): CueStroke {
  const offset = drawOffset(random)
  const clock = 2 * Math.PI * random.next()
  const slow = random.next() < 0.4
  return {
    speed: slow ? 0.03 * exp(log(400) * random.next()) : random.between(0.05, MOST_SPEED),
    directionDeg: drawHeading(random, request.balls, request),
    elevationDeg: drawElevation(random),
    tip: { side: offset * cos(clock), height: offset * sin(clock) },
  }
}

/**
 * Shot number `index` of a soak: any layout of one to fifteen balls (or a rack), stick speeds to 12 m/s, any
 * contact point of the tip, elevation to 80 degrees, all tables, three cloths beside the usual one. Every second
 * shot is played on the bed only.
 */
export function drawShot(seed: number, index: number): ShotRequest {
  const random = Random.fromSeed(seed, index)
  const table = TABLE_SPECS[random.next() < 0.7 ? '9ft' : TABLE_NAMES[random.int(3)]!]
  const condition = random.next() < 0.7 ? {} : CONDITIONS[random.int(CONDITIONS.length)]!
  const parameters = { ...DEFAULT_PARAMETERS, ...condition }
  const balls = drawLayout(random, table, parameters.ballRadius)
  const fidelity = index % 2 === 0 ? 'full' : 'bed-only'
  const request: ShotRequest = { table, parameters, balls, fidelity }
  return { ...request, stroke: drawStroke(random, request) }
}
