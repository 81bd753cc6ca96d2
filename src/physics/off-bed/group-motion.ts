import { MOST_BALLS } from '../ball-states.ts'
import type { Constants } from '../constants.ts'
import type { ContactWorld } from './contact-world.ts'
import { type FreePath, NEAR } from './free-path.ts'
import { FREE, type OffBedBalls, ON_BED, STILL } from './off-bed-balls.ts'
import type { StateVector } from './off-bed-event.ts'
import { PLACES, RAIL_TOP, type Surroundings } from './surroundings.ts'
import { TICK_HZ } from './tick-rate.ts'
import { BOUNCE_ABOVE, strikesBedBall, type TouchLaws } from './touch-laws.ts'
import { STRIKES, TABLE, type TouchList } from './touch-list.ts'
import type { TouchReport } from './touch-report.ts'

/** Overlap that has to be undone, m. */
const OVERLAP = 1e-10
const MOST_ROUNDS = 16
const MOST_SEPARATIONS = 4
/** A ball hardly moves below this speed of its surface, m/s. */
export const QUIET_SPEED = 0.02
/** A pocket's leather takes up the motion of balls that lie in it: 1/s (choice of ours). */
const POCKET_DAMPING = 15

export interface MotionParts {
  readonly touches: TouchList
  readonly balls: OffBedBalls
  readonly around: Surroundings
  readonly world: ContactWorld
  readonly path: FreePath
  readonly laws: TouchLaws
  readonly report: TouchReport
  readonly constants: Constants
  /** Drop pockets: what lies in them is slowed down. */
  readonly keepsBalls: boolean
}

/**
 * Moves balls that may meet each other through a part of a tick: freely up to the first touch, which is found on
 * their paths; there an impact, or, when they hardly close in, a step of the contact world that holds them apart.
 * So no ball ever gets deep into anything, whatever its speed.
 */
export class GroupMotion {
  readonly #parts: MotionParts
  /** Balls on the bed that were struck, as bits; cleared by the reader. */
  struck = 0
  readonly #from: readonly StateVector[]
  readonly #state: StateVector = new Float64Array(9)
  /** Rows of the group in ascending order. */
  #members: readonly number[] = []

  constructor(parts: MotionParts) {
    this.#parts = parts
    this.#from = Array.from({ length: MOST_BALLS }, () => new Float64Array(9))
  }

  /** Moves all members, whose rows have reached the same time, on by `duration`. */
  advance(members: readonly number[], duration: number): void {
    const { path } = this.#parts
    this.#members = members
    let left = duration
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const free = path.freeTime(members, left)
      if (free >= left) {
        this.#fly(left)
        return
      }
      if (free > 0) this.#fly(free)
      left -= free
      this.#gather(this.#freeMask())
      if (this.#anyImpact()) this.#collide()
      else {
        if (this.#wake()) this.#gather(this.#freeMask())
        const held = this.#held()
        const next = path.freeTime(members, left, held)
        this.#press(next > 0 ? next : left, held)
        left = next > 0 ? left - next : 0
      }
      if (left <= 0) return
    }
    this.#gather(this.#freeMask())
    this.#press(left, this.#held())
  }

  #fly(dt: number): void {
    for (const i of this.#members) this.#parts.balls.fly(i, dt)
  }

  #freeMask(): number {
    let mask = 0
    for (const i of this.#members) if (this.#parts.balls.mode[i] === FREE) mask |= 1 << i
    return mask
  }

  /** Lists all touches of the balls of `moving` (bits) with the table and with any member. */
  #gather(moving: number): void {
    this.#parts.touches.clear()
    for (const [k, i] of this.#members.entries()) {
      const moves = (moving & (1 << i)) !== 0
      // What a ball on the bed meets there is for the bed to tell.
      if (moves && this.#parts.balls.mode[i] !== ON_BED) this.#gatherTable(i)
      for (let m = k + 1; m < this.#members.length; m++) {
        const j = this.#members[m]!
        if (moves || (moving & (1 << j)) !== 0) this.#gatherPair(i, j)
      }
    }
  }

  #gatherTable(i: number): void {
    const { touches, around, balls } = this.#parts
    const { x, y, z, vx, vy, vz } = balls.states
    around.look(x[i]!, y[i]!, z[i]!)
    for (let place = 0; place < PLACES; place++) {
      if (around.gap[place]! > NEAR) continue
      const nx = around.nx[place]!
      const ny = around.ny[place]!
      const nz = around.nz[place]!
      const closing = -(vx[i]! * nx + vy[i]! * ny + vz[i]! * nz)
      touches.add(i, TABLE, around.surface[place]!, nx, ny, nz, closing)
    }
  }

