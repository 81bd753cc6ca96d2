import type { FinalBall } from '../../physics/index.ts'
import type { Observation } from './what-if-task.ts'

/** Is the outcome of a trial what was seen? */
export function agrees(balls: readonly FinalBall[], observed: readonly Observation[]): boolean {
  return observed.every((seen) => {
    const ball = balls.find(({ id }) => id === seen.ball)
    return ball !== undefined && isAsSeen(ball, seen)
  })
}

function isAsSeen(ball: FinalBall, seen: Observation): boolean {
  if ('pocketed' in seen) {
    if (typeof seen.pocketed === 'boolean') return (ball.state === 'pocketed') === seen.pocketed
    return ball.state === 'pocketed' && ball.pocket === seen.pocketed
  }
  if (ball.state !== 'resting') return false
  const x = ball.x - seen.near[0]
  const y = ball.y - seen.near[1]
  return Math.sqrt(x * x + y * y) <= seen.within
}
