import { Body, Broadphase, GSSolver, type Narrowphase, Shape, Sphere, type Vec3, World } from 'cannon-es'
import { type BallStates, MOST_BALLS } from '../ball-states.ts'
import type { Constants } from '../constants.ts'
import { ballFriction } from '../resolve/ball-ball.ts'
import { TABLE, type TouchList } from './touch-list.ts'

/** Length of the step that carries an impact: a power of two, so short that nothing moves. */
const INSTANT = 1 / 1099511627776
const MOST_ITERATIONS = 40
/** Sum of the changes of impulse in one iteration that counts as solved, N s. */
const SOLVED = 1e-13

/** Everything that stands, as one shape whose contacts are found outside of cannon. */
class StandingShape extends Shape {
  static readonly TYPE = 512

  constructor() {
    super()
    this.type = StandingShape.TYPE as Shape['type']
    this.boundingSphereRadius = Number.POSITIVE_INFINITY
  }

  override updateBoundingSphereRadius(): void {}

  override calculateWorldAABB(_at: Vec3, _turn: unknown, min: Vec3, max: Vec3): void {
    min.set(-1, -1, -1)
    max.set(1, 1, 1)
  }
}

/** Pairs are the touches, in their order. */
class TouchPairs extends Broadphase {
  readonly #pair: (k: number) => readonly [Body, Body]
  readonly #touches: TouchList

  constructor(touches: TouchList, pair: (k: number) => readonly [Body, Body]) {
    super()
    this.#touches = touches
    this.#pair = pair
  }

  override collisionPairs(_world: World, first: Body[], second: Body[]): void {
    for (let k = 0; k < this.#touches.count; k++) {
      const [a, b] = this.#pair(k)
      first.push(a)
      second.push(b)
    }
  }
}

/** Gauss-Seidel for the normal impulses, then friction. */
class SolverWithFriction extends GSSolver {
  readonly #rub: (dt: number) => void

  constructor(rub: (dt: number) => void) {
    super()
    this.iterations = MOST_ITERATIONS
    this.tolerance = SOLVED
    this.#rub = rub
  }

  override solve(dt: number, world: World): number {
    const iterations = super.solve(dt, world)
    this.#rub(dt)
    return iterations
  }
}

type Resolver = (
  this: Narrowphase,
  si: Shape,
  sj: Shape,
  xi: Vec3,
  xj: Vec3,
  qi: unknown,
  qj: unknown,
  bi: Body,
  bj: Body,
) => void

/**
 * A cannon-es world that solves and integrates contacts which are found outside of it (cannon has no continuous
 * collision, and its shapes are flat where a pocket is round). One body a ball for ever, row = index; only those
 * that take part in a step are dynamic. Its contact equations are made rigid (a = 0, b = 1, no softness), so that
 * one contact comes out as the impulse -(1 + e) v_n; friction is Coulomb's on that impulse and at most grips,
 * because cannon's own is capped by weight and not by impulse. What runs in a step is + - * / and sqrt, and
 * pow(1, dt) for the damping that is switched off.
 */
export class ContactWorld {
  readonly #world: World
  readonly #bodies: readonly Body[]
  readonly #table: Body
  readonly #touches: TouchList
  readonly #constants: Constants
  readonly #slip = new Float64Array(3)
  #cursor = 0

