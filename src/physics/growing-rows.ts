/** Rows of `width` numbers in one typed array that doubles when it is full and is kept from shot to shot. */
export class GrowingRows {
  count = 0
  data: Float64Array
  readonly width: number

  constructor(width: number, rows = 64) {
    this.width = width
    this.data = new Float64Array(width * rows)
  }

  clear(): void {
    this.count = 0
  }

  /** Makes room for one more row and returns where it starts. Take `data` afterwards: it may be a new one. */
  append(): number {
    const at = this.count * this.width
    if (at === this.data.length) {
      const larger = new Float64Array(2 * this.data.length)
      larger.set(this.data)
      this.data = larger
    }
    this.count += 1
    return at
  }
}
