/** What the trainer says about a push-out. */
export const pushOut = {
  'players.best.open-shot': 'A shot is on that goes in {chance}% of the time: shoot.',
  'players.best.hidden': 'The ball cannot be hit straight, and a kick is a gamble: push out.',
  'players.best.hard-shot':
    'The best shot goes in only {chance}% of the time: push out to something that both would rather leave.',
  'players.best.stronger-opponent':
    'The other plays better: leave what only a good safety answers. He would win {taken}% if he took it.',
  'players.best.good-safety':
    'A safety from here is worth {safety}%, more than the choice a push-out gives away.',
  'players.best.play-on':
    'No push-out: a shot or a safety is worth {play}% from here, the choice a push-out gives away only {push}%.',
  'players.best.even':
    'Too close to call: {difference, plural, one {# point} other {# points}} between the best two.',
  'players.answer.take': 'Take it: {take}% at the table, {handBack}% when the other has to shoot.',
  'players.answer.hand-back': 'Hand it back: {handBack}% when the other has to shoot, {take}% at the table.',
  'players.answer.even': 'Either will do: {take}% at the table, {handBack}% when the other has to shoot.',
  'players.type.open': 'An open shot',
  'players.type.doubtful': 'A doubtful shot',
  'players.type.long-odds': 'A long shot',
  'players.type.hidden': 'Hidden ball',
  'players.grade.excellent': 'Excellent',
  'players.grade.good': 'Good',
  'players.grade.fair': 'Fair',
  'players.grade.poor': 'Poor',
} as const
