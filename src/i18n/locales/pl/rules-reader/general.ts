/** Rozdziały 1 i 8: co obowiązuje w każdej grze i co znaczą słowa. */
export const general = {
  '1.2': {
    title: 'Rozgrywka o rozbicie',
    text: 'Każdy zawodnik ma bilę w polu bazy, po jednej na każdej połowie. Obaj grają mniej więcej równocześnie do bandy głównej i z powrotem; czyja bila zatrzyma się bliżej bandy bazy, ten wybiera, kto rozbija.\nBila jest zła, gdy przejdzie na drugą połowę, dotknie bandy głównej więcej niż raz albo wcale, wpadnie lub opuści stół, dotknie bandy długiej, zatrzyma się w wejściu łuzy narożnej za linią bandy bazy albo zagrano ją z faulem. Jedna zła bila przegrywa. Powtarza się, gdy obie są złe, gdy nie da się ustalić, która jest bliżej, albo gdy jedną zagrano po tym, jak druga doszła do bandy głównej.',
    games: { 'siberian-ten': 'Tylko w pierwszej partii; za zgodą obu można losować.' },
  },
  '1.3': {
    title: 'Sprzęt',
    text: 'Kij, podpórka, kreda i rękawiczka służą do tego, do czego je zrobiono. Kij wolno w meczu zmienić lub przedłużyć. Nie wolno wnosić nowych rzeczy, które pomagają w uderzeniu. Nadużycie jest niesportowym zachowaniem (6.17).',
  },
  '1.4': {
    title: 'Repozycjonowanie bil',
    text: 'Bila, która wraca na stół, trafia na punkt główny. Gdy jest zajęty, staje na linii długiej za punktem, tak blisko niego, jak jest miejsce; gdy miejsca nie ma aż do bandy głównej, przed punktem. Dotyka bili numerowanej, która jej przeszkadza, ale nigdy białej: zostaje milimetr.\nKilka bil wraca w kolejności numerów. Żadnej bili leżącej na stole się nie przesuwa.',
  },
  '1.5': {
    title: 'Biała z ręki',
    text: 'Białą stawia się w dowolnym wolnym miejscu albo, gdy tak mówi przepis, tylko w polu bazy, i wolno ją poprawiać, dopóki nie dotknie jej kapka. Liczy się środek bili: na linii to nie w polu bazy.\nGdy wszystkie bile, które wolno zagrać jako pierwsze, leżą w polu bazy, zawodnik może żądać postawienia najbliższej linii na punkcie głównym; z dwóch równie bliskich wybiera sam. Bilę leżącą dokładnie na linii wolno zagrać wprost.',
  },
  '1.6': {
    title: 'Deklaracje i zagrania bezpieczne',
    text: 'W grze deklarowanej przed uderzeniem muszą być znane bila i łuza, chyba że zagranie jest oczywiste. Drogi bili nie trzeba podawać. Zagranie od bandy i kombinacja nigdy nie są oczywiste. Na jedno zagranie deklaruje się jedną bilę.\nMożna uzgodnić, że oczywiste nie wymaga deklaracji: wtedy za zadeklarowaną uchodzi bila trafiona jako pierwsza, jeśli weszła prosto do łuzy, bez bandy i bez innej bili.\nZamiast tego można zadeklarować zagranie bezpieczne: prawo zagrywania przechodzi, cokolwiek wpadnie. Kontakt i banda są wymagane jak zawsze.',
    games: {
      'nine-ball': 'W dziewiątce nie ma deklaracji ani zagrań bezpiecznych.',
      'siberian-ten':
        'Wolno zadeklarować do dwóch bil; zagrań bezpiecznych nie ma. O deklaracjach mówi Забивание.',
    },
  },
  '1.7': {
    title: 'Bile, które ruszają się same',
    text: 'Bila, która lekko osiada i nie wpada, zostaje, gdzie jest. Bilę, która stała na krawędzi pięć sekund i potem wpada, stawia się z powrotem; jeśli wpada wcześniej, wbiło ją zagranie.\nGdy bila wpada sama w trakcie późniejszego zagrania i zmienia jego wynik, odtwarza się pozycję i powtarza zagranie. Gdy niczego nie zmienia, wraca tylko ta bila. Faulu w tym nie ma.',
  },
  '1.8': {
    title: 'Odtworzenie pozycji',
    text: 'Bile, które trzeba postawić z powrotem albo wyczyścić, ustawia sędzia najlepiej, jak potrafi; zawodnicy to przyjmują.',
  },
  '1.9': {
    title: 'Wpływ osób trzecich',
    text: 'Ktoś lub coś spoza meczu porusza bilę albo przeszkadza w uderzeniu. Jeśli zmieniło to wynik, odtwarza się pozycję sprzed zagrania i powtarza je. Jeśli nie, wracają tylko poruszone bile. Pozycję, której nie da się odtworzyć, traktuje się jak partię nierozstrzygniętą (1.12).',
  },
  '1.10': {
    title: 'Orzeczenia i protesty',
    text: 'Zawodnik może prosić sędziego o ponowne rozpatrzenie aż do następnego uderzenia; ostatnie zagranie meczu też. Sędzia może uchylić faul albo nakazać powtórzenie. Co do faktów rozstrzyga on.',
  },
  '1.11': {
    title: 'Poddanie',
    text: 'Zawodnik, który się poddaje, przegrywa mecz.',
  },
  '1.12': {
    title: 'Partia nierozstrzygnięta',
    text: 'Gdy nikt nie próbuje skończyć partii, sędzia może ją ogłosić nierozstrzygniętą; obaj zawodnicy mogą się na to zgodzić w każdej chwili. Program tylko przypomina, po ośmiu podejściach bez wbitej bili i bez faulu.',
    games: {
      'nine-ball': 'Partię się powtarza; rozbija ten sam zawodnik (2.9).',
      'ten-ball-wpa': 'Partię się powtarza; rozbija ten sam zawodnik (9.12).',
      'ten-ball-pl': 'Partię się powtarza; rozbija ten sam zawodnik (5.10).',
      'eight-ball': 'Partię się powtarza; rozbija ten sam zawodnik (3.11).',
      'straight-pool': 'Obaj rozgrywają nowe rozbicie otwierające; punkty zostają (4.12).',
      'siberian-ten':
        'Tekst rosyjski tego nie zna. Zwyczajem tego domu partię się powtarza i rozbija ten sam zawodnik.',
    },
  },
  '8.1': {
    title: 'Części stołu',
    text: 'Są cztery bandy: bazy, główna, lewa i prawa. Dwie poduszki długiego boku to jedna banda; wejścia łuz i wierzch należą do swojej bandy. Linia bazy, linia środkowa przez łuzy środkowe i linia główna dzielą długość na ćwiartki; linia długa biegnie od końca do końca. Punkt główny leży tam, gdzie linia główna przecina linię długą. Za linią bazy, bez samej linii, jest pole bazy.',
  },
  '8.2': {
    title: 'Zagranie',
    text: 'Zaczyna się, gdy kapka w ruchu do przodu dotknie białej, a kończy, gdy wszystkie bile przestaną się toczyć i obracać. Jest prawidłowe, gdy zagrywający do tej chwili nie popełnił faulu.',
  },
  '8.3': {
    title: 'Bila wbita',
    text: 'Bila jest wbita, gdy spocznie w łuzie poniżej płyty albo wpadnie do kanału. Ta, która odskoczy na stół, nie jest. Bila oparta w łuzie o inną, która bez niej by wpadła, jest wbita. Jeśli biała dotknie bili już wbitej, biała jest wbita.\nDla bili na krawędzi obowiązuje pięć sekund z 1.7.',
  },
  '8.4': {
    title: 'Kontakt z bandą; bile przy bandzie',
    text: 'Bila ma kontakt z bandą, gdy jej nie dotykała, a potem dotknie. Bila, która stała przy bandzie, musi od niej odejść i wrócić albo dojść do innej. Bila wbita albo wybita poza stół liczy się jak doprowadzona do bandy.\nProgram przed każdym uderzeniem sprawdza, które bile są przy bandzie lub zamrożone. Można uzgodnić, że liczy się to tylko wtedy, gdy ktoś o to przed uderzeniem zapytał.',
  },
  '8.5': {
    title: 'Poza stołem',
    text: 'Bila jest poza stołem, gdy zatrzyma się gdziekolwiek indziej niż na płycie albo w łuzie, albo gdy powstrzymała ją tylko lampa, osoba lub rzecz. Bila, która biegnie po wierzchu bandy i sama wraca, nie jest poza stołem.',
    games: {
      'siberian-ten': 'Co staje na wierzchu bandy i co odbija człowiek, rozstrzygają wyjątki w Штрафы.',
    },
  },
  '8.12': {
    title: 'Podejście',
    text: 'Kolej przy stole: zaczyna się, gdy zawodnik może zagrywać, a kończy, gdy spudłuje, popełni faul albo odda stół. Decyzja o zagraniu drugiego nie jest podejściem.',
  },
  '8.13': {
    title: 'Miejsce bili',
    text: 'Bila jest tam, gdzie jej środek, i dla linii, i dla punktów.',
  },
  '8.16': {
    title: 'Zagranie skokiem',
    text: 'Uniesionym kijem wolno wbić białą w płytę tak, by skoczyła. Podważenie jej od spodu jest kiksem (8.18).',
  },
  '8.18': {
    title: 'Kiks',
    text: 'Kapka ześlizguje się z białej. Samo to nie jest faulem; jest nim, gdy bili dotknie inna część kija (6.7). Kiks umyślny jest niesportowym zachowaniem (6.17).',
    edition2025: 'Kiks niechcący liczy się jak prawidłowy skok, także gdy biała przeleci nad inną bilą.',
  },
} as const
