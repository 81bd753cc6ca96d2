import { type Inspection, inspect, type ShotToRule } from '../../rules/index.ts'
import { readShot, type ShotFacts } from '../../shot/index.ts'

/** The inspection that holds for a shot: as written in its document, otherwise by the policy of the table. */
export function inspectionOf({
  state,
  options,
  table,
  ballRadius,
}: Omit<ShotToRule, 'events' | 'after'>): Inspection {
  const seen =
    options.frozenPolicy === 'auto'
      ? inspect(state.balls, table, ballRadius, options.epsFrozen, true)
      : { frozenRails: [], frozenBalls: [] }
  return {
    frozenRails: state.frozenRails ?? seen.frozenRails,
    frozenBalls: state.frozenBalls ?? seen.frozenBalls,
  }
}

/** The facts of a shot as the referee reads them. */
export function factsOf(shot: ShotToRule): ShotFacts {
  const { frozenRails } = inspectionOf(shot)
  return readShot(shot.events, { balls: shot.state.balls, frozenRails, simultTol: shot.options.simultTol })
}
