import type { Fault } from '../../math/index.ts'
import { ballsOf } from '../../shot/index.ts'
import { BALL_IDS, type BallId, ballNumber, bedFault, makeTable } from '../../table/index.ts'
import type { PushOutGame, PushOutPosition } from '../push-out/position.ts'

/** The balls of a game, the cue ball first; the last of them wins the rack. */
export function ballsOfGame(ruleset: PushOutGame): readonly BallId[] {
  const most = ruleset === 'nine-ball' ? 9 : 10
  return BALL_IDS.filter((ball) => ballNumber(ball) <= most)
}

/** Positions are often written with six decimals, m. */
const OVERLAP = 1e-6

/**
 * Why balls cannot lie like that after a break, with the balls that it is about as `path`: `position-no-cue-ball`,
 * `position-foreign-ball`, `position-off-bed`, `position-overlap`, `position-no-object-ball`, `position-no-money-ball`.
 */
export function positionFault(
  position: Pick<PushOutPosition, 'ruleset' | 'table' | 'parameters' | 'balls'>,
): Fault | null {
  const { ruleset, balls } = position
  const game = ballsOfGame(ruleset)
  const money = game.at(-1)!
  const lying = ballsOf(balls)
  if (balls.cue === undefined) return told('position-no-cue-ball')
  const foreign = lying.find((ball) => !game.includes(ball))
  if (foreign !== undefined) return told('position-foreign-ball', foreign)
  const wrong = placeFault(position, lying)
  if (wrong !== null) return wrong
  if (lying.length === 1) return told('position-no-object-ball')
  // Down on the break it would have won the rack, or been spotted.
  return balls[money] === undefined ? told('position-no-money-ball', money) : null
}

function placeFault(
  { table, parameters, balls }: Parameters<typeof positionFault>[0],
  lying: readonly BallId[],
): Fault | null {
  const { ballRadius } = parameters
  const bed = makeTable(table, ballRadius)
  const off = lying.find((ball) => bedFault(bed, balls[ball]!) !== null)
  if (off !== undefined) return told('position-off-bed', off)
  for (const [i, a] of lying.entries()) {
    for (const b of lying.slice(i + 1)) {
      const x = balls[a]![0] - balls[b]![0]
      const y = balls[a]![1] - balls[b]![1]
      if (Math.sqrt(x * x + y * y) < 2 * ballRadius - OVERLAP) return told('position-overlap', a, b)
    }
  }
  return null
}

function told(code: string, ...about: readonly BallId[]): Fault {
  return { code, path: about.join(' '), message: 'the balls cannot lie like that' }
}
