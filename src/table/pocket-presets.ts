import type { TableSpec } from './table-spec.ts'

/** A named way to cut pockets: the measures by which a table differs from the WPA one. */
export interface PocketPreset {
  readonly id: string
  /** Where the measures are from. */
  readonly source: string
  /** m and degrees. */
  readonly measures: Readonly<Partial<Omit<TableSpec, 'length' | 'width' | 'pocketSystem'>>>
}

/**
 * Pockets by id. What a source gives as a range is taken in its middle; where it gives nothing the measure of the WPA
 * stays. Every pair of mouth and cut lets a ball through its throat on every size of table.
 */
export const POCKET_PRESETS = [
  {
    id: 'wpa',
    source: 'WPA Tournament Table & Equipment Specifications: 4 1/2-4 5/8 in and 5-5 1/8 in',
    measures: {},
  },
  {
    id: 'bca',
    source: 'BCA specifications before 2001: 4 7/8-5 1/8 in and 5 3/8-5 5/8 in, side cut 103 degrees',
    measures: { cornerMouth: 0.127, sideMouth: 0.1397, sideCutDeg: 103, cornerShelf: 0.04445 },
  },
  {
    id: 'pro',
    source:
      'tight tournament cut of the trade: 4 1/4 in and 4 3/4 in, shelf 1 7/8 in (inside WPA 1-2 1/4 in)',
    measures: { cornerMouth: 0.10795, sideMouth: 0.12065, cornerShelf: 0.047625 },
  },
  {
    id: 'bar',
    source: 'coin-operated tables: BCA mouths, tips worn round (21 mm and 8 mm, as measured for pooltool)',
    measures: {
      cornerMouth: 0.127,
      sideMouth: 0.1397,
      cornerShelf: 0.04445,
      cornerTipRadius: 0.021,
      sideTipRadius: 0.008,
    },
  },
] as const satisfies readonly PocketPreset[]

export type PocketPresetId = (typeof POCKET_PRESETS)[number]['id']
