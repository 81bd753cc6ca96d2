export const sound = {
  'sound.label': 'Sound',
  'sound.volume': 'Volume',
} as const
