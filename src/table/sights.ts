import type { Point, RailId } from './table-ids.ts'
import type { TableSpec } from './table-spec.ts'

/** A mark (diamond) on a rail; `number` counts from the head on the long rails, from the left on the short. */
export interface Sight {
  readonly rail: RailId
  readonly number: number
  readonly at: Point
}

/** The 18 sights: every L/8 on the long rails, where a side pocket takes the middle one, and every W/4 on the short. */
export function tableSights(spec: TableSpec): readonly Sight[] {
  const x = spec.length / 2 + spec.sightInset
  const y = spec.width / 2 + spec.sightInset
  const sights: Sight[] = []
  for (const number of [1, 2, 3, 5, 6, 7]) {
    const at = (spec.length / 8) * (number - 4)
    sights.push({ rail: 'left', number, at: [at, y] }, { rail: 'right', number, at: [at, -y] })
  }
  for (const number of [1, 2, 3]) {
    const at = (spec.width / 4) * (2 - number)
    sights.push({ rail: 'head', number, at: [-x, at] }, { rail: 'foot', number, at: [x, at] })
  }
  return sights
}
