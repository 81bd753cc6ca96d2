/** Kapitel 6 och 7: fel, och spel i rullstol. */
export const fouls = {
  '6': {
    title: 'Om fel',
    text: 'Av flera fel i en stöt straffas bara det allvarligaste, och en stöt ökar fel i rad med högst ett. Ordningen: uppträdande, förlorat upplägg, fel i öppningsstöten, 6.1, köbollen som blev kvar bakom huvudlinjen (6.11), 6.5, 6.2, sprängningens krav, 6.3 och sedan resten.\nDomaren dömer genast det som händelserna visar. Man kan avtala att spelarna anmäler: då har ett fel som ingen anmält före nästa stöt inte hänt, utom när köbollen är borta. Under en millisekund eller en millimeter kan inget öga avgöra; den exakta ordningen gäller, och domslutet säger det.',
    edition2025: 'Felens nummer är andra: 3.1 till 3.16.',
  },
  '6.1': {
    title: 'Köbollen i hål eller av bordet',
    text: 'Köbollen faller i hål eller hoppar av bordet. Det behöver ingen anmäla.',
    games: { 'straight-pool': 'Motståndaren har boll i hand bakom huvudlinjen.' },
  },
  '6.2': {
    title: 'Fel bollträff',
    text: 'Den första nummerbollen som köbollen träffar ska vara en som får spelas. Av två som träffas i samma ögonblick räcker det med en. Träffas ingen är det 6.3.',
    games: {
      'nine-ball':
        'Först kommer bollen med lägst nummer på bordet, i sprängningen 1. Vid push out valfri eller ingen.',
      'ten-ball-wpa':
        'Först kommer bollen med lägst nummer på bordet, i sprängningen 1. Vid push out valfri eller ingen.',
      'ten-ball-pl':
        'Först kommer bollen med lägst nummer på bordet, i sprängningen 1. Vid push out valfri eller ingen.',
      'eight-ball':
        'I sprängningen valfri; så länge bordet är öppet alla utom 8; sedan en boll ur den egna gruppen, och 8 när gruppen är borta.',
      'straight-pool': 'Inget fel i 14.1: valfri boll får träffas först.',
    },
    edition2025:
      'Träffas en fel och en rätt boll så nära varandra att ingen kan avgöra, var den rätta först. Programmet räknar med en halv millisekund.',
  },
  '6.3': {
    title: 'Ingen boll i vall efter träff',
    text: 'När ingen boll görs ska köbollen träffa en nummerboll och sedan minst en boll, köboll eller nummerboll, gå i vall (8.4). En vall före träffen hjälper inte. Ingen träff alls är också detta fel.',
    games: {
      'nine-ball': 'Krävs inte vid push out.',
      'ten-ball-wpa': 'Krävs inte vid push out.',
      'ten-ball-pl': 'Krävs inte vid push out.',
    },
    edition2025:
      'Träffas boll och vall så nära varandra att ingen kan avgöra, var bollen först och vallen räknas.',
  },
  '6.4': {
    title: 'Ingen fot i golvet',
    text: 'Minst en fot är i golvet när lädret träffar. Det ser bara människor. För en spelare i rullstol gäller 7.2 i stället.',
  },
  '6.5': {
    title: 'Nummerboll av bordet',
    text: 'En nummerboll drivs av bordet (8.5). Vilka som kommer tillbaka säger varje spels regel om återplacering.',
  },
  '6.6': {
    title: 'Touché',
    text: 'Ingen boll får röras eller ändras i sin väg av kropp, kläder, kratta, krita eller en köboll i handen. Av misstag är det standardfel, med avsikt osportsligt uppträdande. Flyttade bollar ligger kvar om domaren inte lägger tillbaka dem.\nMan kan avtala att bara köbollen räknas: då läggs nummerbollar som rörts av misstag tillbaka utan fel.',
    edition2025: 'Varje boll räknas, alltid.',
  },
  '6.7': {
    title: 'Dubbelstöt och pressbollar',
    text: 'Lädret får träffa köbollen en gång. En andra träff är fel, liksom ett läder som ännu är kvar på köbollen när en nära boll träffas, och varje annan del av kön som rör köbollen. Snuddas den nära bollen bara, antas stöten vara giltig.\nEn köboll i press får spelas rakt in i bollen; den är då den först träffade. Spelas den bort från bollen har den inte träffat den.',
  },
  '6.8': {
    title: 'Fösning',
    text: 'Lädret är kvar på köbollen längre än i en vanlig stöt. Programmet mäter: upp till 4 ms är vanligt. En köboll i press mot bollen som den spelas in i får följa lädret i 5 mm.',
  },
  '6.9': {
    title: 'Bollar som fortfarande rör sig',
    text: 'Ingen stöt så länge någon boll rullar eller snurrar.',
  },
  '6.10': {
    title: 'Fel placering av köboll',
    text: 'Köbollen skulle spelas bakom huvudlinjen och dess mittpunkt var på eller framför linjen. Vanligen låter programmet den inte läggas där; man kan avtala att det går och att människor anmäler.',
  },
  '6.11': {
    title: 'Felaktigt spel bakom huvudlinjen',
    text: 'Med boll i hand bakom huvudlinjen: en boll bakom linjen får inte träffas först om köbollen inte dessförinnan passerat linjen. Och köbollen ska passera linjen eller träffa en boll på eller framför den.',
    games: {
      'nine-ball': 'Inget fel i det här spelet.',
      'ten-ball-wpa': 'Inget fel i det här spelet.',
      'ten-ball-pl': 'Inget fel i det här spelet.',
      'straight-pool':
        'Bara en köboll som blev kvar bakom linjen utan att träffa en boll framför den ger motståndaren boll i hand.',
    },
  },
  '6.12': {
    title: 'Kö på bordet',
    text: 'Kön får inte läggas på bordet för att mäta eller sikta utan en hand på den.',
    edition2025: 'Inte längre något fel.',
  },
  '6.13': {
    title: 'Stöt i fel tur',
    text: 'Av misstag standardfel: i regel ligger bollarna kvar. Med avsikt är det osportsligt uppträdande.',
  },
  '6.14': {
    title: 'Tre fel i rad',
    text: 'Standardfel i på varandra följande stötar av samma spelare räknas ihop; en giltig stöt, även push out, nollställer. Det tredje kostar mycket, men bara om spelaren före stöten fick veta att han har två. Annars står två kvar. Med programmets domare kommer varningen av sig själv.',
    games: {
      'nine-ball': 'Det tredje förlorar upplägget. Ett nytt upplägg börjar utan fel.',
      'ten-ball-wpa': 'Det tredje förlorar upplägget. Ett nytt upplägg börjar utan fel.',
      'ten-ball-pl': 'Det tredje förlorar upplägget. Ett nytt upplägg börjar utan fel.',
      'eight-ball': 'Används inte i 8-ball.',
      'straight-pool':
        'Det tredje kostar en poäng och femton till; alla bollar läggs upp och den felande spelar en öppningsstöt. Räkningen går vidare mellan uppläggen. Fel i öppningsstöten (4.10) räknas varken in eller nollställer.',
      'siberian-ten': 'Används inte i sibirisk tia.',
    },
  },
  '6.15': {
    title: 'Långsamt spel',
    text: 'Domaren kan sätta klocka på båda. Med shot clock är överskriden tid standardfel; var och en har en förlängning per upplägg. Sprängningen har ingen klocka.',
    games: { 'siberian-ten': 'Används inte i sibirisk tia.' },
  },
  '6.16': {
    title: 'Fel på Magic Rack',
    text: 'En boll rör mallen efter att den lagts undan.',
    games: {
      'ten-ball-pl': 'Finns inte i den polska listan; där är 6.16 numret på osportsligt uppträdande.',
    },
  },
  '6.17': {
    title: 'Osportsligt uppträdande',
    text: 'Allt som med avsikt skadar rent spel: att störa motståndaren, flytta bollar på annat sätt än med en stöt, avsiktlig kix, stöta vidare efter att fel dömts, träna under matchen, märka bordet, dra ut på tiden, missbruka utrustning, samt 6.6, 6.11 eller 6.13 med avsikt.\nDomaren väljer: varning, standardfel, allvarligt fel, förlust av upplägg eller match, diskvalifikation.',
    games: {
      'ten-ball-pl': 'I den polska texten är numret 6.16; bara domaren bedömer.',
      'straight-pool':
        'Allvarligt fel kostar vad tredje felet kostar (6.14), om domaren inte beslutar annat.',
    },
  },
  '7.1': {
    title: 'Vem som spelar efter rullstolsreglerna',
    text: 'Spelare som behöver rullstol. I programmet avtalas det före matchen, för var och en.',
  },
  '7.2': {
    title: 'Spel i rullstol',
    text: 'Spelaren sitter vid stöten, inte på hjul eller armstöd och inte högre än 68,5 cm, och ingen fot rör golvet; det ersätter 6.4. Benen är ingen hävstång mot bord eller stol. Hjälpmedel är fria, men ingen hjälper till med stöten eller rör stolen under den.\nFörseelser är uppträdande: den första ger motståndaren boll i hand var som helst, den andra kostar upplägget, den tredje matchen, om domaren inte beslutar annat.',
    games: { 'straight-pool': 'Den andra kostar vad tredje felet i rad kostar (6.14).' },
  },
  '7.3': {
    title: 'Stolen',
    text: 'En stol som kan stå upp är inte i stående läge; den är ren och hel.',
  },
} as const
