import type { ShotResult } from '../../src/physics/index.ts'
import type { ShotEvent } from '../../src/shot/index.ts'

type Axis = 'x' | 'y'

const SWAPS: Readonly<Record<Axis, readonly (readonly [string, string])[]>> = {
  x: [
    ['HL', 'FL'],
    ['HR', 'FR'],
    ['head', 'foot'],
    ['left-head', 'left-foot'],
    ['right-head', 'right-foot'],
  ],
  y: [
    ['HL', 'HR'],
    ['SL', 'SR'],
    ['FL', 'FR'],
    ['left', 'right'],
    ['left-head', 'right-head'],
    ['left-foot', 'right-foot'],
  ],
}
/** Only with kinematics reported. */
const STATES: readonly string[] = ['before', 'after', 'cue']
const PLACES: readonly string[] = ['pocket', 'rail', 'cushion', 'line']

function swapped(axis: Axis, place: string): string {
  for (const [one, other] of SWAPS[axis]) {
    if (place === one) return other
    if (place === other) return one
  }
  return place
}

function mirroredEvent(event: ShotEvent, axis: Axis): object {
  const seen = Object.fromEntries(
    Object.entries(event)
      .filter(([key]) => !STATES.includes(key))
      .map(([key, value]) => [key, PLACES.includes(key) ? swapped(axis, String(value)) : value]),
  )
  if (event.kind !== 'line') return seen
  const turns = (event.line === 'long') === (axis === 'y')
  return turns ? { ...seen, direction: event.direction === '+' ? '-' : '+' } : seen
}

/** Events and places of a shot as they are seen in a mirror, as one text to compare bit for bit. */
export function mirrorOutcome(result: ShotResult, axis: Axis | null): string {
  const [sx, sy] = axis === null ? [1, 1] : axis === 'x' ? [-1, 1] : [1, -1]
  const seen = axis ?? 'x'
  const events = axis === null ? result.events.map(bare) : result.events.map((e) => mirroredEvent(e, seen))
  const balls = result.balls.map((ball) => {
    if (ball.state === 'resting') return { ...ball, x: sx * ball.x + 0, y: sy * ball.y + 0 }
    if (ball.state === 'pocketed' && axis !== null) return { ...ball, pocket: swapped(seen, ball.pocket) }
    return ball
  })
  return JSON.stringify({ events, balls, duration: result.duration })
}

function bare(event: ShotEvent): object {
  return Object.fromEntries(Object.entries(event).filter(([key]) => !STATES.includes(key)))
}
