import { Box3, BufferGeometry, Mesh, MeshBasicMaterial, Raycaster, Sphere, Vector3 } from 'three'
import type { Table } from '../../src/table/index.ts'
import { meshBed } from '../../src/view/scene/bed-mesh.ts'
import { meshCushions } from '../../src/view/scene/cushion-mesh.ts'
import type { MeshData } from '../../src/view/scene/mesh-data.ts'
import { meshPockets } from '../../src/view/scene/pocket-mesh.ts'
import { meshRails } from '../../src/view/scene/rail-mesh.ts'
import { surfaceGeometry } from '../../src/view/scene/surface-geometry.ts'
import { planTable } from '../../src/view/scene/table-plan.ts'
import type { Triple } from '../../src/view/scene/triple.ts'

/** A place that a ray met: the part of the table and where. */
export interface Met {
  readonly part: string
  readonly at: Triple
  /** From the start of the ray, m. */
  readonly far: number
}

/** Triangles are sorted into cells of this size, so that a ray looks at few of them, m. */
const CELL = 0.15
const BOTH_SIDES = new MeshBasicMaterial({ side: 2 })

/** The triangles that the browser draws of a table, to be looked at by rays; both sides of a triangle stop a ray. */
export class DrawnTable {
  readonly #meshes: readonly Mesh[]
  readonly #caster = new Raycaster()

  constructor(table: Table) {
    const plan = planTable(table)
    this.#meshes = [
      ...piecesOf('bed', meshBed(plan)),
      ...piecesOf('cushions', meshCushions(plan)),
      ...piecesOf('rails', meshRails(plan)),
      ...piecesOf('pockets', meshPockets(plan)),
    ]
  }

  /** The first thing that a ray meets, of all parts or of one; null when it meets nothing. */
  look(from: Triple, way: Triple, part?: string): Met | null {
    this.#caster.set(new Vector3(...from), new Vector3(...way).normalize())
    const meshes = this.#meshes.filter(({ name }) => part === undefined || name === part)
    const [first] = this.#caster.intersectObjects(meshes, false)
    if (first === undefined) return null
    const { x, y, z } = first.point
    return { part: first.object.name, at: [x, y, z], far: first.distance }
  }
}

/** The geometry as it goes to the graphics card, its triangles by cells. */
function piecesOf(part: string, data: MeshData): Mesh[] {
  const whole = surfaceGeometry(data, () => [0, 0, 0])
  const cells = new Map<string, number[]>()
  for (let i = 0; i < data.index.length; i += 3) {
    const corners = data.index.subarray(i, i + 3)
    const cell = [0, 1].map((axis) => Math.floor(data.position[3 * corners[0]! + axis]! / CELL)).join()
    cells.set(cell, [...(cells.get(cell) ?? []), ...corners])
  }
  return [...cells.values()].map((index) => {
    const piece = new BufferGeometry()
    piece.setAttribute('position', whole.getAttribute('position'))
    piece.setIndex(index)
    piece.boundingBox = new Box3().setFromPoints(
      index.map((i) => new Vector3().fromArray(data.position, 3 * i)),
    )
    piece.boundingSphere = piece.boundingBox.getBoundingSphere(new Sphere())
    const mesh = new Mesh(piece, BOTH_SIDES)
    mesh.name = part
    return mesh
  })
}
