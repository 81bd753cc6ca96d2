/** The hand on the stick. */
export const hand = {
  'elevation.least': 'tu co najmniej {value}°, nad tym, co za bilą',
  'hand.push': 'Pociągnij w dół, potem pchnij przez bilę',
} as const
