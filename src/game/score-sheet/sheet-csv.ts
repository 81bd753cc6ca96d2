import type { MatchSetup } from '../../record/index.ts'
import type { Seat } from '../../shot/index.ts'
import type { FoulCount, RackSheet, ScoreSheet, SheetProtest } from './score-sheet.ts'

type Cell = string | number

/**
 * One table for people and programs: a row for each player of the match, then one for each player of each rack, then
 * one for each protest, with the seat that protested.
 */
const COLUMNS = [
  'part',
  'rack',
  'seat',
  'player',
  'breaker',
  'won',
  'points',
  'balls',
  'visits',
  'balls_per_visit',
  'high_run',
  'shots',
  'breaks',
  'dry_breaks',
  'break_and_runs',
  'safeties',
  'push_outs',
  'fouls',
  'fouls_by_rule',
  'shot',
  'protested_rule',
  'answer',
  'reason',
] as const

type Row = Readonly<Partial<Record<Exclude<(typeof COLUMNS)[number], 'seat'>, Cell>>> & {
  readonly seat?: Seat
}

const SEATS = ['A', 'B'] as const

/**
 * A score sheet as CSV (RFC 4180): commas, CRLF, a point as the decimal mark and English column names whatever the
 * reader's language, so that any program reads the same. A name that a spreadsheet would take for a formula begins
 * with an apostrophe (OWASP, CSV injection).
 */
export function sheetCsv(sheet: ScoreSheet, players: MatchSetup['players']): string {
  const rows: readonly Row[] = [
    ...SEATS.map((seat) => matchRow(sheet, seat)),
    ...sheet.racks.flatMap((rack) => SEATS.map((seat) => rackRow(rack, seat))),
    ...sheet.protests.map(protestRow),
  ]
  const named = rows.map(({ seat, ...row }) =>
    seat === undefined ? row : { ...row, seat, player: players[seat].name },
  )
  const lines = named.map((row: Row) => COLUMNS.map((column) => cell(row[column] ?? '')).join(','))
  return [COLUMNS.join(','), ...lines, ''].join('\r\n')
}

function matchRow({ players }: ScoreSheet, seat: Seat): Row {
  const own = players[seat]
  return {
    part: 'match',
    seat,
    won: own.racks,
    points: own.points,
    balls: own.balls,
    visits: own.visits,
    balls_per_visit: own.ballsPerVisit.toFixed(2),
    high_run: own.highRun,
    shots: own.shots,
    breaks: own.breaks,
    dry_breaks: own.dryBreaks,
    break_and_runs: own.breakAndRuns,
    safeties: own.safeties,
    push_outs: own.pushOuts,
    fouls: own.fouls,
    fouls_by_rule: own.foulsByRule.map(foulText).join(' '),
  }
}

function foulText({ rule, count }: FoulCount): string {
  return `${rule}:${count}`
}

function rackRow(rack: RackSheet, seat: Seat): Row {
  const breaks = rack.breaker === seat
  return {
    part: 'rack',
    rack: rack.number,
    seat,
    breaker: breaks ? 1 : 0,
    won: rack.winner === seat ? 1 : 0,
    points: rack.points[seat],
    balls: rack.balls[seat],
    visits: rack.visits[seat],
    dry_breaks: breaks && rack.dryBreak ? 1 : 0,
    break_and_runs: rack.breakAndRun && rack.winner === seat ? 1 : 0,
    fouls: rack.fouls[seat],
  }
}

function protestRow({ rack, by, shot, rule, answer, reason = '' }: SheetProtest): Row {
  return { part: 'protest', rack, ...(by && { seat: by }), shot, protested_rule: rule, answer, reason }
}

/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/
const TO_QUOTE = /[",\r\n]/

function cell(value: Cell): string {
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value) ? `'${value}` : value
  return TO_QUOTE.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
