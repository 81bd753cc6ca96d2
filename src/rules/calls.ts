import { type Call, wentInto } from '../shot/index.ts'
import type { ShotContext } from './shot-context.ts'

/**
 * The ball and pocket that count as called: as declared; otherwise by `obviousPolicy`: nothing, a direct shot, or
 * what the referee takes for obvious [1.6, Q-12]. Nothing is called on a safety.
 */
export function effectiveCall(context: ShotContext): Call | null {
  if (context.declaration.safety === true) return null
  const declared = context.declaration.call?.[0]
  if (declared !== undefined) return declared
  switch (context.options.obviousPolicy) {
    case 'requireCall':
      return null
    case 'directImplied':
      return directShot(context)
    case 'referee':
      return refereeSaw(context)
  }
}

/** The called ball is in the called pocket; whether the shot was a foul is another question. */
export function callMade(context: ShotContext, call: Call | null): boolean {
  return call !== null && wentInto(context.facts, call.ball, call.pocket)
}

/** Cue ball straight to the first ball, that ball straight into a pocket: no cushion, no other ball. */
function directShot(context: ShotContext): Call | null {
  const { firstContact, contacts, rails, pocketed } = context.facts
  if (firstContact === null || firstContact.balls.length !== 1) return null
  const ball = firstContact.balls[0]!
  const down = pocketed.find((p) => p.ball === ball)
  if (down === undefined) return null
  const kissed = contacts.some(
    ({ a, b, event }) => (a === ball || b === ball) && event !== firstContact.events[0],
  )
  const banked = rails.some((touch) => touch.ball === ball && touch.t <= down.t)
  const kicked = rails.some((touch) => touch.ball === 'cue' && touch.t < firstContact.t)
  return kissed || banked || kicked ? null : { ball, pocket: down.pocket }
}

function refereeSaw(context: ShotContext): Call | null {
  for (const ruling of context.rulings) {
    if (ruling.kind === 'obvious') return { ball: ruling.ball, pocket: ruling.pocket }
  }
  return null
}
