import { DEFAULT_PARAMETERS } from '../../src/physics/index.ts'
import type { ShotReady } from '../../src/players/imagine/index.ts'
import { makeWorkbench } from '../../src/players/index.ts'
import { DEFAULT_RULE_OPTIONS, type RulesetId, startMatch } from '../../src/rules/index.ts'
import type { Layout } from '../../src/shot/index.ts'
import { TABLE_SPECS } from '../../src/table/index.ts'

export const NINE_FOOT = TABLE_SPECS['9ft']

/** A workbench for the nine-foot table; making one takes some tens of milliseconds. */
export function nineFootBench() {
  return makeWorkbench({ table: NINE_FOOT }, DEFAULT_PARAMETERS)
}

/** A rack in progress: A shoots with the cue ball as it lies, unless told otherwise. */
export function aiming(
  balls: Layout,
  ruleset: RulesetId = 'nine-ball',
  more: Partial<ShotReady> = {},
): ShotReady {
  const common = startMatch(
    {
      ruleset,
      options: DEFAULT_RULE_OPTIONS,
      raceTo: 1,
      table: NINE_FOOT,
      ballRadius: DEFAULT_PARAMETERS.ballRadius,
      firstBreaker: 'A',
    },
    balls,
  )
  const ready = {
    ...common,
    phase: 'aiming',
    shooter: 'A',
    shot: 'ordinary',
    cueBall: 'as-lies',
    restricted: false,
    declaration: {},
    ...more,
  }
  return ready as ShotReady
}
