/** The hand on the stick. */
export const hand = {
  'hand.push': 'Потяните вниз и толкните вверх сквозь шар',
} as const
