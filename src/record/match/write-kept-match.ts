import type { HeldBall, PhysicsParameters } from '../../physics/index.ts'
import type { Ruling } from '../../rules/index.ts'
import type { CueStroke, Declaration, Layout, Seat } from '../../shot/index.ts'
import { checksumOf, type EntrySums } from './checksum.ts'
import type { MatchPosition } from './match-position.ts'
import type { MatchRecord } from './match-record.ts'
import { recordDocument } from './write-record.ts'

/** The last shot, with what is needed to play it again for the eye. */
export interface KeptShot {
  readonly number: number
  readonly shooter: Seat
  readonly stroke: CueStroke
  readonly declaration: Declaration
  readonly before: Layout
  /** What drop pockets held, where they held anything. */
  readonly held?: readonly HeldBall[]
  readonly parameters: PhysicsParameters
  readonly ruling: Ruling
}

/**
 * A running match as the page keeps it: the record, and where it stands now, so that going on needs no re-run of every
 * shot. The position follows from the record; who doubts it verifies the record.
 */
export interface KeptMatch {
  readonly record: MatchRecord
  readonly position: MatchPosition
  readonly lastShot: KeptShot | null
}

export const KEPT_KIND = 'headstring-kept'
export const KEPT_FORMAT = 1

/** One line of compact JSON. The checksum covers the position; the record has its own, which it covers too. */
export function writeKeptMatch({ record, position, lastShot }: KeptMatch, sums?: EntrySums): string {
  const document = recordDocument(record, sums)
  const checksum = checksumOf([document.checksum, position, lastShot])
  return JSON.stringify({
    kind: KEPT_KIND,
    format: KEPT_FORMAT,
    record: document,
    position,
    lastShot,
    checksum,
  })
}
