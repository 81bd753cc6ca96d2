import { describe, expect, it } from 'vitest'
import { eventsOf, FOOT, MPH, motionOf, play, R, restOf, rolling } from './play.ts'

const near = (value: number, expected: number, tolerance: number) =>
  expect(Math.abs(value - expected)).toBeLessThanOrEqual(tolerance)

describe('sliding and rolling', () => {
  it('check 1 (TP 4.1): slide from 3 m/s without spin', () => {
    const roll = motionOf(play({ balls: [{ id: 'cue', x: 0, y: 0, v: [3, 0, 0] }] }), 'cue', 'rolling')
    near(roll.t, 0.436872, 1e-6)
    near(roll.r[0], 1.123385, 1e-6)
    near(roll.v[0], 2.142857, 1e-6)
  })

  // TP A.18 counts in feet and mph, g = 32.174 ft/s2, mu = 0.2: offset b/R, then for 3, 7, 12 mph the roll point
  // and (draw only) the stun point, in feet.
  const drag = [
    { check: 2, b: 0, roll: [0.737, 4.012, 11.789] },
    { check: 3, b: -0.25, roll: [1.073, 5.84, 17.162], stun: [0.658, 3.583, 10.53] },
    { check: 4, b: 0.25, roll: [0.305, 1.661, 4.881] },
  ]
  for (const { check, b, roll, stun } of drag) {
    it.each([0, 1, 2])(
      `check ${check} (TP A.18): tip at ${b} R, speed %i of 3, 7, 12 mph, within 0.001 ft`,
      (k) => {
        const v = [3, 7, 12][k]! * MPH
        const result = play({
          parameters: { gravity: 32.174 * FOOT },
          balls: [{ id: 'cue', x: 0, y: 0, v: [v, 0, 0], w: [0, (2.5 * b * v) / R, 0] }],
          paths: true,
        })
        near(motionOf(result, 'cue', 'rolling').r[0] / FOOT, roll[k]!, 0.001)
        if (stun) near(stunPoint(result) / FOOT, stun[k]!, 0.001)
      },
    )
  }

  it('check 5: velocity at the end of a slide = (5/7) v + (2/7) R (wy, -wx), for any state', () => {
    for (let k = 0; k < 50; k++) {
      const [vx, vy, wx, wy, wz] = [0.37, 0.71, 0.13, 0.59, 0.83].map((step) => ((k * step) % 1) * 2 - 1)
      const result = play({
        balls: [{ id: 'cue', x: 0, y: 0, v: [3 * vx!, 3 * vy!, 0], w: [100 * wx!, 100 * wy!, 50 * wz!] }],
      })
      const roll = motionOf(result, 'cue', 'rolling')
      near(roll.v[0], (5 * 3 * vx! + 2 * R * 100 * wy!) / 7, 1e-12)
      near(roll.v[1], (5 * 3 * vy! - 2 * R * 100 * wx!) / 7, 1e-12)
    }
  })

  it('check 6: v = (1.5, 0), w = (30, 0, 0) bends', () => {
    const result = play({ balls: [{ id: 'cue', x: 0, y: 0, v: [1.5, 0, 0], w: [30, 0, 0] }] })
    const roll = motionOf(result, 'cue', 'rolling')
    near(roll.t, 0.251592, 1e-6)
    near(roll.r[0], 0.323475, 1e-6)
    near(roll.r[1], -0.030811, 1e-6)
    near(roll.v[0], 1.071429, 1e-6)
    near(roll.v[1], -0.244929, 1e-6)
  })

  it('check 7: rolling 1 m/s stops after 5.09684 m and 10.1937 s', () => {
    const result = play({ balls: [rolling('cue', 0, 0, 1)] })
    near(restOf(result, 'cue')[0], 5.09684, 1e-4)
    near(result.duration, 10.1937, 1e-4)
  })

  it('check 8: 50 rad/s about the vertical ends after 5 s on the spot', () => {
    const result = play({ balls: [{ id: 'cue', x: 0.1, y: 0.2, w: [0, 0, 50] }] })
    near(result.duration, 5, 1e-9)
    expect(restOf(result, 'cue')).toEqual([0.1, 0.2])
  })

  it('check 9 (Shepard): at table speed 100 the last length of 2.54 m takes sqrt(50) s', () => {
    const mu = 0.010357
    const start = Math.sqrt(2 * mu * 9.81 * 2.54)
    const result = play({ parameters: { rollingFriction: mu }, balls: [rolling('cue', 0, 0, start)] })
    near(result.duration, Math.sqrt(50), 1e-3)
    near(restOf(result, 'cue')[0], 2.54, 1e-9)
  })
})

describe('in the air', () => {
  it('check 10: dropped from 0.1 m, rebounds of 25 and 6.25 mm, at rest after 0.4284 s', () => {
    const result = play({ balls: [{ id: 'cue', x: 0, y: 0, z: R + 0.1 }] })
    const [first, second, third] = eventsOf(result, 'bounce').map((event) => event.speed)
    near(first! ** 2 / (2 * 9.81), 0.1, 1e-9)
    near(second! ** 2 / (2 * 9.81), 0.025, 1e-9)
    near(third! ** 2 / (2 * 9.81), 0.00625, 1e-9)
    near(result.duration, 0.4284, 0.01)
  })
})

describe('energy', () => {
  it('check 11: falls along every segment; rolling loses m mu_r g s', () => {
    const result = play({
      balls: [{ id: 'cue', x: 0, y: 0, v: [2, 0.3, 0], w: [20, -60, 30] }],
      paths: true,
    })
    const state = {
      phase: 'resting' as const,
      r: new Float64Array(3),
      v: new Float64Array(3),
      w: new Float64Array(3),
      q: new Float64Array(4),
    }
    const roll = motionOf(result, 'cue', 'rolling')
    let before = Number.POSITIVE_INFINITY
    for (let t = 0; t <= result.duration; t += 0.01) {
      const { v, w } = result.paths!.sample('cue', t, state)
      const speed = v[0]! ** 2 + v[1]! ** 2
      const energy = 0.5 * speed + 0.2 * R * R * (w[0]! ** 2 + w[1]! ** 2 + w[2]! ** 2)
      expect(energy).toBeLessThanOrEqual(before + 1e-12)
      before = energy
    }
    const end = restOf(result, 'cue')
    const way = Math.hypot(end[0] - roll.r[0], end[1] - roll.r[1])
    near(0.5 * (roll.v[0] ** 2 + roll.v[1] ** 2), 0.01 * 9.81 * way, 1e-10)
  })
})

/** Where the spin about the level axis has just gone. */
function stunPoint(result: ReturnType<typeof play>): number {
  const state = {
    phase: 'resting' as const,
    r: new Float64Array(3),
    v: new Float64Array(3),
    w: new Float64Array(3),
    q: new Float64Array(4),
  }
  let low = 0
  let high = motionOf(result, 'cue', 'rolling').t
  for (let k = 0; k < 60; k++) {
    const middle = (low + high) / 2
    if (result.paths!.sample('cue', middle, state).w[1]! < 0) low = middle
    else high = middle
  }
  return result.paths!.sample('cue', low, state).r[0]!
}
