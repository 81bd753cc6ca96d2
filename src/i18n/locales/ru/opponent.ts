/** Playing against the computer. */
export const opponent = {
  'opponent.seat': 'Против кого',
  'opponent.person': 'Человек рядом',
  'opponent.computer': 'Компьютер: {level}',
  'opponent.name': 'Компьютер',
  'opponent.pace': 'Темп',
  'opponent.pace.quick': 'быстро',
  'opponent.pace.brisk': 'бодро',
  'opponent.pace.natural': 'как человек',
  'opponent.why': 'Почему {seat, player} так сыграл?',
  'stroke.wait.thinking': 'Компьютер думает.',
  'fault.opponent-failed': 'Компьютерный игрок не может продолжать',
  'fault.opponent-failed.help':
    'Матч сохранён до последнего удара. Загрузите страницу ещё раз, чтобы продолжить.',
} as const
