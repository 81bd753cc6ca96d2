import { type Game, play, startGame } from '../../game/index.ts'
import type { CueStroke, Declaration, Layout, Seat } from '../../shot/index.ts'
import { matchAt, type PushOutPosition } from '../../training/index.ts'
import { emptySample, ShotPlayback } from '../shot-playback.ts'

export interface SeatNames {
  readonly A: string
  readonly B: string
}

/** A game that stands at a position of the trainer: one rack, the shooter with his first shot after the break. */
export function gameAt(position: PushOutPosition, names: SeatNames, declaration: Declaration = {}): Game {
  const match = matchAt(position)
  const game = startGame({
    terms: match.terms,
    players: { A: { name: names.A }, B: { name: names.B } },
    parameters: position.parameters,
    seed: 1,
  })
  return { ...game, match: { ...match, declaration } }
}

/** A shot that might be played from a position. */
export interface GhostShot {
  readonly seat: Seat
  readonly balls: Layout
  readonly declaration: Declaration
  readonly stroke: CueStroke
}

/** Plays a ghost shot as it is meant, without the errors of a hand; null when the table refuses it. */
export function playGhost(
  position: PushOutPosition,
  ghost: GhostShot,
  names: SeatNames,
): ShotPlayback | null {
  const { seat, balls, declaration, stroke } = ghost
  const game = gameAt({ ...position, balls, shooter: seat }, names, declaration)
  const step = play(game, { kind: 'stroke', seat, stroke })
  return step.ok && step.value.lastShot ? new ShotPlayback(step.value.lastShot, null) : null
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
      const { r, phase } = paths.sample(ball, t, out)
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
