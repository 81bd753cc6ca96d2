import {
  logStep,
  type ScoreSheet,
  type SheetLog,
  scoreSheet,
  startLog,
} from '../../../src/game/score-sheet/index.ts'
import { protestIn } from '../../../src/record/index.ts'
import {
  applyCommand,
  type Command,
  type MatchState,
  type RuleOptions,
  type RulesetId,
} from '../../../src/rules/index.ts'
import { Played } from '../../rules/played-match.ts'

/** A match of short commands whose score sheet is kept, as a game keeps it: a stroke and its ruling are one step. */
export class NotedMatch extends Played {
  log: SheetLog

  constructor(game: RulesetId, options: Partial<RuleOptions> = {}, raceTo = 3) {
    super(game, options, raceTo)
    this.log = startLog(this.state)
  }

  override do(command: Command): this {
    const next = applyCommand(this.state, command)
    if (!next.ok) throw new Error(`${command.kind} refused: ${next.error.code}`)
    const { state: after, ruling } = next.value
    if (command.kind !== 'stroke') {
      const kind = command.kind === 'shot-played' ? 'stroke' : command.kind
      const protest = command.kind === 'referee' ? protestIn(command, after.shots) : null
      this.log = logStep(this.log, { kind, after, ruling, protest })
    }
    this.state = after
    return this
  }

  /** A state that was set by hand, as the rule tables do it. */
  set(state: Partial<MatchState>): this {
    this.state = { ...this.state, ...state } as MatchState
    this.log = { ...this.log, match: this.state }
    return this
  }

  get sheet(): ScoreSheet {
    return scoreSheet(this.log)
  }
}
