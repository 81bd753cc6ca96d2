/** Co trener mówi o push-oucie. */
export const pushOut = {
  'players.best.open-shot': 'Jest zagranie, które wchodzi w {chance}% prób: grać.',
  'players.best.hidden': 'Bili nie da się trafić wprost, a zagranie przez bandę to hazard: push-out.',
  'players.best.hard-shot':
    'Najlepsze zagranie wchodzi tylko w {chance}% prób: push-out tam, skąd obaj woleliby nie grać.',
  'players.best.stronger-opponent':
    'Przeciwnik gra lepiej: zostawić mu tylko odpowiedź bezpieczną. Biorąc uderzenie wygrałby {taken}%.',
  'players.best.good-safety':
    'Zagranie bezpieczne jest tu warte {safety}%, więcej niż wybór oddany przez push-out.',
  'players.best.play-on':
    'Bez push-outu: gra albo odstawna jest tu warta {play}%, a wybór oddany push-outem tylko {push}%.',
  'players.best.even':
    'Za blisko, by rozstrzygać: między dwoma najlepszymi {difference, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  'players.answer.take': 'Grać: {take}% przy stole, {handBack}%, gdy musi grać przeciwnik.',
  'players.answer.hand-back': 'Oddać: {handBack}%, gdy musi grać przeciwnik, {take}% przy stole.',
  'players.answer.even': 'Wszystko jedno: {take}% przy stole, {handBack}%, gdy musi grać przeciwnik.',
  'players.type.open': 'Otwarte zagranie',
  'players.type.doubtful': 'Wątpliwe zagranie',
  'players.type.long-odds': 'Małe szanse',
  'players.type.hidden': 'Zasłonięta bila',
  'players.grade.excellent': 'Znakomicie',
  'players.grade.good': 'Dobrze',
  'players.grade.fair': 'Może być',
  'players.grade.poor': 'Słabo',
} as const
