import { Body, Box, ContactMaterial, Material, Plane, Sphere, Vec3, World } from 'cannon-es'
import type { ShotRequest } from '../src/physics/index.ts'

const STEP = 1 / 240
/** Below this speed everywhere the table counts as still, m/s. */
const STILL = 0.01
const MOST_SECONDS = 60

interface Materials {
  readonly ball: Material
  readonly cloth: Material
  readonly rubber: Material
}

/** What a first attempt with a general engine looks like: spheres on a plane between four boxes, a fixed step. */
export class NaiveTable {
  readonly #world: World
  readonly #balls: Body[]
  readonly #starts: readonly (readonly [number, number])[]
  readonly #cue: number
  readonly #velocity: Vec3

  constructor(request: ShotRequest, cueVelocity: readonly [number, number]) {
    const { ballRadius, ballMass, gravity } = request.parameters
    this.#world = new World({ gravity: new Vec3(0, 0, -gravity) })
    this.#world.allowSleep = false
    const materials = addMaterials(this.#world, request)
    addBed(this.#world, request, materials)
    this.#starts = request.balls.map(({ x, y }) => [x, y])
    this.#balls = request.balls.map(() => addBall(this.#world, ballRadius, ballMass, materials.ball))
    this.#cue = request.balls.findIndex(({ id }) => id === 'cue')
    this.#velocity = new Vec3(cueVelocity[0], cueVelocity[1], 0)
  }

  /** Plays the shot to rest and gives the number of steps. */
  play(): number {
    const radius = (this.#balls[0]!.shapes[0] as Sphere).radius
    for (const [i, ball] of this.#balls.entries()) {
      ball.position.set(this.#starts[i]![0], this.#starts[i]![1], radius)
      ball.quaternion.set(0, 0, 0, 1)
      ball.velocity.setZero()
      ball.angularVelocity.setZero()
    }
    this.#balls[this.#cue]!.velocity.copy(this.#velocity)
    let steps = 0
    do {
      this.#world.step(STEP)
      steps++
    } while (!this.#still() && steps * STEP < MOST_SECONDS)
    return steps
  }

  #still(): boolean {
    return this.#balls.every(({ velocity }) => velocity.lengthSquared() < STILL * STILL)
  }
}

function addMaterials(world: World, request: ShotRequest): Materials {
  const { ballRestitution, slidingFriction, slateRestitution, cushionFriction } = request.parameters
  const materials = {
    ball: new Material('ball'),
    cloth: new Material('cloth'),
    rubber: new Material('rubber'),
  }
  const pairs: [Material, number, number][] = [
    [materials.ball, 0.05, ballRestitution],
    [materials.cloth, slidingFriction, slateRestitution],
    [materials.rubber, cushionFriction, 0.85],
  ]
  for (const [other, friction, restitution] of pairs) {
    world.addContactMaterial(new ContactMaterial(materials.ball, other, { friction, restitution }))
  }
  return materials
}

function addBed(world: World, request: ShotRequest, materials: Materials): void {
  const { length, width, cushionDepth } = request.table
  world.addBody(new Body({ mass: 0, shape: new Plane(), material: materials.cloth }))
  const depth = cushionDepth / 2
  const half = request.parameters.ballRadius * 1.5
  const rails: [number, number, number, number][] = [
    [length / 2 + depth, 0, depth, width / 2 + cushionDepth],
    [-length / 2 - depth, 0, depth, width / 2 + cushionDepth],
    [0, width / 2 + depth, length / 2 + cushionDepth, depth],
    [0, -width / 2 - depth, length / 2 + cushionDepth, depth],
  ]
  for (const [x, y, halfX, halfY] of rails) {
    const body = new Body({
      mass: 0,
      shape: new Box(new Vec3(halfX, halfY, half)),
      material: materials.rubber,
    })
    body.position.set(x, y, half)
    world.addBody(body)
  }
}

function addBall(world: World, radius: number, mass: number, material: Material): Body {
  // Damping stands for rolling resistance: a ball of 2 m/s takes about as long to stop as a real one.
  const ball = new Body({
    mass,
    shape: new Sphere(radius),
    material,
    linearDamping: 0.3,
    angularDamping: 0.3,
  })
  world.addBody(ball)
  // The engine takes a sphere for a cube: set the inertia of a solid ball.
  const inertia = 0.4 * mass * radius * radius
  ball.fixedRotation = false
  ball.inertia.set(inertia, inertia, inertia)
  ball.invInertia.set(1 / inertia, 1 / inertia, 1 / inertia)
  ball.updateInertiaWorld(true)
  return ball
}
