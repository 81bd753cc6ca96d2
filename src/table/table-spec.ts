/**
 * `return`: pocketed balls roll away to a ball box. `drop`: they stay in a leather or a net under their pocket, which
 * can fill up.
 */
export const POCKET_SYSTEMS = ['return', 'drop'] as const
export type PocketSystem = (typeof POCKET_SYSTEMS)[number]

/**
 * Measures of a table as plain data: metres and degrees. Everything that is drawn or hit is made from it.
 * Sources: WPA Tournament Table & Equipment Specifications; BCA for the slate edge; hole radii and tip
 * rounding are choices of ours inside the published ranges.
 */
export interface TableSpec {
  /** Nose to nose along the long string. */
  readonly length: number
  /** Nose to nose across. */
  readonly width: number
  /** Mouth of a corner pocket, tip to tip of the noses. */
  readonly cornerMouth: number
  readonly sideMouth: number
  /** Angle of the rubber at the tip in plan (WPA 142 and 104). */
  readonly cornerCutDeg: number
  readonly sideCutDeg: number
  /** Mouth midpoint to the vertical cut of the slate. */
  readonly cornerShelf: number
  readonly sideShelf: number
  /** Radius of the drop hole. */
  readonly cornerHoleRadius: number
  readonly sideHoleRadius: number
  /** Radius of the rounded edge of the slate (rho_e). */
  readonly lipRadius: number
  /** Rounding of a cushion's tip in plan (r_t). */
  readonly cornerTipRadius: number
  readonly sideTipRadius: number
  /** Nose to wood, square to the rail; gives the length of a facing. */
  readonly cushionDepth: number
  /** Nose to the outer edge of the rail. */
  readonly railWidth: number
  /** Sights lie this far behind the nose line. */
  readonly sightInset: number
  /** Cloth to floor. */
  readonly bedHeight: number
  /** What becomes of pocketed balls; absent = `return`. */
  readonly pocketSystem?: PocketSystem
}

/** 4 9/16 in and 5 1/16 in mouths, 1 5/8 in and 3/16 in shelves, to the last decimal of the inch. */
const WPA: Omit<TableSpec, 'length' | 'width'> = {
  cornerMouth: 0.1158875,
  sideMouth: 0.1285875,
  cornerCutDeg: 142,
  sideCutDeg: 104,
  cornerShelf: 0.041275,
  sideShelf: 0.0047625,
  cornerHoleRadius: 0.0635,
  sideHoleRadius: 0.06985,
  lipRadius: 0.0048,
  cornerTipRadius: 0.003,
  sideTipRadius: 0.003,
  cushionDepth: 0.0508,
  railWidth: 0.168,
  sightInset: 0.0937,
  bedHeight: 0.76,
}

export const TABLE_NAMES = ['7ft', '8ft', '9ft'] as const
export type TableName = (typeof TABLE_NAMES)[number]

export const TABLE_SPECS: Readonly<Record<TableName, TableSpec>> = {
  '7ft': { length: 1.9812, width: 0.9906, ...WPA },
  '8ft': { length: 2.3368, width: 1.1684, ...WPA },
  '9ft': { length: 2.54, width: 1.27, ...WPA },
}
