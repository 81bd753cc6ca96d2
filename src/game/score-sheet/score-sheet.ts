import type { Protest } from '../../record/index.ts'
import type { PerSeat } from '../../rules/index.ts'
import { otherSeat, type Seat } from '../../shot/index.ts'
import type { SheetLog, SheetRackMark } from './sheet-log.ts'
import type { SheetShot } from './sheet-shot.ts'

/** How often a rule was broken. */
export interface FoulCount {
  readonly rule: string
  readonly count: number
}

/** What one player has done so far. */
export interface PlayerSheet {
  readonly racks: number
  /** 14.1: points of the match. Siberian Ten: balls of all games. Elsewhere racks. */
  readonly points: number
  /** Strokes. */
  readonly shots: number
  /**
   * Innings: turns at the table. One ends when the other comes to the table or decides, by a foul, and with the rack,
   * but not with a re-rack of 14.1.
   */
  readonly visits: number
  /** Balls that he made: on a legal shot, as called where calls are made, and counted to him. */
  readonly balls: number
  /** Balls a visit; 0 before the first. */
  readonly ballsPerVisit: number
  /** Most balls in one visit: the high run of 14.1. */
  readonly highRun: number
  readonly breaks: number
  /** Breaks without an object ball in a pocket. */
  readonly dryBreaks: number
  /** Racks won from the break in one visit. */
  readonly breakAndRuns: number
  readonly safeties: number
  readonly pushOuts: number
  /** Shots, or moments between shots, that were fouls; several rules broken by one shot are one foul. */
  readonly fouls: number
  /** By rule, in the order of the numbers; the counts may add up to more than `fouls`. */
  readonly foulsByRule: readonly FoulCount[]
}

/** One rack; in 14.1 the balls from one racking to the next. */
export interface RackSheet {
  /** 1 for the first. */
  readonly number: number
  readonly breaker: Seat
  /** Null while it runs, for one that was given up with the match, and in 14.1. */
  readonly winner: Seat | null
  /** How it ended, as `RackResult.by`; null while it runs. */
  readonly by: string | null
  readonly visits: PerSeat<number>
  readonly balls: PerSeat<number>
  readonly fouls: PerSeat<number>
  /** 14.1: points won or lost in it. Siberian Ten: balls of the game. Elsewhere 1 for its winner. */
  readonly points: PerSeat<number>
  readonly breakAndRun: boolean
  readonly dryBreak: boolean
}

/** A protest, and what the referee said to it. */
export interface SheetProtest extends Protest {
  /** Number of the rack. */
  readonly rack: number
}

export interface ScoreSheet {
  readonly players: PerSeat<PlayerSheet>
  readonly racks: readonly RackSheet[]
  /** In their order. */
  readonly protests: readonly SheetProtest[]
}

const SEATS = ['A', 'B'] as const

/** Counts a log. Pure; the same log always gives the same sheet. */
export function scoreSheet(log: SheetLog): ScoreSheet {
  const racks = log.racks.map((mark, row) => rackSheet(log, mark, row))
  const protests = log.protests.map((protest) => ({ ...protest, rack: protest.rack + 1 }))
  return { players: perSeat((seat) => playerSheet(log, racks, seat)), racks, protests }
}

function perSeat<T>(value: (seat: Seat) => T): PerSeat<T> {
  return { A: value('A'), B: value('B') }
}

