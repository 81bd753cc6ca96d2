import { describe, expect, it } from 'vitest'
import { makeConstants } from '../../src/physics/constants.ts'
import { lipTime } from '../../src/physics/detect/lip-time.ts'
import { DEFAULT_PARAMETERS } from '../../src/physics/index.ts'
import { stickSpeed } from '../../src/scenarios/index.ts'
import { makeTable, TABLE_SPECS } from '../../src/table/index.ts'
import { DEGREE, eventsOf, INCH, MPH, play, R, restOf, rolling } from './play.ts'

const SPEC = TABLE_SPECS['9ft']
const TABLE = makeTable(SPEC, R)
const END = SPEC.length / 2 - TABLE.contactDistance
const SIDE = SPEC.width / 2 - TABLE.contactDistance
const near = (value: number, expected: number, tolerance: number) =>
  expect(Math.abs(value - expected)).toBeLessThanOrEqual(tolerance)

/** Way of a ball that runs along the table, in lengths of the table between the noses. */
function lengths(result: ReturnType<typeof play>, start: number): number {
  const hits = eventsOf(result, 'ball-rail')
  let way = 0
  let from = start
  for (const event of hits) {
    const at = event.after!.cue!.r[0]
    way += Math.abs(at - from)
    from = at
  }
  return (way + Math.abs(restOf(result, 'cue')[0] - from)) / SPEC.length
}

describe('how far a ball runs', () => {
  it.each([
    [1.5, 0.902, 0.903],
    [3, 1.776, 1.684],
    [7, 3.02, 3.005],
    [12, 3.788, 3.69],
    [20, 4.642, 4.715],
  ])('check 79: rolling at %f mph: %f lengths within 1 %%, TP B.6 %f within 6 %%', (mph, own, published) => {
    const way = lengths(play({ bounded: true, balls: [rolling('cue', -END, 0.1, mph * MPH)] }), -END)
    near(way, own, 0.01 * own)
    near(way, published, 0.06 * published)
  })

  it('check 80: a rolling lag of two lengths needs 1.452 m/s, from the head string and back 1.410', () => {
    const run = (v: number, x: number, slides = false) =>
      play({
        bounded: true,
        balls: [slides ? { id: 'cue', x, y: 0.1, v: [v, 0, 0] } : rolling('cue', x, 0.1, v)],
      })
    const needed = (x: number, slides = false) => {
      let [low, high] = [0.5, 3]
      for (let k = 0; k < 40; k++) {
        const middle = (low + high) / 2
        const hits = eventsOf(run(middle, x, slides), 'ball-rail')
        if (hits.some((event) => event.rail === 'head')) high = middle
        else low = middle
      }
      return high
    }
    near(needed(-END + 1e-6), 1.452, 0.01 * 1.452)
    near(needed(-END + 1e-6), 3.465 * MPH, 0.1 * 3.465 * MPH)
    near(needed(-SPEC.length / 4), 1.41, 0.01 * 1.41)
    near(needed(-SPEC.length / 4, true), 1.929, 0.01 * 1.929)
  })

  it.each([
    [8, 3.96],
    [8.2, 4],
    [9.4, 4.25],
  ])('check 81 (WPA 8): a centre ball from the head spot at %f m/s runs %f lengths', (v, expected) => {
    const start = -SPEC.length / 4
    const stroke = { speed: stickSpeed(v, DEFAULT_PARAMETERS) }
    const result = play({ bounded: true, balls: [{ id: 'cue', x: start, y: 0.1 }], stroke })
    near(lengths(result, start), expected, 0.03 * expected)
  })
})

