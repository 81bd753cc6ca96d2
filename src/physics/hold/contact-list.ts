/** More lasting contacts at once than sixteen balls can have. */
export const MOST_HOLDS = 64

/**
 * Contacts of bodies that lean on each other: balls a and b, or ball a and an edge (b = -1). The normal points
 * from a to the other; `distance` is that of the centres, infinite for a straight edge.
 */
export class ContactList {
  count = 0
  readonly a = new Int8Array(MOST_HOLDS)
  readonly b = new Int8Array(MOST_HOLDS)
  readonly edge = new Int16Array(MOST_HOLDS)
  readonly nx = new Float64Array(MOST_HOLDS)
  readonly ny = new Float64Array(MOST_HOLDS)
  readonly nz = new Float64Array(MOST_HOLDS)
  readonly distance = new Float64Array(MOST_HOLDS)
  /** Acceleration that leads two which overlap apart again, m/s2. */
  readonly bias = new Float64Array(MOST_HOLDS)
  /** Normal force per unit ball mass, m/s2. */
  readonly force = new Float64Array(MOST_HOLDS)
  /** Friction of the surfaces for a unit normal force: force and torque on a; the torque on b is the same. */
  readonly fx = new Float64Array(MOST_HOLDS)
  readonly fy = new Float64Array(MOST_HOLDS)
  readonly fz = new Float64Array(MOST_HOLDS)
  readonly tx = new Float64Array(MOST_HOLDS)
  readonly ty = new Float64Array(MOST_HOLDS)
  readonly tz = new Float64Array(MOST_HOLDS)

  clear(): void {
    this.count = 0
  }

  /** Adds a contact unless it is there already; tells whether it was new. */
  add(a: number, b: number, edge: number): boolean {
    for (let k = 0; k < this.count; k++) {
      if (this.a[k] === a && this.b[k] === b && this.edge[k] === edge) return false
    }
    if (this.count === MOST_HOLDS) return false
    const k = this.count
    this.count += 1
    this.a[k] = a
    this.b[k] = b
    this.edge[k] = edge
    this.force[k] = 0
    return true
  }
}
