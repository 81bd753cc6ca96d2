/** Kapitel 3. */
export const eightBall = {
  '3': {
    title: 'Spelet',
    text: 'Femton bollar, låga 1–7 och höga 9–15. Var spelare gör sin grupp och sedan 8. Varje stöt utom sprängningen annonseras. Den som giltigt gör den annonserade 8 vinner upplägget.',
  },
  '3.1': {
    title: 'Vem som spränger',
    text: 'Tekningens vinnare väljer vem som spränger först. Sedan varannan, om inget annat avtalats.',
  },
  '3.2': {
    title: 'Upplägget',
    text: 'En tät triangel, främsta bollen på fotpunkten, 8 i mitten, en låg och en hög boll i de bakre hörnen. De andra ligger som de kommer.',
  },
  '3.3': {
    title: 'Sprängningen',
    text: 'Bakom huvudlinjen; valfri boll får träffas först. En boll ska göras, eller minst fyra nummerbollar var för sig gå i vall. Annars är det inget fel: motståndaren spelar vidare, spränger själv eller låter sprängaren spränga igen. Den som gör en boll fortsätter; bordet är i alla fall öppet.\n8 i en sprängning utan fel: sprängaren låter återplacera den och fortsätter, eller spränger igen. 8 och förlöp: motståndaren låter återplacera den och spelar bakom huvudlinjen, eller spränger själv. 8 med annat fel: den återplaceras, och motståndaren spelar vidare eller tar köbollen bakom huvudlinjen.\nVarje annat fel i sprängningen: motståndaren spelar vidare eller tar köbollen bakom huvudlinjen; saknades även vallarna får han välja ny sprängning. Bollar av bordet stannar borta, utom 8.',
    edition2025:
      '8 i sprängningen med vilket fel som helst: motståndaren låter återplacera den och spelar bakom huvudlinjen, eller spränger själv.',
  },
  '3.4': {
    title: 'Öppet bord och grupper',
    text: 'Tills grupper valts är bordet öppet: alla bollar utom 8 får träffas först. Den första annonserade bollen som görs giltigt efter sprängningen avgör gruppen. Det som görs i sprängningen, oannonserat, med fel eller vid safe avgör inget.',
    edition2025:
      'Är en grupp helt borta medan bordet är öppet får spelaren för den här stöten göra anspråk på den genom att annonsera 8, och träffa 8 först: gjord vinner den, missad är bordet fortfarande öppet. Ej bekräftat: 8 träffad först utan den annonseringen är då inget fel.',
  },
  '3.5': {
    title: 'Fortsatt spel',
    text: 'Den som gör den annonserade bollen ur sin grupp fortsätter; vad som faller därutöver stannar. Annars spelar motståndaren bollarna som de ligger. Han kan inte lämna tillbaka stöten.',
  },
  '3.6': {
    title: 'Dessäng och safe',
    text: 'Varje stöt utom sprängningen annonseras. 8 får annonseras bara när den egna gruppen var borta före stöten. Vid safe går stöten över, och det som faller stannar; 8 i den förlorar.',
  },
  '3.7': {
    title: 'Vad som återplaceras',
    text: 'Bara 8, och bara när den görs eller lämnar bordet i sprängningen.',
  },
  '3.8': {
    title: 'Förlust av upplägg',
    text: 'Inte i sprängningen, men i varje annan stöt förlorar en spelare upplägget: (a) när 8 görs och han gör fel, (b) när den görs innan hans grupp var borta, även tillsammans med dess sista boll, (c) när den görs i annat hål än det annonserade, eller oannonserad, (d) när den lämnar bordet.',
  },
  '3.9': {
    title: 'Standardfel',
    text: 'Motståndaren har boll i hand var som helst; efter fel i sprängningen bara bakom huvudlinjen. Standardfel är 6.1–6.13, 6.15 och 6.16. Fel i rad räknas inte.',
    edition2025: 'Kö på bordet (6.12 i 2016) hör inte längre dit.',
  },
  '3.10': {
    title: 'Allvarliga fel',
    text: 'Fallen i 3.8 förlorar upplägget. Om osportsligt uppträdande (6.17) beslutar domaren.',
  },
  '3.11': {
    title: 'Dödläge',
    text: 'Den som sprängde upplägget spränger det igen (1.12).',
  },
} as const
