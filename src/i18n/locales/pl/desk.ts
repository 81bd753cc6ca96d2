/** The referee's desk, inspections and the shot clock. */
export const desk = {
  'referee.open': 'Sędzia',
  'referee.window': 'Faule zgłaszają zawodnicy: zgłoś przed następnym zagraniem.',
  'referee.window.do': 'Zgłoś faul',
  'referee.stalemate.offered':
    'Propozycja partii nierozstrzygniętej: {seat, player}; wygasa z następnym zagraniem.',
  'referee.stalemate.remind':
    'Osiem podejść bez bili i bez faulu: zawodnicy mogą uzgodnić partię nierozstrzygniętą (1.12).',
  'arrange.request-replace': 'Ustaw bile na nowo',
  'arrange.request-replace.what': 'Przed swoim karnym zawodnik może poprosić o ponowne ustawienie.',
  'arrange.keep-position': 'Graj z pozycji, w której bile stanęły',
  'arrange.keep-position.what':
    'Zagranie zakłócono i powtarza się je: nie trzeba odtwarzać pozycji sprzed niego.',
  'referee.practice.undo': 'Cofnij',
  'referee.ruled.warning': 'Ostrzeżenie',
  'referee.ruled.nothing': 'Zgłoszenia nie uwzględniono',
  'foul.7.2': 'Przepisy o wózkach',
  'frozen.ask': 'Zapytaj: zamrożona?',
  'frozen.ask.short': 'Zamrożona?',
  'frozen.none': 'Nic nie jest zamrożone.',
  'frozen.rail': '{ball, ball}: {rail, rail}',
  'frozen.pair': '{balls, ball}: stykają się',
  'frozen.found': 'Zamrożone (8.4):',
  'spotNearest.do': 'Repozycjonuj: {ball, ball}',
  'spotNearest.done': 'Na punkt główny: {ball, ball}',
  'spotNearest.what':
    'Wszystkie dozwolone bile leżą w polu bazy: najbliższą można położyć na punkcie głównym (1.5).',
  'game.title': 'Może ogłosić „Gra”: {seat, player}',
  'game.what': 'Nagła śmierć: obaj grają dalej, aż wpadnie bila.',
  'game.do': 'Ogłoś „Gra”',
  'clock.label': 'zegar',
  'clock.spoken':
    '{left, plural, one {pozostała # sekunda} few {pozostały # sekundy} many {pozostało # sekund} other {pozostało # sekundy}}',
  'clock.held': 'zatrzymany',
  'clock.over': 'Czas minął. Przeciwnik może zgłosić powolną grę (6.15).',
} as const
