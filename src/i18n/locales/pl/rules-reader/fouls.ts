/** Rozdziały 6 i 7: faule i gra na wózku. */
export const fouls = {
  '6': {
    title: 'Faule ogólnie',
    text: 'Z kilku fauli w jednym zagraniu karze się tylko najcięższy, a zagranie dodaje najwyżej jeden do fauli z rzędu. Kolejność: zachowanie, przegrana partii, faul przy rozbiciu, 6.1, biała, która została w polu bazy (6.11), 6.5, 6.2, wymóg rozbicia, 6.3, potem reszta.\nSędzia ogłasza od razu wszystko, co pokazują zdarzenia. Można uzgodnić, że zgłaszają zawodnicy: wtedy faulu, którego nikt nie zgłosi przed następnym uderzeniem, nie było, chyba że biała zniknęła ze stołu. Poniżej milisekundy lub milimetra nikt by nie rozróżnił; decyduje dokładna kolejność, a orzeczenie to mówi.',
    edition2025: 'Numery fauli są o rozdział inne: 3.1–3.16.',
  },
  '6.1': {
    title: 'Biała w łuzie lub poza stołem',
    text: 'Biała wpada do łuzy albo wypada ze stołu. Tego faulu nikt nie musi zgłaszać.',
    games: { 'straight-pool': 'Przeciwnik ma białą z ręki w polu bazy.' },
  },
  '6.2': {
    title: 'Niewłaściwa bila uderzona jako pierwsza',
    text: 'Pierwsza bila, którą trafi biała, musi być jedną z tych, które wolno zagrać. Z dwóch trafionych w tej samej chwili wystarczy, że wolno jedną. Gdy nie trafiono żadnej, jest to 6.3.',
    games: {
      'nine-ball':
        'Pierwsza jest bila z najniższym numerem na stole, przy rozbiciu 1. Przy push-oucie dowolna albo żadna.',
      'ten-ball-wpa':
        'Pierwsza jest bila z najniższym numerem na stole, przy rozbiciu 1. Przy push-oucie dowolna albo żadna.',
      'ten-ball-pl':
        'Pierwsza jest bila z najniższym numerem na stole, przy rozbiciu 1. Przy push-oucie dowolna albo żadna.',
      'eight-ball':
        'Przy rozbiciu dowolna; dopóki stół jest otwarty, każda prócz 8; potem bila własnej grupy, a gdy grupy już nie ma, 8.',
      'straight-pool': 'W 14.1 nie ma takiego faulu: jako pierwszą wolno trafić każdą bilę.',
    },
    edition2025:
      'Gdy bilę niewłaściwą i właściwą trafiono tak blisko siebie, że nikt nie rozróżni, pierwsza była właściwa. Program przyjmuje na to pół milisekundy.',
  },
  '6.3': {
    title: 'Brak kontaktu bili z bandą',
    text: 'Gdy nic nie wpada, biała musi trafić bilę, a potem co najmniej jedna bila, biała lub numerowana, musi dojść do bandy (8.4). Banda przed trafieniem nie pomaga. Nietrafienie żadnej bili to też ten faul.',
    games: {
      'nine-ball': 'Przy push-oucie nie jest wymagane.',
      'ten-ball-wpa': 'Przy push-oucie nie jest wymagane.',
      'ten-ball-pl': 'Przy push-oucie nie jest wymagane.',
    },
    edition2025:
      'Gdy bilę i bandę trafiono tak blisko siebie, że nikt nie rozróżni, pierwsza była bila i banda się liczy.',
  },
  '6.4': {
    title: 'Brak stopy na podłożu',
    text: 'W chwili uderzenia co najmniej jedna stopa stoi na podłożu. Widzą to tylko ludzie. Zawodnika na wózku dotyczy zamiast tego 7.2.',
  },
  '6.5': {
    title: 'Bila wybita poza stół',
    text: 'Bila numerowana opuszcza stół (8.5). Które wracają, mówi przepis o repozycjonowaniu danej gry.',
  },
  '6.6': {
    title: 'Dotknięta bila',
    text: 'Żadnej bili nie wolno dotknąć ani zmienić jej drogi ciałem, ubraniem, podpórką, kredą czy białą trzymaną w ręce. Niechcący to zwykły faul, umyślnie niesportowe zachowanie. Poruszone bile zostają, chyba że sędzia je odstawi.\nMożna uzgodnić, że liczy się tylko biała: wtedy bile numerowane dotknięte niechcący wracają bez faulu.',
    edition2025: 'Zawsze liczy się każda bila.',
  },
  '6.7': {
    title: 'Podwójny kontakt i bile zamrożone',
    text: 'Kapka może dotknąć białej raz. Drugi kontakt jest faulem, tak samo kapka, która jest jeszcze na białej, gdy ta trafia bliską bilę, i każda inna część kija, która dotknie białej. Gdy bliską bilę tylko muśnięto, zagranie uchodzi za prawidłowe.\nBiałą zamrożoną z bilą wolno zagrać prosto w nią; jest to wtedy bila trafiona jako pierwsza. Zagrana od niej, nie trafiła jej.',
  },
  '6.8': {
    title: 'Zagranie pchnięte',
    text: 'Kapka zostaje na białej dłużej niż przy zwykłym uderzeniu. Program mierzy: do 4 ms jest zwykłe. Biała zamrożona z bilą, w którą się gra, może zostać przy kapce przez 5 mm.',
  },
  '6.9': {
    title: 'Bile w ruchu',
    text: 'Nie wolno uderzać, dopóki jakakolwiek bila się toczy lub obraca.',
  },
  '6.10': {
    title: 'Nieprawidłowe pozycjonowanie białej',
    text: 'Białą należało zagrać z pola bazy, a jej środek był na linii lub przed nią. Zwykle program nie pozwala jej tam postawić; można uzgodnić, że pozwala i zgłaszają to ludzie.',
  },
  '6.11': {
    title: 'Nieprawidłowe zagranie z pola bazy',
    text: 'Gdy biała jest z ręki w polu bazy: bili leżącej za linią nie wolno trafić jako pierwszej, jeśli biała wcześniej nie przeszła linii. Biała musi też przejść linię albo trafić bilę na niej lub przed nią.',
    games: {
      'nine-ball': 'W tej grze nie ma takiego faulu.',
      'ten-ball-wpa': 'W tej grze nie ma takiego faulu.',
      'ten-ball-pl': 'W tej grze nie ma takiego faulu.',
      'straight-pool':
        'Białą z ręki daje przeciwnikowi tylko biała, która została za linią i nie trafiła bili przed nią.',
    },
  },
  '6.12': {
    title: 'Kij położony na stole',
    text: 'Nie wolno kłaść kija na stole do mierzenia lub celowania, nie trzymając na nim ręki.',
    edition2025: 'To już nie faul.',
  },
  '6.13': {
    title: 'Zagranie poza kolejnością',
    text: 'Niechcący to zwykły faul: zwykle bile zostają, jak leżą. Umyślnie jest to niesportowe zachowanie.',
  },
  '6.14': {
    title: 'Trzy kolejne faule',
    text: 'Zwykłe faule w kolejnych zagraniach tego samego zawodnika się sumują; zagranie prawidłowe, także push-out, zeruje licznik. Trzeci kosztuje dużo, ale tylko gdy zawodnik przed zagraniem usłyszał, że ma dwa. Jeśli nie, zostają dwa. Sędzia w programie ostrzega sam.',
    games: {
      'nine-ball': 'Trzeci przegrywa partię. Nowa partia zaczyna się bez fauli.',
      'ten-ball-wpa': 'Trzeci przegrywa partię. Nowa partia zaczyna się bez fauli.',
      'ten-ball-pl': 'Trzeci przegrywa partię. Nowa partia zaczyna się bez fauli.',
      'eight-ball': 'W ósemce nie obowiązuje.',
      'straight-pool':
        'Trzeci kosztuje punkt i jeszcze piętnaście; ustawia się wszystkie bile i winny wykonuje rozbicie otwierające. Licznik przechodzi na następne ustawienia. Faul przy rozbiciu (4.10) ani się nie liczy, ani nie zeruje.',
      'siberian-ten': 'W dziesiątce syberyjskiej nie obowiązuje.',
    },
  },
  '6.15': {
    title: 'Powolna gra',
    text: 'Sędzia może włączyć zegar obu zawodnikom. Z zegarem przekroczenie czasu jest zwykłym faulem; każdy ma jedno przedłużenie na partię. Przy rozbiciu zegara nie ma.',
    games: { 'siberian-ten': 'W dziesiątce syberyjskiej nie obowiązuje.' },
  },
  '6.16': {
    title: 'Faul na szablonie',
    text: 'Bila dotyka szablonu po jego odłożeniu.',
    games: { 'ten-ball-pl': 'Nie ma go na polskiej liście; tam 6.16 to numer niesportowego zachowania.' },
  },
  '6.17': {
    title: 'Niesportowe zachowanie',
    text: 'Cokolwiek umyślnie psuje uczciwą grę: rozpraszanie przeciwnika, przesuwanie bil inaczej niż zagraniem, umyślny kiks, granie dalej po ogłoszeniu faulu, ćwiczenie w trakcie meczu, znaczenie stołu, zwlekanie, nadużycie sprzętu oraz 6.6, 6.11 lub 6.13 umyślnie.\nSędzia wybiera: ostrzeżenie, zwykły faul, przewinienie szczególne, przegrana partii lub meczu, dyskwalifikacja.',
    games: {
      'ten-ball-pl': 'W tekście polskim ma numer 6.16; ocenia je wyłącznie sędzia.',
      'straight-pool':
        'Przewinienie szczególne kosztuje tyle, co trzeci faul (6.14), chyba że sędzia postanowi inaczej.',
    },
  },
  '7.1': {
    title: 'Kto gra według zasad dla wózków',
    text: 'Zawodnicy, którzy potrzebują wózka. W programie uzgadnia się to przed meczem, dla każdego z osobna.',
  },
  '7.2': {
    title: 'Gra na wózku',
    text: 'Przy uderzeniu zawodnik siedzi, nie na kole ani na poręczy i nie wyżej niż 68,5 cm, a żadna stopa nie dotyka podłoża; to zastępuje 6.4. Nogi nie służą za dźwignię o stół ani o wózek. Pomoce są dowolne, ale nikt nie pomaga w uderzeniu i nie dotyka wtedy wózka.\nPrzewinienia to sprawa zachowania: pierwsze daje przeciwnikowi białą z ręki w dowolnym miejscu, drugie kosztuje partię, trzecie mecz, chyba że sędzia postanowi inaczej.',
    games: { 'straight-pool': 'Drugie kosztuje tyle, co trzeci faul z rzędu (6.14).' },
  },
  '7.3': {
    title: 'Wózek',
    text: 'Wózek, który może pionizować, nie stoi; jest czysty i sprawny.',
  },
} as const
