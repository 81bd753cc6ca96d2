import { describe, expect, test } from 'vitest'
import { Random } from '../../../src/math/index.ts'
import { BallStates } from '../../../src/physics/ball-states.ts'
import { makeConstants } from '../../../src/physics/constants.ts'
import { DEFAULT_PARAMETERS } from '../../../src/physics/index.ts'
import { ContactWorld } from '../../../src/physics/off-bed/contact-world.ts'
import { TABLE, TouchList } from '../../../src/physics/off-bed/touch-list.ts'
import { collideBalls } from '../../../src/physics/resolve/ball-ball.ts'
import { makeCushionLaw } from '../../../src/physics/resolve/cushion.ts'
import { G, R } from './stage.ts'

const constants = makeConstants(DEFAULT_PARAMETERS)
const touches = new TouchList()
const world = new ContactWorld(touches, constants)

function ball(states: BallStates, i: number, numbers: readonly number[]): void {
  const { x, y, z, vx, vy, vz, wx, wy, wz } = states
  for (const [k, column] of [x, y, z, vx, vy, vz, wx, wy, wz].entries()) column[i] = numbers[k]!
}

function motion(states: BallStates, i: number): number[] {
  const { vx, vy, vz, wx, wy, wz } = states
  return [vx, vy, vz, wx, wy, wz].map((column) => column[i]!)
}

function closely(a: readonly number[], b: readonly number[], digits = 9): void {
  for (const [k, x] of a.entries()) expect(x).toBeCloseTo(b[k]!, digits)
}

describe('contacts solved by cannon-es', () => {
  test('one wall: the same impulse and friction as the law of airborne cushion hits', () => {
    const random = Random.fromSeed(3)
    const law = makeCushionLaw(DEFAULT_PARAMETERS)
    for (let n = 0; n < 50; n++) {
      const [a, b, c] = [random.gaussian(), random.gaussian(), random.gaussian()]
      const size = Math.hypot(a, b, c)
      const [nx, ny, nz] = [a / size, b / size, c / size]
      const v = [random.gaussian(), random.gaussian(), random.gaussian()]
      const w = [30 * random.gaussian(), 30 * random.gaussian(), 30 * random.gaussian()]
      const closing = -(v[0]! * nx + v[1]! * ny + v[2]! * nz)
      if (closing <= 0) continue
      const states = new BallStates()
      ball(states, 4, [0.1, 0.2, 0.3, ...v, ...w])
      touches.clear()
      const k = touches.add(4, TABLE, 0, nx, ny, nz, closing)
      touches.restitution[k] = 0.6
      touches.friction[k] = 0.25
      world.impact(states, 1 << 4)
      const expected = Float64Array.of(...v, ...w)
      law.hitAirborne(expected, nx, ny, nz, 0.6, 0.25)
      closely(motion(states, 4), [...expected])
      expect(touches.impulse[k]).toBeCloseTo(1.6 * closing, 9)
      expect([states.x[4], states.y[4], states.z[4]]).toEqual([0.1, 0.2, 0.3])
    }
  })

  test('two balls: the same impact as on the bed', () => {
    const random = Random.fromSeed(4)
    for (let n = 0; n < 50; n++) {
      const direction = [random.gaussian(), random.gaussian(), random.gaussian()]
      const size = Math.hypot(...direction)
      const [nx, ny, nz] = direction.map((x) => x / size) as [number, number, number]
      const v = [0, 1, 2].map(() => random.gaussian())
      const closing = v[0]! * nx + v[1]! * ny + v[2]! * nz
      if (closing <= 0.01) continue
      const fill = (states: BallStates): BallStates => {
        ball(states, 1, [0, 0, 0, ...v, 20, -30, 40])
        ball(states, 2, [2 * R * nx, 2 * R * ny, 2 * R * nz, 0, 0, 0, -15, 5, 60])
        return states
      }
      const ours = fill(new BallStates())
      const theirs = fill(new BallStates())
      touches.clear()
      const k = touches.add(1, 2, 0, -nx, -ny, -nz, closing)
      touches.restitution[k] = DEFAULT_PARAMETERS.ballRestitution
      touches.friction[k] = -1
      world.impact(ours, 0b110)
      collideBalls(theirs, 1, 2, constants)
      closely(motion(ours, 1), motion(theirs, 1))
      closely(motion(ours, 2), motion(theirs, 2))
    }
  })

  test('a ball that does not give way is a wall', () => {
    const states = new BallStates()
    ball(states, 0, [0, 0, 0, 1, 0, 0, 0, 0, 0])
    ball(states, 1, [2 * R, 0, 0, 0, 0, 0, 0, 0, 0])
    touches.clear()
    const k = touches.add(0, 1, 0, -1, 0, 0, 1)
    touches.restitution[k] = 0.5
    world.impact(states, 0b01)
    closely(motion(states, 0), [-0.5, 0, 0, 0, 0, 0])
    closely(motion(states, 1), [0, 0, 0, 0, 0, 0])
  })

  test('a ball at rest on a floor stays there, one that leans on nothing falls as it should', () => {
    const states = new BallStates()
    ball(states, 0, [0, 0, R, 0, 0, 0, 0, 0, 0])
    ball(states, 3, [1, 0, 1, 0.5, 0, 0.2, 0, 0, 0])
    touches.clear()
    touches.add(0, TABLE, 0, 0, 0, 1, 0)
    const dt = 1 / 1024
    world.press(states, 0b1001, dt)
    expect([states.x[0], states.y[0], states.z[0]]).toEqual([0, 0, R])
    closely(motion(states, 0), [0, 0, 0, 0, 0, 0], 12)
    expect(states.z[3]).toBeCloseTo(1 + 0.2 * dt - 0.5 * G * dt * dt, 15)
    expect(states.vz[3]).toBeCloseTo(0.2 - G * dt, 15)
  })

  test('friction holds a ball in a groove still and lets one on a steep wall slide', () => {
    const slope = (angle: number): number => {
      const states = new BallStates()
      ball(states, 0, [0, 0, 0, 0, 0, 0, 0, 0, 0])
      touches.clear()
      const k = touches.add(0, TABLE, 0, -Math.sin(angle), 0, Math.cos(angle), 0)
      touches.friction[k] = 0.2
      world.press(states, 1, 1 / 1024)
      return states.vx[0]! * 1024
    }
    // It rolls: 5/7 g sin; and, where mu cannot make it roll, slides: g (sin - mu cos), both times cos in x.
    expect(slope(0.3)).toBeCloseTo(-(5 / 7) * G * Math.sin(0.3) * Math.cos(0.3), 6)
    expect(slope(1.2)).toBeCloseTo(-G * (Math.sin(1.2) - 0.2 * Math.cos(1.2)) * Math.cos(1.2), 6)
  })
})
