/** The hand on the stick. */
export const hand = {
  'elevation.least': 'здесь не меньше {value}°, над тем, что за шаром',
  'hand.push': 'Потяните вниз и толкните вверх сквозь шар',
} as const
