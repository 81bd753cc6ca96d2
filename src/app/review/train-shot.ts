import {
  gearOf,
  hasPushOut,
  type PushOutPosition,
  positionFault,
  writePosition,
} from '../../training/index.ts'
import type { ReviewedShot } from '../../ui/index.ts'

/** People of whom nobody said how well they play. */
const LEVELS: PushOutPosition['levels'] = { A: 'club', B: 'club' }

/** The trainer's address for the decision before a shot; null where no push-out was to be considered. */
export function trainerRest({ task, source }: ReviewedShot): string | null {
  const { ruleset, state } = task.rule
  if (!hasPushOut(ruleset) || state.shot !== 'after-break' || state.cueBall !== 'as-lies') return null
  const { table, parameters } = task.shot
  const position: PushOutPosition = {
    ruleset,
    table,
    parameters,
    balls: state.balls,
    shooter: 'A',
    levels: LEVELS,
  }
  if (gearOf(position) === null || positionFault(position) !== null) return null
  const { origin, number } = source
  if (origin.kind === 'running') return `now/${number}`
  if (origin.kind === 'match') return `match/${origin.id}/${number}`
  return `one/${encodeURIComponent(writePosition(position))}/back`
}
