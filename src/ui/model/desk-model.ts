import type { Claim, Evidence, PerSeat, ProtestAnswer } from '../../rules/index.ts'
import type { Seat } from '../../shot/index.ts'

/** How far the referee may go against conduct, mildest first [6.17]. */
export const CONDUCT_LEVELS = ['warning', 'standard', 'serious', 'rack', 'match', 'disqualified'] as const
export type ConductLevel = (typeof CONDUCT_LEVELS)[number]

/** A foul that a person may call against a seat at this moment. */
export interface ClaimOffer {
  readonly rule: string
  /** The shot just played, or something between the shots. */
  readonly about: 'shot' | 'between'
  /** The events of the shot decide it: a call that they contradict is refused with the reason. */
  readonly byEvents: boolean
  /** Done on purpose it is unsportsmanlike conduct [6.6, 6.11, 6.13]. */
  readonly maybeIntentional: boolean
}

/** The shot, or the act between two shots, that may be protested until the next stroke [6 intro, 1.10]. */
export interface OpenShot {
  readonly shooter: Seat
  /** Number of the shot in the match; null for an act between two shots. */
  readonly number: number | null
  /** Fouls that were found or called: each may be overruled. */
  readonly fouls: readonly string[]
  /** Rules on which the ruling rests, as long as nobody has protested against them [1.10]. */
  readonly toProtest: readonly string[]
}

/** What people may say to the referee now. What is not lawful at this moment is absent. */
export interface DeskModel {
  readonly open: OpenShot | null
  readonly claims: PerSeat<readonly ClaimOffer[]>
  /** Unsportsmanlike conduct may be punished now. */
  readonly mayPunish: boolean
  readonly mayReplay: boolean
  /** Something was disturbed during the shot that can be put back. */
  readonly mayRestore: boolean
  /** The referee may declare a stalemate [1.12]. */
  readonly mayStalemate: boolean
  /** Seats that may offer a stalemate, or accept the other's offer. */
  readonly stalemateBy: readonly Seat[]
  readonly stalemateOffer: Seat | null
  /** Seats that must be told that they are on two fouls [6.14]. */
  readonly toWarn: readonly Seat[]
  /** Shots that practice may go back to, newest first; empty in a match that counts. */
  readonly earlier: readonly EarlierShot[]
}

export interface EarlierShot {
  readonly number: number
  readonly seat: Seat
  /** Primary foul, or null. */
  readonly foul: string | null
}

/** What came of the last word to the referee: a claim that was refused says why. */
export type DeskAnswer =
  | { readonly kind: 'ruled' }
  | { readonly kind: 'refused'; readonly claim: string; readonly why: Evidence }

/** Everything that is said to the referee; each is part of the record. */
export interface DeskActions {
  claim(by: Seat | 'referee', claim: Claim, about: ClaimOffer['about']): void
  /** The referee of his own accord. */
  overrule(rule: string): void
  /** What the referee says to a protest. */
  answerProtest(answer: ProtestAnswer): void
  replay(): void
  restore(): void
  declareStalemate(): void
  /** Offers a stalemate, or accepts the one that the other has offered. */
  agreeStalemate(seat: Seat): void
  warn(seat: Seat): void
  /** Practice only: the match as it was before this shot was played. */
  backTo(shot: number): void
  /** Forgets the answer to what was said before. */
  reset(): void
}
