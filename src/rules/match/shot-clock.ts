import { fail, ok, type Result } from '../../math/index.ts'
import type { Seat } from '../../shot/index.ts'
import type { CommandError } from '../command.ts'
import type { MatchState } from '../match-state.ts'
import { withSeat } from '../ruling-draft.ts'
import { callClaim } from './people.ts'
import type { MatchStep } from './rule-running.ts'

/**
 * How a shot clock is run [6.15, WPA regulation 20]: a warning when this many seconds are left, and for each player one
 * extension a rack. The rules count extensions and punish the end of the time; seconds are counted by who has a clock.
 */
export const SHOT_CLOCK = { warningSeconds: 10, extensionSeconds: 25, extensionsPerRack: 1 } as const

/** Extensions that this seat may still take in this rack. */
export function extensionsLeft({ terms, extensions }: MatchState, seat: Seat): number {
  return terms.options.shotClock === 'off' ? 0 : Math.max(0, SHOT_CLOCK.extensionsPerRack - extensions[seat])
}

/** The player at the table takes his extension. Errors: `no-shot-clock`, `not-at-the-table`, `not-your-turn`, `no-extension-left`. */
export function extendClock(state: MatchState, seat: Seat): Result<MatchState, CommandError> {
  const code = clockFault(state, seat)
  if (code !== null) return fail({ code })
  if (extensionsLeft(state, seat) === 0) return fail({ code: 'no-extension-left' })
  return ok({ ...state, extensions: withSeat(state.extensions, seat, state.extensions[seat] + 1) })
}

/** The time of the player at the table has run out: slow play, a standard foul [6.15]. Errors as of the extension. */
export function clockExpired(state: MatchState, seat: Seat): Result<MatchStep, CommandError> {
  const code = clockFault(state, seat)
  if (code !== null) return fail({ code })
  return callClaim(state, {
    kind: 'claim',
    by: 'referee',
    claim: { rule: '6.15', against: seat },
    about: 'between',
  })
}

function clockFault(state: MatchState, seat: Seat): string | null {
  const { ruleset, options } = state.terms
  if (options.shotClock === 'off' || ruleset === 'siberian-ten') return 'no-shot-clock'
  if (state.phase !== 'break' && state.phase !== 'aiming') return 'not-at-the-table'
  return state.shooter === seat ? null : 'not-your-turn'
}
