import type { Random } from '../../math/index.ts'
import type { CueStroke, Seat } from '../../shot/index.ts'
import type { Point } from '../../table/index.ts'
import type { Workbench } from '../search/index.ts'
import { perturb, type Skill } from '../skill/index.ts'

/** Speeds of the stick between which every table is lagged, m/s. */
const SOFTEST = 0.6
const HARDEST = 2.6
const HALVINGS = 16
/** Nobody reads a cloth to the millimetre, share of the speed: two who never err would tie for ever. */
const READING = 0.001

export interface LagStrokePlan {
  /** Where the own ball is set down: A on the left half behind the head string, B on the right. */
  readonly at: Point
  readonly stroke: CueStroke
}

/** A player's stroke in the lag [1.2]: to the foot rail and back to the head rail, as near as his hand can do it. */
export function lagStroke(bench: Workbench, seat: Seat, player: Skill, random: Random): LagStrokePlan {
  const { length, width } = bench.sense.table.spec
  const at: Point = [-0.35 * length, (seat === 'A' ? 0.25 : -0.25) * width]
  const meant = level(lagSpeed(bench, at) * (1 + READING * random.gaussian()))
  return { at, stroke: perturb(meant, player, random, bench.sense.R) }
}

function level(speed: number): CueStroke {
  return { speed, directionDeg: 0, elevationDeg: 0, tip: { side: 0, height: 0 } }
}

/** The speed with which the ball just comes back to the head rail: beyond it, it would come off that rail again. */
function lagSpeed({ imagination }: Workbench, at: Point): number {
  let [slow, fast] = [SOFTEST, HARDEST]
  // Up to the right speed the ball stops nearer and nearer to the head rail; look for where that turns.
  for (let i = 0; i < HALVINGS; i++) {
    const a = slow + (fast - slow) / 3
    const b = fast - (fast - slow) / 3
    const near = imagination.settle({ cue: at }, level(a))?.cue?.[0] ?? 0
    const far = imagination.settle({ cue: at }, level(b))?.cue?.[0] ?? 0
    if (near < far) fast = b
    else slow = a
  }
  return (slow + fast) / 2
}
