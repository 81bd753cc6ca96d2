/** Help of the pages that are used like a form. */
export const pageHelp = {
  'pageHelp.set-up':
    'Wybierz grę, wpisz imiona obu zawodników i naciśnij „Do stołu”. Reszta ma rozsądne wartości w szczegółach; następnym razem wszystko będzie tak, jak zostało. Łącza u góry prowadzą do zachowanych meczów, do trenera, do przepisów i do stolika spornego.',
  'pageHelp.matches':
    'Każdy mecz jest zachowywany po każdym poleceniu. Można grać dalej, obejrzeć go uderzenie po uderzeniu, przeczytać protokół, rozegrać ponownie każde uderzenie dla sprawdzenia, zapisać jako plik albo skopiować jako łącze. Plik można upuścić w dowolnym miejscu strony.',
  'pageHelp.trainer':
    'Podchodzisz do stołu po rozbiciu. Zdecyduj: uderzenie, zagranie bezpieczne albo push-out; po drugiej stronie: przyjąć albo oddać. Potem strona mówi, ile ta decyzja była warta, a ile pozostałe. To, co się nie udało, wraca później.',
  'pageHelp.disputes':
    'Każda karta to spór: uderzenie, pytanie i przepisy, według których się orzeka. Otwórz ją i obejrzyj kontakty z dowolnie bliska. Można też otworzyć albo upuścić na stronę plik z meczem, z uderzeniem albo z pytaniem „co by było, gdyby”.',
  'pageHelp.key.choose': 'inna gra, inna pozycja w rzędzie',
  'pageHelp.key.tab': 'do następnego elementu; z Shift do poprzedniego',
  'pageHelp.key.enter': 'naciśnięcie go',
  'pageHelp.key.escape': 'zamknięcie tego, co otwarte',
  'pageHelp.key.help': 'ta pomoc',
} as const
