import { BufferAttribute, BufferGeometry } from 'three'
import type { MeshData } from './mesh-data.ts'
import type { Triple } from './triple.ts'

/** Light of the three lamps at a place with a normal. */
export type Lighting = (at: Triple, normal: Triple) => Triple

/** A mesh with the light of the lamps worked out at each vertex. */
export function surfaceGeometry(mesh: MeshData, lighting: Lighting): BufferGeometry {
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(mesh.position, 3))
  geometry.setAttribute('normal', new BufferAttribute(mesh.normal, 3))
  geometry.setAttribute('lamps', new BufferAttribute(litVertices(mesh, lighting), 3))
  geometry.setIndex(new BufferAttribute(mesh.index, 1))
  return geometry
}

function litVertices(mesh: MeshData, lighting: Lighting): Float32Array {
  const { position: p, normal: n } = mesh
  const light = new Float32Array(p.length)
  for (let i = 0; i < p.length; i += 3) {
    light.set(lighting([p[i]!, p[i + 1]!, p[i + 2]!], [n[i]!, n[i + 1]!, n[i + 2]!]), i)
  }
  return light
}