describe('cushions on the table', () => {
  it('check 82: at 30 degrees reverse < plain < running, in angle and in speed', () => {
    const [reverse, plain, running] = [-1, 0, 1].map((side) => {
      const [vx, vy] = [2 * Math.sin(Math.PI / 6), 2 * Math.cos(Math.PI / 6)]
      const result = play({ bounded: true, balls: [rolling('cue', 0.3, 0.4, vx, vy, (side * 2) / R)] })
      const { v } = eventsOf(result, 'ball-rail')[0]!.after!.cue!
      return { angle: Math.atan2(v[0], -v[1]), speed: Math.hypot(v[0], v[1]) }
    })
    expect(reverse!.angle).toBeLessThan(plain!.angle)
    expect(plain!.angle).toBeLessThan(running!.angle)
    expect(reverse!.speed).toBeLessThan(plain!.speed)
    expect(plain!.speed).toBeLessThan(running!.speed)
  })

  it('names rail, cushion and part: noses, tips and facings', () => {
    const first = (x: number, y: number, vx: number, vy: number) => {
      const { rail, cushion, part } = eventsOf(
        play({ bounded: true, balls: [rolling('cue', x, y, vx, vy)] }),
        'ball-rail',
      )[0]!
      return [rail, cushion, part].join(' ')
    }
    expect(first(0.5, 0, 0, 1)).toBe('left left-foot nose')
    expect(first(-0.5, 0, 0, -1)).toBe('right right-head nose')
    expect(first(1, 0.2, 1, 0)).toBe('foot foot nose')
    expect(first(-1, 0.2, -1, 0)).toBe('head head nose')
    expect(first(0.04, 0, 0, 2)).toBe('left left-foot jaw')
    expect(first(-0.04, 0, 0, -2)).toBe('right right-head jaw')
    expect(first(0.9, 0.56, 2, 0)).toBe('foot foot jaw')
  })
})

describe('pockets', () => {
  it.each([0.2, 1, 3])('check 87: down the axis of a corner at %f m/s: pocketed, no rattle', (v) => {
    const axis = Math.sqrt(0.5)
    const { mouth } = TABLE.pockets.FL
    const way = 0.15
    const result = play({
      bounded: true,
      balls: [rolling('cue', mouth[0] - way * axis, mouth[1] - way * axis, v * axis, v * axis)],
    })
    expect(result.balls).toEqual([{ id: 'cue', state: 'pocketed', pocket: 'FL' }])
    expect(eventsOf(result, 'ball-rail')).toHaveLength(0)
    expect(eventsOf(result, 'pocket-lip')).toHaveLength(1)
  })

  it('check 86: at rest 0.1 mm outside the support circle it stays, 0.1 mm inside it falls', () => {
    const { centre, axis, supportRadius } = TABLE.pockets.FL
    const at = (beyond: number) => {
      const d = supportRadius + beyond
      return play({
        bounded: true,
        balls: [{ id: '1', x: centre[0] - d * axis[0], y: centre[1] - d * axis[1] }],
      })
    }
    expect(at(1e-4).balls[0]).toMatchObject({ state: 'resting' })
    expect(at(1e-4).events.map((event) => event.kind)).toEqual(['rest'])
    expect(at(-1e-4).balls[0]).toMatchObject({ state: 'pocketed', pocket: 'FL' })
  })

  it.each([
    [0.001, 0.4716],
    [0.01, 0.3127],
    [0.05, 0.2014],
    [0.3, 0.0738],
    [0.5, 0.0289],
  ])('check 106: at %f m/s a ball is on the rounded edge for %f s', (v, time) => {
    near(lipTime(v, SPEC.lipRadius, makeConstants(DEFAULT_PARAMETERS)), time, 0.01 * time)
  })

  it('check 85: from 0.5722 m/s it leaves the edge at once', () => {
    expect(lipTime(0.573, SPEC.lipRadius, makeConstants(DEFAULT_PARAMETERS))).toBe(0)
    expect(lipTime(0.571, SPEC.lipRadius, makeConstants(DEFAULT_PARAMETERS))).toBeGreaterThan(0)
  })

  // TP 3.7, 3.8: fast, straight in, specular jaws: within s = p - 2 R cos(angle of the facing) of the axis the ball
  // meets a facing, if anything, and not the tip.
  it.each([
    ['corner', 4.5875, 2.354, 7],
    ['side', 5.0625, 2.879, 14],
  ] as const)('check 88: target of a %s pocket of %f in is %f in', (kind, mouth, target, closing) => {
    const spec = { ...SPEC, [`${kind}Mouth`]: mouth * INCH, cornerTipRadius: 0.0005, sideTipRadius: 0.0005 }
    const pocket = makeTable(spec, R).pockets[kind === 'corner' ? 'FL' : 'SL']
    const [ax, ay] = pocket.axis
    const clears = (aside: number) => {
      const x = pocket.mouth[0] - 0.4 * ax - aside * ay
      const y = pocket.mouth[1] - 0.4 * ay + aside * ax
      const hit = eventsOf(
        play({ bounded: true, spec, parameters: SPECULAR, balls: [rolling('1', x, y, 6 * ax, 6 * ay)] }),
        'ball-rail',
      )[0]
      if (hit === undefined) return true
      const [before, after] = [hit.before!['1']!.v, hit.after!['1']!.v]
      const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
      const fromAcross = Math.asin(Math.abs(dx * ax + dy * ay) / Math.hypot(dx, dy)) / DEGREE
      return fromAcross < closing + 0.01
    }
    let [low, high] = [0, 0.06]
    for (let k = 0; k < 30; k++) {
      const middle = (low + high) / 2
      if (clears(middle)) low = middle
      else high = middle
    }
    // The least rounding of a tip that a table may have, 0.5 mm, takes up to 0.02 in off the target.
    near((2 * low) / INCH, target, 0.02)
  })
})

