import * as v from 'valibot'
import { fail, fault, ok, type Result } from '../math/index.ts'
import { DEFAULT_PARAMETERS } from '../physics/index.ts'
import { makeRuleOptions, RULESETS, type ShotToRule } from '../rules/index.ts'
import { RAIL_IDS } from '../table/index.ts'
import { claimShape, declarationShape, refereeRulingShape } from './called-shape.ts'
import { readShape } from './document.ts'
import { asEvents, eventsShape } from './event-shape.ts'
import { layoutFault } from './layout-fault.ts'
import { optionsShape } from './options-shape.ts'
import { ballId, formatOne, layout, number, perSeat, seat, within } from './shapes.ts'
import { readTable, tableShape } from './table-shape.ts'

const whole = v.pipe(number, v.integer())
const count = v.pipe(within(0, 1e6), v.integer())

const stateShape = v.strictObject({
  shooter: seat,
  shot: v.picklist(['break', 'after-break', 'ordinary', 'shoot-out', 'live-game']),
  balls: layout,
  cueBall: v.exactOptional(v.picklist(['as-lies', 'in-hand', 'in-hand-kitchen']), 'as-lies'),
  foulCount: v.exactOptional(perSeat(count), { A: 0, B: 0 }),
  warned: v.exactOptional(perSeat(v.boolean()), { A: false, B: false }),
  score: v.exactOptional(perSeat(whole), { A: 0, B: 0 }),
  groups: v.exactOptional(v.nullable(perSeat(v.picklist(['lows', 'highs']))), null),
  frozenRails: v.exactOptional(v.array(v.strictTuple([ballId, v.picklist(RAIL_IDS)]))),
  frozenBalls: v.exactOptional(v.array(v.strictTuple([ballId, ballId]))),
  restricted: v.exactOptional(v.boolean(), false),
  raceTo: v.exactOptional(count, 0),
  racks: v.exactOptional(perSeat(count)),
  lastPocketedBy: v.exactOptional(v.nullable(seat)),
  handicapLeft: v.exactOptional(v.nullable(v.strictObject({ giver: seat, balls: count }))),
  shootOut: v.exactOptional(
    v.nullable(v.strictObject({ first: seat, points: perSeat(v.nullable(count)), tries: count })),
  ),
  breaker: v.exactOptional(seat),
  wheelchairFouls: v.exactOptional(perSeat(count)),
})

/** The input of `rule`: one shot before the referee. */
export const ruleShape = v.strictObject({
  format: formatOne,
  ruleset: v.picklist(RULESETS),
  options: v.exactOptional(optionsShape, {}),
  table: v.exactOptional(tableShape),
  /** Of the balls, m; absent = the standard one. */
  ballRadius: v.exactOptional(within(0.015, 0.05), DEFAULT_PARAMETERS.ballRadius),
  state: stateShape,
  declaration: v.exactOptional(declarationShape, {}),
  events: eventsShape,
  after: layout,
  leastX: v.exactOptional(v.record(ballId, number), {}),
  claims: v.exactOptional(v.array(claimShape), []),
  rulings: v.exactOptional(v.array(refereeRulingShape), []),
})

/**
 * Reads the input of `rule`. Besides the faults of the form: `unknown-declaration` for what no game knows,
 * `balls-overlap` and `ball-off-bed` for positions before and after.
 */
export function readRuleDocument(value: unknown): Result<ShotToRule> {
  const shape = readShape(ruleShape, value)
  if (!shape.ok) return fail(shape.error.path.startsWith('declaration') ? declared(shape.error) : shape.error)
  const { format: _format, table, options, events, ballRadius, ...shot } = shape.value
  const spec = readTable(table, ballRadius)
  if (!spec.ok) return spec
  const problem =
    layoutFault(shot.state.balls, 'state.balls', spec.value, ballRadius) ??
    layoutFault(shot.after, 'after', spec.value, ballRadius)
  if (problem !== null) return fail(problem)
  return ok({
    ...shot,
    options: makeRuleOptions(options),
    table: spec.value,
    ballRadius,
    events: asEvents(events),
  })
}

/** A declaration that has a word no game knows. */
function declared(error: { code: string; path: string; message: string }) {
  if (error.code !== 'unknown-key') return error
  return fault('unknown-declaration', error.path, 'no game knows this declaration').error
}
