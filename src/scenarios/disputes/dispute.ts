import type { ShotRequest } from '../../physics/index.ts'
import type { RulingKind, ShotToRule } from '../../rules/index.ts'
import type { ShotEvent } from '../../shot/index.ts'

/** Some fields of an event, by which it is found among the others. */
export type EventPattern = { readonly kind: ShotEvent['kind'] } & Readonly<Record<string, unknown>>

/** An entry of the ruling's evidence that the dispute hangs on. */
export interface DecidingFact {
  readonly rule: string
  readonly verdict: string
  /** The events it points to, in their order. */
  readonly events: readonly EventPattern[]
  /** By how much: SI; held to one part in a thousand. */
  readonly margin?: { readonly seconds?: number; readonly metres?: number }
}

/**
 * A classic dispute at the table, played by real physics: what was done, under which rules, and what is right. The page
 * has a title `dispute.ID.title` and a question `dispute.ID.question` for each.
 */
export interface Dispute {
  /** Kebab-case; never changes meaning, for links. */
  readonly id: string
  readonly shot: ShotRequest
  readonly rule: Pick<ShotToRule, 'ruleset' | 'options' | 'state' | 'declaration'>
  /** What people saw that no solver can know. */
  readonly acts?: readonly Extract<ShotEvent, { kind: 'stick' | 'returned' | 'drop' | 'touched' }>[]
  /** What is right. */
  readonly expected: {
    readonly kind: RulingKind
    readonly fouls: readonly string[]
    readonly facts: readonly DecidingFact[]
    /** Events that the dispute is about, in their order, whether or not evidence names them. */
    readonly shows: readonly EventPattern[]
  }
}
