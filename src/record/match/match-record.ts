import type { Ruling } from '../../rules/index.ts'
import type { Layout } from '../../shot/index.ts'
import type { GameCommand } from './game-command.ts'
import type { MatchSetup } from './match-setup.ts'
import type { TakenStep } from './take-step.ts'

/** Format of the records that are written; older ones are migrated when they are read. */
export const RECORD_FORMAT = 1
export const RECORD_KIND = 'headstring-match'

/** What a stroke came to: enough to tell that it was played again in the same way, and where not. */
export interface ShotMark {
  /** Shot of the match, 1 for the first; 0 for a lag stroke. */
  readonly number: number
  /** Of events and final state, float bits included. */
  readonly hash: string
  /** Seconds until the last ball rested. */
  readonly duration: number
  /** Where the balls came to rest; a ball that is down or off the table is absent. */
  readonly rest: Layout
}

/** What the referee said, without the reasons: those follow from the shot. */
export type RulingMark = Pick<Ruling, 'kind' | 'fouls' | 'inning' | 'next' | 'score'>

/** One accepted command and what came of it. */
export interface RecordEntry {
  readonly command: GameCommand
  readonly shot?: ShotMark
  readonly ruling?: RulingMark
}

/** A match as it is saved, shared and disputed with: set-up and entries rebuild every shot and every ruling. */
export interface MatchRecord {
  readonly kind: typeof RECORD_KIND
  readonly format: typeof RECORD_FORMAT
  /** Who wrote it. */
  readonly program: { readonly name: string; readonly version: string }
  /** `PHYSICS_VERSION` that every shot was computed with. */
  readonly physics: number
  readonly setup: MatchSetup
  readonly entries: readonly RecordEntry[]
}

/** What a record keeps of a step. */
export function entryOf(command: GameCommand, { played, ruling, position }: TakenStep): RecordEntry {
  return {
    command,
    ...(played === null ? {} : { shot: shotMark(command, played.result, position.match.shots) }),
    ...(ruling === null ? {} : { ruling: rulingMark(ruling) }),
  }
}

function shotMark(
  command: GameCommand,
  result: NonNullable<TakenStep['played']>['result'],
  shots: number,
): ShotMark {
  const { hash, duration, layout } = result
  return { number: command.kind === 'lag' ? 0 : shots, hash, duration, rest: layout }
}

export function rulingMark({ kind, fouls, inning, next, score }: Ruling): RulingMark {
  return { kind, fouls, inning, next, score }
}
