import { fail, ok, type Result } from '../../math/index.ts'
import type { Level } from '../../players/index.ts'
import {
  type GameError,
  type MatchPosition,
  type MatchSetup,
  openingPosition,
  type RecordEntry,
  takeStep,
} from '../../record/index.ts'
import { otherSeat, type Seat } from '../../shot/index.ts'
import { gearOf, hasPushOut, type PushOutPosition, positionFault } from '../../training/index.ts'
import type { TrainerTerms } from '../../ui/index.ts'

/** A decision about a push-out that somebody met in a match. */
export interface MetPosition {
  /** Number of the shot that it came before; of seat two, of the push-out itself. */
  readonly shot: number
  readonly seat: TrainerTerms['seat']
  readonly position: PushOutPosition
}

/** Levels of people who play no level: of whoever trains, and of the other. */
export type PeoplesLevels = Pick<TrainerTerms, 'own' | 'other'>

/** The decision that a match stands at; null when it is none about a push-out. */
export function metAt(
  setup: MatchSetup,
  { match, parameters }: Pick<MatchPosition, 'match' | 'parameters'>,
  levels: PeoplesLevels,
): MetPosition | null {
  const { ruleset, table } = match.terms
  if (!hasPushOut(ruleset)) return null
  const met = (shooter: Seat, seat: TrainerTerms['seat'], shot: number): MetPosition | null => {
    const position: PushOutPosition = {
      ruleset,
      table,
      parameters,
      balls: match.balls,
      shooter: 'A',
      levels: levelsOf(setup, shooter, seat, levels),
    }
    return gearOf(position) === null || positionFault(position) ? null : { shot, seat, position }
  }
  if (match.phase === 'aiming' && match.shot === 'after-break' && match.cueBall === 'as-lies')
    return met(match.shooter, 'one', match.shots + 1)
  return match.phase === 'push-out-decision' ? met(otherSeat(match.by), 'two', match.shots) : null
}

/** Seat A of the position is whoever has the shot, or has pushed out. */
function levelsOf(
  { players }: MatchSetup,
  shooter: Seat,
  seat: TrainerTerms['seat'],
  { own, other }: PeoplesLevels,
): Record<Seat, Level> {
  const [first, second] = seat === 'one' ? [own, other] : [other, own]
  return { A: players[shooter].computer ?? first, B: players[otherSeat(shooter)].computer ?? second }
}

/** All of them in a match, in order; yields how many entries have been looked at. */
export function* positionsInMatch(
  { setup, entries }: { readonly setup: MatchSetup; readonly entries: readonly RecordEntry[] },
  levels: PeoplesLevels,
): Generator<number, Result<readonly MetPosition[], GameError>> {
  const found: MetPosition[] = []
  let position = openingPosition(setup)
  for (const [i, { command }] of entries.entries()) {
    const here =
      command.kind === 'stroke' || command.kind === 'choose' ? metAt(setup, position, levels) : null
    if (here) found.push(here)
    const step = takeStep(setup, position, command, { paths: false })
    if (!step.ok) return fail(step.error)
    position = step.value.position
    yield i + 1
  }
  const last = metAt(setup, position, levels)
  return ok(last ? [...found, last] : found)
}
