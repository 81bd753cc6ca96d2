import * as v from 'valibot'
import { CHOICE_OPTIONS } from '../../rules/index.ts'
import { RAIL_IDS } from '../../table/index.ts'
import { claimShape, declarationShape, refereeRulingShape } from '../called-shape.ts'
import { ballId, number, objectBallId, point, seat } from '../shapes.ts'
import type { GameCommand } from './game-command.ts'
import { wholeParametersShape } from './whole-shape.ts'

export const strokeShape = v.strictObject({
  speed: number,
  directionDeg: number,
  elevationDeg: number,
  tip: v.strictObject({ side: number, height: number }),
})

export const inspectionShape = v.strictObject({
  frozenRails: v.array(v.strictTuple([ballId, v.picklist(RAIL_IDS)])),
  frozenBalls: v.array(v.strictTuple([ballId, ballId])),
})

function command<Kind extends GameCommand['kind'], Entries extends v.ObjectEntries>(
  kind: Kind,
  entries: Entries,
) {
  return v.strictObject({ kind: v.literal(kind), ...entries })
}

/** One command of a match. */
export const commandShape = v.variant('kind', [
  command('place-cue-ball', { seat, at: point }),
  command('declare', { seat, declaration: declarationShape }),
  command('stroke', { seat, stroke: strokeShape }),
  command('choose', { seat, option: v.picklist(CHOICE_OPTIONS) }),
  command('pick-ball', { seat, ball: objectBallId }),
  command('next-rack', {}),
  command('concede', { seat }),
  command('declare-frozen', { seat, frozen: inspectionShape }),
  command('claim', {
    by: v.picklist(['A', 'B', 'referee']),
    claim: claimShape,
    about: v.exactOptional(v.picklist(['shot', 'between'])),
  }),
  command('referee', { ruling: refereeRulingShape }),
  command('warn-two-fouls', { seat }),
  command('agree-stalemate', { seat }),
  command('declare-game', { seat }),
  command('clock-expired', { seat }),
  command('extend-clock', { seat }),
  command('keep-position', { seat }),
  command('request-replace', { seat }),
  command('choose-breaker', { seat, breaker: seat }),
  command('lag', { seat, at: point, stroke: strokeShape }),
  command('set-parameters', { parameters: wholeParametersShape }),
])

type Read = v.InferOutput<typeof commandShape>
type Unread = Exclude<GameCommand['kind'], Read['kind']>

/** The shape and the type say the same: this fails to compile when they part. */
export const asCommand: [Unread] extends [never] ? (read: Read) => GameCommand : never = (read) => read
