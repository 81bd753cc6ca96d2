import { otherSeat, type Seat } from '../shot/index.ts'
import { type Conduct, worstConduct } from './fouls/claims.ts'
import { type FoulReport, findFouls, nobodySpoke } from './fouls/find-fouls.ts'
import type { FoulRules } from './fouls/foul.ts'
import { replayCause, replayRuling, restoredBalls } from './replay.ts'
import type { Evidence, Ruling } from './ruling.ts'
import { draftRuling, finishRuling, type RulingDraft, warnOf, winMatch, withSeat } from './ruling-draft.ts'
import type { ShotContext } from './shot-context.ts'

/** What a WPA game adds to the common course of a ruling (section 5.1). */
export interface Game {
  /** Does the third foul in a row count [6.14]? */
  readonly threeFouls: boolean
  readonly foulRules: (context: ShotContext) => FoulRules
  /** A shot without foul. */
  readonly legal: (context: ShotContext, draft: RulingDraft, rules: FoulRules) => void
  /** A standard foul of the shooter. */
  readonly foul: (context: ShotContext, draft: RulingDraft, report: FoulReport) => void
  /** 14.1: a break foul outranks every standard foul [4.10]; true when this was one. */
  readonly breakFoul?: (context: ShotContext, draft: RulingDraft, report: FoulReport) => boolean
  /** A standard foul of the player who is not shooting. */
  readonly foulOfOther: (context: ShotContext, draft: RulingDraft) => void
  /** The rack is lost by this seat; 14.1 has none and takes points. */
  readonly loseRack: (context: ShotContext, draft: RulingDraft, loser: Seat, by: string) => void
}

/** Rules one shot: replay, fouls, win and loss, spotting, turn, score, foul count, end of the rack. */
export function judge(context: ShotContext, game: Game): Ruling {
  const quiet = nobodySpoke(context)
  const cause = quiet ? null : replayCause(context)
  if (cause !== null) return replayRuling(context, cause)
  const rules = game.foulRules(context)
  const report = findFouls(context, rules)
  const draft = draftRuling(context)
  const conduct = quiet ? null : worstConduct(report.conduct)
  draft.fouls = foulNumbers(report, conduct)
  for (const part of [report.conduct, report.fouls, report.byOther])
    for (const { evidence } of part) draft.evidence.push(evidence)
  for (const note of report.notes) draft.evidence.push(note)
  if (conduct !== null && isSerious(conduct)) loseByConduct(context, game, draft, conduct)
  else judgeShooter(context, game, draft, report, rules, conduct)
  if (!quiet || context.facts.lateDrops.length > 0) {
    const restored = restoredBalls(context)
    draft.restored = restored.balls
    draft.evidence.push(...restored.notes)
  }
  if (game.threeFouls && draft.result === null) draft.warn = warnOf(context, draft.foulCount)
  return finishRuling(context, draft)
}

function foulNumbers(report: FoulReport, conduct: Conduct | null): string[] {
  if (conduct === null && report.fouls.length === 0 && report.byOther.length === 0) return []
  const rules = [...report.fouls, ...report.byOther].map(({ rule }) => rule)
  if (conduct !== null && conduct.level !== 'warning') rules.unshift('6.17')
  return [...new Set(rules)]
}

function isSerious({ level }: Conduct): boolean {
  return level !== 'warning' && level !== 'standard'
}

/** 6.17 above the level of a standard foul: the rack (in 14.1 points), or the match. */
function loseByConduct(context: ShotContext, game: Game, draft: RulingDraft, conduct: Conduct): void {
  draft.kind = 'serious-foul'
  const match = conduct.level === 'match' || conduct.level === 'disqualified'
  if (match) winMatch(draft, otherSeat(conduct.against), '6.17')
  else game.loseRack(context, draft, conduct.against, '6.17')
}

function judgeShooter(
  context: ShotContext,
  game: Game,
  draft: RulingDraft,
  report: FoulReport,
  rules: FoulRules,
  conduct: Conduct | null,
): void {
  const standard = conduct !== null && conduct.level === 'standard' ? conduct : null
  const own = report.fouls.length > 0 || standard?.against === context.shooter
  const byOther = report.byOther.length > 0 || standard?.against === context.incoming
  if (own) judgeFoul(context, game, draft, report)
  else if (context.facts.strokePlayed) {
    if (game.threeFouls) draft.foulCount = withSeat(draft.foulCount, context.shooter, 0)
    game.legal(context, draft, rules)
  } else stayAtTable(context, draft)
  if (byOther) judgeFoulOfOther(context, game, draft, own)
  if (standard?.wheelchair === true && draft.result === null) draft.cueBall = 'in-hand'
}

/** No stroke was played and nothing stands against anybody: the shot is still to be played. */
function stayAtTable(context: ShotContext, draft: RulingDraft): void {
  draft.next = context.shooter
  draft.restricted = context.state.restricted
  draft.nextShot = context.state.shot
  draft.pushOutAvailable = context.state.shot === 'after-break'
}

function judgeFoul(context: ShotContext, game: Game, draft: RulingDraft, report: FoulReport): void {
  if (game.breakFoul?.(context, draft, report) === true) return
  draft.kind = 'foul'
  if (game.threeFouls && isThird(context, draft, context.shooter)) {
    draft.kind = 'serious-foul'
    draft.evidence.push(thirdFoul(context, context.shooter))
    game.loseRack(context, draft, context.shooter, '6.14')
    return
  }
  game.foul(context, draft, report)
  if (!context.facts.strokePlayed) keepShot(context, draft)
}

/** A foul between shots: the rack that has not been broken is still to be broken, the push-out still open. */
function keepShot(context: ShotContext, draft: RulingDraft): void {
  if (context.state.shot !== 'break' && context.state.shot !== 'after-break') return
  draft.nextShot = context.state.shot
  draft.pushOutAvailable = context.state.shot === 'after-break'
  if (context.state.shot === 'break') draft.cueBall = 'in-hand-kitchen'
}

/** What follows from the third foul stands beside the foul itself. */
function thirdFoul(context: ShotContext, against: Seat): Evidence {
  return {
    rule: '6.14',
    verdict: 'third-foul',
    events: [],
    clause: context.clause('6.14'),
    params: { against },
  }
}

/** Counts a standard foul; true when it is the third in a row after a warning [6.14, Q-10]. */
export function isThird(context: ShotContext, draft: RulingDraft, seat: Seat): boolean {
  const before = context.state.foulCount[seat]
  const third = before >= 2 && context.state.warned[seat]
  const count = third ? 3 : before >= 2 ? 2 : before + 1
  draft.foulCount = withSeat(draft.foulCount, seat, count)
  return third
}

function judgeFoulOfOther(context: ShotContext, game: Game, draft: RulingDraft, ownFoul: boolean): void {
  if (draft.result !== null) return
  if (draft.kind === 'legal') draft.kind = 'foul'
  if (game.threeFouls && isThird(context, draft, context.incoming)) {
    draft.kind = 'serious-foul'
    draft.evidence.push(thirdFoul(context, context.incoming))
    game.loseRack(context, draft, context.incoming, '6.14')
  } else if (!ownFoul) {
    game.foulOfOther(context, draft)
    if (!context.facts.strokePlayed) keepShot(context, draft)
  }
}
