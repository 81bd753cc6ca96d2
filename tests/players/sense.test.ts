import { describe, expect, test } from 'vitest'
import { Random } from '../../src/math/index.ts'
import { DEFAULT_PARAMETERS, Solver } from '../../src/physics/index.ts'
import { AimFinder } from '../../src/players/imagine/index.ts'
import { deliver } from '../../src/players/search/index.ts'
import { leastPotSpeed } from '../../src/players/search/stroke-speed.ts'
import {
  chanceWithin,
  isClear,
  leeway,
  makeTableSense,
  type Pot,
  potChance,
  potLine,
  potsOf,
  stickElevation,
} from '../../src/players/sense/index.ts'
import { typicalSkill } from '../../src/players/skill/index.ts'
import type { Point } from '../../src/table/index.ts'
import { NINE_FOOT } from './bench.ts'

const sense = makeTableSense(NINE_FOOT, DEFAULT_PARAMETERS)
const finder = new AimFinder(sense)
const solver = new Solver(sense.table, DEFAULT_PARAMETERS, { fidelity: 'bed-only', facts: false })

function easiest(cue: Point, at: Point): Pot | undefined {
  const pots = potsOf(sense, cue, '1', at, [{ ball: '1', at }])
  return pots.sort((a, b) => potChance(b, typicalSkill('league')) - potChance(a, typicalSkill('league')))[0]
}

function goesIn(cue: Point, at: Point, pot: Pot, stroke: Parameters<Solver['run']>[1]): boolean {
  const outcome = solver.run(
    [
      { id: 'cue', x: cue[0], y: cue[1] },
      { id: '1', x: at[0], y: at[1] },
    ],
    stroke,
  )
  if (!outcome.ok) return false
  const ball = outcome.value.balls()[1]!
  return ball.state === 'pocketed' && ball.pocket === pot.pocket
}

/** Random pots with spin: aimed strokes. */
function aimedPots(count: number, seed: number) {
  const random = Random.fromSeed(seed)
  const place = (): Point => [random.between(-1.15, 1.15), random.between(-0.55, 0.55)]
  const list: { cue: Point; at: Point; pot: Pot; stroke: NonNullable<Parameters<Solver['run']>[1]> }[] = []
  while (list.length < count) {
    const [cue, at] = [place(), place()]
    if (!isClear(cue, cue, [{ ball: '1', at }], 4 * sense.R)) continue
    const pot = easiest(cue, at)
    if (pot === undefined || pot.cutCos < 0.5) continue
    const tip = { side: random.between(-0.3, 0.3), height: random.between(-0.3, 0.3) }
    const speed = Math.min(5, leastPotSpeed(pot, DEFAULT_PARAMETERS, tip.height) * random.between(1.15, 2))
    const open = { speed, elevationDeg: pot.elevationDeg, tip }
    const directionDeg = finder.heading(cue, pot, open)
    if (directionDeg !== null) list.push({ cue, at, pot, stroke: { ...open, directionDeg } })
  }
  return list
}

