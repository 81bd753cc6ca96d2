/** The hand on the stick. */
export const hand = {
  'elevation.least': 'minst {value}° här, över det som ligger bakom bollen',
  'hand.push': 'Dra nedåt, stöt sedan uppåt genom bollen',
} as const
