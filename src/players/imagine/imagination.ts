import { Solver } from '../../physics/index.ts'
import { applyCommand, type MatchState } from '../../rules/index.ts'
import type { CueStroke, Declaration, Layout, ShotEvent } from '../../shot/index.ts'
import type { TableSense } from '../sense/index.ts'
import { ballStarts, type ShotReady } from './scene.ts'

/** A shot as it would go, and the match after it as the referee would have it. */
export interface Imagined {
  readonly events: readonly ShotEvent[]
  readonly after: Layout
  readonly state: MatchState
}

/** Plays shots out in the mind: on the bed alone, before the same referee as in the match. Counts what it plays. */
export class Imagination {
  /** Shots played so far: what thinking costs. */
  shots = 0
  readonly #solver: Solver

  constructor(sense: TableSense) {
    this.#solver = new Solver(sense.table, sense.parameters, { fidelity: 'bed-only' })
  }

  /** Where the balls come to rest, without a referee; null for a stroke that cannot be played. */
  settle(balls: Layout, stroke: CueStroke): Layout | null {
    this.shots += 1
    const outcome = this.#solver.run(ballStarts(balls), stroke)
    return outcome.ok ? outcome.value.layout() : null
  }

  /** What a stroke does, for a referee to rule; null for one that cannot be played. */
  observe(
    balls: Layout,
    stroke: CueStroke,
  ): { readonly events: readonly ShotEvent[]; readonly after: Layout } | null {
    this.shots += 1
    const outcome = this.#solver.run(ballStarts(balls), stroke)
    return outcome.ok ? { events: outcome.value.events(), after: outcome.value.layout() } : null
  }

  /** Null for a stroke that cannot be played or ruled, as when the cue ball is not on the table. */
  play(state: ShotReady, declaration: Declaration, stroke: CueStroke): Imagined | null {
    if (state.balls.cue === undefined) return null
    const shot = this.observe(state.balls, stroke)
    if (shot === null) return null
    const running: MatchState = { ...state, declaration, protest: null, phase: 'shot-running', stroke }
    const ruled = applyCommand(running, { kind: 'shot-played', shot })
    return ruled.ok ? { ...shot, state: ruled.value.state } : null
  }
}
