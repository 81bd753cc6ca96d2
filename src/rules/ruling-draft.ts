import { offObjectBalls, pocketedObjectBalls, type Seat } from '../shot/index.ts'
import { ballNumber, type ObjectBallId } from '../table/index.ts'
import { cueBallGone } from './fouls/scratch.ts'
import type { CueBallAfter, Evidence, PerSeat, Ruling } from './ruling.ts'
import type { ShotContext } from './shot-context.ts'

/** A ruling while it is being made; local scratch of one call. */
export type RulingDraft = { -readonly [K in keyof Ruling]: Ruling[K] } & { evidence: Evidence[] }

/** A legal shot after which the other player comes to the table; everything else is a change of this. */
export function draftRuling(context: ShotContext): RulingDraft {
  const { state } = context
  return {
    kind: 'legal',
    fouls: [],
    inning: null,
    next: context.incoming,
    choice: null,
    cueBall: cueBallLies(context),
    restricted: false,
    pocketed: ballsDown(context),
    spotted: [],
    score: state.score,
    foulCount: state.foulCount,
    warn: null,
    groups: state.groups,
    pushOutAvailable: false,
    nextShot: 'ordinary',
    restored: [],
    rerack: null,
    picks: [],
    result: null,
    shootOut: null,
    evidence: [],
  }
}

/** As it lies; in hand when it is gone although nothing was called, or still in hand when nothing was played. */
function cueBallLies(context: ShotContext): CueBallAfter {
  if (!context.facts.strokePlayed) return context.state.cueBall
  return cueBallGone(context) ? 'in-hand' : 'as-lies'
}

/** Object balls pocketed or off the table by this shot, ascending. */
export function ballsDown(context: ShotContext): ObjectBallId[] {
  const balls = [...pocketedObjectBalls(context.facts)]
  for (const ball of offObjectBalls(context.facts)) if (!balls.includes(ball)) balls.push(ball)
  return balls.sort((a, b) => ballNumber(a) - ballNumber(b))
}

/** Same values with one seat changed. */
export function withSeat<T>(values: PerSeat<T>, seat: Seat, value: T): PerSeat<T> {
  return seat === 'A' ? { A: value, B: values.B } : { A: values.A, B: value }
}

/** Closes a ruling: inning and next shot follow from who plays next, `warn` from the foul counts. */
export function finishRuling(context: ShotContext, draft: RulingDraft): Ruling {
  if (draft.choice !== null || draft.result?.rack !== undefined || draft.result?.match !== undefined) {
    draft.next = null
    draft.nextShot = null
  }
  if (draft.result !== null) draft.picks = draft.result.shootOut === undefined ? [] : draft.picks
  draft.inning = inningOf(context, draft)
  return draft
}

function inningOf(context: ShotContext, draft: RulingDraft): Ruling['inning'] {
  if (draft.choice !== null) return 'choice'
  if (draft.next === null) return null
  return draft.next === context.shooter ? 'continues' : 'passes'
}

/** The seat that must be told that it is on two fouls, and has not been told. */
export function warnOf(context: ShotContext, foulCount: PerSeat<number>): Seat | null {
  const { state, shooter, incoming } = context
  for (const seat of [shooter, incoming]) {
    // A seat that has just reached two again needs a new warning.
    const told = state.warned[seat] && state.foulCount[seat] === 2
    if (foulCount[seat] === 2 && !told) return seat
  }
  return null
}

/** The rack is won: one rack more, and the match with it when that was the last one needed. */
export function winRack(context: ShotContext, draft: RulingDraft, winner: Seat, by: string): void {
  const won = context.state.score[winner] + 1
  const { raceTo } = context.state
  draft.score = withSeat(context.state.score, winner, won)
  draft.result = raceTo > 0 && won >= raceTo ? { rack: winner, by, match: winner } : { rack: winner, by }
  draft.choice = null
  draft.pushOutAvailable = false
}

/** The match is lost by conduct: no rack is counted. */
export function winMatch(draft: RulingDraft, winner: Seat, by: string): void {
  draft.result = { match: winner, by }
  draft.choice = null
  draft.pushOutAvailable = false
}
