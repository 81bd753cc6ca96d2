import { POCKET_IDS, type PocketId, type RailId } from '../../table/index.ts'
import {
  CUT_FROM,
  LEAN_COSINE,
  LEAN_SINE,
  type PocketShape,
  type TableShape,
  wallRadius,
  wallSlope,
} from './table-shape.ts'

/** Places in the lists of gaps: slate or liner, cushion or rail, floor of a drop pocket. */
export const BOWL = 0
export const RAIL = 1
export const FLOOR = 2
export const PLACES = 3

/** What a ball touches. */
export const SLATE = 0
export const LINER = 1
export const JAW = 2
export const NOSE = 3
export const RAIL_TOP = 4
export const OUTER_EDGE = 5
export const POCKET_FLOOR = 6

const FAR = Number.POSITIVE_INFINITY

/**
 * The solid world around the bed as gaps between a ball and its surfaces: slate with its rounded edge and vertical
 * cut, liner, cushions with tips and facings, flat rail tops, outer edges, floor of a drop pocket. `look` leaves the
 * gap (negative = overlap, m) and the unit vector out of the surface for each of the three places, and where the
 * centre is in plan.
 *
 * Facings hang over by their back draft: a ball that lies on the cloth touches exactly their upper edge, a lower one
 * the slanted face, one below the slate the lower edge.
 */
export class Surroundings {
  readonly gap = new Float64Array(PLACES)
  readonly nx = new Float64Array(PLACES)
  readonly ny = new Float64Array(PLACES)
  readonly nz = new Float64Array(PLACES)
  readonly surface = new Uint8Array(PLACES)
  /** The centre is over cloth that carries it, in a mouth or on the bed. */
  overBed = false
  /** The centre is over a hole: within the rounded edge of its slate, not over a rail. */
  overHole = false
  /** The centre is beyond the outer edge of the rails. */
  beyond = false
  readonly #shape: TableShape
  /** Height of the floor of a drop pocket; null = there is none. */
  readonly #floor: number | null
  readonly #tiltSine: number
  readonly #tiltCosine: number
  #pocket: PocketShape
  /** Position in the frame of the pocket's shape, and how it was folded. */
  #x = 0
  #y = 0
  #signX = 1
  #signY = 1
  #corner = false
  #swapped = false
  /** Distance from the centre of the hole and cosine from its axis. */
  #s = 0
  #cosine = 0

  constructor(shape: TableShape, floor: number | null) {
    this.#shape = shape
    this.#floor = floor
    this.#pocket = shape.corner
    this.#tiltSine = (shape.railHeight - shape.ballRadius) / shape.ballRadius
    this.#tiltCosine = Math.sqrt(1 - this.#tiltSine * this.#tiltSine)
  }

  /** How far the centre is within the circle round the nearest hole at which the flat slate begins, m. */
  get depth(): number {
    return this.#pocket.supportRadius - this.#s
  }