  #gatherPair(i: number, j: number): void {
    const { touches, balls, constants } = this.#parts
    const { x, y, z, vx, vy, vz } = balls.states
    const dx = x[i]! - x[j]!
    const dy = y[i]! - y[j]!
    const dz = z[i]! - z[j]!
    const distance = Math.sqrt(dx * dx + dy * dy + dz * dz)
    if (distance - 2 * constants.radius > NEAR || distance === 0) return
    const nx = dx / distance
    const ny = dy / distance
    const nz = dz / distance
    const closing = -((vx[i]! - vx[j]!) * nx + (vy[i]! - vy[j]!) * ny + (vz[i]! - vz[j]!) * nz)
    touches.add(i, j, this.#strikes(i, j, closing, nx, ny, nz) ? STRIKES : 0, nx, ny, nz, closing)
  }

  /** One of balls i and j is on the bed and takes part in an impact with the other; the normal points to i. */
  #strikes(i: number, j: number, closing: number, nx: number, ny: number, nz: number): boolean {
    const { mode, states } = this.#parts.balls
    if (mode[i] !== ON_BED && mode[j] !== ON_BED) return false
    const bed = mode[j] === ON_BED ? j : i
    const along = states.vx[bed]! * nx + states.vy[bed]! * ny + states.vz[bed]! * nz
    return strikesBedBall(closing, bed === j ? along : -along, this.#parts.constants.gravity / TICK_HZ)
  }

  /** Balls at rest that a moving one leans on move again; tells if there are any. */
  #wake(): boolean {
    const { touches, balls } = this.#parts
    let woken = false
    for (let k = 0; k < touches.count; k++) {
      const j = touches.other[k]!
      if (j === TABLE) continue
      const i = touches.ball[k]!
      const sleeper = balls.mode[i] === STILL ? i : j
      if (balls.mode[sleeper] !== STILL || !this.#isQuick(i + j - sleeper)) continue
      balls.mode[sleeper] = FREE
      balls.quiet[sleeper] = 0
      balls.jolt(sleeper)
      woken = true
    }
    return woken
  }

