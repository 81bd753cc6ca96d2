import type { RulesetId } from '../../../rules/index.ts'
import type { ShotEvent } from '../../../shot/index.ts'
import type { BallId, Point } from '../../../table/index.ts'
import type { ReviewedShot } from './reviewed-shot.ts'

/** What people compare two shots by. */
export interface ShotSummary {
  readonly ruleset: RulesetId
  /** Playing surface, m. */
  readonly bed: Point
  readonly verdict: string
  /** The first ball that the cue ball met, and when, s. */
  readonly first: { readonly ball: BallId; readonly t: number } | null
  /** Balls that met a rail after the first contact, in order. */
  readonly rails: readonly BallId[]
  readonly down: readonly BallId[]
  readonly tips: number
  /** Seconds until the last ball rested. */
  readonly rest: number
  /** Where the cue ball ended; null when it did so off the bed. */
  readonly cue: Point | null
}

export function summaryOf({ shot, task, review }: ReviewedShot): ShotSummary {
  const { events } = shot.result
  const met = events.find((event) => event.kind === 'ball-ball' && event.a === 'cue')
  const first = met?.kind === 'ball-ball' ? { ball: met.b, t: met.t } : null
  const { kind, fouls } = shot.ruling
  return {
    ruleset: task.rule.ruleset,
    bed: [task.shot.table.length, task.shot.table.width],
    verdict: [kind, ...fouls].join(),
    first,
    rails: ballsOf(events, 'ball-rail', first?.t ?? Number.POSITIVE_INFINITY),
    down: ballsOf(events, 'pocketed', 0),
    tips: events.filter((event) => event.kind === 'tip').length,
    rest: review.result.duration,
    cue: shot.result.layout.cue ?? null,
  }
}

function ballsOf(events: readonly ShotEvent[], kind: 'ball-rail' | 'pocketed', from: number) {
  const balls = new Set<BallId>()
  for (const event of events) if (event.kind === kind && event.t >= from) balls.add(event.ball)
  return [...balls]
}

export const DIFFERENCES = ['game', 'bed', 'verdict', 'first', 'rails', 'down', 'tip', 'rest', 'cue'] as const
export type DifferenceName = (typeof DIFFERENCES)[number]

/** Two places nearer than this are the same to the eye, m, and two times, s. */
const SAME_PLACE = 1e-3
const SAME_TIME = 1e-5

/** What is not the same in two shots. */
export function differencesOf(a: ShotSummary, b: ShotSummary): ReadonlySet<DifferenceName> {
  const same = (one: readonly unknown[], other: readonly unknown[]) => one.join() === other.join()
  const rows: Readonly<Record<DifferenceName, boolean>> = {
    game: a.ruleset !== b.ruleset,
    bed: !same(a.bed, b.bed),
    verdict: a.verdict !== b.verdict,
    first: a.first?.ball !== b.first?.ball || Math.abs((a.first?.t ?? 0) - (b.first?.t ?? 0)) > SAME_TIME,
    rails: !same(a.rails.toSorted(), b.rails.toSorted()),
    down: !same(a.down.toSorted(), b.down.toSorted()),
    tip: a.tips !== b.tips,
    rest: Math.abs(a.rest - b.rest) > SAME_TIME,
    cue: (a.cue === null) !== (b.cue === null) || endsApart(a, b) > SAME_PLACE,
  }
  return new Set(DIFFERENCES.filter((name) => rows[name]))
}

/** How far apart the cue balls end, m; 0 when one of them does not lie on the bed. */
export function endsApart(a: ShotSummary, b: ShotSummary): number {
  return a.cue === null || b.cue === null ? 0 : Math.hypot(a.cue[0] - b.cue[0], a.cue[1] - b.cue[1])
}

/**
 * Up to when the same is told of both shots: the instant of the last told event that they share, s; 0 when already the
 * first is another one; null when all is the same.
 */
export function partingOf(a: ReviewedShot, b: ReviewedShot): number | null {
  const [one, other] = [toldOf(a), toldOf(b)]
  const at = one.findIndex((event, k) => other[k] === undefined || nameOf(event) !== nameOf(other[k]))
  if (at < 0 && one.length === other.length) return null
  const shared = at < 0 ? one.length : at
  return shared === 0 ? 0 : one[shared - 1]!.t
}

function toldOf({ marks, shot }: ReviewedShot): readonly ShotEvent[] {
  return marks.filter(({ order }) => order !== null).map(({ event }) => shot.result.events[event]!)
}

/** What a referee would call the event, without its instant. */
function nameOf(event: ShotEvent): string {
  switch (event.kind) {
    case 'ball-ball':
      return `${event.kind} ${event.a} ${event.b}`
    case 'ball-rail':
      return `${event.kind} ${event.ball} ${event.rail}`
    case 'pocketed':
      return `${event.kind} ${event.ball} ${event.pocket}`
    default:
      return `${event.kind} ${'ball' in event ? event.ball : ''}`
  }
}
