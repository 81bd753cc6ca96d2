import type { BallId, Point } from '../../table/index.ts'
import type { Sight } from '../../view/index.ts'
import { type DecisiveContact, decisiveContact } from './decisive-contact.ts'
import type { FilmStyle, Scene, Take } from './scene.ts'
import { smoothTrack } from './smooth-track.ts'

const DEG = Math.PI / 180
/** The first moments belong to the camera that the person has chosen, s. */
const START = 0.15
/** A piece that is shorter than this only disturbs, s. */
const SHORTEST = 0.9
/** Around the decisive contact, s. */
const CONTACT = { before: 1, after: 0.8, span: 0.62, pitchDeg: 27 } as const
const FOLLOW = { span: 1.3, pitchDeg: 26, towardsMiddle: 0.3 } as const
const OVER = { pitchDeg: 52, least: 1.25, most: 2.7, border: 0.35 } as const
const CALM = { pitchDeg: 42, least: 1.4, most: 1.95, glide: 1.6 } as const
/** So many balls on the move are a spread. */
const SPREAD = 4
/** Farther than this (m, degrees) the camera cuts: on the way there it would only whirl. */
const CUT = { far: 1.3, turnDeg: 100 } as const
const GLIDE = 0.9
/** Balls are looked for at this step of time, s. */
const STEP = 0.1

/**
 * The pieces of a film of one shot, in order, not overlapping. Calm: one slow move towards the action, no cut. Full:
 * after the ball, over the table when the balls spread, the decisive contact from its good side, over the rest.
 */
export function planFilm(scene: Scene, style: FilmStyle): readonly Take[] {
  return style === 'calm' ? calmFilm(scene) : fullFilm(scene)
}

function calmFilm(scene: Scene): readonly Take[] {
  const from = START
  if (scene.duration - from < 2 * SHORTEST) return []
  const box = actionBox(scene, 0, scene.duration)
  const yawDeg = scene.behindStick ? scene.directionDeg : 0
  const sight = boxSight(scene, box, yawDeg, CALM.pitchDeg, CALM.least)
  // The whole table is in sight anyway.
  if (sight.span > CALM.most) return []
  return [{ kind: 'over', from, to: scene.duration, glide: CALM.glide, sight: () => sight }]
}

function fullFilm(scene: Scene): readonly Take[] {
  const decisive = decisiveContact(scene)
  const { duration } = scene
  const shown = decisive && decisive.t - START >= SHORTEST ? decisive : null
  const close = shown ? Math.max(START, shown.t - CONTACT.before) : duration
  const takes: Take[] = []
  if (close - START >= SHORTEST) takes.push(opening(scene, START, close))
  if (shown) {
    const end = Math.min(duration, shown.t + CONTACT.after)
    takes.push(contactTake(scene, shown, close, end, takes.at(-1)))
    if (duration - end >= SHORTEST) takes.push(overTake(scene, end, duration, takes.at(-1)))
  }
  return takes
}

function opening(scene: Scene, from: number, to: number): Take {
  if (movingBalls(scene, from, Math.min(to, from + 1.5)).length >= SPREAD) return overTake(scene, from, to)
  const yawDeg = scene.behindStick ? scene.directionDeg : 0
  const { span, pitchDeg, towardsMiddle } = FOLLOW
  const track = smoothTrack((t) => leadingBall(scene, t), from, to)
  const sight = (t: number): Sight => {
    const [x, y] = track(t)
    const keep = 1 - towardsMiddle
    return { target: [x * keep, y * keep, scene.ballRadius], yawDeg, pitchDeg, span }
  }
  return { kind: 'follow', from, to, glide: GLIDE, sight }
}

function overTake(scene: Scene, from: number, to: number, before?: Take): Take {
  const yawDeg = quarterNear(
    scene,
    before?.sight(from).yawDeg ?? (scene.behindStick ? scene.directionDeg : 0),
  )
  const sight = boxSight(scene, actionBox(scene, from, to), yawDeg, OVER.pitchDeg, OVER.least)
  return { kind: 'over', from, to, glide: 1.2, sight: () => sight }
}

