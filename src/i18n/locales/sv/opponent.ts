/** Playing against the computer. */
export const opponent = {
  'opponent.seat': 'Motståndare',
  'opponent.person': 'En person bredvid dig',
  'opponent.computer': 'Dator: {level}',
  'opponent.name': 'Datorn',
  'opponent.pace': 'Tempo',
  'opponent.pace.quick': 'snabbt',
  'opponent.pace.brisk': 'raskt',
  'opponent.pace.natural': 'som en människa',
  'opponent.why': 'Varför spelade {seat, player} så?',
  'stroke.wait.thinking': 'Datorn tänker.',
  'fault.opponent-failed': 'Datorspelaren kan inte fortsätta',
  'fault.opponent-failed.help':
    'Matchen är sparad till den senaste stöten. Ladda om sidan för att spela vidare.',
} as const
