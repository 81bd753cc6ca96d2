import type { ShotRequest } from '../physics/index.ts'
import type { ShotToRule } from '../rules/index.ts'
import type { ShotEvent } from '../shot/index.ts'

/** What the referee must know about a shot besides what the balls did. */
export type RuleTerms = Pick<
  ShotToRule,
  'ruleset' | 'options' | 'state' | 'declaration' | 'claims' | 'rulings'
>

/** Kinds of events that people or chance bring about and no solver can know. */
export const ACT_KINDS = ['stick', 'returned', 'drop', 'touched'] as const

/** What people saw beside the stroke: a ball that fell by itself, a touch, a ball that came back from a person. */
export type Act = Extract<ShotEvent, { readonly kind: (typeof ACT_KINDS)[number] }>

/** A shot to be looked at again: how it was played, and by which rules. */
export interface ReviewTask {
  readonly shot: ShotRequest
  readonly rule: RuleTerms
  /** In order of time; absent = nothing but the stroke happened. */
  readonly acts?: readonly Act[]
}
