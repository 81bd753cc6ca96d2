import * as v from 'valibot'
import { REASON_TEXT } from '../rules/index.ts'
import { ballId, objectBallId, pocketId, seat } from './shapes.ts'

/* What people say to the referee: before the stroke, after it, and the referee in person. */

const yes = v.exactOptional(v.literal(true))

export const declarationShape = v.strictObject({
  call: v.exactOptional(v.array(v.strictObject({ ball: ballId, pocket: pocketId }))),
  safety: yes,
  pushOut: yes,
  spotNearest: v.exactOptional(v.union([v.literal(true), objectBallId])),
  declareGame: yes,
})

/** A call by a person; what the rule number means is for the rules to say. */
export const claimShape = v.strictObject({
  rule: v.string(),
  against: seat,
  intent: v.exactOptional(v.picklist(['accidental', 'intentional'])),
  late: v.exactOptional(v.boolean()),
  level: v.exactOptional(v.picklist(['warning', 'standard', 'serious', 'rack', 'match', 'disqualified'])),
  effect: v.exactOptional(v.picklist(['affected', 'none'])),
})

/** Why the referee answers a protest so. */
const reason = v.pipe(v.string(), v.regex(REASON_TEXT, 'reason-text'))

export const refereeRulingShape = v.variant('kind', [
  v.strictObject({ kind: v.literal('replay') }),
  v.strictObject({ kind: v.literal('restore') }),
  v.strictObject({ kind: v.literal('stalemate') }),
  v.strictObject({
    kind: v.literal('overrule'),
    rule: v.string(),
    by: v.exactOptional(seat),
    reason: v.exactOptional(reason),
  }),
  v.strictObject({ kind: v.literal('uphold'), rule: v.string(), by: seat, reason: v.exactOptional(reason) }),
  v.strictObject({ kind: v.literal('obvious'), ball: ballId, pocket: pocketId }),
])
