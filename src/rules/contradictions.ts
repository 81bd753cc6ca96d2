import type { Fault } from '../math/index.ts'
import type { ShotEvent } from '../shot/index.ts'
import type { BallId } from '../table/index.ts'
import type { ShotToRule } from './shot-context.ts'

/**
 * What in a `rule` document cannot be so, whatever was played; null when nothing. Codes: `foul-count`,
 * `events-out-of-order`, `ball-not-on-table` (an event with a ball that was not there),
 * `pocketed-twice`.
 */
export function contradiction(shot: ShotToRule): Fault | null {
  return impossibleState(shot) ?? impossibleEvents(shot)
}

function no(code: string, path: string, message: string): Fault {
  return { code, path, message }
}

function impossibleState({ state }: ShotToRule): Fault | null {
  for (const seat of ['A', 'B'] as const) {
    if (state.foulCount[seat] > 2)
      return no('foul-count', `state.foulCount.${seat}`, 'a shot is played with at most two fouls in a row')
  }
  return null
}

function impossibleEvents({ state, events }: ShotToRule): Fault | null {
  const down = new Set<BallId>()
  let now = 0
  for (const [k, event] of events.entries()) {
    if (event.t < now)
      return no('events-out-of-order', `events[${k}].t`, 'events are listed in the order of time')
    now = event.t
    const absent = ballsOf(event).find((ball) => state.balls[ball] === undefined)
    if (absent !== undefined)
      return no('ball-not-on-table', `events[${k}]`, `${absent} was not on the table before the shot`)
    if (event.kind !== 'pocketed') continue
    if (down.has(event.ball)) return no('pocketed-twice', `events[${k}]`, `${event.ball} is down already`)
    down.add(event.ball)
  }
  return null
}

function ballsOf(event: ShotEvent): readonly BallId[] {
  if (event.kind === 'rest') return []
  if (event.kind === 'ball-ball') return [event.a, event.b]
  return [event.ball]
}