  #isQuick(i: number): boolean {
    const { vx, vy, vz } = this.#parts.balls.states
    const speed = vx[i]! * vx[i]! + vy[i]! * vy[i]! + vz[i]! * vz[i]!
    return speed > QUIET_SPEED * QUIET_SPEED
  }

  /** Free balls of the list, as bits. */
  #held(): number {
    const { touches } = this.#parts
    let held = 0
    for (let k = 0; k < touches.count; k++) {
      held |= 1 << touches.ball[k]!
      if (touches.other[k]! !== TABLE) held |= 1 << touches.other[k]!
    }
    return held & this.#freeMask()
  }

  #isImpact(k: number): boolean {
    const { closing, other, surface } = this.#parts.touches
    return closing[k]! > BOUNCE_ABOVE || (other[k]! !== TABLE && surface[k] === STRIKES)
  }

  #anyImpact(): boolean {
    const { count } = this.#parts.touches
    for (let k = 0; k < count; k++) if (this.#isImpact(k)) return true
    return false
  }

  /** Balls that are hit hard enough give way: balls at rest wake, balls on the bed are struck. */
  #collide(): void {
    const { touches, balls, laws, report, world } = this.#parts
    let moving = this.#freeMask()
    for (let more = true; more; ) {
      this.#gather(moving)
      const before = moving
      for (let k = 0; k < touches.count; k++) {
        if (touches.other[k]! === TABLE || !this.#isImpact(k)) continue
        moving |= (1 << touches.ball[k]!) | (1 << touches.other[k]!)
      }
      more = moving !== before
    }
    laws.fill(touches)
    report.keep()
    world.impact(balls.states, moving)
    for (const i of this.#members) {
      if ((moving & (1 << i)) === 0) continue
      balls.jolt(i)
      balls.quiet[i] = 0
      if (balls.mode[i] === STILL) balls.mode[i] = FREE
      else if (balls.mode[i] === ON_BED) this.struck |= 1 << i
    }
    report.tell()
  }

  /** Moves on with everything that touches held apart; what touches nothing flies. */
  #press(dt: number, held: number): void {
    const { touches, balls, laws, report, world } = this.#parts
    laws.fill(touches)
    report.keep()
    for (const i of this.#members) balls.copyState(i, this.#from[i]!)
    world.press(balls.states, held, dt)
    this.#slowDown(dt)
    for (const i of this.#members) if ((held & (1 << i)) === 0) balls.fly(i, dt)
    this.#separate()
    this.#balance()
    for (const i of this.#members) if ((held & (1 << i)) !== 0) this.#close(i, dt)
    report.tell()
  }

  #close(i: number, dt: number): void {
    const { balls } = this.#parts
    const { since } = balls.states
    const start = since[i]!
    since[i] = start + dt
    balls.pressed[i] = 1
    balls.noteWay(i, start, this.#from[i]!)
  }

  /**
   * A finite step along curved surfaces, and the undoing of overlaps, add a trace of energy (some 1e-6 J/kg): it is
   * taken out of the motion of the group. A ball on the bed that pushes them may do work.
   */
  #balance(): void {
    const { balls, touches } = this.#parts
    for (let k = 0; k < touches.count; k++) {
      const j = touches.other[k]!
      if (balls.mode[touches.ball[k]!] === ON_BED || (j !== TABLE && balls.mode[j] === ON_BED)) return
    }
    let rise = 0
    let kinetic = 0
    for (const i of this.#members) {
      if (balls.mode[i] !== FREE) continue
      const from = this.#from[i]!
      const moving = this.#kinetic(balls.copyState(i, this.#state))
      kinetic += moving
      rise += moving - this.#kinetic(from) + this.#parts.constants.gravity * (balls.states.z[i]! - from[2]!)
    }
    if (rise <= 0) return
    const share = rise < kinetic ? Math.sqrt(1 - rise / kinetic) : 0
    const { vx, vy, vz, wx, wy, wz } = balls.states
    for (const i of this.#members) {
      if (balls.mode[i] !== FREE) continue
      for (const column of [vx, vy, vz, wx, wy, wz]) column[i] = column[i]! * share
    }
  }

  /** Of one ball, J/kg. */
  #kinetic(s: StateVector): number {
    const R = this.#parts.constants.radius
    const v = s[3]! * s[3]! + s[4]! * s[4]! + s[5]! * s[5]!
    const w = s[6]! * s[6]! + s[7]! * s[7]! + s[8]! * s[8]!
    return 0.5 * v + 0.2 * R * R * w
  }

  /** Resistance to rolling: on a rail top as on the cloth, in a drop pocket by its leather. */
  #slowDown(dt: number): void {
    const { touches, balls, constants } = this.#parts
    const s = balls.states
    for (let k = 0; k < touches.count; k++) {
      const i = touches.ball[k]!
      if (touches.surface[k] !== RAIL_TOP || touches.other[k] !== TABLE) continue
      const speed = Math.sqrt(s.vx[i]! * s.vx[i]! + s.vy[i]! * s.vy[i]!)
      const loss = dt * constants.rollDeceleration
      this.#scale(i, speed > loss ? 1 - loss / speed : 0)
      const spin = dt * constants.spinDeceleration
      s.wz[i] = Math.sign(s.wz[i]!) * Math.max(0, Math.abs(s.wz[i]!) - spin)
    }
    if (!this.#parts.keepsBalls) return
    for (const i of this.#members) {
      if (balls.mode[i] !== FREE || s.z[i]! >= 0) continue
      this.#scale(i, 1 - dt * POCKET_DAMPING)
      s.vz[i] = s.vz[i]! * (1 - dt * POCKET_DAMPING)
      s.wz[i] = s.wz[i]! * (1 - dt * POCKET_DAMPING)
    }
  }

  #scale(i: number, by: number): void {
    const { vx, vy, wx, wy } = this.#parts.balls.states
    vx[i] = vx[i]! * by
    vy[i] = vy[i]! * by
    wx[i] = wx[i]! * by
    wy[i] = wy[i]! * by
  }

  /** Undoes what overlaps after a step: places change, velocities do not. */
  #separate(): void {
    for (let round = 0; round < MOST_SEPARATIONS; round++) {
      let moved = false
      for (const [k, i] of this.#members.entries()) {
        for (let m = k + 1; m < this.#members.length; m++)
          moved = this.#pushApart(i, this.#members[m]!) || moved
        if (this.#parts.balls.mode[i] === FREE) moved = this.#pushOut(i) || moved
      }
      if (!moved) return
    }
  }

  #pushOut(i: number): boolean {
    const { around, balls } = this.#parts
    const { x, y, z } = balls.states
    let moved = false
    for (let place = 0; place < PLACES; place++) {
      around.look(x[i]!, y[i]!, z[i]!)
      const gap = around.gap[place]!
      if (gap >= -OVERLAP) continue
      x[i] = x[i]! - gap * around.nx[place]!
      y[i] = y[i]! - gap * around.ny[place]!
      z[i] = z[i]! - gap * around.nz[place]!
      moved = true
    }
    return moved
  }

  #pushApart(i: number, j: number): boolean {
    const { balls, constants } = this.#parts
    const { x, y, z } = balls.states
    const first = balls.mode[i] === FREE
    const second = balls.mode[j] === FREE
    if (!first && !second) return false
    const dx = x[i]! - x[j]!
    const dy = y[i]! - y[j]!
    const dz = z[i]! - z[j]!
    const distance = Math.sqrt(dx * dx + dy * dy + dz * dz)
    const overlap = 2 * constants.radius - distance
    if (overlap <= OVERLAP || distance === 0) return false
    const share = overlap / (distance * (first && second ? 2 : 1))
    const a = first ? share : 0
    const b = second ? share : 0
    x[i] = x[i]! + a * dx
    y[i] = y[i]! + a * dy
    z[i] = z[i]! + a * dz
    x[j] = x[j]! - b * dx
    y[j] = y[j]! - b * dy
    z[j] = z[j]! - b * dz
    return true
  }
}
