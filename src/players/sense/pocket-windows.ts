import { type PhysicsParameters, Solver } from '../../physics/index.ts'
import { type Pocket, type Point, railGap, type Table } from '../../table/index.ts'
import { moved, turned } from './vector.ts'

/**
 * Which lines into a pocket a ball gets in on: a line is given by its angle to the pocket's axis and by how far to the
 * left of the middle of the mouth it passes. Found by rolling balls in, so they hold for every table and every cloth.
 */
export interface PocketWindow {
  /** Offsets of the lines that go in, m, to the left of the middle; `high < low` = none does. */
  readonly low: number
  readonly high: number
  /** Beyond them a ball still gets in over the cushion that leads to the pocket: by so much, m; 0 = it does not. */
  readonly spareLow: number
  readonly spareHigh: number
}

const STEP_DEG = 4
const STEEPEST_DEG = { corner: 52, side: 76 } as const
/** The ball starts this far from the mouth with this speed, rolling: m, m/s. */
const RUN_UP = 0.4
const SPEED = 1.4
const WIDEST = 0.072
const FIRST_LOOK = 0.008
const REFINEMENTS = 4
const SHUT: PocketWindow = { low: 1, high: -1, spareLow: 0, spareHigh: 0 }
/** How far beyond the clean window lines over the cushion are looked for, m. */
const MOST_SPARE = 0.08

export type WindowTable = Readonly<Record<Pocket['kind'], readonly PocketWindow[]>>

export function measureWindows(table: Table, parameters: PhysicsParameters): WindowTable {
  const solver = new Solver(table, parameters, { fidelity: 'bed-only', facts: false })
  const windowsOf = (pocket: Pocket): PocketWindow[] => {
    const windows: PocketWindow[] = []
    for (let deg = 0; deg <= STEEPEST_DEG[pocket.kind]; deg += STEP_DEG)
      windows.push(measure(solver, table, pocket, (deg * Math.PI) / 180))
    return windows
  }
  return { corner: windowsOf(table.pockets.FL), side: windowsOf(table.pockets.SL) }
}

function measure(solver: Solver, table: Table, pocket: Pocket, angle: number): PocketWindow {
  const goesIn = (offset: number) => rollsIn(solver, table, pocket, angle, offset) === 'clean'
  const looks: number[] = []
  for (let offset = -WIDEST; offset <= WIDEST; offset += FIRST_LOOK) if (goesIn(offset)) looks.push(offset)
  // A line that gets in only by rattling, apart from the others, is not one to aim for.
  const run = longestRun(looks)
  if (run === null) return SHUT
  const low = edge(run[0], run[0] - FIRST_LOOK, goesIn)
  const high = edge(run[1], run[1] + FIRST_LOOK, goesIn)
  const anyhow = (offset: number) => rollsIn(solver, table, pocket, angle, offset) !== 'out'
  return { low, high, spareLow: spare(low, -1, anyhow), spareHigh: spare(high, 1, anyhow) }
}

/** How far beyond the edge of the clean window every line still leads in, over a cushion. */
function spare(edgeAt: number, side: 1 | -1, anyhow: (offset: number) => boolean): number {
  let far = 0
  while (far < MOST_SPARE && anyhow(edgeAt + side * (far + FIRST_LOOK / 2))) far += FIRST_LOOK / 2
  return far
}

function longestRun(looks: readonly number[]): readonly [number, number] | null {
  let best: readonly [number, number] | null = null
  let start = 0
  for (let i = 0; i < looks.length; i++) {
    if (i > 0 && looks[i]! - looks[i - 1]! > FIRST_LOOK * 1.5) start = i
    if (best === null || looks[i]! - looks[start]! > best[1] - best[0]) best = [looks[start]!, looks[i]!]
  }
  return best
}

function edge(inside: number, outside: number, goesIn: (offset: number) => boolean): number {
  let good = inside
  let bad = outside
  for (let i = 0; i < REFINEMENTS; i++) {
    const middle = (good + bad) / 2
    if (goesIn(middle)) good = middle
    else bad = middle
  }
  return good
}

function rollsIn(
  solver: Solver,
  table: Table,
  pocket: Pocket,
  angle: number,
  offset: number,
): 'clean' | 'over-cushion' | 'out' {
  const line = turned(pocket.axis, angle)
  const start = moved(moved(pocket.mouth, [-line[1], line[0]], offset), line, -RUN_UP)
  if (!liesFree(table, start)) return 'out'
  const [vx, vy] = [line[0] * SPEED, line[1] * SPEED]
  const R = table.ballRadius
  const ball = { id: '1', x: start[0], y: start[1], v: [vx, vy, 0], w: [-vy / R, vx / R, 0] } as const
  const outcome = solver.run([ball])
  if (!outcome.ok) return 'out'
  const [end] = outcome.value.balls()
  if (end?.state !== 'pocketed' || end.pocket !== pocket.id) return 'out'
  // Over the cushion first is a bank, and another line.
  const touched = outcome.value.events().some((event) => event.kind === 'ball-rail' && event.part === 'nose')
  return touched ? 'over-cushion' : 'clean'
}

function liesFree(table: Table, [x, y]: Point): boolean {
  const { length, width } = table.spec
  return Math.abs(x) < length / 2 && Math.abs(y) < width / 2 && railGap(table, [x, y]) >= 0
}

/** The window for a line at an angle (radians, to the left of the axis), interpolated; null = no line goes in. */
export function windowAt(windows: WindowTable, pocket: Pocket, angle: number): PocketWindow | null {
  const list = windows[pocket.kind]
  const at = (Math.abs(angle) * 180) / Math.PI / STEP_DEG
  const i = Math.floor(at)
  const near = list[i]
  if (near === undefined || near.high < near.low) return null
  const next = list[i + 1]
  const part = at - i
  const far = next === undefined || next.high < next.low ? null : next
  if (far === null && part > 0.5) return null
  return angle < 0 ? mirrored(near, far, part) : blended(near, far, part)
}

function blended(near: PocketWindow, far: PocketWindow | null, part: number): PocketWindow {
  if (far === null) return near
  return {
    low: near.low + (far.low - near.low) * part,
    high: near.high + (far.high - near.high) * part,
    spareLow: near.spareLow + (far.spareLow - near.spareLow) * part,
    spareHigh: near.spareHigh + (far.spareHigh - near.spareHigh) * part,
  }
}

/** A pocket is its own mirror image about its axis. */
function mirrored(near: PocketWindow, far: PocketWindow | null, part: number): PocketWindow {
  const { low, high, spareLow, spareHigh } = blended(near, far, part)
  return { low: -high, high: -low, spareLow: spareHigh, spareHigh: spareLow }
}
