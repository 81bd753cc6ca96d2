import type { Triple } from './triple.ts'

/** A surface as numbers: no three here, so that it can be looked at in Node. */
export interface MeshData {
  readonly position: Float32Array
  readonly normal: Float32Array
  readonly index: Uint32Array
}

/** Collects vertices and triangles; counter-clockwise seen from outside. */
export class MeshBuilder {
  private readonly positions: number[] = []
  private readonly normals: number[] = []
  private readonly indices: number[] = []

  vertex(at: Triple, normal: Triple): number {
    const length = Math.hypot(normal[0], normal[1], normal[2]) || 1
    this.positions.push(at[0], at[1], at[2])
    this.normals.push(normal[0] / length, normal[1] / length, normal[2] / length)
    return this.positions.length / 3 - 1
  }

  triangle(a: number, b: number, c: number): void {
    this.indices.push(a, b, c)
  }

  quad(a: number, b: number, c: number, d: number): void {
    this.indices.push(a, b, c, a, c, d)
  }

  /** Rows of equally many vertices; row k + 1 lies to the left of row k when walking along a row from outside. */
  loft(rows: readonly (readonly number[])[]): void {
    for (let k = 0; k + 1 < rows.length; k++) {
      const [low, high] = [rows[k]!, rows[k + 1]!]
      for (let i = 0; i + 1 < low.length; i++) this.quad(low[i]!, low[i + 1]!, high[i + 1]!, high[i]!)
    }
  }

  build(): MeshData {
    return {
      position: new Float32Array(this.positions),
      normal: new Float32Array(this.normals),
      index: new Uint32Array(this.indices),
    }
  }
}
