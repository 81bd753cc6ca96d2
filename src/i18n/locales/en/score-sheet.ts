export const scoreSheet = {} as const
