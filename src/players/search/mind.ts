import type { PhysicsParameters } from '../../physics/index.ts'
import type { MatchTerms, PerSeat } from '../../rules/index.ts'
import { AimFinder, Imagination } from '../imagine/index.ts'
import { Outlook } from '../outlook/index.ts'
import { makeTableSense, type TableSense } from '../sense/index.ts'
import type { Skill } from '../skill/index.ts'

/** Somewhere to think: what is known of the table, and room to try shots in. Made once, used for many decisions. */
export interface Workbench {
  readonly sense: TableSense
  readonly imagination: Imagination
  readonly aim: AimFinder
}

export function makeWorkbench(terms: Pick<MatchTerms, 'table'>, parameters: PhysicsParameters): Workbench {
  const sense = makeTableSense(terms.table, parameters)
  return { sense, imagination: new Imagination(sense), aim: new AimFinder(sense) }
}

/** A player at work on a decision: his room to think, and how well both players play as far as he knows. */
export interface Mind extends Workbench {
  readonly skills: PerSeat<Skill>
  readonly outlook: Outlook
}

export function makeMind(bench: Workbench, skills: PerSeat<Skill>): Mind {
  return { ...bench, skills, outlook: new Outlook(bench.sense, skills) }
}
