import { describe, expect, test } from 'vitest'
import { Random } from '../../../src/math/index.ts'
import {
  BOWL,
  JAW,
  NOSE,
  RAIL,
  RAIL_TOP,
  SLATE,
  Surroundings,
} from '../../../src/physics/off-bed/surroundings.ts'
import { makeTableShape } from '../../../src/physics/off-bed/table-shape.ts'
import { edgeDistance, makeTable, POCKET_IDS, type Point, TABLE_SPECS } from '../../../src/table/index.ts'
import { R, TABLE } from './stage.ts'

const around = new Surroundings(makeTableShape(TABLE), null)

function least(point: Point): number {
  return Math.min(...TABLE.edges.map((edge) => edgeDistance(edge, point)))
}

describe('surroundings', () => {
  test('for a ball on the cloth cushions begin exactly where they do for the bed', () => {
    const random = Random.fromSeed(1)
    let tried = 0
    while (tried < 400) {
      const pocket = TABLE.pockets[POCKET_IDS[random.int(6)]!]
      const point: Point = [
        pocket.mouth[0] + random.between(-0.1, 0.1),
        pocket.mouth[1] + random.between(-0.1, 0.1),
      ]
      around.look(point[0], point[1], R)
      if (!around.overBed) continue
      const distance = least(point)
      if (distance < TABLE.contactDistance) continue
      tried += 1
      const rise = TABLE.noseHeight - R
      expect(around.gap[RAIL]).toBeCloseTo(Math.hypot(distance, rise) - R, 12)
      expect([JAW, NOSE]).toContain(around.surface[RAIL])
      expect(Math.abs(around.gap[BOWL]!)).toBeLessThan(1e-15)
      expect(around.surface[BOWL]).toBe(SLATE)
    }
  })

  test('gaps do not jump: they change by no more than the ball moves', () => {
    const random = Random.fromSeed(2)
    for (let n = 0; n < 60; n++) {
      const pocket = TABLE.pockets[POCKET_IDS[random.int(6)]!]
      const from = [
        pocket.centre[0] + random.between(-0.16, 0.16),
        pocket.centre[1] + random.between(-0.16, 0.16),
        random.between(-0.1, 0.12),
      ]
      const to = from.map((x) => x + random.between(-0.08, 0.08))
      const steps = 400
      const way = Math.hypot(...to.map((x, k) => x - from[k]!)) / steps
      let before: number | null = null
      for (let k = 0; k <= steps; k++) {
        const at = from.map((x, axis) => x + ((to[axis]! - x) * k) / steps)
        around.look(at[0]!, at[1]!, at[2]!)
        const gap = Math.min(around.gap[BOWL]!, around.gap[RAIL]!)
        // Inside of solid matter, where no ball gets, there is no one gap.
        if (before !== null && before > -0.002 && gap > -0.002 && Math.min(before, gap) < 0.004) {
          expect(Math.abs(gap - before)).toBeLessThan(1.3 * way + 1e-9)
        }
        before = gap
      }
    }
  })

  test('the normal is the direction in which the gap grows', () => {
    const random = Random.fromSeed(3)
    let tried = 0
    for (let n = 0; n < 4000; n++) {
      const { centre } = TABLE.pockets[POCKET_IDS[random.int(6)]!]
      const place = random.int(2) === 0 ? BOWL : RAIL
      const p = [...centre, 0].map((x) => x + random.between(-0.14, 0.14)) as [number, number, number]
      // Onto the surface, if there is one near.
      for (let k = 0; k < 4; k++) {
        around.look(...p)
        const gap = around.gap[place]!
        if (Math.abs(gap) > 0.02) break
        for (const [axis, part] of [around.nx, around.ny, around.nz].entries()) p[axis]! -= gap * part[place]!
      }
      around.look(...p)
      if (Math.abs(around.gap[place]!) > 1e-7) continue
      const what = around.surface[place]!
      const normal = [around.nx[place]!, around.ny[place]!, around.nz[place]!]
      expect(Math.hypot(...normal)).toBeCloseTo(1, 9)
      const h = 1e-6
      const slope = normal.map((_, axis) => {
        const at = (sign: number): number => {
          const q = p.map((x, k) => (k === axis ? x + sign * h : x)) as [number, number, number]
          around.look(...q)
          return around.surface[place] === what ? around.gap[place]! : Number.NaN
        }
        return (at(1) - at(-1)) / (2 * h)
      })
      if (slope.some(Number.isNaN)) continue
      tried += 1
      for (let k = 0; k < 3; k++) expect(Math.abs(slope[k]! - normal[k]!)).toBeLessThan(1e-3)
    }
    expect(tried).toBeGreaterThan(300)
  })

  test('pocket and rail of a place', () => {
    for (const id of POCKET_IDS) {
      const { centre } = TABLE.pockets[id]
      around.look(centre[0], centre[1], 0)
      expect(around.pocket).toBe(id)
      expect(around.overHole).toBe(true)
      expect(around.overBed).toBe(false)
    }
    around.look(0.5, TABLE.spec.width / 2 + 0.05, 0.1)
    expect(around.surface[RAIL]).toBe(RAIL_TOP)
    expect(around.rail).toBe('left')
    expect(around.beyond).toBe(false)
    around.look(0.5, -TABLE.spec.width / 2 - 0.2, 0.1)
    expect(around.beyond).toBe(true)
    around.look(0, 0, R)
    expect(around.overBed).toBe(true)
    expect(around.gap[RAIL]).toBeGreaterThan(0.5)
  })

  test('other tables too: 7 and 8 foot, tight and wide pockets', () => {
    for (const name of ['7ft', '8ft'] as const) {
      for (const more of [-0.01, 0.01]) {
        const spec = TABLE_SPECS[name]
        const wide = { ...spec, cornerMouth: spec.cornerMouth + more, sideMouth: spec.sideMouth + more }
        const table = makeTable(wide, R)
        const look = new Surroundings(makeTableShape(table), null)
        for (const id of POCKET_IDS) {
          const { centre, axis, supportRadius } = table.pockets[id]
          look.look(
            centre[0] - axis[0] * (supportRadius + 1e-4),
            centre[1] - axis[1] * (supportRadius + 1e-4),
            R,
          )
          expect(look.overBed).toBe(true)
          expect(look.gap[RAIL]).toBeGreaterThan(0.01)
          look.look(
            centre[0] - axis[0] * (supportRadius - 1e-4),
            centre[1] - axis[1] * (supportRadius - 1e-4),
            R,
          )
          expect(look.overHole).toBe(true)
        }
      }
    }
  })
})
