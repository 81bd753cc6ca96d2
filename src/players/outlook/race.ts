import type { Habits } from './habits.ts'

/** A player's way through the balls that he needs: the chance of each as it usually is played, in order of play. */
export interface Runner {
  readonly chances: readonly number[]
  readonly habits: Habits
}

/** Chances to win the rack, each for the player who is at the table, at one stage of it. */
export interface Stage {
  /** The first player comes to the table after a miss of the other; the same for the second player. */
  readonly mine: number
  readonly his: number
  /** The first player has just made a ball and is about to play the one that is on now; likewise the second. */
  readonly mineGoing: number
  readonly hisGoing: number
}

/** The stages of a race that the next shots lead through. */
export interface Race {
  readonly now: Stage
  /** Chance that the first player makes the ball that is on, as it usually is played. */
  readonly usual: number
  /** What a player has when he has made the ball that is on; 1 when it was the last. */
  readonly mineNext: number
  readonly hisNext: number
  /** The stage after the first player has made one ball, and what he has after two; null when one is enough. */
  readonly after: { readonly stage: Stage; readonly mineNext: number } | null
}

/**
 * Two players who take turns at the same balls until the last is down: a Markov chain over what is left. With
 * chances p (going on) and e (coming in), what a visit is worth follows from what is worth one ball less.
 */
export function sharedRace(mine: Runner, his: Runner): Race {
  let race: Race | null = null
  for (let i = mine.chances.length - 1; i >= 0; i--) {
    const mineNext: number = race === null ? 1 : race.now.mineGoing
    const hisNext: number = race === null ? 1 : race.now.hisGoing
    const now = stage(mine.chances[i]!, his.chances[i]!, mine.habits, his.habits, mineNext, hisNext)
    race = {
      now,
      usual: mine.chances[i]!,
      mineNext,
      hisNext,
      after: race === null ? null : { stage: race.now, mineNext: race.mineNext },
    }
  }
  return race ?? OVER
}

/** The same for players who need balls of their own, or so many of those that lie there. */
export function separateRace(mine: Runner, his: Runner): Race {
  const [m, n] = [mine.chances.length, his.chances.length]
  let row: Race[] = []
  let race = OVER
  for (let a = 1; a <= m; a++) {
    const below = row
    row = []
    for (let b = 1; b <= n; b++) {
      const mineNext = a === 1 ? 1 : below[b - 1]!.now.mineGoing
      const hisNext = b === 1 ? 1 : row[b - 2]!.now.hisGoing
      const u = mine.chances[m - a]!
      const v = his.chances[n - b]!
      const now = stage(u, v, mine.habits, his.habits, mineNext, hisNext)
      const made = a === 1 ? null : below[b - 1]!
      const after = made === null ? null : { stage: made.now, mineNext: made.mineNext }
      race = { now, usual: u, mineNext, hisNext, after }
      row.push(race)
    }
  }
  return race
}

const WON: Stage = { mine: 1, his: 1, mineGoing: 1, hisGoing: 1 }
const OVER: Race = { now: WON, usual: 1, mineNext: 1, hisNext: 1, after: null }

function stage(u: number, v: number, my: Habits, his: Habits, mineNext: number, hisNext: number): Stage {
  const e = my.comesIn * u
  const f = his.comesIn * v
  // x = e A + (1 - e)(1 - y) and y = f B + (1 - f)(1 - x).
  const both = 1 - (1 - e) * (1 - f)
  const x = both <= 0 ? 0.5 : (e * mineNext + (1 - e) * f * (1 - hisNext)) / both
  const y = f * hisNext + (1 - f) * (1 - x)
  const p = my.goesOn * u
  const q = his.goesOn * v
  return {
    mine: x,
    his: y,
    mineGoing: p * mineNext + (1 - p) * (1 - y),
    hisGoing: q * hisNext + (1 - q) * (1 - x),
  }
}
