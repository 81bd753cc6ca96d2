import type { PlayerNames } from '../../i18n/index.ts'
import type { Fault } from '../../math/index.ts'
import type { MatchRecord, ShownShot } from '../../record/index.ts'

/** Where a match is read from: the one on the table, a file, or what the page has kept. */
export type MatchSource =
  | { readonly kind: 'record'; readonly record: MatchRecord }
  | { readonly kind: 'file'; readonly text: string }
  | { readonly kind: 'kept'; readonly text: string }

/** What the reader of a match is asked for; `job` tells the answers of an older question apart. */
export interface MatchOrder {
  readonly job: number
  /** Absent = the same match as before. */
  readonly source?: MatchSource
  /** Null = the last one. */
  readonly number: number | null
}

/** One shot of a match, with what is known about it there. */
export interface MatchShot {
  readonly shown: ShownShot
  readonly names: PlayerNames
  /** How many there are to leaf through. */
  readonly shots: number
}

export type MatchAnswer =
  | { readonly kind: 'progress'; readonly job: number; readonly done: number; readonly of: number }
  | { readonly kind: 'shot'; readonly job: number; readonly shot: MatchShot }
  | { readonly kind: 'fault'; readonly job: number; readonly fault: Fault }
