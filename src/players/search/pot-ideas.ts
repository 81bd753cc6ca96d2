import { exp, log, type Random } from '../../math/index.ts'
import type { Declaration } from '../../shot/index.ts'
import type { Point } from '../../table/index.ts'
import type { OpenStroke } from '../imagine/index.ts'
import { goalsOf, objectId } from '../outlook/index.ts'
import { type Pot, potChance, potsOf, stickElevation, wayOf } from '../sense/index.ts'
import { mostOffset, type Skill } from '../skill/index.ts'
import type { Idea } from './idea.ts'
import type { Mind } from './mind.ts'
import { clampStick, leastPotSpeed, STICK_SPEED } from './stroke-speed.ts'
import type { Turn } from './turn.ts'

/** A straight pot that is on, and the chance to make it. */
export interface OpenPot {
  readonly pot: Pot
  readonly chance: number
}

/** Chances below this are no shots. */
const LEAST_CHANCE = 0.03

/** The straight pots from a place of the cue ball, best chance first. */
export function openPots(mind: Mind, turn: Turn, cue: Point): OpenPot[] {
  const { state, balls, skill } = turn
  const found = new Map<string, OpenPot>()
  for (const { now } of goalsOf(state, state.shooter, balls)) {
    for (const target of now) {
      for (const pot of potsOf(mind.sense, cue, objectId(target), target.at, balls)) {
        const chance = potChance(pot, skill)
        if (chance >= LEAST_CHANCE) found.set(`${pot.ball} ${pot.pocket}`, { pot, chance })
      }
    }
  }
  return [...found.values()].sort((a, b) => b.chance - a.chance)
}

/** The first way that comes to mind: no spin, a little more speed than is needed. */
export function plainStroke(mind: Mind, pot: Pot): OpenStroke {
  const speed = clampStick(leastPotSpeed(pot, mind.sense.parameters, 0) * PLAIN_EXCESS)
  return { speed, elevationDeg: 0, tip: { side: 0, height: 0 } }
}

const PLAIN_EXCESS = 1.4
const LEAST_EXCESS = 1.12

/** Some way to play a pot: speed from just enough to hard, any spin that the hand can do. */
export function anyStroke(mind: Mind, pot: Pot, skill: Skill, random: Random): OpenStroke {
  const tip = anyTip(skill, mind.sense.R, random)
  const least = leastPotSpeed(pot, mind.sense.parameters, tip.height)
  const range = log(Math.max(1.5, STICK_SPEED.most / least))
  const ease = random.next()
  const speed = clampStick(least * LEAST_EXCESS * exp(range * ease * ease))
  return { speed, elevationDeg: 0, tip }
}

/** Half of all strokes have no side spin. */
export function anyTip(skill: Skill, R: number, random: Random): OpenStroke['tip'] {
  const most = mostOffset(skill, R)
  const height = random.between(-most, most)
  const width = random.next() < 0.5 ? 0 : Math.sqrt(most * most - height * height)
  return { height, side: random.between(-width, width) }
}

/** A stroke near another one. */
export function nearbyStroke(stroke: OpenStroke, skill: Skill, R: number, random: Random): OpenStroke {
  const most = mostOffset(skill, R)
  const height = stroke.tip.height + 0.12 * random.gaussian()
  const side = stroke.tip.side + (random.next() < 0.5 ? 0.12 * random.gaussian() : 0)
  const offset = Math.sqrt(height * height + side * side)
  const scale = offset > most ? most / offset : 1
  return {
    speed: clampStick(stroke.speed * Math.max(0.6, 1 + 0.13 * random.gaussian())),
    elevationDeg: 0,
    tip: { height: height * scale, side: side * scale },
  }
}

/** The pot as a shot to be played, aimed with everything that bends its way; null when it cannot be aimed. */
export function potIdea(
  mind: Mind,
  turn: Turn,
  cue: Point,
  place: Point | null,
  pot: Pot,
  open: OpenStroke,
): Idea | null {
  const elevationDeg = stickElevation(mind.sense, cue, wayOf(cue, pot), open.tip.height, turn.balls)
  const stroke = { ...open, elevationDeg: Math.max(open.elevationDeg, elevationDeg) }
  const directionDeg = mind.aim.heading(cue, pot, stroke)
  if (directionDeg === null) return null
  const target = { ball: pot.ball, pocket: pot.pocket }
  return {
    kind: 'pot',
    place,
    declaration: callOf(turn, target),
    stroke: { ...stroke, directionDeg },
    target,
    pot,
    rails: 0,
  }
}

/** What has to be said before a shot that is meant to pocket this ball. */
export function callOf({ demand }: Turn, target: NonNullable<Idea['target']>): Declaration {
  return demand.mostCalls > 0 ? { call: [target] } : {}
}
