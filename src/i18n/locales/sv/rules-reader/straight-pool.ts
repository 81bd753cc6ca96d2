/** Kapitel 4. */
export const straightPool = {
  '4': {
    title: 'Spelet',
    text: 'Femton bollar, valfri får spelas; varje annonserad och gjord är en poäng. När en boll är kvar läggs de andra fjorton upp igen och spelet fortsätter. Den som först når avtalad poäng vinner.',
  },
  '4.1': {
    title: 'Vem som spränger',
    text: 'Tekningens vinnare väljer vem som spelar öppningsstöten.',
  },
  '4.2': {
    title: 'Upplägget',
    text: 'En tät triangel, främsta bollen på fotpunkten, i valfri ordning.',
  },
  '4.3': {
    title: 'Öppningsstöten',
    text: 'En annonserad stöt bakom huvudlinjen. Antingen görs den annonserade bollen, eller köbollen och minst två nummerbollar går var för sig i vall, räknat från första träffen. Annars är det fel i öppningsstöten (4.10).',
  },
  '4.4': {
    title: 'Fortsatt spel, nytt upplägg, vinst',
    text: 'Den som gör sin annonserade boll fortsätter. När en nummerboll är kvar läggs de andra fjorton upp med främsta platsen tom; när ingen är kvar alla femton. Samma spelare fortsätter med en vanlig stöt och får träffa valfri boll först. Nådd poäng vinner genast.',
  },
  '4.5': {
    title: 'Dessäng och safe',
    text: 'Varje stöt annonseras, öppningsstöten också. Vid safe går stöten över, och gjorda bollar kommer tillbaka.',
  },
  '4.6': {
    title: 'Vad som återplaceras',
    text: 'Varje boll som görs oannonserad, vid safe eller med fel, och varje boll av bordet. Så länge de fjorton står orörda läggs den femtonde på den tomma platsen längst fram.',
  },
  '4.7': {
    title: 'Poäng',
    text: 'En för den annonserade bollen och en för varje annan som faller med den. Fel drar poäng; summan får bli negativ.',
  },
  '4.8': {
    title: 'Särskilda lägen vid nytt upplägg',
    text: 'En boll är i vägen när den ligger innanför triangelns kontur eller rör den.\nFemtonde bollen i vägen: den läggs på huvudpunkten, eller, när köbollen spärrar den, på mittpunkten. Köbollen i vägen: den är i hand bakom huvudlinjen; men ligger sista bollen i huvudfältet läggs köbollen på huvudpunkten, och spärrar den bollen huvudpunkten, på mittpunkten. Båda i vägen, eller sista bollen gjord och köbollen i vägen: femton läggs upp och köbollen är i hand bakom huvudlinjen. Annars ligger båda kvar.',
  },
  '4.9': {
    title: 'Standardfel',
    text: 'En poäng mindre, stöten går över, och köbollen spelas som den ligger; i hand bakom huvudlinjen är den bara efter 6.1 och när den blev kvar bakom huvudlinjen (6.11). Standardfel är 6.1, 6.3–6.13, 6.15 och 6.16.',
    edition2025: 'Kö på bordet (6.12 i 2016) hör inte längre dit.',
  },
  '4.10': {
    title: 'Fel i öppningsstöten',
    text: 'Två poäng mindre, och inget annat straffas. Gjorda bollar återplaceras. Motståndaren spelar vidare därifrån eller låter den felande spränga igen, så ofta det behövs. Det räknas inte bland tre fel.',
  },
  '4.11': {
    title: 'Allvarliga fel',
    text: 'Tredje felet i rad efter varning: en poäng och femton till, alla bollar läggs upp, och den felande spelar en öppningsstöt. Om osportsligt uppträdande beslutar domaren.',
  },
  '4.12': {
    title: 'Dödläge',
    text: 'Båda tekar om en ny öppningsstöt; poängen står kvar (1.12).',
  },
} as const
