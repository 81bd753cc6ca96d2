import type { MatchState } from '../rules/index.ts'
import type { Seat } from '../shot/index.ts'
import type { TableTask } from '../ui/index.ts'

/** What the page waits for: the state of the match, a shot that is being shown, and who holds the cue. */
export function taskOf(match: MatchState, running: Seat | null, present: Seat | null): TableTask {
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
    case 'pick-ball':
      return { kind: 'pick-ball', by: match.by, creditTo: match.creditTo }
    case 'rack-over':
    case 'match-over':
      return { kind: match.phase, winner: match.winner, by: match.by }
    default:
      return { kind: 'waiting', phase: match.phase }
  }
}
