import { describe, expect, test } from 'vitest'
import { Random } from '../../../src/math/index.ts'
import { ExitSearch, type FlightExit } from '../../../src/physics/off-bed/index.ts'
import { Surroundings } from '../../../src/physics/off-bed/surroundings.ts'
import { makeTableShape } from '../../../src/physics/off-bed/table-shape.ts'
import { TABLE } from './stage.ts'

const search = new ExitSearch(TABLE)
const around = new Surroundings(makeTableShape(TABLE), null)
const out: FlightExit = { t: 0, pocket: null }

describe('where a flying ball leaves the bed', () => {
  test('straight over a rail, into a pocket, nowhere', () => {
    const { length, width } = TABLE.spec
    expect(search.find(0.5, 0, 0, 2, 10, out)).toBe(true)
    expect(out).toEqual({ t: width / 4, pocket: null })
    expect(search.find(0, 0, 0, -2, 10, out)).toBe(true)
    const { centre, supportRadius } = TABLE.pockets.SR
    expect(out.pocket).toBe('SR')
    expect(out.t).toBeCloseTo((-centre[1] - supportRadius) / 2, 12)
    expect(search.find(0, 0.1, 3, 0, 10, out)).toBe(true)
    expect(out.t).toBeCloseTo(length / 6, 12)
    expect(search.find(0, 0.1, 3, 0, 0.2, out)).toBe(false)
  })

  test('random flights: over the bed until then, over something else after', () => {
    const random = Random.fromSeed(9)
    for (let n = 0; n < 2000; n++) {
      const x = random.between(-1.2, 1.2)
      const y = random.between(-0.6, 0.6)
      around.look(x, y, 1)
      if (!around.overBed) continue
      const angle = random.between(0, 2 * Math.PI)
      const [vx, vy] = [3 * Math.cos(angle), 3 * Math.sin(angle)]
      expect(search.find(x, y, vx, vy, 10, out)).toBe(true)
      for (const share of [0.25, 0.5, 0.75, 1 - 1e-6]) {
        around.look(x + share * out.t * vx, y + share * out.t * vy, 1)
        expect(around.overBed).toBe(true)
      }
      around.look(x + (out.t + 1e-9) * vx, y + (out.t + 1e-9) * vy, 1)
      expect(around.overBed).toBe(false)
      expect(around.overHole ? around.pocket : null).toBe(out.pocket)
    }
  })

  test('mirrored flights leave at the same time', () => {
    const random = Random.fromSeed(10)
    for (let n = 0; n < 200; n++) {
      const [x, y, vx, vy] = [
        random.between(-1, 1),
        random.between(-0.5, 0.5),
        random.gaussian(),
        random.gaussian(),
      ]
      search.find(x, y, vx, vy, 50, out)
      const t = out.t
      for (const [sx, sy] of [
        [-1, 1],
        [1, -1],
        [-1, -1],
      ] as const) {
        search.find(sx * x, sy * y, sx * vx, sy * vy, 50, out)
        expect(out.t).toBe(t)
      }
    }
  })
})
