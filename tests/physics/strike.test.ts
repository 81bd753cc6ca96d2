import { describe, expect, it } from 'vitest'
import { DEFAULT_PARAMETERS } from '../../src/physics/index.ts'
import { miscueLimit } from '../../src/physics/resolve/strike.ts'
import { DEGREE, eventsOf, FOOT, headingOf, INCH, MPH, motionOf, play, R, restOf, speedOf } from './play.ts'

const M = DEFAULT_PARAMETERS.cueMass
const m = DEFAULT_PARAMETERS.ballMass
const CUE = { id: 'cue', x: 0, y: 0 } as const
const near = (value: number, expected: number, tolerance: number) =>
  expect(Math.abs(value - expected)).toBeLessThanOrEqual(tolerance)

function tipOf(stroke: NonNullable<Parameters<typeof play>[0]['stroke']>, parameters = {}) {
  const event = eventsOf(play({ balls: [CUE], stroke, parameters }), 'tip')[0]!
  return { ...event.after!.cue!, cue: event.cue!, miscue: event.miscue === true }
}

describe('speed, spin and squirt of a stroke', () => {
  it('check 12 (TP A.30): centre hit', () => {
    const { v, cue } = tipOf({ speed: 1 })
    near(v[0], 1.31501, 1e-4)
    near(cue.after, 0.58501, 1e-4)
  })

  it.each([
    [0.1, 1.2905],
    [0.2, 1.2221],
    [0.3, 1.123],
    [0.4, 1.0084],
    [0.5, 0.8915],
  ])('check 13: tip %f R above the centre gives v/V %f', (height, ratio) => {
    near(tipOf({ speed: 1, height }).v[0], ratio, 1e-4)
  })

  it('check 14 (TP 4.2): at 0.4 R it rolls at once', () => {
    const result = play({ balls: [CUE], stroke: { height: 0.4 } })
    const { v, w } = eventsOf(result, 'tip')[0]!.after!.cue!
    near((R * w[1]) / v[0], 1, 1e-9)
    expect(eventsOf(result, 'motion').map((event) => event.to)).toEqual(['rolling', 'resting'])
  })

  it.each([
    [15, 3.466],
    [20, 2.709],
  ])('check 15 (TP A.31): squirt at 0.5 R with m/m_e %f is %f degrees', (endMassRatio, degrees) => {
    near(headingOf(tipOf({ side: 0.5 }, { endMassRatio }).v), degrees, 0.001)
  })

  it('check 16 (TP B.1): squirt of a Players cue at 0.51 in', () => {
    near(headingOf(tipOf({ side: (0.51 * INCH) / R }, { endMassRatio: 20.15 }).v), 2.5, 0.01)
  })

  it('check 17: right side 0.5 R', () => {
    const { v, w } = tipOf({ speed: 1, side: 0.5 })
    near(speedOf(v), 0.91669, 1e-4)
    near(v[0], 0.91566, 1e-4)
    near(R * w[2], 1.05076, 1e-4)
    near(v[1], 0.04333, 1e-4)
  })

  it('check 18: with e_t = 1 ball, cue and end mass keep the energy', () => {
    const { v, w, cue } = tipOf({ speed: 1, side: 0.4, height: -0.2 }, { tipRestitution: 1 })
    const squirt = v[1] / v[0]
    const aside = v[0] * squirt * DEFAULT_PARAMETERS.endMassRatio!
    const ball = 0.5 * m * speedOf(v) ** 2 + 0.2 * m * R * R * speedOf(w) ** 2
    const end = (0.5 * m * aside ** 2) / DEFAULT_PARAMETERS.endMassRatio!
    near(ball + 0.5 * M * cue.after ** 2 + end, 0.5 * M, 1e-12)
  })

  it.each([
    [0.73, 0.888],
    [0.87, 0.942],
  ])('check 19 (TP A.30): efficiency at e %f is %f', (tipRestitution, efficiency) => {
    const { v, cue } = tipOf({ speed: 1 }, { tipRestitution })
    near((0.5 * m * v[0] ** 2 + 0.5 * M * cue.after ** 2) / (0.5 * M), efficiency, 0.001)
  })

  it('check 23 (TP B.10): 15 mph cue, 19 oz, tip 0.5 R below the centre', () => {
    const { v, w } = tipOf({ speed: 15 * MPH, height: -0.5 }, TP_B10)
    near(v[0] / MPH, 11.19, 0.003 * 11.19)
    near(-w[1] / (2 * Math.PI), 34.83, 0.003 * 34.83)
  })

  it('check 26 (TP 2.1): miscue limit 0.5145 R at mu 0.6; friction needed at 0.5 R and 0.55 R', () => {
    near(miscueLimit(0.6), 0.5145, 0.001)
    near(miscueLimit(0.577), 0.5, 0.001)
    near(miscueLimit(0.659), 0.55, 0.001)
    expect(tipOf({ height: 0.51 }).miscue).toBe(false)
    expect(tipOf({ height: 0.52 }).miscue).toBe(true)
  })

  it('a miscue is slower, turns away from the offset, and has less spin than the stroke at the limit', () => {
    const limit = miscueLimit(0.6)
    const held = tipOf({ side: limit - 1e-6 })
    const slipped = tipOf({ side: 0.56 })
    expect(slipped.v[0]).toBeLessThan(0.65 * held.v[0])
    expect(headingOf(slipped.v)).toBeGreaterThan(10)
    expect(headingOf(slipped.v)).toBeLessThan(25)
    expect(slipped.w[2]).toBeLessThan(0.65 * held.w[2])
  })
})

