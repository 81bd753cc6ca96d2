/** Times real time, fastest first. */
export const RATES = [1, 1 / 2, 1 / 4, 1 / 8, 1 / 16, 1 / 64, 1 / 256, 1 / 1000] as const
export type Rate = (typeof RATES)[number]

/** A stretch of the shot that is played over and over, s. */
export interface Loop {
  readonly from: number
  readonly to: number
}

/** Where the shot is shown and how it goes on. A value; `advance` and the rest give the next one. */
export interface Playhead {
  /** Seconds from the first contact of tip and cue ball. */
  readonly time: number
  readonly playing: boolean
  readonly rate: Rate
  readonly loop: Loop | null
}

export const AT_START: Playhead = { time: 0, playing: false, rate: 1, loop: null }

/** Shorter than a tip contact, s: a loop cannot be emptier. */
const SHORTEST_LOOP = 1e-5

/** Lets `seconds` of the viewer's time pass; at the end of the shot it stops, at the end of a loop it goes on from its start. */
export function advance(head: Playhead, seconds: number, duration: number): Playhead {
  if (!head.playing) return head
  const time = head.time + seconds * head.rate
  const { loop } = head
  if (loop !== null && time >= loop.to) {
    const length = Math.max(SHORTEST_LOOP, loop.to - loop.from)
    return { ...head, time: loop.from + ((time - loop.from) % length) }
  }
  return time >= duration ? { ...head, time: duration, playing: false } : { ...head, time }
}

/** Goes to an instant and stays there. */
export function seek(head: Playhead, time: number, duration: number): Playhead {
  return { ...head, time: Math.min(duration, Math.max(0, time)), playing: false }
}

/** Plays or pauses; from the end of the shot it plays from the start of the loop, or of the shot. */
export function toggle(head: Playhead, duration: number): Playhead {
  if (head.playing) return { ...head, playing: false }
  const { loop } = head
  const outside = loop !== null && (head.time < loop.from || head.time >= loop.to)
  const start = outside ? loop.from : head.time >= duration ? 0 : head.time
  return { ...head, time: start, playing: true }
}

/** One step slower (`way` 1) or faster (-1). */
export function changeRate(head: Playhead, way: 1 | -1): Playhead {
  const index = Math.min(RATES.length - 1, Math.max(0, RATES.indexOf(head.rate) + way))
  return { ...head, rate: RATES[index]! }
}

/** Sets one end of the loop at an instant; the other end stays, or is an end of the shot. */
export function setLoopEnd(head: Playhead, end: keyof Loop, time: number, duration: number): Playhead {
  const now = head.loop ?? { from: 0, to: duration }
  const loop = { ...now, [end]: time }
  if (loop.to - loop.from >= SHORTEST_LOOP) return { ...head, loop }
  return { ...head, loop: end === 'from' ? { from: time, to: duration } : { from: 0, to: time } }
}
