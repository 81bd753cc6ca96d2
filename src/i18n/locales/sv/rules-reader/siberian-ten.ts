/** Den ryska texten har rubriker i stället för nummer; de anges som de står. */
export const siberianTen = {
  'RU-aim': {
    title: 'Spelet',
    text: 'Tio bollar och en köboll i annan färg. Bara köbollen stöts; valfri boll får spelas, och köbollen själv räknas när den faller via en annan boll. Sex bollar vinner partiet. Vid fem lika är bara köbollen kvar: straffstötar avgör.',
  },
  'RU-rack': {
    title: 'Upplägget',
    text: 'En triangel av tio, främsta bollen på fotpunkten. Köbollen ligger var som helst i huvudfältet, bakom linjen.',
  },
  'RU-break': {
    title: 'Sprängningen',
    text: 'Inget annonseras; varje boll som faller, även köbollen efter träff, räknas sprängaren, och han fortsätter. Faller inget ska köbollen eller den boll som den först träffade efter träffen uppfylla tvåvallsregeln i Штрафы ж). Annars kostar det ingen boll: motståndaren spelar vidare därifrån, spränger själv eller låter sprängaren spränga igen. En ny sprängning upphäver allt från den förra. Träffade köbollen inget följer vid fortsatt spel även straffet i г).\nMan spränger varannan gång; den som ger handikapp spränger alltid.',
  },
  'RU-handicap': {
    title: 'Handikapp',
    text: 'De första bollarna som givaren gör räknas den andre, så många som avtalats. Han stannar vid bordet som efter vilken boll som helst.',
  },
  RU: {
    title: 'Att göra bollar',
    text: 'I dessängspel anges boll och hål; två bollar går bra. En annonserad och gjord boll är en poäng; varje boll som faller oannonserad eller i annat hål är en poäng för motståndaren. Den som gör allt han annonserat fortsätter. En av två annonserade är en poäng, men stöten går över.\nÄr båda överens annonseras inget: allt räknas spelaren, och han fortsätter.',
  },
  'RU-in-off': {
    title: 'Köbollen i hål',
    text: 'Den räknas bara efter träff med en annan boll. Annonserad, eller där inget behöver annonseras, är den en poäng för spelaren: motståndaren tar för hans räkning en valfri boll från bordet. Oannonserad är den en poäng för motståndaren, som tar en boll åt sig själv. Nästa stöt är från huvudfältet, utan inskränkning. Är ingen boll kvar på bordet räknas poängen ändå.',
  },
  'RU-house': {
    title: 'Från huvudfältet',
    text: 'I hand från huvudfältet: var som helst bakom linjen. Efter miss, annat fel eller köboll av bordet är stöten inskränkt: en boll i huvudfältet får röras först när köbollen kommit tillbaka från en vall. En boll på linjen är inte i huvudfältet. Tidigare beröring är fel.\nMan kan avtala att köbollen är i hand bara där texten säger det och annars ligger kvar.',
  },
  'RU-fine': {
    title: 'Vad ett fel kostar',
    text: 'Motståndaren tar en valfri boll från bordet, en per stöt, hur mycket som än var fel. Bollar som fallit i stöten är hans; efter а) och е) kommer de i stället tillbaka, emot fotvallens mitt. En köboll som faller räknas ingen. Sedan spelar han vidare eller låter den felande spela. Finns ingen boll betalas inget.',
  },
  'RU-a': {
    title: 'Touché',
    text: 'Spelaren rör en boll med hand eller kläder före, under eller efter stöten. Det som fallit kommer tillbaka.',
  },
  'RU-b': { title: 'Stöt med bakände eller sida', text: 'Köbollen stöts med annat än lädret.' },
  'RU-v': { title: 'Bollar som fortfarande rör sig', text: 'En stöt innan alla bollar ligger still.' },
  'RU-g': { title: 'Miss', text: 'Köbollen rör ingen boll. En köboll som faller utan träff är också miss.' },
  'RU-d': {
    title: 'Köbollen av bordet',
    text: 'Ingen straffboll: en annonserad och gjord boll räknas, det övriga räknas motståndaren, och stöten går över, från huvudfältet. Man kan också döma efter listans ordalydelse: bollarna kommer tillbaka och en boll betalas. Tillsammans med ett annat fel straffas det.',
  },
  'RU-e': {
    title: 'Båda fötterna i luften',
    text: 'Vid stöten är ingen fot i golvet. Det som fallit kommer tillbaka.',
  },
  'RU-zh': {
    title: 'Tvåvallsregeln',
    text: 'När ingen boll faller ska köbollen eller den boll som den först träffade efter träffen göra ett av detta: röra två olika vallar; röra en vall och driva en annan boll till en annan vall; passera centrumlinjen och röra en vall eller driva en boll till en; röra en vall och sedan passera centrumlinjen eller driva en annan boll över den. Att röra en boll som ligger i kloss räknas som den vallen. Varje boll som faller, annonserad eller ej, upphäver regeln.\nMan kan avtala att båda bollarnas vallar räknas ihop, före och efter träffen, en passage som en; två räcker. I sprängningen gäller alltid den stränga formen.',
  },
  'RU-off': {
    title: 'Boll av bordet',
    text: 'Bollar som lämnar bordet räknas motståndaren och är själva straffet; mer betalas inte. Det som fallit i stöten är också hans. Bollarna spelas som de ligger.',
  },
  'RU-push': {
    title: 'Fösning eller dubbelstöt',
    text: 'Lädret stannar på köbollen eller träffar den två gånger, eller stöten är ogiltig på annat sätt.',
  },
  'RU-special-a': {
    title: 'Köbollen studsad av en person',
    text: 'Köbollen lämnar bordet, träffar en person och kommer tillbaka: en gjord boll återplaceras, stöten går över, inget betalas.',
  },
  'RU-special-b': {
    title: 'Boll på en vall',
    text: 'En boll som stannar på en vall läggs emot vallen där den stannade. Det som fallit räknas, stöten går över, inget betalas.',
  },
  'RU-special-v': {
    title: 'Störd stöt',
    text: 'Störs stöten av misstag av någon utomstående eller av motståndaren spelas den om; om det gamla läget ska återskapas säger den som stördes.',
  },
  'RU-special-g': {
    title: 'Hängande boll faller',
    text: 'En boll som hänger i ett hål faller när spelaren redan börjat sikta, så att köbollen missar den: han stöter igen, från huvudfältet och utan inskränkning. Bollen läggs på fotpunkten eller vid kortvallen där den hängde.',
  },
  'RU-shoot-out': {
    title: 'Straffstötar',
    text: 'Vid fem lika. Först stöter den som gjorde sista bollen. Motståndaren lägger upp: köbollen på punkten på stötarens halva, den andra bollen på den bortre halvans punkt; stötaren får be om ny placering. Inget annonseras: var och en av de två bollarna som faller efter träff är en poäng. En stöt utan träff görs om, tredje gången är den noll. Sedan stöter den andre från andra änden. Flest poäng vinner; vid lika följer en ny serie.',
  },
  'RU-game': {
    title: '”Spel”',
    text: 'En spelare som träffat bollen men inte gjort något får, medan inget är avgjort, ropa ”Spel” innan bollarna läggs upp. Från läget som det är stöter motståndaren, sedan turvis: den som gör en boll vinner, den som missar bollen eller driver en av bordet förlorar.',
  },
} as const
