import { commandsOf, type GameCommand, type MatchSetup, recordOf } from '../game/index.ts'
import { writeRecord } from '../record/index.ts'
import type { MatchState, Ruling } from '../rules/index.ts'
import type { CueStroke } from '../shot/index.ts'
import type { Point } from '../table/index.ts'
import type { TableTask } from '../ui/index.ts'
import type { TableView } from '../view/index.ts'
import type { PageName } from './route.ts'
import type { TableSession } from './table-session.ts'

/**
 * `window.headstring`: what a browser test may look at. Reading only, but for `finishPlayback`, which spares a
 * slow machine the watching, and `settled`, which waits for the disk.
 */
export interface TestHook {
  /** What the page shows; `table` from the first frame of a match on. */
  readonly page: PageName | 'fault'
  /** The true state of the match, ahead of the picture while a shot runs; null when there is no match. */
  readonly match: MatchState | null
  readonly phase: MatchState['phase'] | null
  /** What the page waits for: `take-cue`, `shoot`, `running`, `choice`, `rack-over`, `match-over`. */
  readonly task: TableTask['kind'] | null
  /** A shot is being shown. */
  readonly running: boolean
  /** The stroke as it would be played now. */
  readonly stroke: CueStroke | null
  readonly lastShotHash: string | null
  readonly lastRuling: Ruling | null
  /** What the match was started from; with `commands` it rebuilds the match anywhere. */
  readonly setup: MatchSetup | null
  /** Every accepted command since the start of the match. */
  readonly commands: readonly GameCommand[]
  /** The match so far as a record file: what `record verify` reads. */
  readonly record: string | null
  readonly camera: string | null
  readonly stats: TableView['stats'] | null
  /** CSS pixel of the window where a place of the table is drawn; null when there is no picture. */
  project(at: Point): readonly [number, number] | null
  /** Shows the ruling of the running shot at once. */
  finishPlayback(): void
  /** Resolves when every accepted command is on disk. */
  settled(): Promise<void>
}

/** Where the hook finds what it tells about. */
export interface HookSource {
  page(): TestHook['page']
  session(): TableSession | null
  view(): TableView | null
  settled(): Promise<unknown>
}

declare global {
  interface Window {
    headstring?: TestHook
  }
}

export function installTestHook(source: HookSource): void {
  const game = () => source.session()?.game.value ?? null
  window.headstring = Object.freeze({
    get page() {
      return source.page()
    },
    get match() {
      return game()?.match ?? null
    },
    get phase() {
      return game()?.match.phase ?? null
    },
    get task() {
      return source.session()?.model.task.value.kind ?? null
    },
    get running() {
      return (source.session()?.playback.value ?? null) !== null
    },
    get stroke() {
      return source.session()?.aim.stroke ?? null
    },
    get lastShotHash() {
      return game()?.lastShot?.result.hash ?? null
    },
    get lastRuling() {
      return game()?.lastShot?.ruling ?? null
    },
    get setup() {
      return game()?.setup ?? null
    },
    get commands() {
      const now = game()
      return now ? commandsOf(now) : []
    },
    get record() {
      const now = game()
      return now ? writeRecord(recordOf(now)) : null
    },
    get camera() {
      return source.session()?.model.camera.value ?? null
    },
    get stats() {
      return source.view()?.stats ?? null
    },
    project: (at: Point) => source.view()?.project(at) ?? null,
    finishPlayback: () => source.session()?.finishPlayback(),
    settled: async () => {
      await source.settled()
    },
  })
}
