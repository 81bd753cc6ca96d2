import type { ReadonlySignal } from '@preact/signals'
import type { Game, GameShot } from '../game/index.ts'
import type { Language, LocaleId } from '../i18n/index.ts'
import type { AimHelp, StrokeWay } from '../ui/index.ts'

/** What the page around a match does for it. */
export interface SessionHost {
  readonly language: ReadonlySignal<Language>
  /** Nothing is at stake: shots may be taken back. */
  readonly practice: boolean
  /** How much of the line of aim is drawn. */
  readonly aimHelp: AimHelp
  /** What gives a stroke its speed; absent = the length of the pull. */
  readonly strokeBy?: StrokeWay
  /** Called with every accepted state of the match: keep it. */
  keep(game: Game): void
  /** The balls have come to rest, or a new rack lies on the table. */
  settled(shot: GameShot | null): void
  leave(): void
  toggleTuning(): void
  setLocale(locale: LocaleId): void
  /** Fetches the sentences of rarer things; absent = they are there. */
  loadSentences?(): Promise<void>
}
