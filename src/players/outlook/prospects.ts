import type { PerSeat } from '../../rules/index.ts'
import { otherSeat } from '../../shot/index.ts'
import type { ObjectBallId, PocketId, Point } from '../../table/index.ts'
import { objectBallsAt, type ShotReady } from '../imagine/index.ts'
import {
  isClear,
  type Obstacle,
  potChance,
  potsOf,
  type TableSense,
  towards,
  turned,
} from '../sense/index.ts'
import type { Level } from '../skill/index.ts'
import { type BallEase, ballEase, inHandChance, type Touch, usualChance } from './ball-ease.ts'
import { type Goal, goalsOf, objectId } from './goal.ts'

/** What a player at the table can see of his prospects. */
export interface Prospects {
  /** Chance of the best shot that is on now, and of the next best. */
  readonly first: number
  readonly second: number
  /** Chance to go on through all the other balls that are needed, once this one is made. */
  readonly rest: number
  /** The other's chance to clear what he needs if he came to the table with a shot of the usual kind. */
  readonly other: number
  readonly needed: number
  readonly otherNeeded: number
  /** No lawful ball can be hit straight. */
  readonly hidden: boolean
  readonly inHand: boolean
  readonly best: { readonly ball: ObjectBallId; readonly pocket: PocketId } | null
}

/** How often position is played well enough to go on, when the ball itself is made. */
const POSITION: Readonly<Record<Level, number>> = {
  beginner: 0.74,
  club: 0.84,
  league: 0.89,
  'semi-pro': 0.935,
  pro: 0.968,
  perfect: 0.985,
}
/** A ball that goes nowhere as things lie has to be opened by another shot or played otherwise. */
const SHUT_IN = 0.12

/** Balls seen by two players: what both need to know of a position, worked out once. */
export class Prospector {
  readonly #sense: TableSense
  readonly #touch: PerSeat<Touch>

  constructor(sense: TableSense, touch: PerSeat<Touch>) {
    this.#sense = sense
    this.#touch = touch
  }

  /** The prospects of the seat at the table; in eight-ball on an open table those of the better group. */
  prospectsOf(state: ShotReady): Prospects {
    const balls = objectBallsAt(state.balls)
    const ease = new Map(balls.map((ball) => [ball.ball, ballEase(this.#sense, ball, balls)]))
    const seat = state.shooter
    const goals = goalsOf(state, seat, balls)
    const others = goalsOf(state, otherSeat(seat), balls)
    let found: Prospects | null = null
    for (const [i, goal] of goals.entries()) {
      // On an open table the other is left with the other group.
      const against = others.length > 1 ? others[1 - i]! : others[0]!
      const prospects = this.#ofGoal(state, goal, against, balls, ease)
      if (found === null || strength(prospects) > strength(found)) found = prospects
    }
    return found!
  }

  #ofGoal(
    state: ShotReady,
    goal: Goal,
    against: Goal,
    balls: readonly Obstacle[],
    ease: ReadonlyMap<string, BallEase>,
  ): Prospects {
    const touch = this.#touch[state.shooter]
    const other = this.#touch[otherSeat(state.shooter)]
    const { cue } = state.balls
    const inHand = state.cueBall !== 'as-lies'
    const shots =
      cue === undefined || state.cueBall === 'in-hand'
        ? shotsInHand(goal, ease, touch)
        : this.#shotsFrom(cue, goal, balls, touch)
    const [best, next] = shots
    return {
      first: best?.chance ?? 0,
      second: next?.chance ?? 0,
      rest: clearance(goal, ease, touch, true),
      other: clearance(against, ease, other, false),
      needed: goal.needed,
      otherNeeded: against.needed,
      hidden: cue !== undefined && !inHand && !this.#canHit(cue, goal.now, balls),
      inHand,
      best: best === undefined ? null : { ball: best.ball, pocket: best.pocket },
    }
  }

  #shotsFrom(cue: Point, goal: Goal, balls: readonly Obstacle[], { skill }: Touch): Shot[] {
    const shots: Shot[] = []
    for (const target of goal.now) {
      const ball = objectId(target)
      for (const pot of potsOf(this.#sense, cue, ball, target.at, balls))
        shots.push({ ball, pocket: pot.pocket, chance: potChance(pot, skill) })
    }
    return shots.sort((a, b) => b.chance - a.chance)
  }

  /** Some part of a lawful ball can be reached straight. */
  #canHit(cue: Point, now: readonly Obstacle[], balls: readonly Obstacle[]): boolean {
    const { R } = this.#sense
    for (const { ball, at } of now) {
      const back = towards(at, cue)
      for (const angle of SIGHTS) {
        const way = turned(back, angle)
        const meet: Point = [at[0] + way[0] * 2 * R, at[1] + way[1] * 2 * R]
        if (isClear(cue, meet, balls, 2 * R, ball)) return true
      }
    }
    return false
  }
}

/** Places on the near side of a ball, radians from the middle. */
const SIGHTS = [0, 0.7, -0.7, 1.3, -1.3] as const

interface Shot {
  readonly ball: ObjectBallId
  readonly pocket: PocketId
  readonly chance: number
}

function shotsInHand(goal: Goal, ease: ReadonlyMap<string, BallEase>, touch: Touch): Shot[] {
  const shots = goal.now.map((target): Shot => {
    const chance = inHandChance(ease.get(target.ball)!, touch)
    return { ball: objectId(target), pocket: 'FL', chance }
  })
  return shots.sort((a, b) => b.chance - a.chance)
}

/** Chance to make everything that is needed, the ball that is on now left out or played from the usual place. */
function clearance(
  goal: Goal,
  ease: ReadonlyMap<string, BallEase>,
  touch: Touch,
  withoutFirst: boolean,
): number {
  const position = POSITION[touch.skill.level]
  const chances = goal.all.map(({ ball }) => {
    const open = ease.get(ball)!
    return position * Math.max(SHUT_IN, usualChance(open, touch))
  })
  if (!goal.ordered) chances.sort((a, b) => b - a)
  let product = 1
  for (let i = withoutFirst ? 1 : 0; i < Math.min(chances.length, goal.needed); i++) product *= chances[i]!
  return product
}

function strength({ first, rest }: Prospects): number {
  return first * (0.2 + rest)
}
