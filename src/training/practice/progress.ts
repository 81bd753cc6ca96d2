import { POSITION_TYPES, type PositionType } from '../positions/position-type.ts'

/** One decision as it is kept. */
export interface PracticeEntry {
  readonly day: number
  readonly seat: 'one' | 'two'
  readonly type: PositionType
  /** What was given away, in chance to win the rack. */
  readonly regret: number
}

export interface ProgressLine {
  readonly count: number
  readonly meanRegret: number
}

/** How somebody is doing: by type of position, and over time. */
export interface Progress {
  readonly all: ProgressLine
  readonly byType: Readonly<Record<PositionType, ProgressLine>>
  /** Ascending days on which something was played. */
  readonly byDay: readonly (ProgressLine & { readonly day: number })[]
}

export function progressOf(entries: readonly PracticeEntry[]): Progress {
  const days = [...new Set(entries.map(({ day }) => day))].sort((a, b) => a - b)
  const types = POSITION_TYPES.map((type) => [type, line(entries.filter((entry) => entry.type === type))])
  return {
    all: line(entries),
    byType: Object.fromEntries(types) as Progress['byType'],
    byDay: days.map((day) => ({ day, ...line(entries.filter((entry) => entry.day === day)) })),
  }
}

function line(entries: readonly PracticeEntry[]): ProgressLine {
  const sum = entries.reduce((total, { regret }) => total + regret, 0)
  return { count: entries.length, meanRegret: entries.length === 0 ? 0 : sum / entries.length }
}
