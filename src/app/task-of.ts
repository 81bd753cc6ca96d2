import type { Game } from '../game/index.ts'
import type { Seat } from '../shot/index.ts'
import type { TableTask } from '../ui/index.ts'

/** What the page waits for: the state of the match, a shot that is being shown, and who holds the cue. */
export function taskOf(game: Game, running: Seat | null, present: Seat | null): TableTask {
  const { match } = game
  if (running !== null) return { kind: 'running', seat: running }
  switch (match.phase) {
    case 'break':
    case 'aiming':
      return { kind: match.shooter === present ? 'shoot' : 'take-cue', seat: match.shooter }
    case 'shot-running':
      return { kind: 'running', seat: match.shooter }
    case 'push-out-decision':
    case 'choice': {
      const { by, about, options } = match
      return { kind: 'choice', by, about, options, why: match.phase === 'choice' ? 'ruling' : 'push-out' }
    }
    case 'lag': {
      const seat = laggerOf(game) ?? 'A'
      return { kind: seat === present ? 'shoot' : 'take-cue', seat }
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

/** Whose lag stroke is due; null outside the lag. A lags first at one screen, both are judged together [1.2]. */
export function laggerOf({ match, lag }: Game): Seat | null {
  if (match.phase !== 'lag') return null
  return lag.A === null ? 'A' : 'B'
}
