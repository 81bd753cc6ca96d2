import type { ShotEvent } from '../../../shot/index.ts'
import { isStop, type ShotMark } from './shot-marks.ts'

/** A short stretch of the shot that the lower strip shows large, s. */
export interface ZoomWindow {
  readonly from: number
  readonly to: number
  /** Its own zero: the chosen event. */
  readonly zero: number
}

/** Lengths that the strip may have, s. */
const LENGTHS = [50e-6, 200e-6, 1e-3, 3e-3, 10e-3, 30e-3, 100e-3] as const
/** Without a near neighbour an event is shown in this much, s. */
const USUAL = 3e-3
/** Share of the window that lies before its zero. */
const BEFORE = 1 / 3

/**
 * The window round an event: as short as shows its nearest neighbour, the whole of a tip contact, and after the stroke
 * every further contact of the cue.
 */
export function zoomWindow(
  marks: readonly ShotMark[],
  event: ShotEvent,
  index: number,
  widen: number,
): ZoomWindow {
  const near = marks
    .filter((mark) => mark.event !== index && isStop(mark))
    .map(({ t }) => Math.abs(t - event.t))
    .filter((apart) => apart > 0 && apart <= LENGTHS.at(-1)! / 2)
  const tip = event.kind === 'tip' ? event.duration : 0
  const again = event.kind === 'tip' ? lastStrike(marks, event.t) : 0
  const needed = Math.max(tip, again && again + tip, near.length > 0 ? Math.min(...near) : 0) * 1.6
  const fitting = needed === 0 ? USUAL : (LENGTHS.find((length) => length >= needed) ?? LENGTHS.at(-1)!)
  const step = LENGTHS.findIndex((length) => length >= fitting) + widen
  const length = LENGTHS[Math.min(LENGTHS.length - 1, Math.max(0, step))]!
  return { from: event.t - length * BEFORE, to: event.t + length * (1 - BEFORE), zero: event.t }
}

/** Seconds from a contact of the cue to its last one within a window's reach. */
function lastStrike(marks: readonly ShotMark[], t: number): number {
  const later = marks.filter((mark) => mark.kind === 'tip' && mark.t > t).map((mark) => mark.t - t)
  return Math.max(0, ...later.filter((after) => after <= LENGTHS.at(-1)! / 2))
}

/** Places of the ticks of a scale and their distance from its zero, in a step that gives five to nine of them. */
export function ticksOf(
  from: number,
  to: number,
  zero: number,
): readonly { readonly t: number; readonly off: number }[] {
  const rough = (to - from) / 7
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? power
  const ticks: { t: number; off: number }[] = []
  for (let k = Math.ceil((from - zero) / step - 1e-9); k * step <= to - zero + step * 1e-9; k++)
    ticks.push({ t: zero + k * step, off: k * step })
  return ticks
}
