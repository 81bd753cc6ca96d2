export const desk = {} as const
