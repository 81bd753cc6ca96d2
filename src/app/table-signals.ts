import { type Signal, signal } from '@preact/signals'
import type { Game, GameShot } from '../game/index.ts'
import type { Seat } from '../shot/index.ts'
import type { ObjectBallId } from '../table/index.ts'
import type { CameraName, ComputerThought, Question, RuledShot } from '../ui/index.ts'
import type { ShotPlayback } from './shot-playback.ts'

/** Everything that changes at a table, as the parts of its session share it. */
export interface TableSignals {
  /** The truth, with every accepted command. */
  readonly game: Signal<Game>
  /** What the page tells: the state before the shot while it is running. */
  readonly shown: Signal<Game>
  readonly playback: Signal<ShotPlayback | null>
  readonly pull: Signal<number | null>
  /** Who holds the cue. */
  readonly present: Signal<Seat | null>
  readonly refusal: Signal<string | null>
  readonly question: Signal<Question | null>
  readonly camera: Signal<CameraName>
  readonly announcement: Signal<string>
  /** The shot that the banner tells about: from rest to the next stroke or the next rack. */
  readonly ruled: Signal<GameShot | null>
  /** What was ruled since about something between the shots. */
  readonly between: Signal<RuledShot | null>
  /** Object balls that the running shot has pocketed by now. */
  readonly gone: Signal<ReadonlySet<ObjectBallId>>
  readonly pictureLost: Signal<boolean>
  readonly thinking: Signal<{ readonly seat: Seat; readonly share: number } | null>
  readonly thought: Signal<ComputerThought | null>
}

export function makeTableSignals(game: Game): TableSignals {
  return {
    game: signal(game),
    shown: signal(game),
    playback: signal(null),
    pull: signal(null),
    present: signal(null),
    refusal: signal(null),
    question: signal(null),
    camera: signal('head'),
    announcement: signal(''),
    ruled: signal(null),
    between: signal(null),
    gone: signal(new Set()),
    pictureLost: signal(false),
    thinking: signal(null),
    thought: signal(null),
  }
}
