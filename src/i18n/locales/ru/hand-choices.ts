/** The hand and the eye: what serves them at any table. */
export const handChoices = {
  'hand.title': 'Рука и глаз',
  'hand.strokeBy': 'Сила удара',
  'hand.strokeBy.pull': 'По замаху',
  'hand.strokeBy.pull.about': 'Чем дальше отведён кий, тем сильнее удар, когда вы отпустите.',
  'hand.strokeBy.movement': 'По движению',
  'hand.strokeBy.movement.about':
    'Кий идёт за рукой: отведите его и толкните сквозь шар. Считается скорость в момент касания. Уведите в сторону или нажмите Escape, чтобы отказаться.',
  'hand.lesson': 'Первый урок: минута у стола',
  'hand.film': 'Камера, пока катятся шары',
  'hand.film.off': 'Стоит',
  'hand.film.off.about': 'Остаётся там, где вы её поставили.',
  'hand.film.calm': 'Спокойная',
  'hand.film.calm.about': 'Одно медленное движение к игре, без склеек.',
  'hand.film.full': 'Фильм',
  'hand.film.full.about':
    'За кием, за шаром, решающее касание вблизи. Камера, которую вы двигаете, остаётся вашей.',
} as const