  /** Nearest pocket of the last look. */
  get pocket(): PocketId {
    const column = this.#corner ? (this.#signX < 0 ? 0 : 2) : 1
    return POCKET_IDS[2 * column + (this.#signY < 0 ? 1 : 0)]!
  }

  /** Rail of the last look: that of the nearest jaw, nose or rail top. */
  get rail(): RailId {
    if (this.#corner && this.#swapped) return this.#signX < 0 ? 'head' : 'foot'
    return this.#signY < 0 ? 'right' : 'left'
  }

  /** The centre of the ball is on the side of the foot rail. */
  get footSide(): boolean {
    return this.#signX > 0
  }

  look(x: number, y: number, z: number): void {
    this.#fold(x, y)
    const free = this.#isFree()
    const slate = this.#cosine <= CUT_FROM || this.#y <= this.#pocket.noseLine
    const supported = slate && this.#s >= this.#pocket.supportRadius
    this.overBed = free && supported
    this.overHole = free && !supported
    this.beyond = false
    this.gap[BOWL] = FAR
    if (free) {
      this.#lookAtBowl(z, slate)
      this.#lookAtJaw(z)
    } else this.#lookAtRail(z)
    this.gap[FLOOR] = FAR
    if (this.#floor !== null && free)
      this.#put(FLOOR, POCKET_FLOOR, z - this.#floor - this.#shape.ballRadius, 0, 0, 1)
  }

  #fold(x: number, y: number): void {
    const across = Math.abs(x)
    this.#signX = x < 0 ? -1 : 1
    this.#signY = y < 0 ? -1 : 1
    this.#corner = across > this.#shape.cornerFrom
    const pocket = this.#corner ? this.#shape.corner : this.#shape.side
    this.#pocket = pocket
    const foldX = this.#corner ? across - pocket.cx : -across
    const foldY = Math.abs(y) - pocket.cy
    this.#swapped = this.#corner && foldX > foldY
    this.#x = this.#swapped ? foldY : foldX
    this.#y = this.#swapped ? foldX : foldY
    this.#s = Math.sqrt(this.#x * this.#x + this.#y * this.#y)
    this.#cosine = this.#s < 1e-9 ? 1 : (this.#x * pocket.axisX + this.#y * pocket.axisY) / this.#s
  }

  /** In plan there is no rail under the centre. */
  #isFree(): boolean {
    const p = this.#pocket
    if (this.#y <= p.noseLine) return true
    if (this.#y > p.woodLine) return this.#s < p.rimRadius
    const x = this.#x - p.startX
    const y = this.#y - p.startY
    if (x * p.alongX + y * p.alongY >= 0) return x * p.openX + y * p.openY > 0
    const tx = this.#x - p.tipX
    const ty = this.#y - p.tipY
    return this.#x > p.noseEnd && tx * tx + ty * ty > p.tipRadius * p.tipRadius
  }

  /** Slate on the side of the table, liner on the others. */
  #lookAtBowl(z: number, slate: boolean): void {
    const p = this.#pocket
    if (!slate) {
      if (z > 0) this.#lookAtLiner(z)
      else this.#lookAtFoot(wallRadius(p, this.#cosine), z)
    } else if (this.#s >= p.supportRadius) this.#put(BOWL, SLATE, z - this.#shape.ballRadius, 0, 0, 1)
    else this.#lookAtEdge(z)
  }

  /** Rounded edge of the slate, and its vertical cut below. */
  #lookAtEdge(z: number): void {
    const { ballRadius, lipRadius } = this.#shape
    const { supportRadius, holeRadius } = this.#pocket
    const inward = supportRadius - this.#s
    const up = z + lipRadius
    if (up <= 0) {
      this.#lookAtWall(holeRadius - this.#s, 1, 0, SLATE, 0)
      return
    }
    const distance = Math.sqrt(inward * inward + up * up)
    const level = -inward / (distance * this.#s)
    this.#put(BOWL, SLATE, distance - ballRadius - lipRadius, level * this.#x, level * this.#y, up / distance)
  }

  /** Liner above the slate: it leans over the hole, with a rim at the rail top. */
  #lookAtLiner(z: number): void {
    const { ballRadius, railHeight } = this.#shape
    const lean = LEAN_SINE / LEAN_COSINE
    const away = this.#pocket.linerRadius - this.#s
    if (z + ballRadius * LEAN_SINE <= railHeight) {
      this.#lookAtWall((away - z * lean) * LEAN_COSINE, LEAN_COSINE, -LEAN_SINE, LINER, 0)
      return
    }
    const level = away - railHeight * lean
    const rise = z - railHeight
    const whole = Math.sqrt(level * level + rise * rise)
    this.#lookAtWall(whole, level / whole, rise / whole, LINER, 0)
  }

  /** Below the slate the liner is upright; a ball near its level touches the leaning part first. */
  #lookAtFoot(radius: number, z: number): void {
    const away = radius - this.#s
    const leaning = away * LEAN_COSINE - z * LEAN_SINE
    const slope = wallSlope(this.#pocket, this.#cosine)
    if (z + this.#shape.ballRadius * LEAN_SINE > 0 && leaning < away) {
      this.#lookAtWall(leaning, LEAN_COSINE, -LEAN_SINE, LINER, slope)
    } else this.#lookAtWall(away, 1, 0, LINER, slope)
  }

  /**
   * A wall round the hole at a distance, whose normal is `level` inwards and `up`; its radius changes by `narrows`
   * with the cosine.
   */
  #lookAtWall(distance: number, level: number, up: number, surface: number, narrows: number): void {
    const p = this.#pocket
    // Inwards is the gradient of (radius of the wall - s): turned a little where the wall narrows.
    const s = Math.max(this.#s, 1e-9)
    const ux = this.#x / s
    const uy = this.#y / s
    const slope = narrows / Math.max(s, this.#shape.lipRadius)
    const gx = -ux + slope * (p.axisX - this.#cosine * ux)
    const gy = -uy + slope * (p.axisY - this.#cosine * uy)
    const steep = Math.sqrt(gx * gx + gy * gy)
    const share = level / steep
    this.#put(BOWL, surface, (distance - this.#shape.ballRadius) / steep, share * gx, share * gy, up)
  }

  /** Nearest point of the chain nose, tip, facing, back end, back of the rubber. */
  #lookAtJaw(z: number): void {
    const p = this.#pocket
    const { ballRadius } = this.#shape
    if (this.#x <= p.noseEnd && this.#y <= p.noseLine) {
      this.#edge(p.noseLine - this.#y, 0, -1, z, NOSE)
      return
    }
    if (this.#y > p.woodLine && this.#x <= p.endX) {
      this.#edge(this.#y - p.woodLine, 0, 1, z, JAW)
      return
    }
    const x = this.#x - p.startX
    const y = this.#y - p.startY
    const along = x * p.alongX + y * p.alongY
    if (along >= 0 && along <= p.facingLength) {
      this.#edge(x * p.openX + y * p.openY, p.openX, p.openY, z, JAW)
      return
    }
    const px = this.#x - (along < 0 ? p.tipX : p.endX)
    const py = this.#y - (along < 0 ? p.tipY : p.endY)
    const distance = Math.sqrt(px * px + py * py)
    const rubber = along < 0 ? p.tipRadius : 0
    if (distance > 1e-9) this.#edge(distance - rubber, px / distance, py / distance, z, JAW)
    else this.#put(RAIL, JAW, -ballRadius, p.openX, p.openY, 0)
  }

  /** A rubber edge `distance` away in plan, its slanted face and its lower edge. */
  #edge(distance: number, outX: number, outY: number, z: number, surface: number): void {
    const { ballRadius, railHeight } = this.#shape
    const sine = this.#tiltSine
    const cosine = this.#tiltCosine
    const above = z - railHeight
    const down = -distance * sine - above * cosine
    if (down > 0 && down * cosine < railHeight) {
      const gap = distance * cosine - above * sine - ballRadius
      this.#put(RAIL, surface, gap, outX * cosine, outY * cosine, -sine)
      return
    }
    const level = down <= 0 ? distance : distance + (railHeight * sine) / cosine
    const rise = down <= 0 ? above : z
    const whole = Math.sqrt(level * level + rise * rise)
    const share = whole > 0 ? level / whole : 0
    this.#put(RAIL, surface, whole - ballRadius, outX * share, outY * share, whole > 0 ? rise / whole : 1)
  }

  /** Over a rail: its flat top, and its outer edge. */
  #lookAtRail(z: number): void {
    const { ballRadius, railHeight } = this.#shape
    const over = this.#y - this.#pocket.outerLine
    const above = z - railHeight
    this.beyond = over > 0
    if (over <= 0) {
      this.#put(RAIL, RAIL_TOP, above - ballRadius, 0, 0, 1)
      return
    }
    const aside = this.#corner ? Math.max(0, this.#x - this.#pocket.outerLine) : 0
    const rise = Math.max(0, above)
    const whole = Math.sqrt(over * over + aside * aside + rise * rise)
    this.#put(RAIL, OUTER_EDGE, whole - ballRadius, aside / whole, over / whole, rise / whole)
  }

  /** Writes a gap; the level part of the normal is turned back from the frame of the shape. */
  #put(place: number, surface: number, gap: number, foldX: number, foldY: number, up: number): void {
    this.gap[place] = gap
    this.surface[place] = surface
    const x = this.#swapped ? foldY : foldX
    const y = this.#swapped ? foldX : foldY
    this.nx[place] = (this.#corner ? x : -x) * this.#signX
    this.ny[place] = y * this.#signY
    this.nz[place] = up
  }
}
