/** The hand and the eye: what serves them at any table. */
export const handChoices = {
  'hand.title': 'Hand och öga',
  'hand.strokeBy': 'Stötens fart',
  'hand.strokeBy.pull': 'Efter dragningen',
  'hand.strokeBy.pull.about': 'Ju längre kön dras bakåt, desto hårdare stöt när du släpper.',
  'hand.strokeBy.movement': 'Efter rörelsen',
  'hand.strokeBy.movement.about':
    'Kön följer handen: dra den bakåt och stöt igenom bollen. Farten vid träffen räknas. Dra åt sidan eller tryck Escape för att avbryta.',
  'hand.lesson': 'Första lektionen: en minut vid bordet',
  'hand.film': 'Kameran medan bollarna rullar',
  'hand.film.off': 'Står',
  'hand.film.off.about': 'Den står där du har ställt den.',
  'hand.film.calm': 'Lugn',
  'hand.film.calm.about': 'En långsam rörelse mot spelet, inga klipp.',
  'hand.film.full': 'Film',
  'hand.film.full.about':
    'Bakom kön, efter bollen, den avgörande träffen på nära håll. En kamera som du flyttar förblir din.',
} as const