function playerSheet(log: SheetLog, racks: readonly RackSheet[], seat: Seat): PlayerSheet {
  const shots = log.shots.filter((shot) => shot.seat === seat)
  const visits = visitsOf(log.shots).filter((visit) => visit[0]!.seat === seat)
  const runs = visits.map(ballsIn)
  const balls = runs.reduce((sum, run) => sum + run, 0)
  const fouls = log.shots.map((shot) => shot.fouls[seat]).filter((rules) => rules.length > 0)
  return {
    racks: log.match.racks[seat],
    points: racks.reduce((sum, rack) => sum + rack.points[seat], 0),
    shots: count(shots, ({ struck }) => struck),
    visits: visits.length,
    balls,
    ballsPerVisit: visits.length === 0 ? 0 : balls / visits.length,
    highRun: runs.reduce((most, run) => Math.max(most, run), 0),
    breaks: count(shots, (shot) => shot.break),
    dryBreaks: count(shots, (shot) => shot.dry),
    breakAndRuns: count(racks, (rack) => rack.breakAndRun && rack.winner === seat),
    safeties: count(shots, (shot) => shot.safety),
    pushOuts: count(shots, (shot) => shot.pushOut),
    fouls: fouls.length,
    foulsByRule: byRule(fouls.flat()),
  }
}

function rackSheet(log: SheetLog, mark: SheetRackMark, row: number): RackSheet {
  const shots = log.shots.filter(({ rack }) => rack === row)
  const visits = visitsOf(shots)
  const gain = (before: PerSeat<number>, after: PerSeat<number>) =>
    perSeat((seat) => after[seat] - before[seat])
  const won = gain(mark.racksBefore, mark.racks)
  const winner = SEATS.find((seat) => won[seat] > 0) ?? null
  return {
    number: row + 1,
    breaker: mark.breaker,
    winner,
    by: mark.by,
    visits: perSeat((seat) => count(visits, (visit) => visit[0]!.seat === seat)),
    balls: perSeat((seat) => ballsIn(shots.filter((shot) => shot.seat === seat))),
    fouls: perSeat((seat) => count(shots, ({ fouls }) => fouls[seat].length > 0)),
    points: gain(mark.scoreBefore, mark.score),
    breakAndRun: winner !== null && isRunOut(log.shots.slice(mark.from), winner, row),
    dryBreak: shots.some(({ dry, annulled }) => dry && !annulled),
  }
}

/** One visit of the winner from the break on, and the rack was won by play. */
function isRunOut(shots: readonly SheetShot[], winner: Seat, row: number): boolean {
  const own = shots.filter(({ rack }) => rack === row)
  const others = own.some((shot) => shot.seat === otherSeat(winner))
  return own[0]?.break === true && !others && visitsOf(own).length === 1 && ballsIn(own) > 0
}

/** Shots grouped into turns at the table. */
function visitsOf(shots: readonly SheetShot[]): readonly (readonly SheetShot[])[] {
  const visits: SheetShot[][] = []
  let open = false
  for (const shot of shots) {
    const last = visits.at(-1)
    if (open && last?.[0]?.seat === shot.seat) last.push(shot)
    else visits.push([shot])
    open = !shot.endsVisit
  }
  return visits
}

function ballsIn(shots: readonly SheetShot[]): number {
  return shots.reduce((sum, { balls, annulled }) => (annulled ? sum : sum + balls), 0)
}

function count<T>(list: readonly T[], isOne: (item: T) => boolean): number {
  return list.filter(isOne).length
}

function byRule(rules: readonly string[]): readonly FoulCount[] {
  const counts = new Map<string, number>()
  for (const rule of rules) counts.set(rule, (counts.get(rule) ?? 0) + 1)
  return [...counts].map(([rule, times]) => ({ rule, count: times })).sort((a, b) => byNumber(a.rule, b.rule))
}

/** 6.2 before 6.10; letters of the Siberian text after the numbers. */
function byNumber(a: string, b: string): number {
  const [first, second] = [numbersIn(a), numbersIn(b)]
  for (let i = 0; i < Math.max(first.length, second.length); i++) {
    const step = (first[i] ?? -1) - (second[i] ?? -1)
    if (step !== 0) return step
  }
  return a < b ? -1 : 1
}

function numbersIn(rule: string): readonly number[] {
  const found = rule.match(/\d+/g)
  return found === null ? [Number.MAX_SAFE_INTEGER] : found.map(Number)
}
