/** Playing against the computer. */
export const opponent = {
  'opponent.seat': 'Against',
  'opponent.person': 'A person beside you',
  'opponent.computer': 'Computer: {level}',
  'opponent.name': 'Computer',
  'opponent.pace': 'Takes its time',
  'opponent.pace.quick': 'hardly any',
  'opponent.pace.brisk': 'briskly',
  'opponent.pace.natural': 'like a person',
  'opponent.why': 'Why did {seat, player} play that?',
  'stroke.wait.thinking': 'The computer is thinking.',
  'fault.opponent-failed': 'The computer player cannot go on',
  'fault.opponent-failed.help':
    'The match is kept up to the last stroke. Load the page again to go on with it.',
} as const