/** TP B.10: 19 oz stick, 6 oz ball, e of an energy efficiency of 0.87 at this offset. */
const TP_B10 = { cueMass: (19 / 16) * 0.45359237, ballMass: (6 / 16) * 0.45359237, tipRestitution: 0.448 }

describe('elevated strokes', () => {
  it('checks 20, 21 (TP A.19, Coriolis): 60 degrees, side 0.3 R', () => {
    for (const [slidingFriction, slateRestitution] of [
      [0.2, 0.5],
      [0.35, 0.1],
      [0.1, 0.7],
    ] as const) {
      const parameters = {
        endMassRatio: null,
        slidingFriction,
        slateFriction: slidingFriction,
        slateRestitution,
      }
      const result = play({
        balls: [CUE],
        stroke: { speed: 2, elevationDeg: 60, side: 0.3 },
        parameters,
      })
      const { v } = motionOf(result, 'cue', 'rolling')
      near(headingOf(v), -27.457, 1e-3)
      near(Math.tan(-headingOf(v) * DEGREE), (0.3 * Math.sin(60 * DEGREE)) / Math.cos(60 * DEGREE), 1e-9)
      const J = (1.73 * 2) / (1 + m / M + 2.5 * 0.09)
      // |AB| / R: the impulse line meets the cloth (cos 60, -0.3 sin 60) / sin 60 from the point below the ball.
      const AB = Math.hypot(Math.cos(60 * DEGREE), 0.3 * Math.sin(60 * DEGREE)) / Math.sin(60 * DEGREE)
      near(speedOf(v), (5 / 7) * J * Math.sin(60 * DEGREE) * AB, 1e-9)
    }
  })

  it('check 22: swerve at 4 degrees, right side 0.4 R', () => {
    const result = play({ balls: [CUE], stroke: { speed: 2.5, elevationDeg: 4, side: 0.4 } })
    near(headingOf(eventsOf(result, 'tip')[0]!.after!.cue!.v), 2.278, 1e-3)
    const bounce = eventsOf(result, 'bounce')[0]!
    expect(bounce.t).toBe(0)
    near(headingOf(bounce.after!.cue!.v), 2.2, 1e-3)
    near(headingOf(motionOf(result, 'cue', 'rolling').v), 0.822, 1e-3)
  })

  it('check 24 (TP B.10): hops of a draw shot at 5 degrees', () => {
    const parameters = { ...TP_B10, slateRestitution: 0.6, gravity: 32.174 * FOOT }
    const stroke = { speed: 15 * MPH, elevationDeg: 5, height: -0.5 }
    const bounces = eventsOf(play({ balls: [CUE], stroke, parameters }), 'bounce')
    const places = bounces.map((event) => event.after!.cue!.r[0] / FOOT)
    for (const [k, hop] of [0.848, 0.5, 0.297, 0.177].entries()) {
      near(places[k + 1]! - places[k]!, hop, 0.002)
    }
  })

  it('check 25: jump at 30 degrees', () => {
    const result = play({ balls: [CUE], stroke: { speed: 3, elevationDeg: 30 } })
    const [off, on] = eventsOf(result, 'bounce')
    near(off!.after!.cue!.v[2], 0.98626, 0.001 * 0.98626)
    near(off!.after!.cue!.v[2] ** 2 / (2 * 9.81), 0.04958, 0.001 * 0.04958)
    near(on!.before!.cue!.r[0], 0.56798, 0.001 * 0.56798)
    near(on!.before!.cue!.v[0], 2.8247, 0.001 * 2.8247)
  })

  it('check 102: break hop', () => {
    const parameters = { cueMass: 0.59534, tipRestitution: 0.85, slateRestitution: 0.6 }
    const result = play({
      balls: [CUE],
      stroke: { speed: 8.5, elevationDeg: 5, height: 0.1 },
      parameters,
      paths: true,
    })
    const [off, on] = eventsOf(result, 'bounce')
    const { v, w } = off!.after!.cue!
    near(v[0], 11.6185, 0.0116)
    near(v[2], 0.62746, 0.001 * 0.62746)
    near(w[1], 134.254, 0.001 * 134.254)
    near(on!.t, 0.12792, 0.001 * 0.12792)
    near(on!.before!.cue!.r[0], 1.4863, 0.001 * 1.4863)
    near(v[2] ** 2 / (2 * 9.81), 0.02007, 0.001 * 0.02007)
  })
})

