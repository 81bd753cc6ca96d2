import { describe, expect, test } from 'vitest'
import { makeTableShape, wallRadius } from '../../src/physics/off-bed/table-shape.ts'
import {
  type ArcEdge,
  type LineEdge,
  makeTable,
  NOSE_HEIGHT_RATIO,
  POCKET_PRESETS,
  type Pocket,
  type Point,
  TABLE_NAMES,
  type Table,
  tableOf,
} from '../../src/table/index.ts'
import { DrawnTable } from './drawn-table.ts'

const R = 0.028575
/** What the eye may see may differ so much from what a ball meets, m. */
const HALF_MILLIMETRE = 0.0005
/** Rays start this far before the edge that they look for, m. */
const BEFORE = 0.02

const presets = TABLE_NAMES.flatMap((size) =>
  POCKET_PRESETS.map(
    ({ id }) => [`${size} ${id}`, tableOf({ size, pockets: id, system: 'return' }), R] as const,
  ),
)
/** Balls of 68 mm on a table of their own, as for the pyramid: its nose stands as much higher. */
const BIG = 0.034
const russian = [
  'big balls',
  { ...tableOf({ size: '9ft', pockets: 'bca', system: 'return' }), cornerMouth: 0.14, sideMouth: 0.15 },
  BIG,
] as const

describe.each([...presets, russian])('%s', (_, spec, radius) => {
  const table = makeTable(spec, radius, NOSE_HEIGHT_RATIO)
  const drawn = new DrawnTable(table)

  test('level rays meet the noses where a ball does', () => {
    for (const nose of lines(table, 'nose')) {
      for (const share of [0.001, 0.02, 0.25, 0.5, 0.77, 0.98, 0.999]) expectEdge(drawn, table, nose, share)
    }
  })

  test('the nose is the foremost line of the cushion, at its height', () => {
    for (const nose of lines(table, 'nose').slice(1, 3)) {
      const at = between(nose.from, nose.to, 0.4)
      const reach = (z: number) => lookAt(drawn, at, nose.normal, z)?.far ?? Number.POSITIVE_INFINITY
      const highest = table.noseHeight + 0.004
      let best = { z: 0, far: Number.POSITIVE_INFINITY }
      for (let z = 0.001; z < highest; z += 0.0002)
        if (reach(z) < best.far - 1e-9) best = { z, far: reach(z) }
      expect(Math.abs(best.z - table.noseHeight)).toBeLessThan(HALF_MILLIMETRE)
      expect(Math.abs(best.far - BEFORE)).toBeLessThan(HALF_MILLIMETRE)
    }
  })

  test('level rays meet the tips of the jaws on their rounding, and the facings', () => {
    for (const pocket of Object.values(table.pockets)) {
      for (const { tip, facing } of pocket.jaws) {
        for (const share of [0, 0.1, 0.31, 0.5, 0.73, 0.9, 1]) {
          const out = outwardAt(tip, share)
          const at: Point = [tip.centre[0] + tip.radius * out[0], tip.centre[1] + tip.radius * out[1]]
          const met = lookAt(drawn, at, out, table.noseHeight)
          expect(met?.part).toBe('cushions')
          expect(Math.abs(met!.far - BEFORE)).toBeLessThan(HALF_MILLIMETRE)
        }
        for (const share of [0.02, 0.3, 0.7, 0.97]) expectEdge(drawn, table, facing, share)
      }
    }
  })

  test('rays from above meet the rounded lip of the slate where a ball rolls over it, and nothing over the hole', () => {
    const { lipRadius } = table.spec
    for (const pocket of Object.values(table.pockets)) {
      for (const turn of [-0.45, -0.2, 0.01, 0.3, 0.45]) {
        for (const beyond of [0.0005, 0.003, 0.012]) {
          expect(heightAt(drawn, pocket, pocket.supportRadius + beyond, turn)).toBeCloseTo(0, 6)
        }
        for (const share of [0.1, 0.3, 0.5, 0.7]) {
          const inward = lipRadius * share
          const z = Math.sqrt(lipRadius ** 2 - inward ** 2) - lipRadius
          const seen = heightAt(drawn, pocket, pocket.supportRadius - inward, turn)
          expect(Math.abs(seen - z)).toBeLessThan(HALF_MILLIMETRE)
        }
        expect(heightAt(drawn, pocket, pocket.holeRadius - 0.0005, turn)).toBeLessThan(-0.1)
      }
    }
  })

  test('level rays out of a pocket meet its liner where a ball that fell does', () => {
    const shape = makeTableShape(table)
    for (const pocket of Object.values(table.pockets)) {
      const { linerRadius, rimRadius } = shape[pocket.kind]
      const steep = (linerRadius - rimRadius) / table.noseHeight
      for (const turn of [-1, -0.4, 0.01, 0.6, 1]) {
        for (const z of [0.002, 0.012, 0.024, table.noseHeight - 0.001]) {
          expect(Math.abs(outOf(drawn, pocket, turn, z) - (linerRadius - steep * z))).toBeLessThan(
            HALF_MILLIMETRE,
          )
        }
        for (const z of [-0.01, -0.05]) {
          const wall = wallRadius(shape[pocket.kind], Math.cos(turn))
          expect(Math.abs(outOf(drawn, pocket, turn, z) - wall)).toBeLessThan(HALF_MILLIMETRE)
        }
      }
    }
  })
})

function lines(table: Table, part: 'nose' | 'jaw'): LineEdge[] {
  return table.edges.filter((edge): edge is LineEdge => edge.shape === 'line' && edge.part === part)
}

function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

/** A level ray towards a place of an edge whose normal into play is given. */
function lookAt(drawn: DrawnTable, at: Point, out: Point, z: number) {
  return drawn.look([at[0] + BEFORE * out[0], at[1] + BEFORE * out[1], z], [-out[0], -out[1], 0])
}

function expectEdge(drawn: DrawnTable, table: Table, edge: LineEdge, share: number): void {
  const met = lookAt(drawn, between(edge.from, edge.to, share), edge.normal, table.noseHeight)
  expect(met?.part).toBe('cushions')
  expect(Math.abs(met!.far - BEFORE)).toBeLessThan(HALF_MILLIMETRE)
}

/** Unit vector out of the rubber at a share of a tip's arc. */
function outwardAt({ centre, from, to }: ArcEdge, share: number): Point {
  const angle = (p: Point) => Math.atan2(p[1] - centre[1], p[0] - centre[0])
  const sweep = Math.atan2(Math.sin(angle(to) - angle(from)), Math.cos(angle(to) - angle(from)))
  const turned = angle(from) + sweep * share
  return [Math.cos(turned), Math.sin(turned)]
}

/** Height of what is seen from above at a distance from a hole's centre; turn = angle from the way on to the bed. */
function heightAt(drawn: DrawnTable, pocket: Pocket, away: number, turn: number): number {
  const [x, y] = around(pocket, Math.PI + turn, away)
  return drawn.look([x, y, 0.5], [0, 0, -1])!.at[2]
}

/** Distance of the first thing seen from the middle of a hole; turn = angle from the pocket's axis. */
function outOf(drawn: DrawnTable, pocket: Pocket, turn: number, z: number): number {
  const [x, y] = around(pocket, turn, 1)
  const { centre } = pocket
  return drawn.look([centre[0], centre[1], z], [x - centre[0], y - centre[1], 0])!.far
}

function around({ centre, axis }: Pocket, turn: number, away: number): Point {
  const angle = Math.atan2(axis[1], axis[0]) + turn
  return [centre[0] + away * Math.cos(angle), centre[1] + away * Math.sin(angle)]
}
