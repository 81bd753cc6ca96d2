import type { ShotEvent } from '../../../shot/index.ts'

/** Kinds of marks on the timeline, each with its own sign. */
export type MarkKind = 'tip' | 'contact' | 'rail' | 'pocket' | 'line' | 'motion' | 'other' | 'rest'

/** One event as the timeline shows it. */
export interface ShotMark {
  /** Index into the events of the shot. */
  readonly event: number
  /** Seconds from the first contact of tip and cue ball. */
  readonly t: number
  readonly kind: MarkKind
  /** Its number in the order of what matters; null for what only tells how a ball moves. */
  readonly order: number | null
  /** A verdict rests on it. */
  readonly deciding: boolean
}

const SIGNS: Readonly<Record<MarkKind, string>> = {
  tip: '▸',
  contact: '●',
  rail: '▬',
  pocket: '◉',
  line: '┆',
  motion: '·',
  other: '◆',
  rest: '■',
}

export function signOf(kind: MarkKind): string {
  return SIGNS[kind]
}

export function markKind(event: ShotEvent): MarkKind {
  switch (event.kind) {
    case 'tip':
    case 'stick':
      return 'tip'
    case 'ball-ball':
      return 'contact'
    case 'ball-rail':
    case 'rail-top':
    case 'rail-top-rest':
    case 'left-rail':
      return 'rail'
    case 'pocket-lip':
    case 'pocketed':
    case 'pocket-return':
    case 'drop':
      return 'pocket'
    case 'line':
      return 'line'
    case 'motion':
    case 'bounce':
      return 'motion'
    case 'rest':
      return 'rest'
    default:
      return 'other'
  }
}

/** What a referee would tell when asked what happened: neither how a ball rolls nor which line it passes. */
const TOLD: ReadonlySet<ShotEvent['kind']> = new Set([
  'tip',
  'stick',
  'ball-ball',
  'ball-rail',
  'pocketed',
  'pocket-return',
  'touch-pocketed',
  'rail-top',
  'returned',
  'off-table',
  'drop',
  'touched',
])

/** All events of a shot as marks, with `deciding` for those that a verdict names. */
export function shotMarks(events: readonly ShotEvent[], deciding: ReadonlySet<number>): readonly ShotMark[] {
  let told = 0
  return events.map((event, index) => ({
    event: index,
    t: event.t,
    kind: markKind(event),
    order: TOLD.has(event.kind) ? ++told : null,
    deciding: deciding.has(index),
  }))
}

/** Marks at which stepping from event to event halts. */
export function isStop(mark: ShotMark): boolean {
  return mark.order !== null || mark.kind === 'line' || mark.kind === 'rest' || mark.deciding
}

/** The next (`way` 1) or last (`way` -1) stop as seen from an instant, or from the event that is chosen. */
export function stepMark(
  marks: readonly ShotMark[],
  from: { readonly time: number; readonly chosen: number | null },
  way: 1 | -1,
): ShotMark | null {
  const stops = marks.filter(isStop)
  const ordered = way === 1 ? stops : stops.toReversed()
  const { time, chosen } = from
  if (chosen !== null && marks[chosen]?.t === time)
    return ordered.find(({ event }) => (event - chosen) * way > 0) ?? null
  return ordered.find(({ t }) => (t - time) * way > 0) ?? null
}
