import type { GameShot } from '../../game/index.ts'
import type { ShotEvent } from '../../shot/index.ts'
import type { BallId, Point } from '../../table/index.ts'
import type { SoundCue, SoundKind } from './sound-cue.ts'

type Played = Pick<GameShot['result'], 'events' | 'paths'>
type Paths = NonNullable<Played['paths']>

/** Below this nobody hears two things meet, m/s. */
const SILENT = 0.004

/**
 * Every sound of a shot, in the order of its events, found one by one as it is asked for. Without paths nothing is known
 * about where: no sounds.
 */
export function* cuesOfShot(
  { events, paths }: Played,
  cueSpeed: number,
): Generator<SoundCue, void, undefined> {
  if (!paths) return
  const where = new Whereabouts(paths)
  for (const event of events) {
    const cue = cueOf(event, where, cueSpeed)
    if (cue && cue.speed >= SILENT) yield cue
  }
}

function cueOf(event: ShotEvent, where: Whereabouts, cueSpeed: number): SoundCue | null {
  const { t } = event
  const one = (kind: SoundKind, ball: BallId, speed: number): SoundCue => ({
    kind,
    t,
    speed,
    at: where.placeOf(ball, t),
    line: null,
  })
  switch (event.kind) {
    case 'tip':
      return one(event.miscue ? 'miscue' : 'tip', event.ball, event.cue?.before ?? cueSpeed)
    case 'stick':
      return one('tip', event.ball, cueSpeed / 2)
    case 'ball-ball':
      return clickOf(event, where)
    case 'touch-pocketed':
      return one('click', event.ball, where.speedOf(event.ball, t) / 2)
    case 'ball-rail':
      return one('cushion', event.ball, event.speed)
    case 'bounce':
      return one('bounce', event.ball, event.speed)
    case 'pocketed':
      return one('pocket', event.ball, where.speedOf(event.ball, t))
    case 'rail-top':
      return one('rail-top', event.ball, where.speedOf(event.ball, t))
    case 'off-table':
      return one('floor', event.ball, where.speedOf(event.ball, t))
    default:
      return null
  }
}

function clickOf(
  { t, a, b, speed }: Extract<ShotEvent, { kind: 'ball-ball' }>,
  where: Whereabouts,
): SoundCue {
  const [from, to] = [where.placeOf(a, t), where.placeOf(b, t)]
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const apart = Math.hypot(dx, dy)
  return {
    kind: 'click',
    t,
    speed,
    at: [from[0] + dx / 2, from[1] + dy / 2],
    line: apart > 0 ? [dx / apart, dy / apart] : null,
  }
}

/** Where the balls are and how fast, at any instant. */
class Whereabouts {
  readonly #paths: Paths
  readonly #sample: ReturnType<Paths['motion']> = {
    phase: 'resting',
    r: new Float64Array(3),
    v: new Float64Array(3),
    w: new Float64Array(3),
  }

  constructor(paths: Paths) {
    this.#paths = paths
  }

  placeOf(ball: BallId, t: number): Point {
    const { r } = this.#paths.motion(ball, t, this.#sample)
    return [r[0]!, r[1]!]
  }

  speedOf(ball: BallId, t: number): number {
    // Just before: at the instant itself the ball may be gone.
    const { v } = this.#paths.motion(ball, Math.max(0, t - 1e-4), this.#sample)
    return Math.hypot(v[0]!, v[1]!, v[2]!)
  }
}
