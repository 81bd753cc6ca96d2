import type { ShotResult } from '../../physics/index.ts'
import type { Ruling } from '../../rules/index.ts'
import { drivenToRail, pocketedObjectBalls, readShot, type ShotStart } from '../../shot/index.ts'
import { BALL_IDS, type BallId, POCKET_IDS, type PocketId, type TableSpec } from '../../table/index.ts'

export const CUE_ZONES = [
  'kitchen',
  'head-half',
  'foot-half',
  'behind-foot-string',
  'pocketed',
  'off-table',
] as const
export type CueZone = (typeof CUE_ZONES)[number]

/** Counts over many breaks; every field adds up, so that parts of a run can be merged. */
export interface BreakCounts {
  readonly breaks: number
  /** Index n: breaks with n object balls pocketed. */
  readonly pocketed: readonly number[]
  /** How often each ball went into each pocket. */
  readonly byPocket: Readonly<Partial<Record<BallId, Readonly<Partial<Record<PocketId, number>>>>>>
  readonly scratches: number
  readonly ballsOffTable: number
  /** Index n: breaks with n object balls driven to a rail. */
  readonly drivenToRail: readonly number[]
  readonly illegalBreaks: number
  /** Breaks with each foul, by rule number. */
  readonly fouls: Readonly<Record<string, number>>
  readonly cueBall: Readonly<Record<CueZone, number>>
  readonly events: number
  readonly mostEvents: number
  /** Seconds on the clock of all breaks together, until the balls rested; each to the microsecond. */
  readonly shotTime: number
}

const SIXTEEN_ZEROS = Array.from({ length: 16 }, () => 0)

export const NO_BREAKS: BreakCounts = {
  breaks: 0,
  pocketed: SIXTEEN_ZEROS,
  byPocket: {},
  scratches: 0,
  ballsOffTable: 0,
  drivenToRail: SIXTEEN_ZEROS,
  illegalBreaks: 0,
  fouls: {},
  cueBall: {
    kitchen: 0,
    'head-half': 0,
    'foot-half': 0,
    'behind-foot-string': 0,
    pocketed: 0,
    'off-table': 0,
  },
  events: 0,
  mostEvents: 0,
  shotTime: 0,
}

/** Rule numbers of a missed break requirement, which every discipline numbers in its own way. */
const BREAK_RULES: ReadonlySet<string> = new Set(['2.3', '9.3', '5.3', '4.3', 'RU-break'])

function oneAt(index: number): number[] {
  return SIXTEEN_ZEROS.map((_, i) => (i === index ? 1 : 0))
}

/** What a break came to. */
export type PlayedBreak = Pick<ShotResult, 'events' | 'balls' | 'duration' | 'layout'>

/** What one break adds. */
export function countBreak(
  result: PlayedBreak,
  ruling: Ruling,
  start: ShotStart,
  spec: TableSpec,
): BreakCounts {
  const facts = readShot(result.events, start)
  const driven = drivenToRail(facts, 0).filter(({ ball, rail }) => ball !== 'cue' && rail !== null)
  const byPocket: Partial<Record<BallId, Partial<Record<PocketId, number>>>> = {}
  for (const { ball, pocket } of facts.pocketed) byPocket[ball] = { [pocket]: 1 }
  const illegal = ruling.kind === 'illegal-break' || ruling.fouls.some((rule) => BREAK_RULES.has(rule))
  return {
    breaks: 1,
    pocketed: oneAt(pocketedObjectBalls(facts).length),
    byPocket,
    scratches: byPocket.cue === undefined ? 0 : 1,
    ballsOffTable: facts.off.length,
    drivenToRail: oneAt(driven.length),
    illegalBreaks: illegal ? 1 : 0,
    fouls: Object.fromEntries(ruling.fouls.map((rule) => [rule, 1])),
    cueBall: { ...NO_BREAKS.cueBall, [cueZone(result, spec)]: 1 },
    events: result.events.length,
    mostEvents: result.events.length,
    shotTime: inMicroseconds(result.duration),
  }
}

function cueZone(result: PlayedBreak, spec: TableSpec): CueZone {
  const cue = result.balls.find(({ id }) => id === 'cue')
  if (cue === undefined || cue.state === 'off-table') return 'off-table'
  if (cue.state === 'pocketed') return 'pocketed'
  if (cue.x < -spec.length / 4) return 'kitchen'
  if (cue.x < 0) return 'head-half'
  return cue.x <= spec.length / 4 ? 'foot-half' : 'behind-foot-string'
}

function addLists(a: readonly number[], b: readonly number[]): number[] {
  return a.map((n, i) => n + (b[i] ?? 0))
}

function addRecords<Key extends string>(
  keys: readonly Key[],
  a: Readonly<Partial<Record<Key, number>>>,
  b: Readonly<Partial<Record<Key, number>>>,
): Partial<Record<Key, number>> {
  const sum: Partial<Record<Key, number>> = {}
  for (const key of keys) {
    const n = (a[key] ?? 0) + (b[key] ?? 0)
    if (n > 0) sum[key] = n
  }
  return sum
}

/** Whole microseconds: sums of them are the same in any order. */
function inMicroseconds(seconds: number): number {
  return Math.round(seconds * 1e6) / 1e6
}

/** The counts of two sets of breaks together; the order of the parts does not matter. */
export function addCounts(a: BreakCounts, b: BreakCounts): BreakCounts {
  const byPocket: Partial<Record<BallId, Partial<Record<PocketId, number>>>> = {}
  for (const ball of BALL_IDS) {
    const sum = addRecords(POCKET_IDS, a.byPocket[ball] ?? {}, b.byPocket[ball] ?? {})
    if (Object.keys(sum).length > 0) byPocket[ball] = sum
  }
  const rules = [...new Set([...Object.keys(a.fouls), ...Object.keys(b.fouls)])].sort((x, y) =>
    x.localeCompare(y, 'en'),
  )
  return {
    breaks: a.breaks + b.breaks,
    pocketed: addLists(a.pocketed, b.pocketed),
    byPocket,
    scratches: a.scratches + b.scratches,
    ballsOffTable: a.ballsOffTable + b.ballsOffTable,
    drivenToRail: addLists(a.drivenToRail, b.drivenToRail),
    illegalBreaks: a.illegalBreaks + b.illegalBreaks,
    fouls: addRecords(rules, a.fouls, b.fouls) as Record<string, number>,
    cueBall: { ...NO_BREAKS.cueBall, ...addRecords(CUE_ZONES, a.cueBall, b.cueBall) },
    events: a.events + b.events,
    mostEvents: Math.max(a.mostEvents, b.mostEvents),
    shotTime: inMicroseconds(a.shotTime + b.shotTime),
  }
}
