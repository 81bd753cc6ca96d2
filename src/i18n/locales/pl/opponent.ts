/** Playing against the computer. */
export const opponent = {
  'opponent.seat': 'Przeciwnik',
  'opponent.person': 'Osoba obok',
  'opponent.computer': 'Komputer: {level}',
  'opponent.name': 'Komputer',
  'opponent.pace': 'Tempo',
  'opponent.pace.quick': 'szybko',
  'opponent.pace.brisk': 'sprawnie',
  'opponent.pace.natural': 'jak człowiek',
  'opponent.why': 'Dlaczego {seat, player} tak zagrał?',
  'stroke.wait.thinking': 'Komputer myśli.',
  'fault.opponent-failed': 'Komputer nie może grać dalej',
  'fault.opponent-failed.help':
    'Mecz jest zapisany do ostatniego uderzenia. Wczytaj stronę ponownie, aby go dokończyć.',
} as const
