const MOST_TOUCHES = 160

/** The table, in place of a second ball. */
export const TABLE = -1
/** As `surface`, of two balls that part by an impact however slow, as on the bed; 0 = as fast bodies do. */
export const STRIKES = 1

/** Contacts of an instant as columns of numbers, allocated once. */
export class TouchList {
  count = 0
  readonly ball = new Int8Array(MOST_TOUCHES)
  /** Other ball, or TABLE. */
  readonly other = new Int8Array(MOST_TOUCHES)
  /** What of the table is touched; of two balls whether the touch STRIKES. */
  readonly surface = new Uint8Array(MOST_TOUCHES)
  /** Unit vector from the other body to the ball. */
  readonly nx = new Float64Array(MOST_TOUCHES)
  readonly ny = new Float64Array(MOST_TOUCHES)
  readonly nz = new Float64Array(MOST_TOUCHES)
  /** Speed at which the two close in, m/s. */
  readonly closing = new Float64Array(MOST_TOUCHES)
  readonly restitution = new Float64Array(MOST_TOUCHES)
  /** Coefficient; negative = that of two balls, by their slip. */
  readonly friction = new Float64Array(MOST_TOUCHES)
  /** Found by the solver: normal impulse over the mass of a ball, m/s. */
  readonly impulse = new Float64Array(MOST_TOUCHES)

  clear(): void {
    this.count = 0
  }

  /** Appends a touch and returns its number; the caller fills in restitution and friction. */
  add(
    ball: number,
    other: number,
    surface: number,
    nx: number,
    ny: number,
    nz: number,
    closing: number,
  ): number {
    const k = this.count
    if (k === MOST_TOUCHES) return k - 1
    this.ball[k] = ball
    this.other[k] = other
    this.surface[k] = surface
    this.nx[k] = nx
    this.ny[k] = ny
    this.nz[k] = nz
    this.closing[k] = closing
    this.restitution[k] = 0
    this.friction[k] = 0
    this.impulse[k] = 0
    this.count += 1
    return k
  }
}
