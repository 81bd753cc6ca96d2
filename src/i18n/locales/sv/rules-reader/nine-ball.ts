/** Kapitel 2. */
export const nineBall = {
  '2': {
    title: 'Spelet',
    text: 'Nio bollar; i varje stöt ska den med lägst nummer träffas först. Bollarna får falla i valfri ordning, inget annonseras. Den som gör 9 med en giltig stöt vinner upplägget.',
  },
  '2.1': {
    title: 'Vem som spränger',
    text: 'Tekningens vinnare väljer vem som spränger först. Sedan varannan, om inget annat avtalats: vinnaren, eller förloraren, av det senaste upplägget.',
  },
  '2.2': {
    title: 'Upplägget',
    text: 'En tät romb med 1 längst fram, på fotpunkten, och 9 i mitten. De andra ligger som de kommer.',
    edition2025: '9 ligger på fotpunkten, så upplägget är två rader närmare huvudet.',
  },
  '2.3': {
    title: 'Sprängningen',
    text: 'Bakom huvudlinjen; 1 ska träffas först. En boll ska göras, eller minst fyra nummerbollar var för sig gå i vall; köbollen räknas inte bland dem. Annars är det standardfel. 9 i en giltig sprängning vinner upplägget.\nEfter fel i sprängningen följer ingen push out. Någon ny sprängning kan inte väljas.\nÄr trepoängssprängning avtalad krävs också reglemente 18.',
  },
  R18: {
    title: 'Trepoängssprängning',
    text: 'Om avtalat: minst tre nummerbollar ska i sprängningen göras eller komma tillbaka till huvudlinjen, var och en räknas en gång. En boll räknas när dess kant når linjen. Annars är det inget fel: sprängarens ingång slutar, en gjord 9 återplaceras, och motståndaren spelar vidare utan push out eller lämnar tillbaka stöten; då får sprängaren spela push out.',
    edition2025: 'En boll räknas när dess mittpunkt passerar linjen.',
  },
  '2.4': {
    title: 'Push out',
    text: 'I stöten direkt efter en giltig sprängning får spelaren vid bordet annonsera push out. Han behöver träffa varken boll eller vall; allt annat är fel som vanligt. Gjorda bollar stannar, bara 9 återplaceras. Sedan väljer motståndaren: spela vidare därifrån eller lämna tillbaka stöten. Utan annonsering är det en vanlig stöt.',
  },
  '2.5': {
    title: 'Fortsatt spel och vinst',
    text: 'Den som gör en boll med giltig stöt fortsätter; den som inte gör någon lämnar över, och motståndaren spelar bollarna som de ligger. En giltigt gjord 9 vinner upplägget när som helst utom vid push out.',
  },
  '2.6': {
    title: 'Vad som återplaceras',
    text: 'Bara 9: när den görs med fel eller vid push out, eller lämnar bordet. Andra bollar som är nere eller av stannar borta.',
  },
  '2.7': {
    title: 'Standardfel',
    text: 'Motståndaren har boll i hand var som helst, även efter fel i sprängningen. Standardfel är 6.1–6.10, 6.12, 6.13, 6.15, 6.16 och sprängningens krav.',
    edition2025: 'Kö på bordet (6.12 i 2016) hör inte längre dit.',
  },
  '2.8': {
    title: 'Allvarliga fel',
    text: 'Tredje felet i rad efter varning (6.14) förlorar upplägget. Om osportsligt uppträdande (6.17) beslutar domaren.',
  },
  '2.9': {
    title: 'Dödläge',
    text: 'Den som sprängde upplägget spränger det igen (1.12).',
  },
} as const
