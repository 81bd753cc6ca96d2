import { describe, expect, test } from 'vitest'
import { edgeDistance } from '../../src/table/edge-distance.ts'
import { makeTable, TABLE_NAMES, TABLE_SPECS } from '../../src/table/index.ts'
import { meshBed } from '../../src/view/scene/bed-mesh.ts'
import { meshCushions } from '../../src/view/scene/cushion-mesh.ts'
import { hangLamps } from '../../src/view/scene/lamps.ts'
import type { MeshData } from '../../src/view/scene/mesh-data.ts'
import { meshPockets } from '../../src/view/scene/pocket-mesh.ts'
import { meshRails } from '../../src/view/scene/rail-mesh.ts'
import { floorLight, meshFloor, meshWalls } from '../../src/view/scene/room-mesh.ts'
import { edgeLine, planTable } from '../../src/view/scene/table-plan.ts'

const R = 0.028575

function vertices(mesh: MeshData) {
  return Array.from({ length: mesh.position.length / 3 }, (_, i) => ({
    at: Array.from(mesh.position.subarray(3 * i, 3 * i + 3)),
    normal: Array.from(mesh.normal.subarray(3 * i, 3 * i + 3)),
  }))
}

function triangles(mesh: MeshData) {
  const points = vertices(mesh)
  return Array.from({ length: mesh.index.length / 3 }, (_, t) => {
    const corners = [0, 1, 2].map((k) => points[mesh.index[3 * t + k]!]!)
    const [a, b, c] = corners.map((p) => p.at)
    const u = [0, 1, 2].map((k) => b![k]! - a![k]!)
    const v = [0, 1, 2].map((k) => c![k]! - a![k]!)
    const cross = [
      u[1]! * v[2]! - u[2]! * v[1]!,
      u[2]! * v[0]! - u[0]! * v[2]!,
      u[0]! * v[1]! - u[1]! * v[0]!,
    ]
    const mean = [0, 1, 2].map((k) => corners.reduce((sum, p) => sum + p.normal[k]!, 0) / 3)
    return { area: Math.hypot(...cross) / 2, agree: cross.reduce((sum, x, k) => sum + x * mean[k]!, 0) }
  })
}

describe.each(TABLE_NAMES)('%s', (name) => {
  const table = makeTable(TABLE_SPECS[name], R)
  const plan = planTable(table)

  test('the picture of a nose, a jaw and a facing is the edge that the solver hits', () => {
    for (const cushion of plan.cushions) {
      for (const { at } of edgeLine(cushion, 0)) {
        const off = Math.min(...table.edges.map((edge) => edgeDistance(edge, at)))
        expect(off).toBeLessThan(1e-6)
      }
    }
  })

  test('the foremost line of the cushion mesh is that edge, at the true height', () => {
    const noses = vertices(meshCushions(plan)).filter(
      (v) => Math.abs(v.at[2]! - table.noseHeight) < 1e-6 && Math.abs(v.normal[2]!) < 1e-6,
    )
    expect(noses.length).toBeGreaterThan(6 * 20)
    const reached = new Set<number>()
    for (const { at } of noses) {
      const distances = table.edges.map((edge) => edgeDistance(edge, [at[0]!, at[1]!]))
      const off = Math.min(...distances)
      expect(off).toBeLessThan(1e-6)
      reached.add(distances.indexOf(off))
    }
    // Every nose, tip and facing is drawn; ends of facings are single points of the same line.
    table.edges.forEach((edge, i) => {
      if (edge.shape !== 'point') expect(reached.has(i)).toBe(true)
    })
  })

  test('nothing of a cushion stands out over its nose', () => {
    const { length, width } = table.spec
    for (const { at } of vertices(meshCushions(plan))) {
      const beyond = Math.max(Math.abs(at[0]!) - length / 2, Math.abs(at[1]!) - width / 2)
      expect(beyond).toBeGreaterThan(-1e-6)
    }
  })

  test('the slate is cut where the solver lets a ball drop', () => {
    const flat = vertices(meshBed(plan)).filter((v) => Math.abs(v.at[2]!) < 1e-9)
    for (const pocket of plan.pockets) {
      const from = flat.map((v) => Math.hypot(v.at[0]! - pocket.centre[0], v.at[1]! - pocket.centre[1]))
      expect(Math.min(...from)).toBeCloseTo(pocket.supportRadius, 6)
      expect(from.filter((d) => Math.abs(d - pocket.supportRadius) < 1e-6).length).toBeGreaterThan(20)
    }
  })

  test.each([
    ['bed', meshBed],
    ['cushions', meshCushions],
    ['rails', meshRails],
    ['pockets', meshPockets],
    ['floor', meshFloor],
    ['walls', meshWalls],
  ] as const)('%s: every triangle faces the way its normals point', (_, mesh) => {
    const built = mesh(plan)
    expect(built.position.every(Number.isFinite)).toBe(true)
    const wrong = triangles(built).filter((t) => t.area > 1e-9 && t.agree <= 0)
    expect(wrong.length).toBe(0)
  })

  test('the wood keeps clear of what is hit: no rail within the cushions, liners outside the drop', () => {
    const { spec } = table
    for (const { at } of vertices(meshRails(plan))) {
      if (at[2]! < plan.railTop - 1e-6 || at[2]! > plan.railTop + 1e-6) continue
      const behind = Math.max(Math.abs(at[0]!) - spec.length / 2, Math.abs(at[1]!) - spec.width / 2)
      expect(behind).toBeGreaterThan(spec.cushionDepth - 1e-6)
    }
  })
})

test('the floor is dark under the table and lit beside it', () => {
  const plan = planTable(makeTable(TABLE_SPECS['9ft'], R))
  const lamps = hangLamps(plan.table.spec.length)
  const z = -plan.table.spec.bedHeight
  const sum = (x: number, y: number) => floorLight(plan, lamps, [x, y, z]).reduce((a, b) => a + b, 0)
  expect(sum(0, 0)).toBeLessThan(1e-9)
  expect(sum(0, 2.2)).toBeGreaterThan(0.01)
  expect(sum(0, 6)).toBeLessThan(sum(0, 2.2))
})