function contactTake(
  scene: Scene,
  decisive: DecisiveContact,
  from: number,
  to: number,
  before: Take | undefined,
): Take {
  const last = before?.sight(from)
  const yawBefore = last?.yawDeg ?? (scene.behindStick ? scene.directionDeg : 0)
  const yawDeg = clearestHeading(scene, decisive, yawBefore)
  const { span, pitchDeg } = CONTACT
  const target: Sight['target'] = [decisive.at[0], decisive.at[1], scene.ballRadius]
  const sight: Sight = { target, yawDeg, pitchDeg, span }
  const far = last ? Math.hypot(last.target[0] - target[0], last.target[1] - target[1]) : 0
  const cut = far > CUT.far || turnBetween(yawBefore, yawDeg) > CUT.turnDeg
  return { kind: 'contact', from, to, glide: cut ? 0 : GLIDE, sight: () => sight }
}

/** The heading with the fewest balls in the way, then the best one, unless the turn to it is much the longer. */
function clearestHeading(scene: Scene, { at, t, headings }: DecisiveContact, before: number): number {
  const costs = headings.map(
    (deg, rank) => inTheWay(scene, at, t, deg) + 0.12 * rank + turnBetween(before, deg) / 720,
  )
  return headings[costs.indexOf(Math.min(...costs))]!
}

function inTheWay(scene: Scene, at: Point, t: number, deg: number): number {
  const [cos, sin] = [Math.cos(deg * DEG), Math.sin(deg * DEG)]
  return scene.balls.filter((ball) => {
    const place = scene.at(ball, t)
    if (!place) return false
    const [x, y] = [at[0] - place[0], at[1] - place[1]]
    const towards = x * cos + y * sin
    // From this near on the sight passes over the balls.
    return (
      towards > 3 * scene.ballRadius && towards < 0.3 && Math.abs(x * sin - y * cos) < 2.5 * scene.ballRadius
    )
  }).length
}

/** The cue ball until it has hit something, then the ball that it has hit. */
function leadingBall(scene: Scene, t: number): Point {
  const first = scene.events.find((event) => event.kind === 'ball-ball' && event.a === 'cue')
  const hit = first?.kind === 'ball-ball' && first.t <= t ? first.b : 'cue'
  return scene.at(hit, t) ?? lastPlace(scene, hit, t)
}

function lastPlace(scene: Scene, ball: BallId, t: number): Point {
  for (let back = t; back > 0; back -= STEP) {
    const at = scene.at(ball, back)
    if (at) return at
  }
  return scene.at(ball, 0) ?? [0, 0]
}

interface Box {
  readonly low: Point
  readonly high: Point
}

/** Where the balls that move between two times are. */
function actionBox(scene: Scene, from: number, to: number): Box {
  const places = movingBalls(scene, from, to).flatMap((ball) => placesOf(scene, ball, from, to))
  if (places.length === 0) return { low: [-0.5, -0.3], high: [0.5, 0.3] }
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)]
  return { low: [Math.min(...xs), Math.min(...ys)], high: [Math.max(...xs), Math.max(...ys)] }
}

function movingBalls(scene: Scene, from: number, to: number): readonly BallId[] {
  return scene.balls.filter((ball) => {
    const [first, ...rest] = placesOf(scene, ball, from, to)
    return rest.some(([x, y]) => Math.hypot(x - first![0], y - first![1]) > scene.ballRadius)
  })
}

function placesOf(scene: Scene, ball: BallId, from: number, to: number): readonly Point[] {
  const places: Point[] = []
  for (let t = from; t <= to; t += STEP) {
    const at = scene.at(ball, t)
    if (at) places.push(at)
  }
  return places
}

function boxSight(scene: Scene, { low, high }: Box, yawDeg: number, pitchDeg: number, least: number): Sight {
  const [cos, sin] = [Math.abs(Math.cos(yawDeg * DEG)), Math.abs(Math.sin(yawDeg * DEG))]
  const [dx, dy] = [high[0] - low[0], high[1] - low[1]]
  const across = dx * sin + dy * cos
  const along = (dx * cos + dy * sin) * Math.sin(pitchDeg * DEG)
  const needed = Math.max(across, along) + OVER.border
  return {
    target: [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, scene.ballRadius],
    yawDeg,
    pitchDeg,
    span: Math.min(OVER.most, Math.max(least, needed)),
  }
}

/** The nearest side of the table; on an upright screen only its ends, so that it stands. */
function quarterNear({ upright }: Scene, deg: number): number {
  const grain = upright ? 180 : 90
  return Math.round(deg / grain) * grain
}

function turnBetween(a: number, b: number): number {
  return Math.abs(((((b - a + 180) % 360) + 360) % 360) - 180)
}