describe('knowing a table', () => {
  test('windows: a corner takes balls about 65 mm wide head on, less at an angle; a side pocket more, then nothing', () => {
    const { corner, side } = sense.windows
    const width = (window: { low: number; high: number }) => window.high - window.low
    expect(width(corner[0]!)).toBeGreaterThan(0.06)
    expect(width(corner[0]!)).toBeLessThan(0.075)
    expect(width(corner[10]!)).toBeLessThan(width(corner[0]!))
    expect(width(side[0]!)).toBeGreaterThan(width(corner[0]!))
    expect(width(side[19]!)).toBeLessThan(0)
    // At 36 degrees the cushion leads in what comes too near to it; head on it does not.
    expect(corner[9]!.spareLow).toBeGreaterThan(0.02)
    expect(corner[0]!.spareLow).toBeLessThan(0.01)
  })

  test('a line is aimed at the middle of what goes in', () => {
    const line = potLine(sense, [0.6, 0.6], sense.table.pockets.FL)!
    // Along the rail: the far side of the mouth is nearer.
    expect(line.target[1]).toBeLessThan(0.6)
    expect(potLine(sense, [0.9, 0.6], sense.table.pockets.SL)).toBeNull()
  })

  test('a ball that hangs in a mouth is a shot from anywhere in front of it', () => {
    for (const pocket of sense.pockets) {
      for (const aside of [-0.01, 0, 0.01]) {
        const [x, y] = pocket.axis
        const at: Point = [pocket.mouth[0] - y * aside, pocket.mouth[1] + x * aside]
        const cue: Point = [at[0] - 0.4 * x, at[1] - 0.4 * y]
        const pot = potsOf(sense, cue, '1', at, [{ ball: '1', at }]).find(
          ({ pocket: id }) => id === pocket.id,
        )
        const open = { speed: 1, elevationDeg: 0, tip: { side: 0, height: 0 } }
        expect(potChance(pot!, typicalSkill('league'))).toBeGreaterThan(0.99)
        expect(goesIn(cue, at, pot!, { ...open, directionDeg: finder.heading(cue, pot!, open)! })).toBe(true)
      }
    }
  })

  test('what lies in the way, and how near it comes', () => {
    const balls = [{ ball: '2', at: [0.5, 0.05] as const }] as const
    expect(isClear([0, 0], [1, 0], balls, 2 * sense.R)).toBe(false)
    expect(isClear([0, 0], [1, 0], balls, 2 * sense.R, '2')).toBe(true)
    const free = [{ ball: '2', at: [0.5, 0.07] as const }] as const
    expect(leeway(sense, [0, 0], [1, 0], free)).toBeCloseTo((0.07 - 2 * sense.R) / 0.5, 6)
    expect(leeway(sense, [0, 0], [1, 0], balls)).toBe(-1)
  })

  test('the butt is raised at a rail, hardly in the middle of the table', () => {
    expect(stickElevation(sense, [0, 0], [1, 0], 0, [])).toBeLessThanOrEqual(2)
    const atRail = stickElevation(sense, [-1.24, 0], [1, 0], 0, [])
    expect(atRail).toBeGreaterThan(10)
    expect(stickElevation(sense, [-1.24, 0], [1, 0], 0.4, [])).toBeLessThan(atRail)
    expect(stickElevation(sense, [0, 0], [1, 0], 0, [{ ball: '3', at: [-0.1, 0] }])).toBeGreaterThan(15)
  })

  test('shares of a normal error', () => {
    expect(chanceWithin(1)).toBeCloseTo(0.6826895, 6)
    expect(chanceWithin(1.959964)).toBeCloseTo(0.95, 6)
    expect(chanceWithin(0)).toBeCloseTo(0, 6)
  })
})

describe('aiming', () => {
  test('with squirt, roll and throw in it, strokes with any spin send the ball home', () => {
    const list = aimedPots(60, 5)
    const made = list.filter(({ cue, at, pot, stroke }) => goesIn(cue, at, pot, stroke)).length
    expect(made).toBeGreaterThanOrEqual(57)
  })

  test('the geometric ghost ball alone misses many of them', () => {
    const list = aimedPots(60, 5)
    const plain = list.filter(({ cue, at, pot, stroke }) => {
      const directionDeg = (Math.atan2(pot.ghost[1] - cue[1], pot.ghost[0] - cue[0]) * 180) / Math.PI
      return goesIn(cue, at, pot, { ...stroke, directionDeg })
    }).length
    expect(plain).toBeLessThan(45)
  })

  test('the chance of a pot is how often a hand makes it', () => {
    const skill = typicalSkill('league')
    const random = Random.fromSeed(8)
    let [expected, made, count] = [0, 0, 0]
    for (const { cue, at, pot, stroke } of aimedPots(60, 9)) {
      const idea = { kind: 'pot', place: null, declaration: {}, stroke, target: null, pot, rails: 0 } as const
      for (let k = 0; k < 12; k++) {
        expected += potChance(pot, skill, stroke.tip.side)
        if (goesIn(cue, at, pot, deliver(idea, skill, sense, random))) made += 1
        count += 1
      }
    }
    expect(Math.abs(expected - made) / count).toBeLessThan(0.06)
  })
})
