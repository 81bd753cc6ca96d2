import type { MatchCommon, PerSeat } from '../../rules/index.ts'
import { otherSeat, type Seat } from '../../shot/index.ts'
import type { ObjectBallId, PocketId, Point } from '../../table/index.ts'
import { objectBallsAt, type ShotReady } from '../imagine/index.ts'
import {
  isClear,
  type Obstacle,
  type Pot,
  potChance,
  potsOf,
  type TableSense,
  towards,
  turned,
} from '../sense/index.ts'
import { type BallEase, ballEase, inHandChance, type Touch, usualChance } from './ball-ease.ts'
import { cueBallPlaces } from './cue-ball-path.ts'
import { type Goal, goalsOf, objectId } from './goal.ts'
import { HABITS, type Habits } from './habits.ts'
import { type Race, separateRace, sharedRace } from './race.ts'

/** One of the two players in a position. */
export interface Party {
  readonly habits: Habits
  /** Chance to make a ball with the cue ball in hand. */
  readonly inHand: number
}

/** What the player at the table can see of his prospects. */
export interface Prospects {
  /** Chance of the ball that is on, played as it usually is. */
  readonly usual: number
  /** Chance of the best shot that is on now, and of the next best. */
  readonly first: number
  readonly second: number
  readonly best: { readonly ball: ObjectBallId; readonly pocket: PocketId } | null
  /** No lawful ball can be hit straight. */
  readonly hidden: boolean
  readonly inHand: boolean
  readonly mine: Party
  readonly his: Party
  readonly race: Race
  /** What is left when the best shot that is on now is made: position looked at where the player looks that far. */
  readonly made: number
}

/** A ball that goes nowhere as things lie has to be opened by another shot, or played otherwise. */
const SHUT_IN = 0.15
/** A longer race is judged by its last balls and the lead. */
const LONGEST_RACE = 24

