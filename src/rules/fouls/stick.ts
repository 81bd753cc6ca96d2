import type { ContactFact, TipFact } from '../../shot/index.ts'
import { areFrozen } from '../inspection.ts'
import { distance } from '../playing-area.ts'
import type { ShotContext } from '../shot-context.ts'
import { evidence, type Finding, rankOf } from './foul.ts'

/** A frozen cue ball may stay with the tip for this far, m: it and the ball it touches are driven together. */
const FROZEN_TRAVEL = 0.005

/**
 * 6.7 and 6.8: the tip met the cue ball again, was still on it when a ball that was not frozen was hit, stayed on it
 * too long; or another part of the cue met it [8.18].
 */
export function checkStick(context: ShotContext): Finding[] {
  const { tips, sticks } = context.facts
  const findings: Finding[] = []
  const onCue = sticks.filter(({ ball }) => ball === 'cue')
  const again = tips.filter((tip, i) => (i > 0 || tip.contact > 1) && !frozenDrive(context, tip.t))
  if (again.length > 0 || onCue.length > 0) {
    const events = [...again, ...onCue].map(({ event }) => event).sort((a, b) => a - b)
    const verdict = again.length > 0 ? 'double-hit' : tips.length > 0 ? 'stick-contact' : 'not-the-tip'
    const seconds = again[0] === undefined ? undefined : again[0].t
    const margin = seconds === undefined ? undefined : { seconds }
    findings.push(found('6.7', evidence(context, '6.7', verdict, events, { margin })))
  } else {
    const held = heldContact(context)
    if (held !== null) findings.push(held)
  }
  findings.push(checkPush(context))
  return findings
}

function found(rule: string, proof: ReturnType<typeof evidence>): Finding {
  return { foul: { rule, rank: rankOf(rule), evidence: proof } }
}

/** 6.7: the tip was still on the cue ball when a close ball was hit; a graze is presumed fair. */
function heldContact(context: ShotContext): Finding | null {
  const tip = context.facts.tips[0]
  const contact = context.facts.contacts.find(({ a }) => a === 'cue')
  if (tip === undefined || contact === undefined) return null
  const overlap = tip.t + tip.duration - contact.t
  if (contact.t < tip.t || overlap <= context.options.simultTol) return null
  if (areFrozen(context.inspection, contact.a, contact.b)) return null
  const events = [tip.event, contact.event]
  const margin = { seconds: overlap }
  if (isGraze(context, tip, contact)) return { note: evidence(context, '6.7', 'graze', events, { margin }) }
  return found('6.7', evidence(context, '6.7', 'tip-still-on', events, { margin }))
}

/** 6.8: the tip stayed on the cue ball beyond a normal stroke. */
function checkPush(context: ShotContext): Finding {
  for (const tip of context.facts.tips) {
    const seconds = tip.duration - context.options.pushMaxContact
    if (seconds <= 0 || frozenDrive(context, tip.t + tip.duration)) continue
    const params = { duration: tip.duration, limit: context.options.pushMaxContact }
    return found('6.8', evidence(context, '6.8', 'push', [tip.event], { margin: { seconds }, params }))
  }
  return {}
}

/**
 * True while the cue ball, frozen to the ball it is played into, has gone no further than 5 mm and nothing else has
 * been hit: then a long or a second contact of the tip is in the nature of the stroke [6.7].
 */
function frozenDrive(context: ShotContext, t: number): boolean {
  const { contacts, rails } = context.facts
  const drive = contacts.find(({ a }) => a === 'cue')
  if (drive === undefined || !areFrozen(context.inspection, drive.a, drive.b)) return false
  const other = contacts.some((c) => c.t <= t && !(c.a === drive.a && c.b === drive.b))
  const rail = rails.some((touch) => touch.t <= t && (touch.ball === 'cue' || touch.ball === drive.b))
  return !other && !rail && travelled(context, drive, t) <= FROZEN_TRAVEL
}

/** How far the cue ball had come at time t: from recorded states, otherwise at most the closing speed allows. */
function travelled(context: ShotContext, drive: ContactFact, t: number): number {
  const { tips } = context.facts
  const start = context.before.cue
  const event = tips.find((tip) => tip.t === t)?.event
  const r = event === undefined ? undefined : context.events[event]?.before?.cue?.r
  if (start !== undefined && r !== undefined) return distance(start, [r[0], r[1]])
  const v = tips[0] === undefined ? undefined : context.events[tips[0].event]?.after?.cue?.v
  const speed = v === undefined ? drive.speed : Math.sqrt(v[0] * v[0] + v[1] * v[1])
  return Math.max(0, t - drive.t) * speed
}

/** A close ball that is only grazed [6.7]: closing speed small against the speed of the cue ball. */
function isGraze(context: ShotContext, tip: TipFact, contact: ContactFact): boolean {
  const speed = cueBallSpeed(context, tip, contact)
  return speed !== null && contact.speed < context.options.grazeFraction * speed
}

function cueBallSpeed(context: ShotContext, tip: TipFact, contact: ContactFact): number | null {
  const state = context.events[contact.event]?.before?.cue ?? context.events[tip.event]?.after?.cue
  if (state !== undefined) return Math.sqrt(state.v[0] * state.v[0] + state.v[1] * state.v[1])
  const start = context.before[contact.a]
  const target = context.before[contact.b]
  const t = contact.t - tip.t
  if (start === undefined || target === undefined || t <= 0) return null
  // Straight path v from the start: |D - v t| = 2R and v.n = closing speed give |v| t in closed form.
  const d = distance(start, target)
  const R = context.area.R
  const path2 = d * d - 4 * R * R - 4 * R * contact.speed * t
  return path2 <= 0 ? null : Math.sqrt(path2) / t
}
