import * as v from 'valibot'
import { CHOICE_OPTIONS, type MatchState } from '../../rules/index.ts'
import { claimShape, declarationShape, refereeRulingShape } from '../called-shape.ts'
import { eventsShape } from '../event-shape.ts'
import { ballId, number, objectBallId, perSeat, point, seat } from '../shapes.ts'
import { inspectionShape, strokeShape } from './command-shape.ts'
import { inningShape, layoutShape, rulingKindShape } from './record-shape.ts'
import { termsShape, whole, wholeWithin } from './setup-shape.ts'

/*
 * The state of a match, as it is kept beside a record so that going on needs no re-run. Shapes of plain data that the
 * rules wrote: what is asked here is that all of it is there.
 */

const groups = v.nullable(perSeat(v.picklist(['lows', 'highs'])))
const count = wholeWithin(0, 1e6)
const choiceOptions = v.array(v.picklist(CHOICE_OPTIONS))
const nextShot = v.picklist(['break', 'after-break', 'ordinary', 'shoot-out', 'live-game'])
const spotted = v.array(v.strictObject({ ball: ballId, at: point }))
const params = v.record(v.string(), v.union([v.string(), number, v.array(v.string())]))

const evidenceShape = v.strictObject({
  rule: v.string(),
  verdict: v.string(),
  events: v.array(count),
  margin: v.exactOptional(
    v.strictObject({ seconds: v.exactOptional(number), metres: v.exactOptional(number) }),
  ),
  tooClose: v.exactOptional(v.literal(true)),
  clause: v.string(),
  params: v.exactOptional(params),
})

export const rulingShape = v.strictObject({
  kind: rulingKindShape,
  fouls: v.array(v.string()),
  inning: inningShape,
  next: v.nullable(seat),
  choice: v.nullable(v.strictObject({ by: seat, options: choiceOptions })),
  cueBall: v.picklist(['as-lies', 'in-hand', 'in-hand-kitchen', 'head-spot', 'centre-spot']),
  restricted: v.boolean(),
  pocketed: v.array(objectBallId),
  spotted,
  score: perSeat(whole),
  foulCount: perSeat(count),
  warn: v.nullable(seat),
  groups,
  pushOutAvailable: v.boolean(),
  nextShot: v.nullable(nextShot),
  restored: spotted,
  rerack: v.nullable(v.picklist([14, 15])),
  picks: v.array(v.strictObject({ by: seat, creditTo: seat })),
  result: v.nullable(
    v.strictObject({
      rack: v.exactOptional(seat),
      match: v.exactOptional(seat),
      shootOut: v.exactOptional(seat),
      by: v.exactOptional(v.string()),
    }),
  ),
  shootOut: v.nullable(
    v.union([v.strictObject({ points: count }), v.strictObject({ repeat: v.literal(true) })]),
  ),
  evidence: v.array(evidenceShape),
})

const siberianShape = v.strictObject({
  lastPocketedBy: v.nullable(seat),
  handicapLeft: v.nullable(v.strictObject({ giver: seat, balls: count })),
  shootOut: v.nullable(v.strictObject({ first: seat, points: perSeat(v.nullable(count)), tries: count })),
})

const playedShotShape = v.strictObject({
  events: eventsShape,
  after: layoutShape,
  leastX: v.exactOptional(v.record(ballId, number)),
  claims: v.exactOptional(v.array(claimShape)),
  rulings: v.exactOptional(v.array(refereeRulingShape)),
})

const common = {
  terms: termsShape,
  rackNumber: count,
  breaker: seat,
  racks: perSeat(count),
  score: perSeat(whole),
  foulCount: perSeat(count),
  warned: perSeat(v.boolean()),
  groups,
  balls: layoutShape,
  lastRuling: v.nullable(rulingShape),
  shots: count,
  siberian: v.nullable(siberianShape),
  wheelchairFouls: perSeat(count),
  stalemateOffer: v.nullable(seat),
  // Absent in states that were kept before these were counted.
  quietInnings: v.optional(count, 0),
  extensions: v.optional(perSeat(count), { A: 0, B: 0 }),
}

const atTheTable = {
  shooter: seat,
  shot: nextShot,
  cueBall: v.picklist(['as-lies', 'in-hand', 'in-hand-kitchen']),
  restricted: v.boolean(),
  declaration: declarationShape,
  frozen: v.exactOptional(inspectionShape),
}

const by = { by: seat }
const choice = { by: seat, about: seat, options: choiceOptions }
const over = { winner: seat, by: v.string() }

/** A position is kept after the ruling: the shot that may be protested is the only one that is still running. */
const protest = v.nullable(
  v.strictObject({
    before: v.strictObject({
      ...common,
      protest: v.null(),
      phase: v.literal('shot-running'),
      stroke: strokeShape,
      ...atTheTable,
    }),
    shot: playedShotShape,
  }),
)

type Waiting = Exclude<MatchState['phase'], 'shot-running'>

function phase<Phase extends Waiting, Entries extends v.ObjectEntries>(name: Phase, entries: Entries) {
  return v.strictObject({ phase: v.literal(name), ...entries })
}

/** What may follow a picked ball. */
const afterwards = v.variant('phase', [
  phase('break', atTheTable),
  phase('aiming', atTheTable),
  phase('choice', choice),
  phase('push-out-decision', choice),
  phase('lag', {}),
  phase('racking', { rack: v.array(objectBallId), next: v.strictObject(atTheTable) }),
])

const known = { ...common, protest }

/** Every state in which a match can wait for a command. */
export const stateShape = v.variant('phase', [
  phase('break', { ...known, ...atTheTable }),
  phase('aiming', { ...known, ...atTheTable }),
  phase('choice', { ...known, ...choice }),
  phase('push-out-decision', { ...known, ...choice }),
  phase('pick-ball', { ...known, ...by, creditTo: seat, afterwards }),
  phase('racking', { ...known, rack: v.array(objectBallId), next: v.strictObject(atTheTable) }),
  phase('lag', known),
  phase('breaker-choice', { ...known, ...by }),
  phase('rack-over', { ...known, ...over }),
  phase('match-over', { ...known, ...over }),
])

type Read = v.InferOutput<typeof stateShape>

/** The shape and the type say the same: this fails to compile when they part. */
export const asState: [Exclude<Waiting, Read['phase']>] extends [never] ? (read: Read) => MatchState : never =
  (read) => read