/** Jaws that reflect like mirrors, at the height of the centre. */
const SPECULAR = {
  cushionRestitution: 1,
  jawRestitutionFactor: 1,
  cushionFriction: 0,
  jawFriction: 0,
  cushionClothFriction: 0,
  noseHeightRatio: 1,
}

describe('facts', () => {
  it('crossings of the strings, with their direction', () => {
    const result = play({ bounded: true, balls: [rolling('cue', -0.9, -0.2, 1.2, 0.3)] })
    const lines = eventsOf(result, 'line').map((event) => `${event.line}${event.direction}`)
    expect(lines.slice(0, 3)).toEqual(['head+', 'long+', 'centre+'])
    const { r } = eventsOf(result, 'line')[0]!.before!.cue!
    near(r[0], -SPEC.length / 4, 1e-12)
  })

  it('a ball that starts on a line, or comes back before it, does not cross it', () => {
    const along = play({ bounded: true, balls: [rolling('cue', -SPEC.length / 4, 0, 0.3)] })
    expect(eventsOf(along, 'line')).toHaveLength(0)
    // Draw: the centre passes the string and comes back over it.
    const there = play({
      bounded: true,
      balls: [{ id: 'cue', x: -0.1, y: 0.3, v: [1, 0, 0], w: [0, -250, 0] }],
    })
    expect(eventsOf(there, 'line').slice(0, 2)).toMatchObject([
      { line: 'centre', direction: '+' },
      { line: 'centre', direction: '-' },
    ])
  })

  it('a frozen ball that leaves its rail is told once, one that runs along it is not', () => {
    const away = play({ bounded: true, balls: [rolling('1', 0.4, SIDE, 0.5, -0.2)] })
    expect(eventsOf(away, 'left-rail')).toMatchObject([{ ball: '1', rail: 'left' }])
    const along = play({ bounded: true, balls: [rolling('1', 0.2, SIDE, 0.3, 0)] })
    expect(eventsOf(along, 'left-rail')).toHaveLength(0)
    expect(eventsOf(along, 'ball-rail')).toHaveLength(0)
  })

  it('a frozen ball that is driven into its rail reports the contact at once', () => {
    const result = play({ bounded: true, balls: [rolling('1', 0.4, SIDE, 0.2, 0.5)] })
    expect(eventsOf(result, 'ball-rail')[0]).toMatchObject({ t: 0, rail: 'left', cushion: 'left-foot' })
  })
})
