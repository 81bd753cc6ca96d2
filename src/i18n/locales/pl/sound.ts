export const sound = {
  'sound.label': 'Dźwięk',
  'sound.volume': 'Głośność',
} as const
