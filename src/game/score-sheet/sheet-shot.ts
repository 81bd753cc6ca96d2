import type { Claim, MatchState, PerSeat, RulesetId, Ruling } from '../../rules/index.ts'
import { otherSeat, type Seat, type ShotEvent } from '../../shot/index.ts'
import { ballNumber, type ObjectBallId } from '../../table/index.ts'

/** What the score sheet keeps of one shot, or of one foul between shots. */
export interface SheetShot {
  readonly seat: Seat
  /** Index of the row of its rack. */
  readonly rack: number
  /** False: nothing was struck, a foul was called between the shots. */
  readonly struck: boolean
  readonly break: boolean
  /** A break without an object ball in a pocket. */
  readonly dry: boolean
  readonly safety: boolean
  readonly pushOut: boolean
  /** Balls that count for the shooter. */
  readonly balls: number
  /** Numbers of the rules that each seat broke. */
  readonly fouls: PerSeat<readonly string[]>
  /** The other player comes to the table, or decides, or the rack is over. */
  readonly endsVisit: boolean
  /** The rack was played again: its balls do not count. */
  readonly annulled: boolean
}

type Struck = Extract<MatchState, { readonly phase: 'shot-running' }>

/** The shot that was ruled last, as `after` has it with everything that people have called about it; null without one. */
export function sheetShot(after: MatchState, ruling: Ruling, rack: number): SheetShot | null {
  const before = after.protest?.before
  const played = after.protest?.shot
  if (before?.phase !== 'shot-running' || played === undefined) return null
  const seat = before.shooter
  const struck = played.events.length > 0
  const isBreak = struck && before.shot === 'break'
  const fouls = foulsOf(seat, ruling, played.claims ?? [], played.events)
  return {
    seat,
    rack,
    struck,
    break: isBreak,
    dry: isBreak && !played.events.some((event) => event.kind === 'pocketed' && event.ball !== 'cue'),
    safety: struck && before.declaration.safety === true,
    pushOut: struck && before.declaration.pushOut === true,
    balls: ballsOfShot(before, after, ruling, played.events),
    fouls,
    endsVisit: fouls[seat].length > 0 || endsVisit(seat, ruling),
    annulled: false,
  }
}

function endsVisit(seat: Seat, { inning, choice }: Ruling): boolean {
  return inning === 'choice' ? choice?.by !== seat : inning !== 'continues'
}

/** A ruling lists the fouls of both; whose they are follows from who was claimed against, or touched a ball. */
function foulsOf(
  shooter: Seat,
  ruling: Ruling,
  claims: readonly Claim[],
  events: readonly ShotEvent[],
): PerSeat<readonly string[]> {
  const other = otherSeat(shooter)
  const touched = events.some((event) => event.kind === 'touched' && event.by === other)
  const ofOther = (rule: string): boolean => {
    const about = claims.filter((claim) => isAbout(claim, rule))
    if (about.some(({ against }) => against === shooter)) return false
    return about.length > 0 || (rule === '6.6' && touched)
  }
  // The demands on a break are no fouls: an illegal break has its own column.
  const fouls = ruling.kind === 'replay' ? [] : ruling.fouls.filter((rule) => rule !== 'RU-break')
  const own = fouls.filter((rule) => !ofOther(rule))
  const others = fouls.filter(ofOther)
  return shooter === 'A' ? { A: own, B: others } : { A: others, B: own }
}

/** Conduct of every kind is ruled as 6.17. */
function isAbout({ rule, intent }: Claim, foul: string): boolean {
  return rule === foul || (foul === '6.17' && (intent === 'intentional' || rule.startsWith('7.')))
}

function ballsOfShot(
  before: Struck,
  after: MatchState,
  ruling: Ruling,
  events: readonly ShotEvent[],
): number {
  if (ruling.kind !== 'legal') return 0
  const { shooter } = before
  switch (before.terms.ruleset) {
    case 'straight-pool':
    case 'siberian-ten':
      return Math.max(0, after.score[shooter] - before.score[shooter])
    default:
      return countsForShooter(shooter, ruling)
        ? ruling.pocketed.filter((ball) => wentDown(ball, events) && isHis(before, ruling, ball)).length
        : 0
  }
}

/** He plays on, has won, or may choose how the rack goes on. */
function countsForShooter(shooter: Seat, { next, result, choice }: Ruling): boolean {
  return next === shooter || result?.rack === shooter || result?.match === shooter || choice?.by === shooter
}

function wentDown(ball: ObjectBallId, events: readonly ShotEvent[]): boolean {
  return events.some((event) => event.kind === 'pocketed' && event.ball === ball)
}

const EIGHT = 8

/** In eight-ball, once the groups are known, only a ball of one's own group or the 8 that wins. */
function isHis(before: Struck, ruling: Ruling, ball: ObjectBallId): boolean {
  if (!isEightBall(before.terms.ruleset)) return true
  const number = ballNumber(ball)
  if (number === EIGHT) return ruling.result?.rack === before.shooter
  const group = ruling.groups?.[before.shooter]
  return group === undefined || (group === 'lows') === number < EIGHT
}

function isEightBall(ruleset: RulesetId): boolean {
  return ruleset === 'eight-ball'
}
