import { DEFAULT_PARAMETERS } from '../physics/index.ts'
import { makeRuleOptions, type RuleOptions, type ShotToRule } from '../rules/index.ts'
import { differing, tableDocument } from './write-simulate-document.ts'

/** The input of `rule` that puts this shot before the referee. */
export function writeRuleDocument(shot: ShotToRule) {
  const { ruleset, options, table, ballRadius, state, declaration, events, after, leastX, claims, rulings } =
    shot
  return {
    format: 1,
    ruleset,
    options: optionsDocument(options),
    table: tableDocument(table),
    ...(ballRadius === DEFAULT_PARAMETERS.ballRadius ? {} : { ballRadius }),
    state,
    declaration,
    events,
    after,
    ...(leastX === undefined ? {} : { leastX }),
    ...(claims === undefined ? {} : { claims }),
    ...(rulings === undefined ? {} : { rulings }),
  } as const
}

/** The edition, and what differs from it. */
function optionsDocument(options: RuleOptions): Partial<RuleOptions> {
  const { edition } = options
  const differs = differing(options, makeRuleOptions({ edition }))
  return edition === 2016 ? differs : { edition, ...differs }
}
