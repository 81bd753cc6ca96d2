/** The hand and the eye: what serves them at any table. */
export const handChoices = {
  'hand.title': 'Hand and eye',
  'hand.strokeBy': 'Speed of the stroke',
  'hand.strokeBy.pull': 'By the pull',
  'hand.strokeBy.pull.about': 'The farther the stick is drawn back, the harder the stroke when you let go.',
  'hand.strokeBy.movement': 'By the movement',
  'hand.strokeBy.movement.about':
    'The stick goes with your hand: draw it back, then push through the ball. Its speed at the contact counts. Pull aside or press Escape to leave off.',
  'hand.lesson': 'First lesson: a minute at the table',
  'hand.film': 'Camera while the balls roll',
  'hand.film.off': 'Stays',
  'hand.film.off.about': 'It stands where you have put it.',
  'hand.film.calm': 'Calm',
  'hand.film.calm.about': 'One slow move towards the play, no cuts.',
  'hand.film.full': 'Film',
  'hand.film.full.about':
    'Behind the stick, after the ball, the deciding contact from near. A camera that you move stays yours.',
} as const
