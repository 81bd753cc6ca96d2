import type { ReadonlySignal } from '@preact/signals'
import type { AimHelp } from './match-wishes.ts'

/** What the camera does of its own accord while a shot runs: nothing, one slow move, or a film with cuts. */
export const FILMS = ['off', 'calm', 'full'] as const
export type Film = (typeof FILMS)[number]

/** What gives a stroke its speed: how far the stick was drawn back, or how fast the hand moves at the contact. */
export const STROKE_WAYS = ['pull', 'movement'] as const
export type StrokeWay = (typeof STROKE_WAYS)[number]

/** How this person's hand and eye are served at any table. */
export interface HandModel {
  readonly film: ReadonlySignal<Film>
  readonly strokeBy: ReadonlySignal<StrokeWay>
  readonly aimHelp: ReadonlySignal<AimHelp>
  setFilm(film: Film): void
  setStrokeBy(way: StrokeWay): void
  setAimHelp(help: AimHelp): void
}
