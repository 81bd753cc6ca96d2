import type { CueStroke } from '../../shot/index.ts'
import type { RailId, Table } from '../../table/index.ts'
import type { PhysicsParameters } from '../parameters.ts'
import { meetsBall } from './ball-clearance.ts'
import { makeStickSurroundings, type RailWall, type StickSurroundings, WOOD_OVER_NOSE } from './rail-walls.ts'
import { type BallPlace, makeStickFrame, type StickFrame, type StickObstacle } from './stick-frame.ts'
import { STICK, type StickLine, stickLine } from './stick-line.ts'
import { meetsWall } from './wall-clearance.ts'

/** A stick that cannot lie as wanted. */
export interface BlockedStick {
  /** The last thing to be cleared when the butt is raised. */
  readonly obstacle: StickObstacle
  /** Least elevation at which the stick lies free, degrees, to the next hundredth; null when there is none below 90. */
  readonly leastElevationDeg: number | null
}

/** Heading, butt and tip of a stroke. */
export type StickAim = Pick<CueStroke, 'directionDeg' | 'elevationDeg' | 'tip'>

const SEARCH_STEP = 1
const MOST_DEG = 89.9
const HALVINGS = 14
/** Elevations are told to the hundredth of a degree. */
const GRAIN = 100

/**
 * Whether a stick can lie behind the cue ball: a cone of a playing cue's measures that may pass through no rail, jaw, rim
 * or ball (Alciatore TP A.3). One table and one set of parameters, any number of strokes.
 */
export class CueClearance {
  readonly #around: StickSurroundings
  readonly #p: PhysicsParameters

  constructor(table: Table, parameters: PhysicsParameters) {
    this.#around = makeStickSurroundings(table)
    this.#p = parameters
  }

  /** What is in the way of the stick as it is aimed; null when it lies free. */
  obstacle(aim: StickAim, cue: BallPlace, balls: readonly BallPlace[]): StickObstacle | null {
    return this.#obstacleAt(this.#frame(aim, cue, balls), aim.elevationDeg, aim, cue)
  }

  /** Null when the stick lies free; else what is in its way and how far the butt must go up. */
  blocked(aim: StickAim, cue: BallPlace, balls: readonly BallPlace[]): BlockedStick | null {
    const frame = this.#frame(aim, cue, balls)
    const at = (deg: number): StickObstacle | null => this.#obstacleAt(frame, deg, aim, cue)
    let low = aim.elevationDeg
    let obstacle = at(low)
    if (obstacle === null) return null
    while (low < MOST_DEG) {
      const next = Math.min(MOST_DEG, low + SEARCH_STEP)
      const found = at(next)
      if (found === null) return leastBetween(low, next, obstacle, at)
      low = next
      obstacle = found
    }
    return { obstacle, leastElevationDeg: null }
  }

  /** Least elevation of a stroke with this heading and tip, degrees; 90 when the stick fits nowhere. */
  leastElevation(aim: Omit<StickAim, 'elevationDeg'>, cue: BallPlace, balls: readonly BallPlace[]): number {
    const blocked = this.blocked({ ...aim, elevationDeg: 0 }, cue, balls)
    return blocked === null ? 0 : (blocked.leastElevationDeg ?? 90)
  }

  #frame({ directionDeg, tip }: StickAim, cue: BallPlace, balls: readonly BallPlace[]): StickFrame {
    const { ballRadius, tipRadius } = this.#p
    const aside = (ballRadius + tipRadius) * tip.side
    return makeStickFrame(this.#around, directionDeg, aside, cue, balls, ballRadius)
  }

  #obstacleAt(frame: StickFrame, deg: number, { tip }: StickAim, cue: BallPlace): StickObstacle | null {
    const R = this.#p.ballRadius
    const line = stickLine(deg, tip, this.#p)
    const top = this.#topUnderTip(line, frame, cue.z ?? R)
    if (top !== null) return { kind: 'rail', rail: top }
    for (const wall of frame.walls) if (meetsWall(line, wall)) return ownerOf(wall.wall)
    for (const { x, y, z, ball } of frame.balls)
      if (meetsBall(line, x, y, z, R)) return { kind: 'ball', ball }
    return null
  }

  /** Rail whose rubber the tip would be pressed into; null when it is over cloth or high enough. */
  #topUnderTip(line: StickLine, { cue, back, tops }: StickFrame, cueHeight: number): RailId | null {
    const { noseHeight, cushionDepth } = this.#around
    const { start, cos, sin, up, right } = line
    const down = up - STICK.tipHalf
    const height = start * sin + down * cos + cueHeight
    if (height >= noseHeight + WOOD_OVER_NOSE) return null
    const away = start * cos - down * sin
    const x = cue[0] + (away * back[0] - right * back[1])
    const y = cue[1] + (away * back[1] + right * back[0])
    for (const { from, to, normal, rail } of tops) {
      const depth = -((x - from[0]) * normal[0] + (y - from[1]) * normal[1])
      if (depth <= 0 || !isBeside(x, y, from, to)) continue
      if (height < noseHeight + WOOD_OVER_NOSE * Math.min(1, depth / cushionDepth)) return rail
    }
    return null
  }
}

/** `from` is blocked by `first`, `to` is free. */
function leastBetween(
  from: number,
  to: number,
  first: StickObstacle,
  at: (deg: number) => StickObstacle | null,
): BlockedStick {
  let low = from
  let high = to
  let obstacle = first
  for (let k = 0; k < HALVINGS; k++) {
    const middle = (low + high) / 2
    const found = at(middle)
    if (found === null) high = middle
    else {
      low = middle
      obstacle = found
    }
  }
  const told = Math.ceil(high * GRAIN) / GRAIN
  return { obstacle, leastElevationDeg: at(told) === null ? told : high }
}

function isBeside(x: number, y: number, from: readonly number[], to: readonly number[]): boolean {
  const ex = to[0]! - from[0]!
  const ey = to[1]! - from[1]!
  const along = (x - from[0]!) * ex + (y - from[1]!) * ey
  return along >= 0 && along <= ex * ex + ey * ey
}

function ownerOf({ rail, pocket }: RailWall): StickObstacle {
  return rail === null ? { kind: 'pocket', pocket: pocket! } : { kind: 'rail', rail }
}
