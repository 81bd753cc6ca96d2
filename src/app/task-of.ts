import type { Game } from '../game/index.ts'
import { otherSeat, type Seat } from '../shot/index.ts'
import type { TableTask } from '../ui/index.ts'

/** What the page waits for: the state of the match, a shot that is being shown, who holds the cue, or a computer. */
export function taskOf(game: Game, running: Seat | null, present: Seat | null): TableTask {
  if (running !== null) return { kind: 'running', seat: running }
  const task = taskOfMatch(game, present)
  const waited = 'by' in task && typeof task.by === 'string' ? task.by : 'seat' in task ? task.seat : null
  return isSeat(waited) && task.kind !== 'running' && isComputer(game, waited)
    ? { kind: 'thinking', seat: waited }
    : task
}

function taskOfMatch(game: Game, present: Seat | null): TableTask {
  const { match } = game
  switch (match.phase) {
    case 'break':
    case 'aiming':
      return { kind: holdsCue(game, match.shooter, present) ? 'shoot' : 'take-cue', seat: match.shooter }
    case 'shot-running':
      return { kind: 'running', seat: match.shooter }
    case 'push-out-decision':
    case 'choice': {
      const { by, about, options } = match
      return { kind: 'choice', by, about, options, why: match.phase === 'choice' ? 'ruling' : 'push-out' }
    }
    case 'lag': {
      const seat = laggerOf(game) ?? 'A'
      return { kind: holdsCue(game, seat, present) ? 'shoot' : 'take-cue', seat }
    }
    case 'breaker-choice':
      return { kind: 'breaker-choice', by: match.by }
    case 'pick-ball':
      return { kind: 'pick-ball', by: match.by, creditTo: match.creditTo }
    case 'rack-over':
    case 'match-over':
      return { kind: match.phase, winner: match.winner, by: match.by }
    default:
      return { kind: 'waiting', phase: match.phase }
  }
}

/** Nobody hands the cue over to a computer, or takes it from one. */
function holdsCue(game: Game, seat: Seat, present: Seat | null): boolean {
  return seat === present || isComputer(game, otherSeat(seat))
}

function isComputer({ setup }: Game, seat: Seat): boolean {
  return setup.players[seat].computer !== undefined
}

function isSeat(text: string | null): text is Seat {
  return text === 'A' || text === 'B'
}

/** Whose lag stroke is due; null outside the lag. A lags first at one screen, both are judged together [1.2]. */
export function laggerOf({ match, lag }: Game): Seat | null {
  if (match.phase !== 'lag') return null
  return lag.A === null ? 'A' : 'B'
}
