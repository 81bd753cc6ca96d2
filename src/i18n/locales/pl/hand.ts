/** The hand on the stick. */
export const hand = {
  'hand.push': 'Pociągnij w dół, potem pchnij przez bilę',
} as const