/** Sees what two players can make of a position. */
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
    let most = -1
    for (const [i, goal] of goals.entries()) {
      // On an open table the other is left with the other group.
      const against = others.length > 1 ? others[1 - i]! : others[0]!
      const prospects = this.#ofGoal(state, goal, against, balls, ease)
      const strength = prospects.first * prospects.race.mineNext
      if (strength <= most) continue
      most = strength
      found = prospects
    }
    return found!
  }

  /** The race before a rack that is about to be set up in a game that goes on over racks: balls of the usual ease. */
  raceWithNewRack(common: MatchCommon, seat: Seat): Race {
    const [goal] = goalsOf(common, seat, [])
    const [against] = goalsOf(common, otherSeat(seat), [])
    return raceOf(goal!, against!, new Map(), this.#touch[seat], this.#touch[otherSeat(seat)])
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
    const inHand = cue === undefined || state.cueBall === 'in-hand'
    const shots = inHand ? shotsInHand(goal, ease, touch) : this.#shotsFrom(cue, goal, balls, touch)
    const race = raceOf(goal, against, ease, touch, other)
    let [best] = shots
    let made = race.mineNext
    if (!inHand && touch.skill.planning.depth > 2 && race.after !== null) {
      let most = -1
      for (const shot of shots.slice(0, LOOKED_AT)) {
        const after = this.#afterMaking(cue, shot, goal, balls, touch, race)
        const chance = shot.chance * after + (1 - shot.chance) * (1 - race.now.his)
        if (chance <= most) continue
        most = chance
        best = shot
        made = after
      }
    }
    return {
      usual: race.usual,
      first: best?.chance ?? 0,
      second: shots[1]?.chance ?? 0,
      best: best === undefined ? null : { ball: best.ball, pocket: best.pocket },
      hidden: !inHand && state.cueBall === 'as-lies' && !this.#canHit(cue, goal.now, balls),
      inHand,
      mine: partyOf(touch, goal, ease),
      his: partyOf(other, against, ease),
      race,
      made,
    }
  }

  /** What the player has after this shot: by how well he can get on the next ball from there. */
  #afterMaking(
    cue: Point,
    { pot, ball }: Shot,
    goal: Goal,
    balls: readonly Obstacle[],
    touch: Touch,
    { after, mineNext }: Race,
  ): number {
    if (after === null || pot === null) return mineNext
    const others = balls.filter((one) => one.ball !== ball)
    const next = goal.ordered ? goal.all.slice(1, 2) : goal.all.filter((one) => one.ball !== ball)
    const chances: number[] = []
    for (const place of cueBallPlaces(this.#sense, cue, pot, others))
      chances.push(this.#bestChance(place, next, others, touch))
    chances.sort((a, b) => b - a)
    // The best place is not always hit: the next best ones count as well.
    const reached = ((chances[0] ?? 0) + (chances[1] ?? 0) + (chances[2] ?? 0)) / 3
    const goes = HABITS[touch.skill.level].goesOn * reached
    return goes * after.mineNext + (1 - goes) * (1 - after.stage.his)
  }

  #bestChance(
    place: Point,
    next: readonly Obstacle[],
    others: readonly Obstacle[],
    { skill }: Touch,
  ): number {
    let best = 0
    for (const target of next)
      for (const pot of potsOf(this.#sense, place, objectId(target), target.at, others))
        best = Math.max(best, potChance(pot, skill))
    return best
  }

  #shotsFrom(cue: Point, goal: Goal, balls: readonly Obstacle[], { skill }: Touch): Shot[] {
    const shots: Shot[] = []
    for (const target of goal.now) {
      const ball = objectId(target)
      for (const pot of potsOf(this.#sense, cue, ball, target.at, balls))
        shots.push({ ball, pocket: pot.pocket, chance: potChance(pot, skill), pot })
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
  readonly pot: Pot | null
}

/** So many of the best shots are looked at for what follows. */
const LOOKED_AT = 3

function shotsInHand(goal: Goal, ease: ReadonlyMap<string, BallEase>, touch: Touch): Shot[] {
  const shots = goal.now.map((target): Shot => {
    const chance = inHandChance(ease.get(target.ball)!, touch)
    return { ball: objectId(target), pocket: 'FL', chance, pot: null }
  })
  return shots.sort((a, b) => b.chance - a.chance)
}

function partyOf(touch: Touch, goal: Goal, ease: ReadonlyMap<string, BallEase>): Party {
  let inHand = 0
  for (const { ball } of goal.now) inHand = Math.max(inHand, inHandChance(ease.get(ball)!, touch))
  return { habits: HABITS[touch.skill.level], inHand }
}

function raceOf(
  goal: Goal,
  against: Goal,
  ease: ReadonlyMap<string, BallEase>,
  touch: Touch,
  other: Touch,
): Race {
  const longest = Math.max(goal.needed, against.needed)
  const cut = Math.max(0, longest - LONGEST_RACE)
  const mine = { chances: chancesOf(goal, ease, touch, cut), habits: HABITS[touch.skill.level] }
  const his = { chances: chancesOf(against, ease, other, cut), habits: HABITS[other.skill.level] }
  return goal.ordered ? sharedRace(mine, his) : separateRace(mine, his)
}

/** The chance of each ball that is needed, in the order in which they are played: the easiest first where one may choose. */
function chancesOf(goal: Goal, ease: ReadonlyMap<string, BallEase>, touch: Touch, cut: number): number[] {
  const chances = goal.all.map(({ ball }) => Math.max(SHUT_IN, usualChance(ease.get(ball)!, touch)))
  if (!goal.ordered) chances.sort((a, b) => b - a)
  const needed = Math.max(1, goal.needed - cut)
  if (chances.length > needed) return chances.slice(0, needed)
  // What will lie there after the next rack is as it usually is.
  while (chances.length < needed) chances.push(usualChance(AVERAGE, touch))
  return chances
}

/** A ball of middling ease: half the mouth from 0.8 m. */
const AVERAGE: BallEase = { best: 0.04, second: 0.02 }
