import * as v from 'valibot'
import { type Fault, fault } from '../../math/index.ts'
import { parameterFault } from '../../physics/index.ts'
import { RULESETS } from '../../rules/index.ts'
import { validateTableSpec } from '../../table/index.ts'
import { number, perSeat, seat, within } from '../shapes.ts'
import { COMPUTER_LEVELS, type MatchSetup } from './match-setup.ts'
import { wholeOptionsShape, wholeParametersShape, wholeTableShape } from './whole-shape.ts'

export const whole = v.pipe(number, v.integer())

/** A whole number within bounds. */
export function wholeWithin(least: number, most: number) {
  return v.pipe(within(least, most), v.integer())
}

const playerShape = v.strictObject({
  name: v.pipe(v.string(), v.maxLength(100)),
  colour: v.exactOptional(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/))),
  computer: v.exactOptional(v.picklist(COMPUTER_LEVELS)),
})

export const termsShape = v.strictObject({
  ruleset: v.picklist(RULESETS),
  options: wholeOptionsShape,
  raceTo: wholeWithin(1, 10_000),
  table: wholeTableShape,
  ballRadius: number,
  firstBreaker: seat,
  opening: v.exactOptional(v.literal('lag')),
})

export const setupShape = v.strictObject({
  terms: termsShape,
  players: perSeat(playerShape),
  parameters: wholeParametersShape,
  seed: wholeWithin(0, 4_294_967_295),
  started: v.exactOptional(v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/))),
})

/**
 * What of a set-up of the right shape cannot be played: a table or parameters out of range, `other-balls` when rules
 * and physics would know different ones, `ball-fouls` for options that the edition does not have. Paths begin with `setup`.
 */
export function setupFault({ terms, parameters }: MatchSetup): Fault | null {
  const { table, ballRadius, options } = terms
  const wrong = parameterFault(parameters)
  if (wrong !== null) return { ...wrong, path: `setup.${wrong.path}` }
  if (parameters.ballRadius !== ballRadius)
    return fault('other-balls', 'setup.terms.ballRadius', 'rules and physics must know the same balls').error
  const spec = validateTableSpec(table, ballRadius)
  if (!spec.ok) return { ...spec.error, path: `setup.terms.table.${spec.error.path}` }
  if (options.edition === 2025 && options.ballFoulMode !== 'allBall')
    return fault('ball-fouls', 'setup.terms.options.ballFoulMode', 'in 2025 every ball is fouled [D-3]').error
  return null
}
