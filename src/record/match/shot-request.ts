import type { BallStart, HeldBall, ShotRequest, ShotResult } from '../../physics/index.ts'
import type { CueStroke, Layout } from '../../shot/index.ts'
import { ballsOf } from '../../shot/index.ts'
import type { BallId, PocketId } from '../../table/index.ts'
import type { MatchPosition } from './match-position.ts'

/** The stroke as the solver gets it, in play, in the aim preview and in a re-run alike. */
export function shotRequest(
  { match, parameters, held = [] }: Pick<MatchPosition, 'match' | 'parameters' | 'held'>,
  balls: Layout,
  stroke: CueStroke,
): ShotRequest {
  const inPockets = stillHeld(held, balls)
  return {
    table: match.terms.table,
    parameters,
    balls: ballStarts(balls),
    stroke,
    ...(inPockets.length > 0 && { held: inPockets }),
    fidelity: 'full',
  }
}

/** What was spotted or racked again has been taken out of its pocket. */
function stillHeld(held: readonly HeldBall[], balls: Layout): readonly HeldBall[] {
  return held.filter(({ id }) => balls[id] === undefined)
}

/** What drop pockets hold after a shot: what stayed down of old, and what came, in the order in which it went down. */
export function heldAfter(
  { table, held = [] }: ShotRequest,
  { balls, events }: ShotResult,
): readonly HeldBall[] {
  if (table.pocketSystem !== 'drop') return []
  const pocketOf = new Map<BallId, PocketId>()
  for (const ball of balls) if (ball.state === 'pocketed') pocketOf.set(ball.id, ball.pocket)
  const came = events.flatMap((event) => (event.kind === 'pocketed' ? [event.ball] : []))
  const order = new Set<BallId>([...held.map(({ id }) => id), ...came])
  return [...order].flatMap((id): HeldBall[] => {
    const pocket = pocketOf.get(id) ?? held.find((one) => one.id === id)?.pocket
    return id === 'cue' || pocket === undefined ? [] : [{ id, pocket }]
  })
}

/** Balls at rest in the order of their ids, so that equal layouts make equal requests. */
function ballStarts(layout: Layout): readonly BallStart[] {
  return ballsOf(layout).map((id) => ({ id, x: layout[id]![0], y: layout[id]![1] }))
}
