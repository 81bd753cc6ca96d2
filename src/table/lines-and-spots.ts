import type { LineId, Point } from './table-ids.ts'
import type { TableSpec } from './table-spec.ts'

/** A string of the table: the points whose x (or y) has this value. */
export interface TableLine {
  readonly id: LineId
  readonly axis: 'x' | 'y'
  readonly at: number
}

/** Head string x = -L/4, centre string x = 0, foot string x = L/4, long string y = 0 (WPA 8.1). */
export function tableLines(spec: TableSpec): Readonly<Record<LineId, TableLine>> {
  return {
    head: { id: 'head', axis: 'x', at: -spec.length / 4 },
    centre: { id: 'centre', axis: 'x', at: 0 },
    foot: { id: 'foot', axis: 'x', at: spec.length / 4 },
    long: { id: 'long', axis: 'y', at: 0 },
  }
}

export const SPOT_IDS = ['head', 'centre', 'foot'] as const
export type SpotId = (typeof SPOT_IDS)[number]

/** Where the long string meets the other three (WPA 8.1). */
export function tableSpots(spec: TableSpec): Readonly<Record<SpotId, Point>> {
  return { head: [-spec.length / 4, 0], centre: [0, 0], foot: [spec.length / 4, 0] }
}