  constructor(touches: TouchList, constants: Constants) {
    this.#touches = touches
    this.#constants = constants
    this.#bodies = Array.from({ length: MOST_BALLS }, () => makeBall(constants))
    this.#table = new Body({ type: Body.STATIC, shape: new StandingShape() })
    this.#world = new World({
      broadphase: new TouchPairs(touches, (k) => [this.#bodies[touches.ball[k]!]!, this.#otherBody(k)]),
      solver: new SolverWithFriction((dt) => this.#rub(dt)),
      allowSleep: false,
    })
    for (const body of [...this.#bodies, this.#table]) this.#world.addBody(body)
    const resolve = this.#resolver()
    for (const types of [Shape.types.SPHERE, Shape.types.SPHERE | StandingShape.TYPE]) {
      Object.defineProperty(this.#world.narrowphase, types, { value: resolve })
    }
  }

  /**
   * Resolves the touches in no time. Balls of `moving` (bits) give way, all others stand like walls. Leaves the
   * impulse of each touch in the list.
   */
  impact(balls: BallStates, moving: number): void {
    this.#world.gravity.set(0, 0, 0)
    this.#step(balls, moving, INSTANT, false)
  }

  /** Moves the balls of `moving` on by dt under gravity, held off what they touch. */
  press(balls: BallStates, moving: number, dt: number): void {
    this.#world.gravity.set(0, 0, -this.#constants.gravity)
    this.#step(balls, moving, dt, true)
  }

  #step(balls: BallStates, moving: number, dt: number, moves: boolean): void {
    const bodies = this.#bodies
    let touched = 0
    for (let k = 0; k < this.#touches.count; k++) {
      touched |= 1 << this.#touches.ball[k]!
      if (this.#touches.other[k]! !== TABLE) touched |= 1 << this.#touches.other[k]!
    }
    this.#enlist(balls, moving, touched)
    this.#cursor = 0
    this.#world.step(dt)
    for (let i = 0; i < MOST_BALLS; i++) {
      if ((moving & (1 << i)) === 0) continue
      readVelocity(bodies[i]!, balls, i)
      if (!moves) continue
      const { position } = bodies[i]!
      // Leap-frog falls half a step too far where nothing holds the ball.
      const late = (touched & (1 << i)) === 0 ? 0.5 * this.#constants.gravity * dt * dt : 0
      balls.x[i] = position.x
      balls.y[i] = position.y
      balls.z[i] = position.z + late
    }
  }

  /** Gives the world the bodies of this step and no others: it works on every one that it has. */
  #enlist(balls: BallStates, moving: number, touched: number): void {
    const { bodies } = this.#world
    bodies.length = 0
    for (let i = 0; i < MOST_BALLS; i++) {
      const bit = 1 << i
      if (((moving | touched) & bit) === 0) continue
      const body = this.#bodies[i]!
      body.type = (moving & bit) !== 0 ? Body.DYNAMIC : Body.KINEMATIC
      body.index = bodies.length
      writeBody(body, balls, i)
      bodies.push(body)
    }
    this.#table.index = bodies.length
    bodies.push(this.#table)
  }

  #otherBody(k: number): Body {
    const other = this.#touches.other[k]!
    return other === TABLE ? this.#table : this.#bodies[other]!
  }

  /** Makes the contact equation of the touch whose turn it is. */
  #resolver(): Resolver {
    const take = (): number => this.#cursor++
    const touches = this.#touches
    const { radius } = this.#constants
    const ball = (k: number): Body => this.#bodies[touches.ball[k]!]!
    const other = (k: number): Body => this.#otherBody(k)
    return function (this: Narrowphase) {
      const k = take()
      const bi = ball(k)
      const bj = other(k)
      const equation = this.createContactEquation(bi, bj, bi.shapes[0]!, bj.shapes[0]!)
      equation.a = 0
      equation.b = 1
      equation.eps = 0
      equation.restitution = touches.restitution[k]!
      equation.ni.set(-touches.nx[k]!, -touches.ny[k]!, -touches.nz[k]!)
      equation.ni.scale(radius, equation.ri)
      if (touches.other[k]! === TABLE) bi.position.vadd(equation.ri, equation.rj)
      else equation.ni.scale(-radius, equation.rj)
      this.result.push(equation)
    }
  }

  /** Gravity of the step, then friction of every touch in turn, on the velocities that the ball would move with. */
  #rub(dt: number): void {
    const { contacts, gravity } = this.#world
    for (const body of this.#world.bodies) {
      if (body.type !== Body.DYNAMIC) continue
      body.velocity.z += dt * gravity.z
      body.force.set(0, 0, 0)
    }
    for (const [k, contact] of contacts.entries()) {
      const impulse = (contact.multiplier * dt) / this.#constants.parameters.ballMass
      this.#touches.impulse[k] = impulse
      if (impulse > 0) this.#rubTouch(k, impulse)
    }
  }

  #rubTouch(k: number, impulse: number): void {
    const { ball, other } = this.#touches
    const a = this.#bodies[ball[k]!]!
    const b = other[k]! === TABLE ? null : this.#bodies[other[k]!]!
    const first = a.type === Body.DYNAMIC
    const second = b !== null && b.type === Body.DYNAMIC
    const slip = this.#slipAt(k, a, b)
    if (slip === 0) return
    const mu = this.#touches.friction[k]!
    const most = (mu < 0 ? ballFriction(slip, this.#constants) : mu) * impulse
    const drag = Math.min(most, (first && second ? 1 / 7 : 2 / 7) * slip) / slip
    if (first) this.#push(a, k, -drag, -drag)
    if (second && b !== null) this.#push(b, k, drag, -drag)
  }

  /** Writes the slip of the surface of a over that of b (or the table) to `#slip` and returns its size. */
  #slipAt(k: number, a: Body, b: Body | null): number {
    const { nx, ny, nz } = this.#touches
    const R = this.#constants.radius
    const n0 = nx[k]!
    const n1 = ny[k]!
    const n2 = nz[k]!
    const vx = a.velocity.x - (b === null ? 0 : b.velocity.x)
    const vy = a.velocity.y - (b === null ? 0 : b.velocity.y)
    const vz = a.velocity.z - (b === null ? 0 : b.velocity.z)
    const wx = R * (a.angularVelocity.x + (b === null ? 0 : b.angularVelocity.x))
    const wy = R * (a.angularVelocity.y + (b === null ? 0 : b.angularVelocity.y))
    const wz = R * (a.angularVelocity.z + (b === null ? 0 : b.angularVelocity.z))
    const off = vx * n0 + vy * n1 + vz * n2
    const ux = vx - off * n0 - (wy * n2 - wz * n1)
    const uy = vy - off * n1 - (wz * n0 - wx * n2)
    const uz = vz - off * n2 - (wx * n1 - wy * n0)
    this.#slip[0] = ux
    this.#slip[1] = uy
    this.#slip[2] = uz
    return Math.sqrt(ux * ux + uy * uy + uz * uz)
  }

  /** Changes velocity by `share` of the slip, and spin by the torque of `pull` times the slip at the point of a. */
  #push(body: Body, k: number, share: number, pull: number): void {
    const { nx, ny, nz } = this.#touches
    const ux = this.#slip[0]!
    const uy = this.#slip[1]!
    const uz = this.#slip[2]!
    const { velocity: v, angularVelocity: w } = body
    v.set(v.x + share * ux, v.y + share * uy, v.z + share * uz)
    const t = (-2.5 / this.#constants.radius) * pull
    w.set(
      w.x + t * (ny[k]! * uz - nz[k]! * uy),
      w.y + t * (nz[k]! * ux - nx[k]! * uz),
      w.z + t * (nx[k]! * uy - ny[k]! * ux),
    )
  }
}

function makeBall(constants: Constants): Body {
  const { ballMass, ballRadius } = constants.parameters
  const shape = new Sphere(ballRadius)
  const body = new Body({ mass: ballMass, shape, linearDamping: 0, angularDamping: 0, allowSleep: false })
  // cannon drops pairs that are a hair apart, but these touch.
  shape.boundingSphereRadius = 2 * ballRadius
  // It takes the inertia of the box around the ball; 2/5 m R^2 is that of the ball.
  const inertia = 0.4 * ballMass * ballRadius * ballRadius
  body.inertia.set(inertia, inertia, inertia)
  body.invInertia.set(1 / inertia, 1 / inertia, 1 / inertia)
  body.updateInertiaWorld(true)
  return body
}

function writeBody(body: Body, balls: BallStates, i: number): void {
  body.position.set(balls.x[i]!, balls.y[i]!, balls.z[i]!)
  body.velocity.set(balls.vx[i]!, balls.vy[i]!, balls.vz[i]!)
  body.angularVelocity.set(balls.wx[i]!, balls.wy[i]!, balls.wz[i]!)
  // A ball looks the same from all sides: its orientation follows from its spin elsewhere.
  body.quaternion.set(0, 0, 0, 1)
  body.force.set(0, 0, 0)
  body.torque.set(0, 0, 0)
}

function readVelocity(body: Body, balls: BallStates, i: number): void {
  balls.vx[i] = body.velocity.x
  balls.vy[i] = body.velocity.y
  balls.vz[i] = body.velocity.z
  balls.wx[i] = body.angularVelocity.x
  balls.wy[i] = body.angularVelocity.y
  balls.wz[i] = body.angularVelocity.z
}
