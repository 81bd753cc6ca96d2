export const sound = {
  'sound.label': 'Звук',
  'sound.volume': 'Громкость',
} as const
