import type { Random } from '../../../src/math/index.ts'
import { DEFAULT_PARAMETERS } from '../../../src/physics/index.ts'
import { makeOffBedWorld, type OffBedEvent, type OffBedWorld } from '../../../src/physics/off-bed/index.ts'
import { makeTable, POCKET_IDS, type PocketId, TABLE_SPECS } from '../../../src/table/index.ts'

export const R = DEFAULT_PARAMETERS.ballRadius
export const G = DEFAULT_PARAMETERS.gravity
export const TABLE = makeTable(TABLE_SPECS['9ft'], R)

export function openWorld(pockets: 'return' | 'drop' = 'return'): OffBedWorld {
  return makeOffBedWorld(TABLE, DEFAULT_PARAMETERS, { pockets })
}

export interface Entry {
  readonly pocket: PocketId
  readonly state: readonly number[]
}

/** A ball on the cloth at the circle of a pocket. */
export interface RollIn {
  readonly pocket: PocketId
  readonly speed: number
  /** Where on the circle: angle from the axis of the mouth, rad. */
  readonly aside?: number
  /** Angle of the velocity from the way straight into the hole, rad. */
  readonly askew?: number
  /** R w / v about the axis of rolling: 1 = natural roll, 0 = stun. */
  readonly roll?: number
  /** Spin about the vertical, rad/s. */
  readonly side?: number
  readonly height?: number
  readonly rise?: number
}

function turned([x, y]: readonly [number, number], angle: number): [number, number] {
  const c = Math.cos(angle)
  const s = Math.sin(angle)
  return [c * x - s * y, s * x + c * y]
}

export function rollIn(way: RollIn): Entry {
  const { pocket, speed, aside = 0, askew = 0, roll = 1, side = 0, height = R, rise = 0 } = way
  const { axis, centre, supportRadius } = TABLE.pockets[pocket]
  const [dx, dy] = turned([-axis[0], -axis[1]], aside)
  const [vx, vy] = turned([-dx * speed, -dy * speed], askew)
  const place = [centre[0] + supportRadius * dx, centre[1] + supportRadius * dy, height]
  return { pocket, state: [...place, vx, vy, rise, (-vy / R) * roll, (vx / R) * roll, side] }
}

/** Anything that can come over the edge of a pocket: 0 to 12 m/s, askew, spinning, on the cloth or in the air. */
export function randomEntry(random: Random, pocket: PocketId = POCKET_IDS[random.int(6)]!): Entry {
  const high = random.next() < 0.3
  const fast = random.next()
  const entry = rollIn({
    pocket,
    speed: 12 * fast * fast * fast,
    aside: random.between(-0.3, 0.3),
    askew: random.between(-1.2, 1.2),
    roll: random.next() < 0.6 ? 1 : random.between(-2, 2),
    side: random.between(-60, 60),
    ...(high && { height: R + 1e-5 + 0.12 * random.next() * random.next(), rise: random.between(-2, 2) }),
  })
  return entry
}

/** Energy of one ball, J/kg, from the level of the slate. */
export function energyOf(s: ArrayLike<number>): number {
  const v = s[3]! * s[3]! + s[4]! * s[4]! + s[5]! * s[5]!
  const w = s[6]! * s[6]! + s[7]! * s[7]! + s[8]! * s[8]!
  return 0.5 * v + 0.2 * R * R * w + G * s[2]!
}

export function kinds(events: readonly OffBedEvent[]): string[] {
  return events.map((event) => event.kind)
}

/** Lets one ball in and plays to the end or to a hand-back. */
export function playOne(world: OffBedWorld, entry: Entry, t = 0.1): readonly OffBedEvent[] {
  world.reset()
  world.enter(0, t, entry.state, entry.pocket)
  world.advance(Number.POSITIVE_INFINITY, null)
  return [...world.events]
}
