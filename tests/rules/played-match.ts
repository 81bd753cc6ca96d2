import {
  applyCommand,
  type Command,
  type MatchState,
  type RuleOptions,
  type RulesetId,
} from '../../src/rules/index.ts'
import type { Declaration, Layout } from '../../src/shot/index.ts'
import { events } from './notation.ts'
import { freeKitchenPlace, rackCommand, startOf } from './plies.ts'
import { declarationOf } from './rule-row.ts'

export const STROKE = { speed: 3, directionDeg: 0, elevationDeg: 0, tip: { side: 0, height: 0 } }

/** A match that is played by short commands. */
export class Played {
  state: MatchState
  constructor(game: RulesetId, options: Partial<RuleOptions> = {}, raceTo = 3) {
    this.state = startOf(game, raceTo, options)
  }

  do(command: Command): this {
    const next = applyCommand(this.state, command)
    if (!next.ok) throw new Error(`${command.kind} refused: ${next.error.code}`)
    this.state = next.value.state
    return this
  }

  refused(command: Command): string {
    const next = applyCommand(this.state, command)
    return next.ok ? 'accepted' : next.error.code
  }

  /** A shot of the player at the table, from balls set as wanted. */
  shot(
    text: string,
    say: string | Declaration = {},
    balls: Layout = this.state.balls,
    after: Layout = {},
  ): this {
    const { state } = this
    if (state.phase !== 'break' && state.phase !== 'aiming') throw new Error(`nobody aims in ${state.phase}`)
    this.state = { ...state, balls: { ...balls, cue: balls.cue ?? freeKitchenPlace(balls) } }
    const seat = state.shooter
    this.do({ kind: 'declare', seat, declaration: declarationOf(say) })
    this.do({ kind: 'stroke', seat, stroke: STROKE })
    const list = events(text)
    const left: Record<string, unknown> = { ...this.state.balls, ...after }
    for (const e of list) if (e.kind === 'pocketed' || e.kind === 'off-table') delete left[e.ball]
    return this.do({ kind: 'shot-played', shot: { events: list, after: left as Layout } })
  }

  choose(seat: 'A' | 'B', option: Extract<Command, { kind: 'choose' }>['option']): this {
    return this.do({ kind: 'choose', seat, option })
  }

  rack(): this {
    return this.do(rackCommand(this.state))
  }

  get at(): string {
    const { state } = this
    const who = 'shooter' in state ? state.shooter : 'by' in state ? state.by : ''
    return `${state.phase} ${who}`.trim()
  }
}
