/** The hand and the eye: what serves them at any table. */
export const handChoices = {
  'hand.title': 'Ręka i oko',
  'hand.strokeBy': 'Siła uderzenia',
  'hand.strokeBy.pull': 'Z odciągnięcia',
  'hand.strokeBy.pull.about': 'Im dalej odciągniesz kij, tym mocniejsze uderzenie po puszczeniu.',
  'hand.strokeBy.movement': 'Z ruchu',
  'hand.strokeBy.movement.about':
    'Kij idzie za ręką: odciągnij go i pchnij przez bilę. Liczy się prędkość w chwili kontaktu. Odciągnij w bok lub naciśnij Escape, aby zrezygnować.',
  'hand.lesson': 'Pierwsza lekcja: minuta przy stole',
  'hand.film': 'Kamera, gdy bile się toczą',
  'hand.film.off': 'Stoi',
  'hand.film.off.about': 'Pozostaje tam, gdzie ją ustawiono.',
  'hand.film.calm': 'Spokojna',
  'hand.film.calm.about': 'Jeden powolny ruch w stronę gry, bez cięć.',
  'hand.film.full': 'Film',
  'hand.film.full.about':
    'Za kijem, za bilą, rozstrzygający kontakt z bliska. Kamera poruszona ręką pozostaje twoja.',
} as const
