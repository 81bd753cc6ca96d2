import type { Seat } from '../../shot/index.ts'
import type { ShotContext } from '../shot-context.ts'
import { evidence, type Finding, rankOf } from './foul.ts'

/** Is an accidental touch of this ball a foul? `cueBallOnly` leaves object balls to the referee (regulation 21). */
export function touchIsFoul(context: ShotContext, ball: string): boolean {
  return context.options.ballFoulMode === 'allBall' || ball === 'cue'
}

/** 6.6: a ball touched by a seat, or an object ball by the cue. */
export function checkTouch(context: ShotContext, seat: Seat): Finding {
  const { touches, sticks } = context.facts
  const by = touches.filter((touch) => touch.by === seat && touchIsFoul(context, touch.ball))
  const withCue =
    seat === context.shooter ? sticks.filter(({ ball }) => ball !== 'cue' && touchIsFoul(context, ball)) : []
  const facts = [...by, ...withCue]
  if (facts.length === 0) return {}
  const proof = evidence(
    context,
    '6.6',
    'touched-ball',
    facts.map(({ event }) => event),
    { params: { balls: [...new Set(facts.map(({ ball }) => ball))] } },
  )
  return { foul: { rule: '6.6', rank: rankOf('6.6'), evidence: proof } }
}

/** 6.9: a ball still rolled or spun when the tip struck. */
export function checkMoving(context: ShotContext): Finding {
  const moving = context.facts.movingAtStart
  if (moving.length === 0) return {}
  const proof = evidence(
    context,
    '6.9',
    'balls-moving',
    moving.map(({ event }) => event),
    { params: { balls: moving.map(({ ball }) => ball) } },
  )
  return { foul: { rule: '6.9', rank: rankOf('6.9'), evidence: proof } }
}
