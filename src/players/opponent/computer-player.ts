import { Random } from '../../math/index.ts'
import type { PhysicsParameters } from '../../physics/index.ts'
import type { MatchState, PerSeat } from '../../rules/index.ts'
import { otherSeat, type Seat } from '../../shot/index.ts'
import type { TableSpec } from '../../table/index.ts'
import { type Decision, type Thought, thinkItOver } from '../decide/index.ts'
import { type Mind, makeMind, makeWorkbench, type Workbench } from '../search/index.ts'
import { type Level, makePlayer, type Skill, typicalSkill } from '../skill/index.ts'
import { type ThinkingBudget, withinBudget } from './within-budget.ts'

/** A computer player and what he knows: the table, and how well both play. */
export interface ComputerTerms {
  readonly seat: Seat
  readonly level: Level
  /** Level that he takes the other for; absent = his own. */
  readonly opponent?: Level
  readonly table: TableSpec
  /** Those of the match: whoever tunes them gets a player that knows the new ones by making him anew. */
  readonly parameters: PhysicsParameters
  /** Gives him the constant errors that are his own, and all his luck. */
  readonly seed: number
  /** Room to think in that others have made for the same table and parameters; absent = one of his own. */
  readonly bench?: Workbench
}

/** Shots per millisecond before anything was measured: that of a slow machine. */
const SLOW = 0.8
/** Longest share of a budget that is planned for: the last thought takes as long as it takes. */
const PLANNED = 0.85
const LEAST_SIMULATIONS = 24
/** How much a new measurement counts. */
const NEWS = 0.5
/** Streams of random numbers for each state of a match: one for every time that the lag is played. */
const STREAMS = 0x40
const MOST_LAGS = 31

/**
 * A computer player in one match. He sees what a player may see, the state of the match, and answers with the commands
 * that a person could send; his stroke comes with the errors of his hand. Making one takes some tens of milliseconds.
 */
export class ComputerPlayer {
  readonly seat: Seat
  readonly level: Level
  readonly #mind: Mind
  readonly #player: Skill
  readonly #seed: number
  #shotsPerMs = SLOW
  #lags = 0

  constructor(terms: ComputerTerms) {
    const { seat, level, opponent = level, table, parameters, seed } = terms
    this.seat = seat
    this.level = level
    const levels = { [seat]: level, [otherSeat(seat)]: opponent } as PerSeat<Level>
    const skills = { A: typicalSkill(levels.A), B: typicalSkill(levels.B) }
    this.#mind = makeMind(terms.bench ?? makeWorkbench({ table }, parameters), skills)
    this.#player = makePlayer(level, seed)
    this.#seed = seed
  }

  /**
   * Thinks for a number of simulated shots, step by step; every step carries the best so far. The same state and number
   * give the same decision, but for the lag, which waits for both: a lag that is played again is another stroke. Null
   * when the match does not wait for him.
   */
  think(state: MatchState, simulations: number): Generator<Thought, Decision | null> {
    if (state.phase === 'lag') this.#lags += 1
    const again = Math.min(MOST_LAGS, this.#lags)
    const random = Random.fromSeed(
      this.#seed,
      state.shots * STREAMS + 2 * again + (this.seat === 'A' ? 0 : 1),
    )
    return thinkItOver(this.#mind, state, this.seat, { simulations, random, player: this.#player })
  }

  /**
   * Thinks within a time. Null when the match does not wait for him, or when he was told to stop. When the time is over
   * before he is done he does what seems best so far. `seen`: how far he has come, 0..1.
   */
  async decide(
    state: MatchState,
    budget: ThinkingBudget,
    seen?: (share: number, best: Decision | null) => void,
  ): Promise<Decision | null> {
    const planned = Math.max(LEAST_SIMULATIONS, Math.round(budget.ms * PLANNED * this.#shotsPerMs))
    const start = budget.clock()
    const before = this.#mind.imagination.shots
    const end = await withinBudget(this.think(state, planned), budget, ({ share, best }, passed) =>
      seen?.(Math.max(share, passed), best),
    )
    this.#learn(this.#mind.imagination.shots - before, budget.clock() - start)
    if (end.end === 'done') return end.outcome
    if (end.end === 'aborted') return null
    if (end.last?.best != null) return end.last.best
    return finish(this.think(state, LEAST_SIMULATIONS))
  }

  #learn(shots: number, ms: number): void {
    if (shots < LEAST_SIMULATIONS || ms <= 0) return
    this.#shotsPerMs += NEWS * (shots / ms - this.#shotsPerMs)
  }
}

/** To the end, without a pause. */
function finish<Outcome>(thinking: Generator<unknown, Outcome>): Outcome {
  for (;;) {
    const step = thinking.next()
    if (step.done === true) return step.value
  }
}
