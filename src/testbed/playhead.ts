/**
 * Where in a shot the testbed stands: a time, and how many of the events have happened. Several events may share an
 * instant, so that the number is not given by the time while one steps through them.
 */
export interface Playhead {
  readonly time: number
  /** Events that have happened; the last of them is number `happened` - 1. */
  readonly happened: number
}

export const AT_START: Playhead = { time: 0, happened: 0 }

/** The times of a shot that stepping needs. */
export interface Timeline {
  readonly duration: number
  /** Ascending. */
  readonly eventTimes: readonly number[]
  /** Outer steps in a second. */
  readonly stepHz: number
}

/** At a time, after all its events; before the first event at 0. */
export function seek({ duration, eventTimes }: Timeline, time: number): Playhead {
  const clamped = Math.min(Math.max(time, 0), duration)
  const next = eventTimes.findIndex((t) => t > clamped)
  return { time: clamped, happened: next < 0 ? eventTimes.length : next }
}

/** One event on or back. Back undoes the last event that has happened, at its own time. */
export function stepEvent({ eventTimes, duration }: Timeline, from: Playhead, by: 1 | -1): Playhead {
  if (by === 1) {
    const time = eventTimes[from.happened]
    return time === undefined
      ? { time: duration, happened: eventTimes.length }
      : { time, happened: from.happened + 1 }
  }
  const happened = from.happened - 1
  if (happened <= 0) return AT_START
  return { time: eventTimes[happened - 1]!, happened }
}

/** Right after event number `index`. */
export function jumpTo({ eventTimes }: Timeline, index: number): Playhead {
  return { time: eventTimes[index]!, happened: index + 1 }
}

/** To the next (or the last) whole outer step: the times at which the solver's loop stands. */
export function stepOuter(timeline: Timeline, { time }: Playhead, by: 1 | -1): Playhead {
  const { stepHz } = timeline
  const step = by === 1 ? Math.floor(time * stepHz) + 1 : Math.ceil(time * stepHz) - 1
  return seek(timeline, step / stepHz)
}
