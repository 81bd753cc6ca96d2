import type { MatchState } from '../rules/index.ts'
import type { RuledShot } from '../ui/index.ts'

/** The ruling about something between two shots, as long as it is the last one; null when it is about a shot. */
export function ruledBetween({ protest, lastRuling }: MatchState): RuledShot | null {
  if (protest === null || lastRuling === null || protest.before.phase !== 'shot-running') return null
  if (protest.shot.events.length > 0) return null
  return { shooter: protest.before.shooter, declaration: {}, ruling: lastRuling, result: { events: [] } }
}
