/** Rozdział 4. */
export const straightPool = {
  '4': {
    title: 'Gra',
    text: 'Piętnaście bil, wolno grać każdą; każda zadeklarowana i wbita to punkt. Gdy zostaje jedna bila, ustawia się na nowo czternaście i gra trwa. Wygrywa, kto pierwszy zdobędzie uzgodnioną liczbę punktów.',
  },
  '4.1': {
    title: 'Kto rozbija',
    text: 'Zwycięzca rozgrywki o rozbicie wybiera, kto wykonuje rozbicie otwierające.',
  },
  '4.2': {
    title: 'Ustawienie',
    text: 'Ciasny trójkąt, pierwsza bila na punkcie głównym, kolejność dowolna.',
  },
  '4.3': {
    title: 'Rozbicie otwierające',
    text: 'To zagranie deklarowane z pola bazy. Albo wpada zadeklarowana bila, albo biała i co najmniej dwie bile numerowane dochodzą do bandy, licząc od pierwszego kontaktu. Jeśli ani jedno, ani drugie, jest to faul przy rozbiciu (4.10).',
  },
  '4.4': {
    title: 'Kontynuacja, nowe ustawienie, wygrana',
    text: 'Kto wbije zadeklarowaną bilę, gra dalej. Gdy zostaje jedna bila, ustawia się pozostałych czternaście z wolnym miejscem na czele; gdy nie zostaje żadna, wszystkie piętnaście. Ten sam zawodnik gra dalej zwykłym zagraniem i może trafić jako pierwszą każdą bilę. Osiągnięcie celu wygrywa od razu.',
  },
  '4.5': {
    title: 'Deklaracje i zagrania bezpieczne',
    text: 'Każde zagranie się deklaruje, rozbicie otwierające też. Przy zagraniu bezpiecznym prawo zagrywania przechodzi, a wbite bile wracają.',
  },
  '4.6': {
    title: 'Co wraca na stół',
    text: 'Każda bila, która wpada bez deklaracji, przy zagraniu bezpiecznym lub z faulem, i każda poza stołem. Dopóki czternaście stoi nietkniętych, piętnasta wraca na wolne miejsce na czele.',
  },
  '4.7': {
    title: 'Punkty',
    text: 'Jeden za zadeklarowaną bilę i po jednym za każdą, która wpada razem z nią. Faule zabierają punkty; wynik może być ujemny.',
  },
  '4.8': {
    title: 'Szczególne położenia przy ustawianiu',
    text: 'Bila przeszkadza, gdy leży wewnątrz obrysu trójkąta albo go dotyka.\nPrzeszkadza piętnasta bila: idzie na punkt bazy, a gdy zasłania go biała, na punkt środkowy. Przeszkadza biała: jest z ręki w polu bazy; ale gdy ostatnia bila leży w polu bazy, biała idzie na punkt bazy, a gdy ta bila zasłania punkt bazy, na punkt środkowy. Przeszkadzają obie albo ostatnia bila wbita i przeszkadza biała: ustawia się piętnaście, a biała jest z ręki w polu bazy. W innym razie obie zostają, jak leżą.',
  },
  '4.9': {
    title: 'Faule',
    text: 'Punkt mniej, prawo zagrywania przechodzi, białą gra się, jak leży; z ręki w polu bazy jest tylko po 6.1 i gdy została w polu bazy (6.11). Faule to 6.1, 6.3–6.13, 6.15 i 6.16.',
    edition2025: 'Kładzenia kija na stole (6.12 z 2016) już wśród nich nie ma.',
  },
  '4.10': {
    title: 'Faul przy rozbiciu',
    text: 'Dwa punkty mniej i nic więcej się nie karze. Wbite bile wracają. Przeciwnik gra stąd dalej albo każe winnemu rozbijać ponownie, ile razy trzeba. Do trzech fauli się nie liczy.',
  },
  '4.11': {
    title: 'Przewinienia szczególne',
    text: 'Trzeci faul z rzędu po ostrzeżeniu: punkt i jeszcze piętnaście, ustawia się wszystkie bile, a winny wykonuje rozbicie otwierające. O niesportowym zachowaniu decyduje sędzia.',
  },
  '4.12': {
    title: 'Partia nierozstrzygnięta',
    text: 'Obaj rozgrywają nowe rozbicie otwierające; punkty zostają (1.12).',
  },
} as const
