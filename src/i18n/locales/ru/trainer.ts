export const trainer = {} as const
