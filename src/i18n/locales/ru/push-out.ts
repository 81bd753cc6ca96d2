/** Что тренер говорит о пуш-ауте. */
export const pushOut = {
  'players.best.open-shot': 'Есть удар, который идёт в {chance}% случаев: бить.',
  'players.best.hidden': 'Прямо в шар не попасть, а удар от борта — лотерея: пуш-аут.',
  'players.best.hard-shot':
    'Лучший удар идёт лишь в {chance}% случаев: пуш-аут туда, откуда бить не хочется обоим.',
  'players.best.stronger-opponent':
    'Соперник сильнее: оставить ему только отыгрыш. Взяв удар, он выиграл бы {taken}%.',
  'players.best.good-safety': 'Отыгрыш отсюда стоит {safety}% — больше, чем выбор, который отдаёт пуш-аут.',
  'players.best.play-on':
    'Пуш-аут не нужен: удар или отыгрыш отсюда стоит {play}%, а выбор, который отдаёт пуш-аут, — только {push}%.',
  'players.best.even':
    'Почти поровну: между двумя лучшими {difference, plural, one {# пункт} few {# пункта} many {# пунктов} other {# пункта}}.',
  'players.answer.take': 'Брать: {take}% у стола, {handBack}%, если бить сопернику.',
  'players.answer.hand-back': 'Уступить: {handBack}%, если бить сопернику, {take}% у стола.',
  'players.answer.even': 'Всё равно: {take}% у стола, {handBack}%, если бить сопернику.',
  'players.type.open': 'Открытый удар',
  'players.type.doubtful': 'Сомнительный удар',
  'players.type.long-odds': 'Мало шансов',
  'players.type.hidden': 'Закрытый шар',
  'players.grade.excellent': 'Отлично',
  'players.grade.good': 'Хорошо',
  'players.grade.fair': 'Сносно',
  'players.grade.poor': 'Слабо',
} as const
