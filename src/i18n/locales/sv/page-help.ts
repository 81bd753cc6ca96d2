/** Help of the pages that are used like a form. */
export const pageHelp = {
  'pageHelp.set-up':
    'Välj spel, skriv båda spelarnas namn och tryck på ”Till bordet”. Allt annat har rimliga värden under detaljerna; nästa gång är allt som du lämnade det. Länkarna överst leder till sparade matcher, till träningen, till reglerna och till tvistbordet.',
  'pageHelp.matches':
    'Varje match sparas efter varje kommando. Fortsätt en, se den stöt för stöt, läs protokollet, spela om varje stöt för att kontrollera den, spara den som fil eller kopiera den som länk. En fil kan släppas var som helst på sidan.',
  'pageHelp.trainer':
    'Du kommer till bordet efter sprängningen. Bestäm: stöt, safe eller push out; på den andra platsen: ta stöten eller lämna tillbaka den. Sedan säger sidan vad beslutet var värt och vad de andra hade varit. Det som blev fel kommer tillbaka senare.',
  'pageHelp.disputes':
    'Varje kort är en tvist: en stöt, en fråga och reglerna den döms efter. Öppna ett och se på kontakterna så nära du vill. En fil med en match, en stöt eller ett tänk om kan också öppnas, eller släppas på sidan.',
  'pageHelp.key.choose': 'ett annat spel, ett annat val i raden',
  'pageHelp.key.tab': 'till nästa kontroll; med Skift till den förra',
  'pageHelp.key.enter': 'tryck på den',
  'pageHelp.key.escape': 'stäng det som är öppet',
  'pageHelp.key.help': 'den här hjälpen',
} as const
