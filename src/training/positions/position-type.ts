import type { Mind } from '../../players/index.ts'
import { type Prospects, worth } from '../../players/index.ts'
import { matchAt, type PushOutPosition } from '../push-out/position.ts'

/** What kind of decision a position asks for: progress is kept by it. */
export const POSITION_TYPES = ['open', 'doubtful', 'long-odds', 'hidden'] as const
export type PositionType = (typeof POSITION_TYPES)[number]

const OPEN = 0.8
const DOUBTFUL = 0.4

/** The type of a position by the chance of its best shot, for the level of its shooter. */
export function positionType(mind: Mind, position: PushOutPosition): PositionType {
  return typeOf(mind.outlook.prospectsOf(matchAt(position)))
}

function typeOf({ hidden, first }: Prospects): PositionType {
  if (hidden) return 'hidden'
  if (first >= OPEN) return 'open'
  return first >= DOUBTFUL ? 'doubtful' : 'long-odds'
}

/** Chance of the shooter at a glance. */
export function glanceValue(mind: Mind, position: PushOutPosition): number {
  return worth(mind.outlook, position.shooter, matchAt(position))
}
