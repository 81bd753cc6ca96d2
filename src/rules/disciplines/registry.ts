import { BrokenPromise } from '../../math/index.ts'
import type { RulesetId } from '../ruling.ts'
import type { Discipline } from './discipline.ts'
import { nineBall } from './nine-ball.ts'
import { tenBallPl, tenBallWpa } from './ten-ball.ts'

const DISCIPLINES: readonly Discipline[] = [nineBall, tenBallWpa, tenBallPl]

/** The rules of this game. */
export function disciplineOf(id: RulesetId): Discipline {
  const found = DISCIPLINES.find((discipline) => discipline.id === id)
  if (found === undefined) throw new BrokenPromise(`no rules for ${id}`)
  return found
}
