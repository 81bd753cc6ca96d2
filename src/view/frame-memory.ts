import { ballNumber } from '../table/index.ts'
import type { Frame } from './table-view.ts'

/** Remembers the last frame drawn, so that a table on which nothing moves costs nothing. */
export class FrameMemory {
  private last: number[] = []
  private drawings: readonly unknown[] = []
  private filled = false

  /** True when the frame shows just what the last one did; takes it over otherwise. */
  same(frame: Frame): boolean {
    const now = numbersOf(frame)
    const drawings = [frame.guide, frame.traces, frame.ghosts, frame.heat]
    const same =
      this.filled &&
      drawings.every((drawing, i) => drawing === this.drawings[i]) &&
      now.length === this.last.length &&
      now.every((value, i) => value === this.last[i])
    this.last = now
    this.drawings = drawings
    this.filled = true
    return same
  }

  forget(): void {
    this.filled = false
  }
}

function numbersOf({ balls, cue, placing, marked }: Frame): number[] {
  const numbers: number[] = [balls.length, marked.length]
  for (const { id, r, q } of balls) {
    numbers.push(ballNumber(id), r[0]!, r[1]!, r[2]!, q[0]!, q[1]!, q[2]!, q[3]!)
  }
  for (const id of marked) numbers.push(ballNumber(id))
  if (cue !== null) numbers.push(...cue.contact, cue.directionDeg, cue.elevationDeg, cue.pull)
  if (placing !== null) {
    numbers.push(...placing.at, Number(placing.free), placing.area === 'kitchen' ? 1 : 0)
  }
  return numbers
}
