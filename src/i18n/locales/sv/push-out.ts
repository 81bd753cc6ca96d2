/** Vad tränaren säger om en push out. */
export const pushOut = {
  'players.best.open-shot': 'Det finns en stöt som går i {chance} % av gångerna: stöt.',
  'players.best.hidden': 'Bollen kan inte träffas rakt och en vallstöt är en chansning: push out.',
  'players.best.hard-shot':
    'Den bästa stöten går bara i {chance} % av gångerna: push out dit båda helst slipper stöta.',
  'players.best.stronger-opponent':
    'Motståndaren är bättre: lämna bara en safe som svar. Tar han stöten vinner han {taken} %.',
  'players.best.good-safety': 'En safe härifrån är värd {safety} %, mer än valet som en push out ger bort.',
  'players.best.play-on':
    'Ingen push out: en stöt eller en safe är här värd {play} %, valet som en push out ger bort bara {push} %.',
  'players.best.even':
    'För jämnt för att avgöra: {difference, plural, one {# procentenhet} other {# procentenheter}} mellan de två bästa.',
  'players.answer.take': 'Ta stöten: {take} % vid bordet, {handBack} % om motståndaren måste stöta.',
  'players.answer.hand-back':
    'Lämna tillbaka: {handBack} % om motståndaren måste stöta, {take} % vid bordet.',
  'players.answer.even': 'Det går på ett ut: {take} % vid bordet, {handBack} % om motståndaren måste stöta.',
  'players.type.open': 'Öppen stöt',
  'players.type.doubtful': 'Tveksam stöt',
  'players.type.long-odds': 'Små chanser',
  'players.type.hidden': 'Skymd boll',
  'players.grade.excellent': 'Utmärkt',
  'players.grade.good': 'Bra',
  'players.grade.fair': 'Godtagbart',
  'players.grade.poor': 'Svagt',
} as const
