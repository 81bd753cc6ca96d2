import { eightBall } from './eight-ball.ts'
import { fouls } from './fouls.ts'
import { general } from './general.ts'
import { nineBall } from './nine-ball.ts'
import { siberianTen } from './siberian-ten.ts'
import { straightPool } from './straight-pool.ts'
import { tenBall } from './ten-ball.ts'

/** Przepisy własnymi słowami: tekst dla każdego punktu, na który może powołać się sędzia. */
export const clauses = {
  ...general,
  ...fouls,
  ...nineBall,
  ...tenBall,
  ...eightBall,
  ...straightPool,
  ...siberianTen,
} as const
