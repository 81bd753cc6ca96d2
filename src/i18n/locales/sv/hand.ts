/** The hand on the stick. */
export const hand = {
  'hand.push': 'Dra nedåt, stöt sedan uppåt genom bollen',
} as const
