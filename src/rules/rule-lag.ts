import type { Seat, ShotEvent } from '../shot/index.ts'
import type { Point, TableSpec } from '../table/index.ts'
import type { Claim } from './command.ts'
import { DEFAULT_RULE_OPTIONS } from './options.ts'
import type { PerSeat } from './ruling.ts'

/** The lag of one player: his ball is `cue` in his own list. */
export interface LagStroke {
  readonly events: readonly ShotEvent[]
  /** Where it stopped; null when it is pocketed or off the table. */
  readonly final: Point | null
  /** Where it started; absent = on the half where it stopped or crossed from. */
  readonly start?: Point
}

/** Both lag strokes on one clock. */
export interface Lag {
  readonly table: TableSpec
  readonly ballRadius: number
  readonly A: LagStroke
  readonly B: LagStroke
  readonly claims?: readonly Claim[]
  readonly lagTol?: number
}

/** Letters of the reasons why a lag ball is bad [1.2 a-f]. */
export type BadLag = 'a' | 'b' | 'c' | 'd' | 'e' | 'f'

export interface LagRuling {
  readonly result: Seat | 'again'
  readonly bad: PerSeat<readonly BadLag[]>
}

/** Rules the lag [1.2]: who may choose the breaker, or `again`. */
export function ruleLag(lag: Lag): LagRuling {
  const bad = { A: badLag(lag, 'A'), B: badLag(lag, 'B') }
  return { result: lagResult(lag, bad), bad }
}

function lagResult(lag: Lag, bad: PerSeat<readonly BadLag[]>): Seat | 'again' {
  if (tooLate(lag.A, lag.B) || tooLate(lag.B, lag.A)) return 'again'
  const good = { A: bad.A.length === 0, B: bad.B.length === 0 }
  if (good.A !== good.B) return good.A ? 'A' : 'B'
  if (!good.A || lag.A.final === null || lag.B.final === null) return 'again'
  const farther = lag.A.final[0] - lag.B.final[0]
  if (Math.abs(farther) <= (lag.lagTol ?? DEFAULT_RULE_OPTIONS.lagTol)) return 'again'
  return farther < 0 ? 'A' : 'B'
}

/** `late` struck after the other ball had already touched the foot rail. */
function tooLate(late: LagStroke, other: LagStroke): boolean {
  const struck = late.events.find(({ kind }) => kind === 'tip')?.t
  const foot = other.events.find((e) => e.kind === 'ball-rail' && e.rail === 'foot')?.t
  return struck !== undefined && foot !== undefined && struck > foot
}

/** Rules of the standard fouls that a lag can break: no object-ball fouls; 6.9 is excepted. */
const LAG_FOULS = ['6.4', '6.6', '6.7', '6.8', '6.10', '6.12', '6.15', '6.16']

function badLag(lag: Lag, seat: Seat): BadLag[] {
  const { events, final } = lag[seat]
  const bad: BadLag[] = []
  if (crossesLongString(events)) bad.push('a')
  if (events.filter((e) => e.kind === 'ball-rail' && e.rail === 'foot').length !== 1) bad.push('b')
  if (final === null || events.some(isGone)) bad.push('c')
  if (events.some((e) => e.kind === 'ball-rail' && (e.rail === 'left' || e.rail === 'right'))) bad.push('d')
  // Beyond the prolonged nose line of the head rail there is only the opening of a corner pocket.
  if (final !== null && final[0] < -lag.table.length / 2) bad.push('e')
  if (hasFoul(lag, seat)) bad.push('f')
  return bad
}

function crossesLongString(events: readonly ShotEvent[]): boolean {
  return events.some((e) => e.kind === 'line' && e.line === 'long')
}

function isGone(e: ShotEvent): boolean {
  return e.kind === 'pocketed' || e.kind === 'off-table' || e.kind === 'rail-top-rest'
}

function hasFoul(lag: Lag, seat: Seat): boolean {
  const { events, start } = lag[seat]
  const tips = events.filter((e) => e.kind === 'tip')
  if (tips.length > 1 || events.some((e) => e.kind === 'stick')) return true
  if (tips.some((e) => e.kind === 'tip' && e.duration > DEFAULT_RULE_OPTIONS.pushMaxContact)) return true
  if (events.some((e) => e.kind === 'touched' && e.by === seat)) return true
  if (start !== undefined && start[0] >= -lag.table.length / 4) return true
  return (lag.claims ?? []).some(
    ({ rule, against, late }) => late !== true && against === seat && LAG_FOULS.includes(rule),
  )
}
