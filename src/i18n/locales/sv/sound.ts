export const sound = {
  'sound.label': 'Ljud',
  'sound.volume': 'Volym',
} as const
