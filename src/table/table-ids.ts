/** Place in the plane of the bed, metres: x towards the foot rail, y to the left seen from the head. */
export type Point = readonly [x: number, y: number]

/** Head / side / foot pocket, left or right as seen from the head rail looking to the foot rail. */
export const POCKET_IDS = ['HL', 'HR', 'SL', 'SR', 'FL', 'FR'] as const
export type PocketId = (typeof POCKET_IDS)[number]

/** The two cushions of a long side are one rail. */
export const RAIL_IDS = ['head', 'foot', 'left', 'right'] as const
export type RailId = (typeof RAIL_IDS)[number]

export const CUSHION_IDS = ['head', 'foot', 'left-head', 'left-foot', 'right-head', 'right-foot'] as const
export type CushionId = (typeof CUSHION_IDS)[number]

/** Strings of the table: head x = -L/4, centre x = 0, foot x = +L/4, long y = 0. */
export const LINE_IDS = ['head', 'centre', 'foot', 'long'] as const
export type LineId = (typeof LINE_IDS)[number]
