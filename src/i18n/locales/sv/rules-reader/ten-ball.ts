/** Kapitel 9, och de polska avsnitten 5.1–5.10. */
export const tenBall = {
  '9': {
    title: 'Spelet',
    text: 'Tio bollar; den med lägst nummer ska träffas först, och varje boll som ska räknas annonseras. Den som giltigt gör 10 som sista boll vinner upplägget.',
  },
  '9.1': {
    title: 'Vem som spränger',
    text: 'Tekningens vinnare väljer vem som spränger först. Sedan varannan, om inget annat avtalats.',
  },
  '9.2': {
    title: 'Upplägget',
    text: 'En tät triangel med 1 längst fram, på fotpunkten, och 10 i mitten. De andra ligger som de kommer.',
  },
  '9.3': {
    title: 'Sprängningen',
    text: 'Bakom huvudlinjen; 1 ska träffas först, inget annonseras. En boll ska göras, eller minst fyra nummerbollar var för sig gå i vall. Annars är det standardfel. Den som gör en boll fortsätter; 10 vinner inte i sprängningen, den återplaceras.',
  },
  '9.4': {
    title: 'Push out',
    text: 'I stöten direkt efter en giltig sprängning får spelaren vid bordet annonsera push out. Han behöver träffa varken boll eller vall; allt annat är fel som vanligt. Gjorda bollar stannar, bara 10 återplaceras. Sedan väljer motståndaren: spela vidare därifrån eller lämna tillbaka stöten.',
  },
  '9.5': {
    title: 'Dessäng',
    text: 'Den som spelar på en boll annonserar boll och hål; bara det självklara behöver inte annonseras. En boll per stöt.',
  },
  '9.6': {
    title: 'Safe',
    text: 'Före stöten får safe annonseras: stöten går över. Görs en boll i den får motståndaren lämna tillbaka stöten (9.7).',
    edition2025: 'Safe finns inte längre: den som vill spela safe annonserar en boll och gör den inte.',
  },
  '9.7': {
    title: 'Felaktigt gjorda bollar',
    text: 'När den annonserade bollen inte faller i sitt hål men en boll ändå faller är ingången slut. Bollarna stannar, 10 återplaceras, och motståndaren väljer: spela vidare eller lämna tillbaka stöten. En stöt som lämnats tillbaka kan inte lämnas tillbaka igen. Efter fel finns inget sådant val.',
  },
  '9.8': {
    title: 'Fortsatt spel och vinst',
    text: 'Den som gör sin annonserade boll fortsätter; vad som faller därutöver stannar. 10 vinner när den var annonserad och före stöten ensam nummerboll på bordet. Annonserad tidigare och gjord återplaceras den, och spelaren fortsätter.',
  },
  '9.9': {
    title: 'Vad som återplaceras',
    text: 'Bara 10: i sprängningen, vid push out, med fel, oannonserad, i annat hål, av bordet eller annonserad innan den var sista boll.',
  },
  '9.10': {
    title: 'Standardfel',
    text: 'Motståndaren har boll i hand var som helst, även efter fel i sprängningen. Standardfel är 6.1–6.10, 6.12, 6.13, 6.15, 6.16 och sprängningens krav.',
    edition2025: 'Kö på bordet (6.12 i 2016) hör inte längre dit.',
  },
  '9.11': {
    title: 'Allvarliga fel',
    text: 'Tredje felet i rad efter varning (6.14) förlorar upplägget. Om osportsligt uppträdande (6.17) beslutar domaren efter hur grovt det är.',
  },
  '9.12': {
    title: 'Dödläge',
    text: 'Den som sprängde upplägget spränger det igen (1.12).',
  },
  '5': {
    title: 'Spelet',
    text: '10-ball efter polska regler: lägsta bollen först, med dessäng. Den giltigt annonserade och gjorda 10 vinner upplägget när som helst efter sprängningen.',
  },
  '5.1': {
    title: 'Vem som spränger',
    text: 'Tekningens vinnare väljer vem som spränger först. Sedan varannan; tävlingsledaren kan bestämma annan ordning.',
  },
  '5.2': {
    title: 'Upplägget',
    text: 'En tät triangel med 1 längst fram, på fotpunkten, och 10 i mitten. De andra ligger slumpvis; att placera dem med avsikt är förbjudet.',
  },
  '5.3': {
    title: 'Sprängningen',
    text: 'Bakom huvudlinjen; 1 ska träffas först, inget annonseras. En boll ska göras, eller minst fyra nummerbollar gå i vall. Saknas något av de två, huvudlinjen eller vallarna, är det fel. Den som gör en boll fortsätter; en gjord 10 återplaceras.',
  },
  '5.4': {
    title: 'Push out',
    text: 'I stöten direkt efter en giltig sprängning får push out annonseras. Det enda som krävs är att lädret träffar köbollen och flyttar den. Gjorda bollar stannar, bara 10 återplaceras. Sedan väljer motståndaren: spela vidare därifrån eller lämna tillbaka stöten.',
  },
  '5.5': {
    title: 'Dessäng, safe, fel bollar',
    text: 'Varje stöt utom sprängningen annonseras, boll och hål, en boll per stöt; eller safe annonseras.\nNär den annonserade bollen inte görs men en boll faller är ingången slut och motståndaren väljer: spela vidare eller lämna tillbaka stöten. Vid safe har han valet bara när den lägsta bollen föll. Fel ger inget val.',
  },
  '5.6': {
    title: 'Fortsatt spel och vinst',
    text: 'Den som gör sin annonserade boll fortsätter; andra gjorda stannar. 10, annonserad och gjord utan fel, vinner upplägget, vad som än ligger kvar.',
  },
  '5.7': {
    title: 'Vad som återplaceras',
    text: 'Bara 10: i sprängningen, vid push out, med fel, oannonserad, i annat hål eller av bordet.',
  },
  '5.8': {
    title: 'Fel',
    text: 'Motståndaren har boll i hand var som helst, även efter fel i sprängningen. Listan har 6.1–6.10 och 6.12–6.15; någon mall finns inte i den.',
  },
  '5.9': {
    title: 'Allvarliga fel',
    text: 'Tredje felet i rad efter varning (6.14) förlorar upplägget. Osportsligt uppträdande, här 6.16, bedömer bara domaren.',
  },
  '5.10': {
    title: 'Dödläge',
    text: 'Den som sprängde upplägget spränger det igen (1.12).',
  },
} as const
