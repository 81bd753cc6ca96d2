/** Tekst rosyjski ma nagłówki zamiast numerów; podaje się je, jak stoją. */
export const siberianTen = {
  'RU-aim': {
    title: 'Gra',
    text: 'Dziesięć bil i biała innego koloru. Uderza się tylko białą; grać wolno każdą bilę, a sama biała też się liczy, gdy wpada od innej. Sześć bil wygrywa partię. Przy pięć do pięciu zostaje tylko biała: rozstrzygają rzuty karne.',
  },
  'RU-rack': {
    title: 'Ustawienie',
    text: 'Trójkąt z dziesięciu bil, pierwsza na punkcie głównym. Biała leży gdziekolwiek w domu, za jego linią.',
  },
  'RU-break': {
    title: 'Rozbicie',
    text: 'Niczego się nie deklaruje; każda wbita bila, także biała po kontakcie, liczy się rozbijającemu, który gra dalej. Gdy nic nie wpada, biała albo bila trafiona przez nią jako pierwsza musi po ich kontakcie spełnić regułę dwóch band z Штрафы ж). Niespełnienie nie daje bili karnej: przeciwnik gra stąd dalej, rozbija sam albo każe rozbijać ponownie. Nowe rozbicie unieważnia wszystko, co dało stare. Gdy biała niczego nie trafiła, gra dalej oznacza też karę z г).\nZawodnicy rozbijają na zmianę; kto daje fory, rozbija zawsze.',
  },
  'RU-handicap': {
    title: 'Fory',
    text: 'Pierwsze bile, które wbije dający fory, liczą się drugiemu, tyle, ile uzgodniono. Zostaje przy stole jak po każdej bili.',
  },
  RU: {
    title: 'Wbijanie bil',
    text: 'W grze deklarowanej podaje się bilę i łuzę; wolno dwie bile. Zadeklarowana i wbita bila to punkt; każda, która wpada bez deklaracji albo do innej łuzy, to punkt przeciwnika. Kto wbije wszystko, co zadeklarował, gra dalej. Jedna z dwóch zadeklarowanych to punkt, ale prawo zagrywania przechodzi.\nZa zgodą obu niczego się nie deklaruje: wszystko liczy się zawodnikowi i gra on dalej.',
  },
  'RU-in-off': {
    title: 'Biała w łuzie',
    text: 'Liczy się tylko po kontakcie z inną bilą. Zadeklarowana albo tam, gdzie deklaracji nie trzeba, to punkt zawodnika: przeciwnik zdejmuje dla niego ze stołu bilę według swego wyboru. Bez deklaracji to punkt przeciwnika, który zdejmuje bilę dla siebie. Następne zagranie jest z domu, bez ograniczenia. Gdy na stole nie ma już bil, punkt i tak się liczy.',
  },
  'RU-house': {
    title: 'Z domu',
    text: 'Z ręki z domu: gdziekolwiek za linią. Po nietrafieniu, innym naruszeniu lub białej poza stołem zagranie jest ograniczone: bili leżącej w domu wolno dotknąć dopiero, gdy biała odbije się od bandy. Bila na linii nie jest w domu. Wcześniejsze dotknięcie jest naruszeniem.\nMożna uzgodnić, że biała jest z ręki tylko tam, gdzie mówi tak tekst, a poza tym leży.',
  },
  'RU-fine': {
    title: 'Jak płaci się za naruszenie',
    text: 'Przeciwnik zdejmuje ze stołu jedną bilę według swego wyboru, jedną za zagranie, choćby naruszeń było więcej. Bile wbite w tym zagraniu liczą się jemu; po а) i е) wracają, na środek bandy głównej, tuż przy niej. Wbita biała nie liczy się nikomu. Potem gra sam albo każe grać winnemu. Gdy bil nie ma, nic się nie płaci.',
  },
  'RU-a': {
    title: 'Dotknięta bila',
    text: 'Zawodnik dotyka bili ręką lub ubraniem przed zagraniem, w jego trakcie lub po nim. Co wpadło, wraca.',
  },
  'RU-b': { title: 'Uderzenie tyłem lub bokiem kija', text: 'Białą uderzono czymkolwiek innym niż kapką.' },
  'RU-v': { title: 'Bile w ruchu', text: 'Uderzenie, zanim wszystkie bile spoczęły.' },
  'RU-g': {
    title: 'Nietrafienie',
    text: 'Biała nie dotyka żadnej bili. Biała, która wpada bez kontaktu, też jest nietrafieniem.',
  },
  'RU-d': {
    title: 'Biała poza stołem',
    text: 'Bili karnej nie ma: zadeklarowana i wbita się liczy, co wpadło ponadto, liczy się przeciwnikowi, i prawo zagrywania przechodzi, z domu. Można też orzekać według litery listy: bile wracają i płaci się bilę. Razem z innym naruszeniem karze się tamto.',
  },
  'RU-e': {
    title: 'Obie stopy nad podłożem',
    text: 'Przy uderzeniu żadna stopa nie stoi na podłożu. Co wpadło, wraca.',
  },
  'RU-zh': {
    title: 'Reguła dwóch band',
    text: 'Gdy nie wpada żadna bila, biała albo bila trafiona przez nią jako pierwsza musi po ich kontakcie zrobić jedno z tych: dotknąć dwóch różnych band; dotknąć bandy i doprowadzić inną bilę do innej bandy; przejść linię środkową i dotknąć bandy albo doprowadzić do niej bilę; dotknąć bandy, a potem przejść linię środkową albo przeprowadzić przez nią inną bilę. Dotknięcie bili stojącej przy bandzie liczy się jak ta banda. Każda wbita bila, zadeklarowana czy nie, zawiesza regułę.\nMożna uzgodnić, że bandy obu bil liczy się razem, przed kontaktem i po nim, przejście linii jak jedną; wystarczą dwie. Przy rozbiciu wymaga się zawsze postaci ścisłej.',
  },
  'RU-off': {
    title: 'Bila poza stołem',
    text: 'Bile wybite poza stół liczą się przeciwnikowi i są karą; więcej się nie płaci. Co wpadło w tym zagraniu, też jest jego. Gra się bile, jak leżą.',
  },
  'RU-push': {
    title: 'Pchnięcie albo podwójny kontakt',
    text: 'Kapka zostaje na białej albo dotyka jej dwa razy, albo uderzenie jest nieprawidłowe inaczej.',
  },
  'RU-special-a': {
    title: 'Biała odbita przez człowieka',
    text: 'Biała opuszcza stół, trafia w człowieka i wraca: wbita bila wraca na stół, prawo zagrywania przechodzi, nic się nie płaci.',
  },
  'RU-special-b': {
    title: 'Bila na wierzchu bandy',
    text: 'Bilę, która stanęła na wierzchu bandy, stawia się przy bandzie w tym miejscu. Co wpadło, się liczy, prawo zagrywania przechodzi, nic się nie płaci.',
  },
  'RU-special-v': {
    title: 'Zakłócone uderzenie',
    text: 'Gdy uderzenie niechcący zakłóci ktoś z zewnątrz albo przeciwnik, powtarza się je; czy odtworzyć dawną pozycję, mówi zawodnik, któremu przeszkodzono.',
  },
  'RU-special-g': {
    title: 'Bila spada sama',
    text: 'Bila wisząca w łuzie spada, gdy zawodnik już zaczął celować, i biała przez to w nią nie trafia: zagrywa on ponownie, z domu i bez ograniczenia. Bila idzie na punkt główny albo do krótkiej bandy, przy której wisiała.',
  },
  'RU-shoot-out': {
    title: 'Rzuty karne',
    text: 'Przy pięć do pięciu. Pierwszy uderza, kto wbił ostatnią bilę. Ustawia przeciwnik: białą na punkcie połowy uderzającego, drugą bilę na punkcie dalszej połowy; uderzający może prosić o poprawienie. Niczego się nie deklaruje: każda z dwóch bil, która wpada po kontakcie, to punkt. Uderzenie bez kontaktu się powtarza, za trzecim razem to zero. Potem uderza drugi, z przeciwnego końca. Wygrywa więcej punktów; przy równych następuje nowa seria.',
  },
  'RU-game': {
    title: '„Gra”',
    text: 'Zawodnik, który trafił bilę i niczego nie wbił, może, dopóki nic nie jest rozstrzygnięte, ogłosić „Grę”, zanim bile zostaną ustawione. Z tego położenia uderza przeciwnik, potem obaj na zmianę: kto wbije bilę, wygrywa, kto nie trafi albo wybije bilę poza stół, przegrywa.',
  },
} as const
