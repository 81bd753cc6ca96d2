import { Random } from '../../../src/math/index.ts'
import { DEFAULT_PARAMETERS } from '../../../src/physics/index.ts'
import {
  type Decider,
  type Level,
  makePlayer,
  playRack,
  type TurnReport,
  type Workbench,
} from '../../../src/players/index.ts'
import type { Seat } from '../../../src/shot/index.ts'
import { TABLE_SPECS } from '../../../src/table/index.ts'

/** Racks of nine-ball between two levels, or against another way to decide. */
export interface RacksTerms {
  readonly levels: readonly [Level, Level]
  /** How B decides when he does not think. */
  readonly rival?: Decider
  readonly seed: number
  readonly racks: number
  readonly simulations: number
  /** Ends the run early: milliseconds of `performance.now`. */
  readonly deadline: number
}

/** What was counted; see the fields. */
export interface RacksCount {
  racks: number
  /** Won by A, and by whoever broke. */
  wonByA: number
  wonByBreaker: number
  /** Won by the breaker without another shot of the other. */
  breakAndRun: number
  /** Breaks that pocketed a ball and did not foul. */
  goodBreaks: number
  strokes: number
  miscues: number
  fouls: number
  pushOuts: number
  taken: number
  pusherWins: number
  illegal: number
  /** Decisions in bins of ten of the chance that was seen: how many, its sum, and how many of those racks were won. */
  readonly reliability: { count: number; sum: number; won: number }[]
}

export function playRacks(bench: Workbench, terms: RacksTerms): RacksCount {
  const count = emptyCount()
  for (let n = 0; n < terms.racks && performance.now() < terms.deadline; n++)
    countRack(bench, terms, n, count)
  return count
}

function countRack(bench: Workbench, terms: RacksTerms, n: number, count: RacksCount): void {
  const random = Random.fromSeed(terms.seed, n)
  const breaker: Seat = n % 2 === 0 ? 'A' : 'B'
  const turns: TurnReport[] = []
  const players = {
    A: makePlayer(terms.levels[0], random.bits()),
    B: makePlayer(terms.levels[1], random.bits()),
  }
  const report = playRack(
    bench,
    {
      ruleset: 'nine-ball',
      table: TABLE_SPECS['9ft'],
      parameters: DEFAULT_PARAMETERS,
      players,
      breaker,
      seed: random.bits(),
      simulations: { A: terms.simulations, B: terms.simulations },
      fidelity: 'bed-only',
      ...(terms.rival === undefined ? {} : { deciders: { B: terms.rival } }),
    },
    (turn) => turns.push(turn),
  )
  count.illegal += report.illegal.length
  if (report.winner === null) return
  count.racks += 1
  if (report.winner === 'A') count.wonByA += 1
  if (report.winner === breaker) count.wonByBreaker += 1
  const shots = turns.filter(({ ruling }) => ruling !== null)
  if (report.winner === breaker && shots.every(({ seat }) => seat === breaker)) count.breakAndRun += 1
  for (const turn of turns) countTurn(turn, report.winner, count, terms.rival !== undefined)
}

function countTurn(
  { before, seat, decision, ruling }: TurnReport,
  winner: Seat,
  count: RacksCount,
  onlyA: boolean,
): void {
  const { reason } = decision
  if (before.phase === 'push-out-decision') {
    count.pushOuts += 1
    if (reason.option === 'accept') count.taken += 1
    if (before.about === winner) count.pusherWins += 1
  }
  if (ruling === null) return
  count.strokes += 1
  if (ruling.fouls.length > 0) count.fouls += 1
  const stroke = decision.commands.at(-1)
  if (stroke?.kind === 'stroke') {
    const { side, height } = stroke.stroke.tip
    if (Math.sqrt(side * side + height * height) > MISCUE) count.miscues += 1
  }
  if (reason.kind === 'break') {
    if (ruling.kind === 'legal' && ruling.pocketed.length > 0) count.goodBreaks += 1
    return
  }
  if (onlyA && seat === 'B') return
  const bin = count.reliability[Math.min(9, Math.floor(reason.chance * 10))]!
  bin.count += 1
  bin.sum += reason.chance
  if (winner === seat) bin.won += 1
}

/** A tip farther out than this may slip, fraction of R. */
const MISCUE = 0.5

export function emptyCount(): RacksCount {
  return {
    racks: 0,
    wonByA: 0,
    wonByBreaker: 0,
    breakAndRun: 0,
    goodBreaks: 0,
    strokes: 0,
    miscues: 0,
    fouls: 0,
    pushOuts: 0,
    taken: 0,
    pusherWins: 0,
    illegal: 0,
    reliability: Array.from({ length: 10 }, () => ({ count: 0, sum: 0, won: 0 })),
  }
}
