import { describe, expect, test } from 'vitest'
import { BallStates } from '../../../src/physics/ball-states.ts'
import { BACK_ON_SLATE, LEFT_EDGE, LipRoll, STILL_ON } from '../../../src/physics/off-bed/lip-roll.ts'
import { energyOf, G, kinds, openWorld, playOne, R, rollIn } from './stage.ts'

const RHO = 0.0048
const D = R + RHO
const ring = { cx: 1.303115, cy: 0.668115, supportRadius: 0.0683 }
const lip = new LipRoll({ radius: R, gravity: G, lipRadius: RHO, friction: 0.2 })

/** A ball on the circle, coming from the side of -x. */
function start(vx: number, vy = 0, w: readonly [number, number, number] = [-vy / R, vx / R, 0]): BallStates {
  const balls = new BallStates()
  balls.x[0] = ring.cx - ring.supportRadius
  balls.y[0] = ring.cy
  balls.z[0] = R
  balls.vx[0] = vx
  balls.vy[0] = vy
  balls.wx[0] = w[0]
  balls.wy[0] = w[1]
  balls.wz[0] = w[2]
  balls.since[0] = 0
  return balls
}

function stateOf(b: BallStates): number[] {
  return [b.x, b.y, b.z, b.vx, b.vy, b.vz, b.wx, b.wy, b.wz].map((column) => column[0]!)
}

function rollOff(balls: BallStates, step = 1 / 1024): number {
  let outcome = STILL_ON
  for (let n = 0; n < 4000 && outcome === STILL_ON; n++) outcome = lip.step(balls, 0, ring, step)
  return outcome
}

const degrees = (balls: BallStates): number => (Math.acos((balls.z[0]! + RHO) / D) * 180) / Math.PI

describe('rolling over the rounded edge of the slate', () => {
  // Checks 84 and 106; the angles follow from cos psi = (10 + 7 v^2 / (g D)) / 17.
  test.each([
    [1e-6, 53.97, null],
    [0.001, 53.97, 0.4716],
    [0.01, 53.96, 0.3127],
    [0.05, 53.75, 0.2014],
    [0.3, 45.46, 0.0738],
    [0.5, 25.49, 0.0289],
  ])('at %d m/s it leaves at %d degrees after %d s', (v, angle, time) => {
    const balls = start(v)
    const before = energyOf(stateOf(balls))
    expect(lip.enter(balls, 0, ring)).toBe(true)
    expect(rollOff(balls)).toBe(LEFT_EDGE)
    expect(Math.abs(degrees(balls) - angle)).toBeLessThan(0.05)
    const cosine = (10 + (7 * v * v) / (G * D)) / 17
    expect(Math.abs(degrees(balls) - (Math.acos(cosine) * 180) / Math.PI)).toBeLessThan(1e-4)
    if (time !== null) expect(Math.abs(balls.since[0]! / time - 1)).toBeLessThan(0.01)
    expect(Math.abs(energyOf(stateOf(balls)) - before)).toBeLessThan(1e-9)
  })

  test('check 85: from sqrt(g D) = 0.5722 m/s on it flies at once', () => {
    expect(lip.enter(start(0.5721), 0, ring)).toBe(true)
    expect(lip.enter(start(0.5723), 0, ring)).toBe(false)
    expect(Math.sqrt(G * D)).toBeCloseTo(0.5722, 4)
    const events = playOne(openWorld(), rollIn({ pocket: 'FL', speed: 0.5723 }), 0.2)
    expect(events[1]).toMatchObject({ kind: 'airborne', t: 0.2 })
    // Only the speed straight in counts.
    const askew = playOne(openWorld(), rollIn({ pocket: 'FL', speed: 0.6, askew: 0.4 }), 0.2)
    expect(askew[1]!.kind).toBe('airborne')
    expect(askew[1]!.t).toBeGreaterThan(0.2)
  })

  test('checks 86 and 106: a ball that stands 0.1 or 0.5 mm inside the circle falls', () => {
    for (const inside of [1e-4, 5e-4]) {
      const balls = start(0, 0)
      balls.x[0] = balls.x[0]! + inside
      expect(lip.enter(balls, 0, ring)).toBe(true)
      expect(rollOff(balls)).toBe(LEFT_EDGE)
      expect(degrees(balls)).toBeCloseTo(53.968, 2)
    }
  })

  test('the length of the steps hardly matters', () => {
    const fine = start(0.05)
    rollOff(fine, 1 / 8192)
    // Up to four ticks are taken as one.
    for (const [step, time, speed] of [
      [1 / 1024, 1e-7, 1e-7],
      [1 / 256, 2e-5, 2e-5],
    ] as const) {
      const coarse = start(0.05)
      rollOff(coarse, step)
      expect(Math.abs(coarse.since[0]! - fine.since[0]!)).toBeLessThan(time)
      expect(Math.abs(coarse.vx[0]! - fine.vx[0]!)).toBeLessThan(speed)
    }
  })

  test('an oblique roll keeps its energy and does not slip; side spin comes from the turn of the surface', () => {
    const balls = start(0.2, 0.15, [-0.15 / R, 0.2 / R, 20])
    const before = energyOf(stateOf(balls))
    expect(lip.enter(balls, 0, ring)).toBe(true)
    for (let n = 0; n < 40; n++) {
      expect(lip.step(balls, 0, ring, 1 / 1024)).toBe(STILL_ON)
      expect(Math.abs(energyOf(stateOf(balls)) - before)).toBeLessThan(1e-9)
    }
  })

  test('a sliding ball loses slip to friction: energy falls until it rolls, then stays', () => {
    const balls = start(0.1, 0.1, [0, 0, 0])
    expect(lip.enter(balls, 0, ring)).toBe(true)
    const energies = [energyOf(stateOf(balls))]
    let outcome = STILL_ON
    while (outcome === STILL_ON) {
      outcome = lip.step(balls, 0, ring, 1 / 1024)
      energies.push(energyOf(stateOf(balls)))
    }
    const changes = energies.slice(1).map((e, k) => e - energies[k]!)
    expect(Math.max(...changes)).toBeLessThan(1e-12)
    expect(Math.min(...changes)).toBeLessThan(-1e-5)
    // 2 |u| / (7 mu g) = 21 ms of slip on flat cloth.
    const slips = changes.filter((change) => change < -1e-9).length
    expect(slips / 1024).toBeGreaterThan(0.018)
    expect(slips / 1024).toBeLessThan(0.03)
  })

  test('a ball that grazes the circle comes back onto the slate', () => {
    const balls = start(0.05, 0.8)
    expect(lip.enter(balls, 0, ring)).toBe(true)
    expect(rollOff(balls)).toBe(BACK_ON_SLATE)
    expect(Math.abs(balls.z[0]! - R)).toBeLessThan(1e-12)
    const world = openWorld()
    const events = playOne(world, rollIn({ pocket: 'SL', speed: 0.8, askew: 1.53 }))
    expect(kinds(events)).toEqual(['pocket-lip', 'pocket-return'])
    expect(world.handBacks[0]!.state[2]).toBe(R)
  })
})
