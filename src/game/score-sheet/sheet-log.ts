import type { Protest } from '../../record/index.ts'
import type { MatchState, PerSeat, Ruling } from '../../rules/index.ts'
import type { Seat } from '../../shot/index.ts'
import { type SheetShot, sheetShot } from './sheet-shot.ts'

/** One rack of the match; in 14.1 one racking of the balls. */
export interface SheetRackMark {
  readonly breaker: Seat
  readonly racksBefore: PerSeat<number>
  readonly scoreBefore: PerSeat<number>
  readonly racks: PerSeat<number>
  readonly score: PerSeat<number>
  /** How it was won; null while it runs, and in 14.1 but for the last. */
  readonly by: string | null
  /** Index of the first shot since the balls were racked last. */
  readonly from: number
}

/** A protest, with the row of its rack. */
export interface LoggedProtest extends Protest {
  readonly rack: number
}

/** All that a score sheet is counted from. Readonly plain data. */
export interface SheetLog {
  readonly match: MatchState
  readonly shots: readonly SheetShot[]
  readonly racks: readonly SheetRackMark[]
  readonly protests: readonly LoggedProtest[]
}

/** A command that was accepted: where it led, and what was ruled. */
export interface SheetStep {
  /** `stroke` for a stroke with its ruling; otherwise the kind of the command. */
  readonly kind: string
  readonly after: MatchState
  readonly ruling: Ruling | null
  /** What the referee has answered to a protest with it. */
  readonly protest?: Protest | null
}

export function startLog(match: MatchState): SheetLog {
  return { match, shots: [], racks: [newRack(match, 0)], protests: [] }
}

/** The log after one more command. A claim about a shot changes what stands of it; a pick belongs to its in-off. */
export function logStep(log: SheetLog, step: SheetStep): SheetLog {
  const { match: before } = log
  const { kind, after, ruling } = step
  let next: SheetLog = { ...log, match: after }
  if (ruling !== null) next = withShot(next, step, ruling)
  if (step.protest) next = withProtest(next, step.protest)
  if (kind === 'pick-ball') next = withPick(next, before, after)
  if (isRackedAgain(before, after)) next = annulled(next)
  if (kind === 'next-rack' && startsRow(before))
    return { ...next, racks: [...next.racks, newRack(after, next.shots.length)] }
  const row = next.racks.at(-1)!
  const from = kind === 'next-rack' ? next.shots.length : row.from
  return { ...next, racks: [...next.racks.slice(0, -1), rowNow({ ...row, from }, next)] }
}

function newRack(match: MatchState, from: number): SheetRackMark {
  const { racks, score } = match
  return { breaker: breakerNow(match), racksBefore: racks, scoreBefore: score, racks, score, by: null, from }
}

/** The row of the running rack as it stands now; until the break somebody else may come to break. */
function rowNow(row: SheetRackMark, { match, shots }: SheetLog): SheetRackMark {
  const { racks, score } = match
  const broken = shots.slice(row.from).some(({ struck }) => struck)
  const by = match.phase === 'rack-over' || match.phase === 'match-over' ? match.by : null
  return { ...row, racks, score, by, breaker: broken ? row.breaker : breakerNow(match) }
}

function breakerNow(match: MatchState): Seat {
  return match.phase === 'break' || match.phase === 'aiming' ? match.shooter : match.breaker
}

/** A new rack after one that was won; in 14.1 whenever balls are racked. */
function startsRow({ phase, terms }: MatchState): boolean {
  return phase === 'rack-over' || terms.ruleset === 'straight-pool'
}

function withShot(log: SheetLog, step: SheetStep, ruling: Ruling): SheetLog {
  const shot = sheetShot(step.after, ruling, log.racks.length - 1)
  if (shot === null) return log
  const kept = isNew(step) ? log.shots : log.shots.slice(0, -1)
  return { ...log, shots: [...kept, shot] }
}

function withProtest(log: SheetLog, protest: Protest): SheetLog {
  return { ...log, protests: [...log.protests, { ...protest, rack: log.racks.length - 1 }] }
}

/** What people add to a shot that was ruled already changes it; their first word between the shots is one of its own. */
function isNew({ kind, after }: SheetStep): boolean {
  if (kind === 'stroke') return true
  const { events, claims = [], rulings = [] } = after.protest!.shot
  return events.length === 0 && claims.length === 1 && rulings.length === 0
}

/** A ball that is taken to the credit of the player who has just shot is one that he made. */
function withPick(log: SheetLog, before: MatchState, after: MatchState): SheetLog {
  const last = log.shots.at(-1)
  if (last === undefined || before.phase !== 'pick-ball' || before.creditTo !== last.seat) return log
  const made = after.score[last.seat] - before.score[last.seat]
  return { ...log, shots: [...log.shots.slice(0, -1), { ...last, balls: last.balls + made }] }
}

/** The rack is broken again, or was a stalemate: what it brought so far does not count. */
function isRackedAgain(before: MatchState, after: MatchState): boolean {
  if (before.terms.ruleset === 'straight-pool') return false
  return after.phase === 'racking' && before.phase !== 'racking'
}

function annulled(log: SheetLog): SheetLog {
  const row = log.racks.length - 1
  const shots = log.shots.map((shot) => (shot.rack === row ? { ...shot, annulled: true } : shot))
  return { ...log, shots }
}
