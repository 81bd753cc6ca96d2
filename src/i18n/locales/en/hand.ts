/** The hand on the stick. */
export const hand = {
  'elevation.least': 'at least {value}° here, over what is behind the ball',
  'hand.push': 'Pull down, then push up through the ball',
} as const
