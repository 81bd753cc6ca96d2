import { cosDeg, sinDeg } from '../../math/index.ts'
import type { PhysicsParameters, ShotPaths } from '../../physics/index.ts'
import type { CueStroke, ShotEvent } from '../../shot/index.ts'
import { ballAt } from './gaps.ts'

type Triple = readonly [number, number, number]

/** What a player's own follow-through is when nothing is near, m: what the solver takes too. */
const USUAL_FOLLOW = 0.15

/** The tip goes on along the stick from one contact to the next, evenly braked by the hand. */
interface StickPiece {
  readonly from: number
  /** Way along the stick since the first contact, m. */
  readonly way: number
  readonly speed: number
  readonly brake: number
}

/** Where the stick is in a shot, as far as its contacts say. */
export interface StickMotion {
  /** Way of the tip along the stick since the first contact, m; never through the cue ball. */
  wayAt(t: number): number
  /** Where each contact of the tip was on the cue ball, m, in order, with the index of its event. */
  readonly contacts: readonly { readonly event: number; readonly at: Triple }[]
}

/**
 * The motion of the stick from the speeds that its events name (they need kinematics): exact up to the last contact;
 * after it braked as before, or by its follow-through. Null when nobody stroked.
 */
export function stickMotion(
  events: readonly ShotEvent[],
  stroke: CueStroke,
  paths: ShotPaths,
  parameters: PhysicsParameters,
): StickMotion | null {
  const pieces = piecesOf(events, parameters.followThrough)
  const first = ballAt(paths, 'cue', 0)
  if (pieces.length === 0 || first === null) return null
  const axis = axisOf(stroke)
  const reach = parameters.ballRadius + parameters.tipRadius
  const tip = tipCentre([first.r[0]!, first.r[1]!, first.r[2]!], stroke, axis, reach)
  const wayAt = (t: number) => Math.min(wayOf(pieces, t), freeWay(paths, tip, axis.d, reach, t))
  const contacts = events.flatMap((e, event) => {
    if (e.kind !== 'tip') return []
    const at = contactPoint(paths, along(tip, axis.d, wayOf(pieces, e.t)), parameters.ballRadius, e.t)
    return at === null ? [] : [{ event, at }]
  })
  return { wayAt, contacts }
}

function piecesOf(events: readonly ShotEvent[], follow: number | null | undefined): readonly StickPiece[] {
  const tips = events.filter((e) => e.kind === 'tip')
  const pieces: StickPiece[] = []
  for (const [k, { t, cue }] of tips.entries()) {
    if (cue === undefined) return []
    // A stroke with several contacts at once takes a while: the ball, and the tip behind it, go on when it is done.
    const from = events.find((e) => e.kind === 'motion' && e.ball === 'cue' && e.t >= t)?.t ?? t
    const next = tips[k + 1]
    const brake =
      next?.cue === undefined
        ? (pieces.at(-1)?.brake ?? brakeOf(cue.after, follow))
        : (cue.after - next.cue.before) / (next.t - from)
    pieces.push({ from, way: k === 0 ? 0 : wayOf(pieces, t), speed: Math.max(0, cue.after), brake })
  }
  return pieces
}

function brakeOf(speed: number, follow: number | null | undefined): number {
  if (follow === null) return 0
  return (speed * speed) / (2 * Math.max(1e-6, follow ?? USUAL_FOLLOW))
}

function wayOf(pieces: readonly StickPiece[], t: number): number {
  const piece = pieces.findLast(({ from }) => from <= t) ?? pieces[0]
  if (piece === undefined) return 0
  const { from, way, speed, brake } = piece
  const longest = brake > 0 ? speed / brake : Number.POSITIVE_INFINITY
  const dt = Math.max(0, Math.min(t - from, longest))
  return way + dt * (speed - 0.5 * dt * brake)
}

interface StickAxis {
  readonly d: Triple
  readonly right: Triple
  readonly up: Triple
}

function axisOf({ directionDeg, elevationDeg }: CueStroke): StickAxis {
  const [cos, sin] = [cosDeg(directionDeg), sinDeg(directionDeg)]
  const [level, raise] = [cosDeg(elevationDeg), sinDeg(elevationDeg)]
  return {
    d: [level * cos, level * sin, -raise],
    right: [sin, -cos, 0],
    up: [raise * cos, raise * sin, level],
  }
}

/** Centre of the round tip when it touches: as far from the ball as both radii (Alciatore TP B.1). */
function tipCentre(ball: Triple, { tip }: CueStroke, { d, right, up }: StickAxis, reach: number): Triple {
  const depth = Math.sqrt(Math.max(0, 1 - tip.side * tip.side - tip.height * tip.height))
  const at = (k: 0 | 1 | 2) => ball[k] + reach * (tip.side * right[k] + tip.height * up[k] - depth * d[k])
  return [at(0), at(1), at(2)]
}

function along(from: Triple, d: Triple, way: number): Triple {
  return [from[0] + way * d[0], from[1] + way * d[1], from[2] + way * d[2]]
}

/** How far the tip may have come at an instant without going through the cue ball, m. */
function freeWay(paths: ShotPaths, tip: Triple, d: Triple, reach: number, t: number): number {
  const ball = ballAt(paths, 'cue', t)
  if (ball === null) return Number.POSITIVE_INFINITY
  const to = [ball.r[0]! - tip[0], ball.r[1]! - tip[1], ball.r[2]! - tip[2]] as const
  const ahead = to[0] * d[0] + to[1] * d[1] + to[2] * d[2]
  const aside = to[0] * to[0] + to[1] * to[1] + to[2] * to[2] - ahead * ahead
  const half = reach * reach - aside
  return half <= 0 || ahead <= 0 ? Number.POSITIVE_INFINITY : ahead - Math.sqrt(half)
}

function contactPoint(paths: ShotPaths, tip: Triple, radius: number, t: number): Triple | null {
  const ball = ballAt(paths, 'cue', t)
  if (ball === null) return null
  const to = [tip[0] - ball.r[0]!, tip[1] - ball.r[1]!, tip[2] - ball.r[2]!] as const
  const far = Math.sqrt(to[0] * to[0] + to[1] * to[1] + to[2] * to[2])
  const k = far === 0 ? 0 : radius / far
  return [ball.r[0]! + k * to[0], ball.r[1]! + k * to[1], ball.r[2]! + k * to[2]]
}
