export const disputes = {
  'dispute.frozen-played-away.title': 'Zamrożone, zagranie od bili',
  'dispute.frozen-played-away.question':
    'Biała była zamrożona z 1 i zagrana w przeciwną stronę. Czy 1 liczy się jako trafiona?',
  'dispute.frozen-played-into.title': 'Zamrożone, zagranie w bilę',
  'dispute.frozen-played-into.question':
    'Biała była zamrożona z 1 i zagrana prosto w nią. Czy to podwójny kontakt?',
  'dispute.frozen-to-the-wrong-ball.title': 'Zamrożona z niewłaściwą bilą',
  'dispute.frozen-to-the-wrong-ball.question':
    'Biała była zamrożona z 2 i zagrana przez nią w 1. Która bila była pierwsza?',
  'dispute.chalk-width-gap.title': 'Na szerokość kredy',
  'dispute.chalk-width-gap.question':
    '1 leżała na szerokość kredy przed białą, a kij poszedł dalej. Czy biała została uderzona dwa razy?',
  'dispute.chalk-width-gap-cut.title': 'Na szerokość kredy, cięcie',
  'dispute.chalk-width-gap-cut.question':
    'Ten sam odstęp i to samo pełne uderzenie, ale pod kątem: czy kij może pójść dalej?',
  'dispute.hair-gap-full.title': 'Milimetr odstępu, pełne trafienie',
  'dispute.hair-gap-full.question':
    'Między białą a 1 było widać światło, zagrano pełną bilą. Czy kapka jeszcze dotykała białej?',
  'dispute.hair-gap-grazed.title': 'O włos, tylko muśnięta',
  'dispute.hair-gap-grazed.question':
    '1 leżała o włos obok linii i została tylko muśnięta. Czy bliska bila to zawsze faul?',
  'dispute.frozen-to-the-rail.title': 'Zamrożona przy bandzie',
  'dispute.frozen-to-the-rail.question':
    '1 była zamrożona przy bandzie i została w nią wbita; nic innego nie doszło do bandy. Czy ta banda się liczy?',
  'dispute.frozen-to-the-rail-to-another.title': 'Od jednej bandy do drugiej',
  'dispute.frozen-to-the-rail-to-another.question':
    '1 była zamrożona przy lewej bandzie i pojechała wzdłuż niej do głównej. Czy to jest banda?',
  'dispute.miscue-that-hits.title': 'Kiks, który trafił',
  'dispute.miscue-that-hits.question':
    'Kapka się ześlizgnęła, ale biała trafiła 1, a 1 doszła do bandy. Czy kiks jest faulem?',
  'dispute.split-hit-wrong-ball-first.title': 'Dwie bile naraz: 2 pierwsza',
  'dispute.split-hit-wrong-ball-first.question':
    'Biała weszła między 1 i 2, a 2 trafiła o jedną trzecią milisekundy wcześniej. Faul?',
  'dispute.split-hit-right-ball-first.title': 'Dwie bile naraz: 1 pierwsza',
  'dispute.split-hit-right-ball-first.question':
    'To samo w lustrze: 1 była pierwsza o ćwierć milimetra. Kto to zobaczy?',
  'dispute.split-hit-both-at-once.title': 'Dwie bile naraz: równocześnie',
  'dispute.split-hit-both-at-once.question':
    'Biała dotknęła 1 i 2 dokładnie w tej samej chwili. Na czyją korzyść?',
  'dispute.split-hit-2025.title': 'Dwie bile naraz według zasad 2025',
  'dispute.split-hit-2025.question':
    '2 pierwsza o jedną trzecią milisekundy, według wydania z 2025 roku: nadal faul?',
  'dispute.kick-grazes-another-ball.title': 'Zagranie od bandy z muśnięciem',
  'dispute.kick-grazes-another-ball.question':
    'Od bandy w 1, a 3 jakby się nie ruszyła. Czy została po drodze dotknięta?',
  'dispute.jump-over-the-edge.title': 'Skok nad krawędzią bili',
  'dispute.jump-over-the-edge.question':
    'Biała przeleciała nad połową 2. Czy to prawidłowe zagranie i czyste trafienie?',
  'dispute.jump-touches-the-edge.title': 'Za niski skok',
  'dispute.jump-touches-the-edge.question':
    'Biała oderwała się od sukna, ale po drodze zahaczyła o 2. Która bila była pierwsza?',
  'dispute.push-out-at-any-ball.title': 'Push-out w dowolną bilę',
  'dispute.push-out-at-any-ball.question':
    'Gracz zadeklarował push-out, trafił najpierw 3 i nic nie doszło do bandy. Faul?',
  'dispute.rail-first-no-rail-after.title': 'Banda przed bilą, żadna po niej',
  'dispute.rail-first-no-rail-after.question':
    'Biała dotknęła bandy przed 1, a po trafieniu już nic. Czy to wystarczy?',
  'dispute.safety-without-a-rail.title': 'Zagranie bezpieczne bez bandy',
  'dispute.safety-without-a-rail.question':
    'W 14.1 zadeklarowano zagranie bezpieczne i nic nie doszło do bandy. Czy deklaracja to usprawiedliwia?',
  'dispute.break-three-balls-to-a-rail.title': 'Trzy bile do bandy przy rozbiciu',
  'dispute.break-three-balls-to-a-rail.question':
    'Trzy bile doszły do bandy, czwarta stanęła o milimetr. Czy rozbicie było prawidłowe?',
  'dispute.break-four-balls-to-a-rail.title': 'Cztery bile do bandy przy rozbiciu',
  'dispute.break-four-balls-to-a-rail.question':
    'Miękkie rozbicie, nic nie wpadło, czwarta bila ledwo doszła do bandy. Prawidłowe?',
  'dispute.eight-on-the-break.title': '8 przy rozbiciu',
  'dispute.eight-on-the-break.question': '8 wpadła przy prawidłowym rozbiciu. Czy rozbijający wygrał?',
  'dispute.eight-and-cue-ball-on-the-break.title': '8 i biała przy rozbiciu',
  'dispute.eight-and-cue-ball-on-the-break.question':
    'Przy rozbiciu wpadła 8, a potem biała. Czy partia jest przegrana?',
  'dispute.opening-break-cue-ball-no-rail.title': 'Otwarcie 14.1: biała bez bandy',
  'dispute.opening-break-cue-ball-no-rail.question':
    'Przy otwarciu dwie bile doszły do bandy, a biała nie. Ile to kosztuje?',
  'dispute.siberian-two-rails-missed.title': 'Rozbicie syberyjskie: brak dwóch band',
  'dispute.siberian-two-rails-missed.question':
    'Pierwsza trafiona bila doszła do jednej bandy i stanęła przed drugą. Czy rozbicie jest ważne?',
  'dispute.siberian-one-rail-only.title': 'Syberyjska dziesiątka: tylko jedna banda',
  'dispute.siberian-one-rail-only.question':
    'Trafiona bila doszła do bandy głównej i nic więcej. Czy należy się bila karna?',
  'dispute.hanging-ball-falls-in-time.title': 'Wisząca bila spadła na czas',
  'dispute.hanging-ball-falls-in-time.question':
    '1 wisiała na krawędzi trzy sekundy i spadła. Czy liczy się jako wbita?',
  'dispute.hanging-ball-falls-too-late.title': 'Wisząca bila spadła za późno',
  'dispute.hanging-ball-falls-too-late.question':
    '1 wisiała na krawędzi siedem sekund i spadła. Wbita czy do odstawienia?',
  'dispute.rattle-in-the-jaws.title': 'Obiła się i została',
  'dispute.rattle-in-the-jaws.question':
    '1 obiła się w wejściu łuzy i została; nic innego nie doszło do bandy. Czy wejście łuzy liczy się jako banda?',
  'dispute.jam-in-the-jaws.title': 'Zaklinowane w wejściu łuzy',
  'dispute.jam-in-the-jaws.question': '1 i 2 zaklinowały się w wejściu łuzy i nie wpadły. Czy są wbite?',
  'dispute.in-and-out-of-the-pocket.title': 'Wpadła i wyskoczyła',
  'dispute.in-and-out-of-the-pocket.question':
    '1 była już pod krawędzią łuzy i wyskoczyła z powrotem na stół. Wbita?',
  'dispute.off-the-bed-and-back.title': 'Na bandę i z powrotem',
  'dispute.off-the-bed-and-back.question':
    'Biała potoczyła się po wierzchu bandy i sama wróciła. Czy wypadła ze stołu?',
  'dispute.object-ball-off-the-table.title': 'Bila wypadła ze stołu',
  'dispute.object-ball-off-the-table.question':
    '1 była trafiona pierwsza i wypadła ze stołu. Kto gra i gdzie jest 1?',
  'dispute.scratch-with-the-nine.title': 'Biała wpada za 9',
  'dispute.scratch-with-the-nine.question': '9 wpadła, a za nią biała. Czy partia jest wygrana?',
  'dispute.scratch-with-the-eight.title': 'Biała wpada za 8',
  'dispute.scratch-with-the-eight.question': 'Zadeklarowana 8 wpadła, a za nią biała. Kto wygrywa partię?',
  'dispute.sleeve-touches-a-ball.title': 'Rękaw dotknął bili',
  'dispute.sleeve-touches-a-ball.question': '1 wpadła, ale rękaw gracza musnął 4 podczas zagrania. Faul?',
  'dispute.ten-early-wpa.title': 'Wczesna 10, zasady WPA',
  'dispute.ten-early-wpa.question':
    'Zadeklarowana 10 wpadła po zagraniu przez 1, a na stole były inne bile. Wygrana?',
  'dispute.ten-early-polish.title': 'Wczesna 10, zasady polskie',
  'dispute.ten-early-polish.question':
    'To samo zagranie według zasad polskich: zadeklarowana 10, gdy leżą inne bile. Wygrana?',
  'dispute.called-ball-wrong-pocket.title': 'Dobra bila, zła łuza',
  'dispute.called-ball-wrong-pocket.question':
    '1 była zadeklarowana do drugiego rogu. Kto decyduje o następnym zagraniu?',
  'dispute.combination-called.title': 'Kombinacja zadeklarowana',
  'dispute.combination-called.question':
    '3 trafiona pierwsza wbiła zadeklarowaną 5. Czy trzeba deklarować kombinację?',
  'dispute.combination-off-their-ball.title': 'Kombinacja przez cudzą bilę',
  'dispute.combination-off-their-ball.question':
    'Zadeklarowana 5 wpadła, ale najpierw trafiono 12 przeciwnika. Czy 5 się liczy?',
  'dispute.base-on-the-head-string.title': 'Podstawa na linii bazy',
  'dispute.base-on-the-head-string.question': 'Biała zagrana dokładnie z linii bazy. Czy leżała za linią?',
  'dispute.edge-over-the-head-string.title': 'Krawędź nad linią bazy',
  'dispute.edge-over-the-head-string.question':
    'Połowa białej wystawała nad linię bazy, podstawa była 4 mm za nią. Czy leżała za linią?',
  'dispute.object-ball-behind-the-head-string.title': 'Bila tuż za linią bazy',
  'dispute.object-ball-behind-the-head-string.question':
    'Z ręki z pola bazy gracz trafił bilę, której podstawa była 3 mm za linią. Czy wolno w nią grać wprost?',
} as const
