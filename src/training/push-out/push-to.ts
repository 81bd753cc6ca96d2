import { strokeToPlace, turnAt, type Workbench } from '../../players/index.ts'
import type { CueStroke } from '../../shot/index.ts'
import type { Point } from '../../table/index.ts'
import { mindFor } from './evaluate.ts'
import { matchAt, type PushOutPosition } from './position.ts'

/**
 * The stroke of a push-out that is aimed by where the cue ball should stop, straight or over one cushion; null when
 * there is none. `off` = how far from the place it stops all the same, m.
 */
export function pushTo(
  bench: Workbench,
  position: PushOutPosition,
  place: Point,
): { readonly stroke: CueStroke; readonly off: number } | null {
  const mind = mindFor(bench, position)
  const found = strokeToPlace(mind, turnAt(mind, matchAt(position)), place)
  return found === null ? null : { stroke: found.idea.stroke, off: found.off }
}
