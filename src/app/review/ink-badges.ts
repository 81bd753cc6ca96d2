import type { ShotEvent } from '../../shot/index.ts'
import type { BallId, Point } from '../../table/index.ts'
import { type Paths, placeOf, type ReviewedShot, type ShotMark } from '../../ui/index.ts'

/** A numbered badge: what it points at and where its disc stands, CSS px. */
export interface Badge {
  readonly mark: ShotMark
  readonly at: Pixel
  readonly disc: Pixel
}

export type Pixel = readonly [x: number, y: number]

export const DISC_RADIUS = 10
/** From what it points at to the middle of the disc, px. */
const REACH = 27
/** Directions that are tried, and how near two discs, or a disc and another target, may come, px. */
const DIRECTIONS = 16
const APART = 2 * DISC_RADIUS + 3
const CLEAR = DISC_RADIUS + 9
/** With more than this many told events only the deciding ones and the latest are numbered on the table. */
const MOST_BADGES = 12

/** The events that are numbered on the table at an instant. */
export function badgeMarks(marks: readonly ShotMark[], time: number, chosen: number): readonly ShotMark[] {
  const told = marks.filter(({ order }) => order !== null)
  if (told.length <= MOST_BADGES) return told
  const latest = told.filter(({ t }) => t <= time).slice(-MOST_BADGES / 2)
  return told.filter((mark) => mark.deciding || mark.event === chosen || latest.includes(mark))
}

/** Where an event happened: between two balls that met, else where the ball was. */
export function placeOfEvent(event: ShotEvent, paths: Paths): Point | null {
  if (event.kind === 'rest') return null
  const balls: readonly BallId[] = event.kind === 'ball-ball' ? [event.a, event.b] : [event.ball]
  const known = balls.filter((ball) => paths.balls.includes(ball))
  if (known.length === 0) return null
  const places = known.map((ball) => placeOf(paths, ball, event.t).at)
  return [mean(places.map(([x]) => x)), mean(places.map(([, y]) => y))]
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Puts the discs where they hide neither each other nor what another points at. */
export function placeBadges(
  reviewed: ReviewedShot,
  marks: readonly ShotMark[],
  project: (at: Point) => Pixel,
  size: { readonly width: number; readonly height: number },
): readonly Badge[] {
  const { shot, review } = reviewed
  const targets = marks.flatMap((mark) => {
    const place = placeOfEvent(shot.result.events[mark.event]!, review.result.paths)
    return place === null ? [] : [{ mark, at: project(place) }]
  })
  const badges: Badge[] = []
  for (const { mark, at } of targets) {
    if (at[0] < 0 || at[1] < 0 || at[0] > size.width || at[1] > size.height) continue
    const cost = (disc: Pixel) => crowding(disc, badges, targets, size)
    const tries = Array.from({ length: DIRECTIONS * 2 }, (_, k): Pixel => {
      const angle = (2 * Math.PI * (k % DIRECTIONS)) / DIRECTIONS - Math.PI * 0.75
      const reach = k < DIRECTIONS ? REACH : 2 * REACH
      return [at[0] + reach * Math.cos(angle), at[1] + reach * Math.sin(angle)]
    })
    const disc = tries.reduce((best, next) => (cost(next) < cost(best) ? next : best))
    badges.push({ mark, at, disc })
  }
  return badges
}

function crowding(
  disc: Pixel,
  badges: readonly Badge[],
  targets: readonly { readonly at: Pixel }[],
  { width, height }: { readonly width: number; readonly height: number },
): number {
  const near = (other: Pixel, least: number) =>
    Math.max(0, least - Math.hypot(disc[0] - other[0], disc[1] - other[1]))
  const over = (value: number, most: number) =>
    Math.max(0, DISC_RADIUS + 2 - value, value + DISC_RADIUS + 2 - most)
  const among = badges.reduce((sum, other) => sum + near(other.disc, APART), 0)
  const upon = targets.reduce((sum, other) => sum + near(other.at, CLEAR), 0)
  return 2 * among + upon + 4 * (over(disc[0], width) + over(disc[1], height))
}
