/** The hand on the stick. */
export const hand = {
  'hand.push': 'Pull down, then push up through the ball',
} as const
