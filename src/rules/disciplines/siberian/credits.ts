import { otherSeat, pocketedObjectBalls, pocketingOf, type Seat, wentInto } from '../../../shot/index.ts'
import type { ObjectBallId } from '../../../table/index.ts'
import type { PerSeat, Ruling } from '../../ruling.ts'
import { withSeat } from '../../ruling-draft.ts'
import type { HandicapLeft, ShotContext } from '../../shot-context.ts'

/** Balls of a game that win it; five each and an empty table is a shoot-out (12.1). */
export const BALLS_TO_WIN = 6

/** What a stroke scored, and what is still to be picked. */
export interface Credits {
  readonly score: PerSeat<number>
  readonly picks: Ruling['picks']
  readonly handicapLeft: HandicapLeft | null
  readonly continues: boolean
}

/** Local scratch of one settlement. */
export class Ledger {
  score: PerSeat<number>
  picks: { by: Seat; creditTo: Seat }[] = []
  handicapLeft: HandicapLeft | null
  private readonly context: ShotContext

  constructor(context: ShotContext) {
    this.context = context
    this.score = context.state.score
    this.handicapLeft = context.state.handicapLeft ?? null
  }

  /** One ball for this seat. */
  credit(seat: Seat): void {
    this.score = withSeat(this.score, seat, this.score[seat] + 1)
  }

  /** A ball that the shooter has made: the first of a handicap's giver go to the other (12.1). */
  creditMade(): void {
    this.credit(this.takeHandicap() ? this.context.incoming : this.context.shooter)
  }

  /**
   * The cue ball pocketed off a ball: the opponent takes a ball to the shooter's credit; a handicap turns it to his
   * own. With no ball left the cue ball is itself the eleventh ball.
   */
  creditInOff(ballsLeft: number): void {
    const to = this.takeHandicap() ? this.context.incoming : this.context.shooter
    this.pick(to, ballsLeft)
    if (ballsLeft === 0) this.credit(to)
  }

  /** The opponent picks a ball; with none left there is nothing to pick. */
  pick(creditTo: Seat, ballsLeft: number): void {
    if (ballsLeft > 0) this.picks.push({ by: this.context.incoming, creditTo })
  }

  private takeHandicap(): boolean {
    const { handicapLeft } = this
    if (handicapLeft === null || handicapLeft.balls === 0) return false
    if (handicapLeft.giver !== this.context.shooter) return false
    this.handicapLeft = { giver: handicapLeft.giver, balls: handicapLeft.balls - 1 }
    return true
  }
}

/** A stroke without violation: rows C0-C6, the uncalled game and the break (12.2-12.4). */
export function creditStroke(context: ShotContext, ledger: Ledger, ballsLeft: number): boolean {
  const nothingCalled = context.state.shot === 'break' || context.options.mode === 'uncalled'
  return nothingCalled ? creditAll(context, ledger, ballsLeft) : creditCalled(context, ledger, ballsLeft)
}

/** All pocketed balls count for the shooter, who goes on. */
function creditAll(context: ShotContext, ledger: Ledger, ballsLeft: number): boolean {
  const down = pocketedObjectBalls(context.facts)
  for (const _ball of down) ledger.creditMade()
  const inOff = isInOff(context)
  if (inOff) ledger.creditInOff(ballsLeft)
  return inOff || down.length > 0
}

/** Called balls for the shooter, every other one for the opponent; only a call fulfilled goes on. */
function creditCalled(context: ShotContext, ledger: Ledger, ballsLeft: number): boolean {
  const calls = context.declaration.call ?? []
  const made = calls.filter(({ ball, pocket }) => wentInto(context.facts, ball, pocket))
  for (const ball of pocketedObjectBalls(context.facts)) {
    if (made.some((call) => call.ball === ball)) ledger.creditMade()
    else ledger.credit(context.incoming)
  }
  if (isInOff(context)) {
    if (made.some(({ ball }) => ball === 'cue')) ledger.creditInOff(ballsLeft)
    else if (context.options.uncalledCueBall === 'creditOpponent') {
      ledger.pick(context.incoming, ballsLeft)
      if (ballsLeft === 0) ledger.credit(context.incoming)
    }
  }
  return calls.length > 0 && made.length === calls.length
}

/** The cue ball went down off an object ball. */
export function isInOff({ facts }: ShotContext): boolean {
  return pocketingOf(facts, 'cue') !== undefined && facts.firstContact !== null
}

/** Who has the six balls that win; null while nobody has. */
export function winnerByBalls(score: PerSeat<number>): Seat | null {
  if (score.A >= BALLS_TO_WIN) return 'A'
  return score.B >= BALLS_TO_WIN ? 'B' : null
}

/** Five each and no object ball left. */
export function isLevelAtTheEnd(score: PerSeat<number>, left: readonly ObjectBallId[]): boolean {
  return left.length === 0 && score.A === BALLS_TO_WIN - 1 && score.B === BALLS_TO_WIN - 1
}

/** Object balls that a violation hands over go to the offender's opponent. */
export function creditOpponent(context: ShotContext, ledger: Ledger, balls: readonly ObjectBallId[]): void {
  for (const _ball of balls) ledger.credit(otherSeat(context.shooter))
}
