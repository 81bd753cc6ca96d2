import { BrokenPromise } from '../../math/index.ts'
import type { RulesetId } from '../ruling.ts'
import type { Discipline } from './discipline.ts'
import { eightBall } from './eight-ball.ts'
import { nineBall } from './nine-ball.ts'
import { siberianTen } from './siberian-ten.ts'
import { straightPool } from './straight-pool.ts'
import { tenBallPl, tenBallWpa } from './ten-ball.ts'

const DISCIPLINES: readonly Discipline[] = [
  nineBall,
  tenBallWpa,
  tenBallPl,
  eightBall,
  straightPool,
  siberianTen,
]

/** The rules of this game. */
export function disciplineOf(id: RulesetId): Discipline {
  const found = DISCIPLINES.find((discipline) => discipline.id === id)
  if (found === undefined) throw new BrokenPromise(`no rules for ${id}`)
  return found
}
