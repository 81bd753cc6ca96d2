/** The page of the rules; the rules themselves are in the folder of the same name. */
export const rulesReader = {
  'rules.title': 'The rules',
  'rules.back': 'Back',
  'rules.game': 'Game',
  'rules.edition': 'Edition',
  'rules.search': 'Search',
  'rules.found': '{count, plural, =0 {Nothing found.} one {# clause} other {# clauses}}',
  'rules.contents': 'Contents',
  'rules.about': 'In our own words, as the referee of this program applies them.',
  'rules.about.2025':
    'In our own words, as the referee of this program applies them. The edition of 2025 is known from secondary sources only.',
  'rules.unknown': 'These rules have no clause {rule}.',
  'rules.applied': 'Applied to the last shot',
  'rules.since2025': '2025:',
  'rules.chapter.game': 'The game',
  'rules.chapter.fouls': 'Fouls',
  'rules.chapter.general': 'General rules',
  'rules.chapter.words': 'What the words mean',
  'rules.chapter.wheelchair': 'Wheelchair',
  'rules.fouls.siberian':
    'In Siberian Ten the list under Штрафы takes the place of these; of them unsportsmanlike conduct is left.',
  'rules.help':
    'Every number of a rule at the table, in the evidence and on the dispute desk leads here. A clause has its own address, which can be passed on.',
  'rules.key.search': 'search',
  'rules.key.step': 'the clause before, the next one',
  'rules.key.back': 'clear the search; back to where you came from',
} as const
