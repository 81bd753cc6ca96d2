/** Sidan med reglerna; själva reglerna ligger i mappen med samma namn. */
export const rulesReader = {
  'rules.title': 'Reglerna',
  'rules.back': 'Tillbaka',
  'rules.game': 'Spel',
  'rules.edition': 'Utgåva',
  'rules.search': 'Sök',
  'rules.found': '{count, plural, =0 {Inget hittat.} one {# punkt} other {# punkter}}',
  'rules.contents': 'Innehåll',
  'rules.about': 'Med egna ord, så som programmets domare tillämpar dem.',
  'rules.about.2025':
    'Med egna ord, så som programmets domare tillämpar dem. Utgåvan 2025 är bara känd ur andrahandskällor.',
  'rules.unknown': 'De här reglerna har ingen punkt {rule}.',
  'rules.applied': 'Tillämpad på den senaste stöten',
  'rules.since2025': '2025:',
  'rules.chapter.game': 'Spelet',
  'rules.chapter.fouls': 'Fel',
  'rules.chapter.general': 'Allmänna regler',
  'rules.chapter.words': 'Vad orden betyder',
  'rules.chapter.wheelchair': 'Rullstol',
  'rules.fouls.siberian':
    'I sibirisk tia gäller listan under Штрафы i stället; av dessa återstår osportsligt uppträdande.',
  'rules.help':
    'Hit leder varje regelnummer vid bordet, i bevisningen och vid tvistebordet. Varje punkt har en egen adress som kan skickas vidare.',
  'rules.key.search': 'sök',
  'rules.key.step': 'föregående punkt, nästa',
  'rules.key.back': 'töm sökningen; tillbaka dit du kom ifrån',
} as const