describe('the tip goes on', () => {
  const ahead = (gap: number) => [CUE, { id: '1', x: 2 * R + gap, y: 0 } as const]

  it('check 27: a free cue catches the cue ball 8.83 ms after a gap of 10 mm', () => {
    const result = play({ balls: ahead(0.01), stroke: { speed: 2 }, parameters: { followThrough: null } })
    const [, again] = eventsOf(result, 'tip')
    near(again!.t, 0.00883, 0.0001)
    expect(again!.contact).toBe(2)
    near(again!.after!.cue!.v[0], 1.518, 0.01 * 1.518)
    near(eventsOf(result, 'ball-ball')[0]!.after!['1']!.v[0], 2.564, 0.01 * 2.564)
  })

  it('check 28: a follow-through of 5 mm does not', () => {
    const result = play({ balls: ahead(0.01), stroke: { speed: 2 }, parameters: { followThrough: 0.005 } })
    expect(eventsOf(result, 'tip')).toHaveLength(1)
    near(eventsOf(result, 'ball-ball')[0]!.after!.cue!.v[0], 0.066, 0.01 * 0.066)
  })

  it('check 29: frozen straight shot, one contact, 2.19 and 2.23 m/s', () => {
    const result = play({ balls: ahead(0), stroke: { speed: 2 } })
    expect(eventsOf(result, 'tip')).toHaveLength(1)
    const { cue, 1: object } = eventsOf(result, 'ball-ball')[0]!.after!
    near(cue!.v[0], 2.19, 0.06 * 2.19)
    near(object!.v[0], 2.23, 0.06 * 2.23)
  })

  it.each([
    [20, 34],
    [57, 70],
  ])(
    'check 30 (TP A.15): frozen, cue at %i degrees to the line of centres: %i degrees measured',
    (phi, angle) => {
      const result = play({
        balls: [CUE, { id: '1', x: 2 * R * Math.cos(phi * DEGREE), y: 2 * R * Math.sin(phi * DEGREE) }],
        stroke: { speed: 2 },
        parameters: { tipContactTime: 0.002 },
      })
      const { cue } = eventsOf(result, 'ball-ball')[0]!.after!
      near(phi - headingOf(cue!.v), angle, 4)
    },
  )

  it('check 31: from 36 degrees of true cut and 3 mm of free way a free cue never comes again', () => {
    for (const cut of [36, 40, 50, 65, 80]) {
      for (const free of [0.003, 0.01, 0.05, 0.2]) {
        const object = [free + 2 * R * Math.cos(cut * DEGREE), 2 * R * Math.sin(cut * DEGREE)] as const
        const result = play({
          balls: [CUE, { id: '1', x: object[0], y: object[1] }],
          stroke: { speed: 2 },
          parameters: { followThrough: null },
        })
        expect(eventsOf(result, 'ball-ball').length).toBeGreaterThan(0)
        expect(eventsOf(result, 'tip')).toHaveLength(1)
      }
    }
  })

  it('check 109: V 4 at 3 mm: still pressing when the ball is hit; frozen: once; a fine cut at 3 mm: a graze, once', () => {
    const tips = (balls: Parameters<typeof play>[0]['balls']) => {
      const result = play({ balls, stroke: { speed: 4 } })
      expect(eventsOf(result, 'ball-ball').length).toBeGreaterThan(0)
      return eventsOf(result, 'tip')
    }
    const [pressing, ...more] = tips(ahead(0.003))
    // Twice the time of a tip with a ball alone: it pushes both.
    expect(more.length > 0 || pressing!.duration > 1.8 * DEFAULT_PARAMETERS.tipContactTime).toBe(true)
    expect(tips(ahead(0))).toHaveLength(1)
    const fine = 82 * DEGREE
    const graze = tips([CUE, { id: '1', x: 0.003 + 2 * R * Math.cos(fine), y: 2 * R * Math.sin(fine) }])
    expect(graze).toHaveLength(1)
    near(graze[0]!.duration, DEFAULT_PARAMETERS.tipContactTime, 1e-4)
  })

  it('an ordinary player stops before a ball that is 3 cm ahead at V = 2, not at V = 4', () => {
    expect(eventsOf(play({ balls: ahead(0.03), stroke: { speed: 2 } }), 'tip')).toHaveLength(1)
    expect(eventsOf(play({ balls: ahead(0.03), stroke: { speed: 4 } }), 'tip')).toHaveLength(2)
  })

  it('the slate of a steep centre hit does not make a second contact', () => {
    for (const elevationDeg of [20, 33, 45, 60, 80]) {
      const result = play({ balls: [CUE], stroke: { elevationDeg }, parameters: { followThrough: null } })
      expect(eventsOf(result, 'tip')).toHaveLength(1)
      expect(restOf(result, 'cue')[0]).toBeGreaterThan(0)
    }
  })
})
