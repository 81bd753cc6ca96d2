/** Rozdział 3. */
export const eightBall = {
  '3': {
    title: 'Gra',
    text: 'Piętnaście bil: pełne 1–7 i połówki 9–15. Każdy zawodnik wbija swoją grupę, a potem 8. Każde zagranie prócz rozbicia się deklaruje. Kto prawidłowo wbije zadeklarowaną 8, wygrywa partię.',
  },
  '3.1': {
    title: 'Kto rozbija',
    text: 'Zwycięzca rozgrywki o rozbicie wybiera, kto rozbija pierwszy. Potem rozbija się naprzemiennie, chyba że uzgodniono inaczej.',
  },
  '3.2': {
    title: 'Ustawienie',
    text: 'Ciasny trójkąt, pierwsza bila na punkcie głównym, 8 w środku, w tylnych rogach jedna pełna i jedna połówka. Reszta jak popadnie.',
  },
  '3.3': {
    title: 'Rozbicie',
    text: 'Z pola bazy; jako pierwszą wolno trafić każdą bilę. Musi wpaść bila albo co najmniej cztery bile numerowane muszą dojść do bandy, każda z osobna. Niespełnienie nie jest faulem: przeciwnik gra dalej, rozbija sam albo każe rozbijać ponownie. Kto wbije bilę, gra dalej; stół w każdym razie jest otwarty.\n8 przy rozbiciu bez faulu: rozbijający każe ją postawić i gra dalej albo rozbija jeszcze raz. 8 i biała w łuzie: przeciwnik każe ją postawić i gra z pola bazy albo rozbija sam. 8 z innym faulem: wraca na stół, a przeciwnik gra dalej albo bierze białą do pola bazy.\nKażdy inny faul przy rozbiciu: przeciwnik gra dalej albo bierze białą do pola bazy; gdy zabrakło też band, może wybrać nowe rozbicie. Bile wybite poza stół nie wracają, prócz 8.',
    edition2025:
      '8 przy rozbiciu z jakimkolwiek faulem: przeciwnik każe ją postawić i gra z pola bazy albo rozbija sam.',
  },
  '3.4': {
    title: 'Otwarty stół i grupy',
    text: 'Dopóki grup nie wybrano, stół jest otwarty: jako pierwszą wolno trafić każdą bilę prócz 8. O grupie decyduje pierwsza zadeklarowana bila, wbita prawidłowo w zagraniu po rozbiciu. Co wpada przy rozbiciu, bez deklaracji, z faulem lub przy zagraniu bezpiecznym, nie decyduje o niczym.',
    edition2025:
      'Gdy na otwartym stole jednej grupy już w ogóle nie ma, zawodnik może na to zagranie ją sobie przypisać, deklarując 8, i trafić 8 jako pierwszą: wbita wygrywa, a przy pudle stół zostaje otwarty. Do potwierdzenia: 8 trafiona wtedy jako pierwsza bez tej deklaracji nie jest faulem.',
  },
  '3.5': {
    title: 'Kontynuacja',
    text: 'Kto wbije zadeklarowaną bilę własnej grupy, gra dalej; co wpadnie ponadto, zostaje w łuzie. W innym razie przeciwnik gra bile, jak leżą. Zagrania oddać nie może.',
  },
  '3.6': {
    title: 'Deklaracje i zagrania bezpieczne',
    text: 'Każde zagranie prócz rozbicia się deklaruje. 8 wolno zadeklarować tylko wtedy, gdy przed zagraniem własnej grupy już nie było. Przy zagraniu bezpiecznym prawo zagrywania przechodzi, a co wpadnie, zostaje w łuzie; 8 wtedy przegrywa.',
  },
  '3.7': {
    title: 'Co wraca na stół',
    text: 'Tylko 8 i tylko wtedy, gdy wpada lub opuszcza stół przy rozbiciu.',
  },
  '3.8': {
    title: 'Przegranie partii',
    text: 'Nie przy rozbiciu, ale w każdym innym zagraniu zawodnik przegrywa partię: (a) gdy wpada 8, a on fauluje, (b) gdy wpada, zanim nie było jego grupy, także razem z jej ostatnią bilą, (c) gdy wpada do innej łuzy niż zadeklarowana albo bez deklaracji, (d) gdy opuszcza stół.',
  },
  '3.9': {
    title: 'Faule',
    text: 'Przeciwnik ma białą z ręki w dowolnym miejscu; po faulu przy rozbiciu tylko w polu bazy. Faule to 6.1–6.13, 6.15 i 6.16. Fauli z rzędu się nie liczy.',
    edition2025: 'Kładzenia kija na stole (6.12 z 2016) już wśród nich nie ma.',
  },
  '3.10': {
    title: 'Przewinienia szczególne',
    text: 'Przypadki z 3.8 przegrywają partię. O niesportowym zachowaniu (6.17) decyduje sędzia.',
  },
  '3.11': {
    title: 'Partia nierozstrzygnięta',
    text: 'Rozbija ponownie ten, kto tę partię rozbijał (1.12).',
  },
} as const
