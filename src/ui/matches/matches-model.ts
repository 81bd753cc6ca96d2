import type { PerSeat, RulesetId } from '../../rules/index.ts'
import type { Seat } from '../../shot/index.ts'

/** What stands in the way of a match: the code of a fault and where it was found. */
export interface MatchTrouble {
  readonly code: string
  readonly path: string
}

/** What a card shows of a match. */
export interface MatchFacts {
  readonly ruleset: RulesetId
  readonly names: PerSeat<string>
  readonly racks: PerSeat<number>
  readonly score: PerSeat<number>
  readonly raceTo: number
  readonly over: boolean
  /** Absent where it is not known. */
  readonly winner?: Seat
  /** ms since 1970; 0 = not known. */
  readonly savedAt: number
  readonly trouble?: MatchTrouble
}

/** A match on the list; of one that cannot be read nothing but its trouble is known. */
export type MatchOnList = { readonly id: string } & (MatchFacts | { readonly trouble: MatchTrouble })

/** What became of the last thing that was asked of a match. */
export type MatchNote =
  | { readonly kind: 'verifying'; readonly done: number; readonly total: number }
  | { readonly kind: 'verified'; readonly shots: number }
  | { readonly kind: 'differs'; readonly shot: number; readonly what: string; readonly ball: string | null }
  | { readonly kind: 'trouble'; readonly trouble: MatchTrouble }
  | { readonly kind: 'saved'; readonly file: string }
  | { readonly kind: 'link-copied' }
  /** The browser did not let it be copied. */
  | { readonly kind: 'link'; readonly link: string }
  | { readonly kind: 'link-too-long'; readonly most: number }

/** A match file on its way in. */
export type ImportNote =
  | { readonly kind: 'importing'; readonly file: string; readonly done: number; readonly total: number }
  | { readonly kind: 'imported'; readonly file: string }
  | { readonly kind: 'refused'; readonly file: string; readonly trouble: MatchTrouble }

/** Everything that the list of matches shows. */
export interface MatchesModel {
  /** Null while it is read. */
  readonly list: readonly MatchOnList[] | null
  readonly trouble: MatchTrouble | null
  readonly notes: Readonly<Record<string, MatchNote | undefined>>
  readonly importing: ImportNote | null
  /** Nothing outlives the page. */
  readonly forgetful: boolean
}

/** Everything a person can do there. */
export interface MatchesActions {
  goOn(id: string): void
  showSheet(id: string): void
  /** Shot by shot from the first on. */
  watch(id: string): void
  /** The push-outs that were to be decided in it, one after the other in the trainer. */
  train(id: string): void
  verify(id: string): void
  save(id: string): void
  copyLink(id: string): void
  forget(id: string): void
  importFile(file: File): void
  newMatch(): void
}
