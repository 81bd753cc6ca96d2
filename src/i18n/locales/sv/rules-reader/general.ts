/** Kapitel 1 och 8: vad som gäller i alla spel och vad orden betyder. */
export const general = {
  '1.2': {
    title: 'Tekning',
    text: 'Varje spelare har en boll bakom huvudlinjen, en på var sin halva. Båda spelar ungefär samtidigt till fotvallen och tillbaka; den vars boll stannar närmast huvudvallen väljer vem som spränger.\nEn boll är dålig när den går över på den andra halvan, träffar fotvallen mer än en gång eller inte alls, faller eller lämnar bordet, träffar en långvall, stannar i ett hörnhåls öppning bortom huvudvallens linje eller spelas med fel. En dålig boll förlorar. Tekningen görs om när båda är dåliga, när det inte går att avgöra vilken som är närmast eller när den ena spelades efter att den andra nått fotvallen.',
    games: { 'siberian-ten': 'Bara i första partiet; är båda överens kan man lotta.' },
  },
  '1.3': {
    title: 'Utrustning',
    text: 'Kö, kratta, krita och handske används till det de är gjorda för. Kön får bytas eller förlängas under matchen. Inget nytt som hjälper stöten får tas med. Missbruk är osportsligt uppträdande (6.17).',
  },
  '1.4': {
    title: 'Återplacering',
    text: 'En boll som kommer tillbaka läggs på fotpunkten. Är den upptagen läggs bollen på längdlinjen bakom punkten, så nära som det finns plats; finns ingen plats fram till fotvallen, framför punkten. Den ligger emot en nummerboll som är i vägen, men aldrig emot köbollen: en millimeter lämnas.\nFlera bollar kommer tillbaka i nummerordning. Ingen boll på bordet flyttas för deras skull.',
  },
  '1.5': {
    title: 'Boll i hand',
    text: 'Köbollen läggs på valfri ledig plats, eller bara bakom huvudlinjen där regeln säger så, och får flyttas tills lädret träffar den. Det är mittpunkten som räknas: på linjen är inte bakom den.\nLigger alla bollar som får spelas först bakom huvudlinjen, får spelaren den som är närmast linjen lagd på fotpunkten; av två lika nära väljer han. En boll exakt på linjen får spelas direkt.',
  },
  '1.6': {
    title: 'Dessäng och safe',
    text: 'I dessängspel ska boll och hål vara kända före stöten, om den inte är självklar. Hur bollen kommer dit behöver inte sägas. En vallstöt eller en kombination är aldrig självklar. En boll annonseras per stöt.\nMan kan avtala att det självklara inte behöver annonseras: då räknas den först träffade bollen som annonserad om den gick rakt i hål, utan vall och utan annan boll.\nI stället för dessäng kan safe annonseras: stöten går över, vad som än faller. Träff och vall krävs som vanligt.',
    games: {
      'nine-ball': '9-ball har varken dessäng eller safe.',
      'siberian-ten': 'Upp till två bollar får annonseras; safe finns inte. Om dessäng står under Забивание.',
    },
  },
  '1.7': {
    title: 'Bollar som rör sig själva',
    text: 'En boll som sjunker lite utan att falla ligger kvar. En boll som hängt på kanten i fem sekunder och sedan faller läggs tillbaka; faller den tidigare har stöten gjort den.\nFaller en boll av sig själv under en senare stöt och ändrar utgången, återskapas läget och stöten spelas om. Ändrar den inget läggs bara bollen tillbaka. Inget av detta är fel.',
  },
  '1.8': {
    title: 'Återskapa läget',
    text: 'Bollar som ska läggas tillbaka eller rengöras lägger domaren så gott han kan; spelarna godtar det.',
  },
  '1.9': {
    title: 'Påverkan av utomstående',
    text: 'Någon eller något utanför matchen flyttar en boll eller stör en stöt. Ändrade det utgången återskapas läget före stöten och den spelas om. Annars läggs bara de störda bollarna tillbaka. Ett läge som ingen kan återskapa behandlas som dödläge (1.12).',
  },
  '1.10': {
    title: 'Domslut och protester',
    text: 'Fram till nästa stöt får en spelare be domaren pröva ett domslut igen; matchens sista stöt också. Domaren kan upphäva ett fel eller låta stöten spelas om. Om fakta har han sista ordet.',
  },
  '1.11': {
    title: 'Uppgiven match',
    text: 'Den som ger upp förlorar matchen.',
  },
  '1.12': {
    title: 'Dödläge',
    text: 'När ingen försöker avsluta upplägget kan domaren förklara dödläge; båda spelarna kan enas om det när som helst. Programmet påminner bara, efter åtta ingångar utan gjord boll och utan fel.',
    games: {
      'nine-ball': 'Upplägget spelas om; samma spelare spränger (2.9).',
      'ten-ball-wpa': 'Upplägget spelas om; samma spelare spränger (9.12).',
      'ten-ball-pl': 'Upplägget spelas om; samma spelare spränger (5.10).',
      'eight-ball': 'Upplägget spelas om; samma spelare spränger (3.11).',
      'straight-pool': 'Båda tekar om en ny öppningsstöt; poängen står kvar (4.12).',
      'siberian-ten':
        'Den ryska texten har inget dödläge. Efter husets sed spelas partiet om med samma sprängare.',
    },
  },
  '8.1': {
    title: 'Bordets delar',
    text: 'Det finns fyra vallar: huvud-, fot-, vänster och höger. De två delarna av en långsida är en vall; hålkanter och vallens ovansida hör till sin vall. Huvudlinjen, centrumlinjen genom mittenhålen och fotlinjen delar längden i fyra; längdlinjen går från ände till ände. Fotpunkten är där fotlinjen korsar längdlinjen. Bakom huvudlinjen, utan själva linjen, är huvudfältet.',
  },
  '8.2': {
    title: 'Stöt',
    text: 'Stöten börjar när lädret i en rörelse framåt träffar köbollen och slutar när alla bollar har slutat rulla och snurra. Den är giltig om spelaren inte gjort något fel dessförinnan.',
  },
  '8.3': {
    title: 'Gjord boll',
    text: 'En boll är gjord när den ligger still i ett hål under spelytan eller gått in i returen. En som studsar tillbaka är det inte. En boll som i hålet lutar mot en annan och annars skulle falla är gjord. Rör köbollen en boll som redan är nere är köbollen gjord.\nFör en boll på kanten gäller de fem sekunderna i 1.7.',
  },
  '8.4': {
    title: 'Boll i vall; press och kloss',
    text: 'En boll går i vall när den inte låg emot vallen och sedan rör den. En boll i kloss måste lämna vallen och komma tillbaka eller nå en annan. En boll som görs eller lämnar bordet räknas som driven i vall.\nProgrammet ser före varje stöt vilka bollar som ligger emot. Man kan avtala att det bara räknas när någon frågat före stöten.',
  },
  '8.5': {
    title: 'Av bordet',
    text: 'En boll är av bordet när den stannar någon annanstans än på spelytan eller i ett hål, eller bara hindrades av en lampa, en person eller ett föremål. En boll som rullar på vallens ovansida och själv kommer tillbaka är inte av.',
    games: {
      'siberian-ten':
        'Det som stannar på en vall och det som en person studsar tillbaka avgörs av undantagen under Штрафы.',
    },
  },
  '8.12': {
    title: 'Ingång',
    text: 'En tur vid bordet: den börjar när en spelare får stöta och slutar med miss, fel eller överlämning. Att besluta om den andres stöt är ingen ingång.',
  },
  '8.13': {
    title: 'Bollens plats',
    text: 'En boll är där dess mittpunkt är, för linjer och för punkter.',
  },
  '8.16': {
    title: 'Hoppstöt',
    text: 'Med höjd kö får köbollen drivas ner i duken så att den hoppar. Att gräva upp den underifrån är kix (8.18).',
  },
  '8.18': {
    title: 'Kix',
    text: 'Lädret halkar av köbollen. Bara det är inget fel; det blir ett när en annan del av kön rör bollen (6.7). Avsiktlig kix är osportsligt uppträdande (6.17).',
    edition2025: 'Oavsiktlig kix räknas som giltig hoppstöt, också när köbollen lyfts över en annan boll.',
  },
} as const
