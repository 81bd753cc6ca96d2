import type { Table } from '../../table/index.ts'
import type { PhysicsParameters } from '../parameters.ts'
import { DropStack } from './drop-stack.ts'
import { OffBedWorld, type PocketKind } from './off-bed-world.ts'

/** The world of what leaves the bed, for one table with one set of parameters; made once and reused. */
export function makeOffBedWorld(
  table: Table,
  parameters: PhysicsParameters,
  options: { readonly pockets: PocketKind } = { pockets: 'return' },
): OffBedWorld {
  if (options.pockets === 'return') return new OffBedWorld(table, parameters, null)
  const pile = (stack: DropStack): OffBedWorld => new OffBedWorld(table, parameters, stack)
  return new OffBedWorld(table, parameters, new DropStack(table, parameters, pile))
}
