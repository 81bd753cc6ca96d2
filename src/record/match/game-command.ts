import type { PhysicsParameters } from '../../physics/index.ts'
import type { Command } from '../../rules/index.ts'
import type { CueStroke, Seat } from '../../shot/index.ts'
import type { Point } from '../../table/index.ts'

/** What the solver and the seed bring along is never sent: it follows from these commands. */
type FromTheTable = 'shot-played' | 'next-rack' | 'lag-played'

/**
 * Everything that people do in a match. A `stroke` is played out and ruled at once; the balls of `next-rack` come from
 * the seed; when both have played their `lag` stroke the two are judged together.
 */
export type GameCommand =
  | Exclude<Command, { readonly kind: FromTheTable }>
  | { readonly kind: 'next-rack' }
  /** His stroke in the lag [1.2] with his own ball from `at`: A on the left half behind the head string, B on the right. */
  | { readonly kind: 'lag'; readonly seat: Seat; readonly at: Point; readonly stroke: CueStroke }
  /** From the tuning panel; holds from the next stroke on. */
  | { readonly kind: 'set-parameters'; readonly parameters: PhysicsParameters }
