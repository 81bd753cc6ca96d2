import type { Fault } from '../math/index.ts'
import type { ShotFacts } from '../shot/index.ts'
import type { ShotToRule } from './shot-context.ts'

/**
 * What in a `rule` document cannot be so, whatever was played; null when nothing. Codes: `foul-count`,
 * `events-out-of-order`, `ball-not-on-table` (an event with a ball that was not there), `pocketed-twice`.
 */
export function contradiction({ state }: ShotToRule, facts: ShotFacts): Fault | null {
  for (const seat of ['A', 'B'] as const) {
    if (state.foulCount[seat] > 2)
      return no('foul-count', `state.foulCount.${seat}`, 'a shot is played with at most two fouls in a row')
  }
  return impossibleEvent(facts)
}

function no(code: string, path: string, message: string): Fault {
  return { code, path, message }
}

function impossibleEvent({ impossible }: ShotFacts): Fault | null {
  if (impossible === null) return null
  const { why, event, ball } = impossible
  switch (why) {
    case 'out-of-order':
      return no('events-out-of-order', `events[${event}].t`, 'events are listed in the order of time')
    case 'not-on-table':
      return no('ball-not-on-table', `events[${event}]`, `${ball} was not on the table before the shot`)
    case 'pocketed-twice':
      return no('pocketed-twice', `events[${event}]`, `${ball} is down already`)
  }
}
