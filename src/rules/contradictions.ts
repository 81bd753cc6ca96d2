import type { Fault } from '../math/index.ts'
import type { ShotFacts } from '../shot/index.ts'
import type { ShotToRule } from './shot-context.ts'

/**
 * What in a `rule` document cannot be so, whatever was played; null when nothing. Codes: `foul-count`,
 * `events-out-of-order`, `ball-not-on-table` (an event with a ball that was not there), `pocketed-twice`,
 * `pair-order` (a contact with the cue ball as `b`, or of a ball with itself), `shot-not-in-this-game` (a shoot-out
 * outside Siberian Ten), `same-group`.
 */
export function contradiction(shot: ShotToRule, facts: ShotFacts): Fault | null {
  return impossibleState(shot) ?? impossibleEvent(facts) ?? impossiblePair(facts)
}

function no(code: string, path: string, message: string): Fault {
  return { code, path, message }
}

function impossibleState({ ruleset, state }: ShotToRule): Fault | null {
  const { foulCount, groups, shot } = state
  for (const seat of ['A', 'B'] as const) {
    if (foulCount[seat] > 2)
      return no('foul-count', `state.foulCount.${seat}`, 'a shot is played with at most two fouls in a row')
  }
  if ((shot === 'shoot-out' || shot === 'live-game') && ruleset !== 'siberian-ten')
    return no('shot-not-in-this-game', 'state.shot', `there is no ${shot} in ${ruleset}`)
  if (groups !== null && groups.A === groups.B)
    return no('same-group', 'state.groups', 'one group cannot be that of both')
  return null
}

/** The cue ball stands first in a contact: written otherwise, a hit would be read as none. */
function impossiblePair({ contacts }: ShotFacts): Fault | null {
  const wrong = contacts.find(({ a, b }) => b === 'cue' || a === b)
  if (wrong === undefined) return null
  const { a, b, event } = wrong
  return no('pair-order', `events[${event}]`, `${a} and ${b}: two balls meet, and the cue ball is a`)
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
