/** Strona z przepisami; same przepisy są w folderze o tej samej nazwie. */
export const rulesReader = {
  'rules.title': 'Przepisy',
  'rules.back': 'Wstecz',
  'rules.game': 'Gra',
  'rules.edition': 'Wydanie',
  'rules.search': 'Szukaj',
  'rules.found':
    '{count, plural, =0 {Nic nie znaleziono.} one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  'rules.contents': 'Spis treści',
  'rules.about': 'Własnymi słowami, tak jak stosuje je sędzia tego programu.',
  'rules.about.2025':
    'Własnymi słowami, tak jak stosuje je sędzia tego programu. Wydanie 2025 znamy tylko ze źródeł pośrednich.',
  'rules.unknown': 'W tych przepisach nie ma punktu {rule}.',
  'rules.applied': 'Zastosowano w ostatnim zagraniu',
  'rules.since2025': '2025:',
  'rules.chapter.game': 'Gra',
  'rules.chapter.fouls': 'Faule',
  'rules.chapter.general': 'Przepisy ogólne',
  'rules.chapter.words': 'Co znaczą słowa',
  'rules.chapter.wheelchair': 'Wózek',
  'rules.fouls.siberian':
    'W dziesiątce syberyjskiej zastępuje je lista Штрафы; zostaje z nich niesportowe zachowanie.',
  'rules.help':
    'Prowadzi tu każdy numer przepisu przy stole, w uzasadnieniu i przy stole sporów. Każdy punkt ma własny adres, który można przekazać.',
  'rules.key.search': 'szukaj',
  'rules.key.step': 'poprzedni punkt, następny',
  'rules.key.back': 'wyczyść szukanie; wróć tam, skąd przyszedłeś',
} as const
