import { type Game, startGame } from '../../game/index.ts'
import { simulateShot } from '../../physics/index.ts'
import { shotRequest } from '../../record/index.ts'
import { type CueStroke, type Layout, otherSeat, type Seat } from '../../shot/index.ts'
import { matchAt, type PushOutPosition } from '../../training/index.ts'
import type { GhostName } from '../../ui/index.ts'
import { emptySample, ShotPlayback } from '../shot-playback.ts'
import type { TrainerState } from './trainer-state.ts'

export interface SeatNames {
  readonly A: string
  readonly B: string
}

/** A game that stands at a position of the trainer: one rack, the shooter with his first shot after the break. */
export function gameAt(position: PushOutPosition, names: SeatNames): Game {
  const match = matchAt(position)
  const game = startGame({
    terms: match.terms,
    players: { A: { name: names.A }, B: { name: names.B } },
    parameters: position.parameters,
    seed: 1,
  })
  return { ...game, match }
}

/** A shot that might be played from a position. */
export interface GhostShot {
  readonly seat: Seat
  readonly balls: Layout
  readonly stroke: CueStroke
}

/** The shot that a chip stands for; null while it is not known. */
export function ghostShotOf(state: TrainerState, name: GhostName): GhostShot | null {
  const position = state.position.value
  if (!position) return null
  const { shooter, balls } = position
  const of = (stroke: CueStroke | undefined, seat = shooter) => (stroke ? { seat, balls, stroke } : null)
  switch (name) {
    case 'chosen':
      return of(state.played.value?.stroke)
    case 'shoot':
    case 'safety':
    case 'push-out':
      return of(state.values.value?.values[name]?.stroke)
    case 'taken':
    case 'handed-back': {
      const { shots } = state.answer.value ?? {}
      if (shots) return name === 'taken' ? of(shots.take, otherSeat(shooter)) : of(shots.handBack)
      return state.deciding.value?.find((each) => each.answer === name) ?? null
    }
  }
}

/** Plays a ghost shot as it is meant, without the errors of a hand; null when there is no such stroke. */
export function playGhost(
  position: PushOutPosition,
  { seat, balls, stroke }: GhostShot,
): ShotPlayback | null {
  const at = matchAt({ ...position, balls, shooter: seat })
  const request = shotRequest({ match: at, parameters: position.parameters }, balls, stroke)
  const shot = simulateShot({ ...request, report: { paths: true } })
  return shot.ok ? new ShotPlayback({ shooter: seat, stroke, before: balls, result: shot.value }, null) : null
}

/** Seconds between two points of a line that is drawn. */
const LINE_STEP = 0.02
/** A ball that moves less than this is not drawn, m. */
const LEAST_WAY = 0.02

export interface GhostLine {
  readonly ball: string
  readonly points: readonly (readonly [number, number])[]
}

/** The ways of the balls that a shot moves, from the solver's own paths. */
export function linesOf({ paths }: ShotPlayback): readonly GhostLine[] {
  if (!paths) return []
  const out = emptySample()
  return paths.balls.flatMap((ball) => {
    const points: (readonly [number, number])[] = []
    for (let t = 0; t <= paths.duration; t += LINE_STEP) {
      const { r, phase } = paths.motion(ball, t, out)
      if (phase === 'pocketed' || phase === 'off-table') break
      const last = points.at(-1)
      if (!last || Math.hypot(r[0]! - last[0], r[1]! - last[1]) > 0.004) points.push([r[0]!, r[1]!])
    }
    const [first, end] = [points[0], points.at(-1)]
    const moved =
      first && end && (points.length > 8 || Math.hypot(end[0] - first[0], end[1] - first[1]) > LEAST_WAY)
    return moved ? [{ ball, points }] : []
  })
}
