import { type Fault, fault } from '../math/index.ts'
import { isBallId, POCKET_IDS } from '../table/index.ts'
import { MOST_BALLS } from './ball-states.ts'
import type { ShotRequest } from './shot-request.ts'

/**
 * What is wrong with the balls that the pockets hold: `no-drop-pockets` on a table that returns its balls, `unknown-ball`,
 * `unknown-pocket`, `ball-twice`, `too-many-balls`; null when nothing is.
 */
export function heldFault({ table, balls, held = [] }: ShotRequest): Fault | null {
  if (held.length === 0) return null
  if (table.pocketSystem !== 'drop')
    return no('no-drop-pockets', 'held', 'only drop pockets hold balls: table.pocketSystem "drop"')
  if (balls.length + held.length > MOST_BALLS)
    return no('too-many-balls', 'held', `at most ${MOST_BALLS} balls, those that are down with them`)
  const seen = new Set<string>(balls.map(({ id }) => id))
  for (const [k, { id, pocket }] of held.entries()) {
    if (!isBallId(id) || (id as string) === 'cue')
      return no('unknown-ball', `held[${k}].id`, 'ids are 1 to 15: the cue ball never stays down')
    if (!POCKET_IDS.includes(pocket))
      return no('unknown-pocket', `held[${k}].pocket`, `one of ${POCKET_IDS.join(', ')}`)
    if (seen.has(id)) return no('ball-twice', `held[${k}].id`, `${id} is there already`)
    seen.add(id)
  }
  return null
}

function no(code: string, path: string, message: string): Fault {
  return fault(code, path, message).error
}
