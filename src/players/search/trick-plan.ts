import type { Pot } from '../sense/index.ts'
import type { Idea, IdeaKind } from './idea.ts'

/** A shot that pockets a ball in a roundabout way, before it is known how exactly it has to be played. */
export interface TrickPlan {
  readonly kind: Extract<IdeaKind, 'bank' | 'combination' | 'carom'>
  /** The hit on the first ball. */
  readonly pot: Pot
  readonly target: NonNullable<Idea['target']>
  readonly rails: number
  readonly chance: number
}
