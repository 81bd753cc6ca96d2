import { batch } from '@preact/signals'
import type { Game, GameCommand } from '../game/index.ts'
import type { Translator } from '../i18n/index.ts'
import type { Seat } from '../shot/index.ts'
import { announceRuling } from './announce.ts'
import { ruledBetween } from './ruled-between.ts'
import type { TableSignals } from './table-signals.ts'

/** After these the balls lie otherwise. */
const MOVES_BALLS: readonly GameCommand['kind'][] = ['keep-position', 'request-replace']

interface Around {
  readonly signals: TableSignals
  readonly translator: () => Translator
  act(command: GameCommand): boolean
  /** The table lies otherwise than before: a fresh look at it. */
  prepare(): void
  keep(game: Game): void
  racked(): void
}

/** What is said to the referee at the table, and what the page makes of his answer. */
export class RefereeLine {
  readonly #around: Around

  constructor(around: Around) {
    this.#around = around
  }

  /** A word to the referee may change everything that came of the last shot. */
  tell(command: GameCommand): boolean {
    const { signals } = this.#around
    if (!this.#around.act(command)) return false
    const { match, lastShot, entries } = signals.game.value
    const again = match.phase === 'racking' || match.phase === 'lag'
    if (entries.at(-1)?.ruling === undefined && !again) return true
    batch(() => {
      signals.between.value = ruledBetween(match)
      signals.ruled.value = again ? null : lastShot
      const told = signals.between.value ?? signals.ruled.value
      const { ruleset } = match.terms
      if (told) signals.announcement.value = announceRuling(this.#around.translator(), told, ruleset)
    })
    // A ruling that stands takes nothing from the player at the table: neither the line of aim nor the ball in hand.
    const stands = command.kind === 'referee' && command.ruling.kind === 'uphold'
    if (!stands) this.#around.prepare()
    return true
  }

  /** Before the stroke, by the player who has the cue; "Game" is declared by the one who has just put it down. */
  declare(command: GameCommand, hasCue: boolean): boolean {
    const live = command.kind === 'declare-game'
    if ((!live && !hasCue) || !this.#around.act(command)) return false
    if (live || MOVES_BALLS.includes(command.kind)) this.#around.prepare()
    return true
  }

  /** An automatic referee calls what the clock shows; otherwise the opponent has to [6.15]. */
  timeIsUp(seat: Seat): void {
    const { options } = this.#around.signals.game.value.setup.terms
    if (options.foulCalling === 'players') return
    this.tell({ kind: 'clock-expired', seat })
  }

  /** Practice: the match as it was. */
  goBack(to: Game): void {
    const { signals } = this.#around
    const { match } = to
    batch(() => {
      signals.game.value = to
      signals.shown.value = to
      signals.ruled.value = null
      signals.between.value = null
      signals.refusal.value = null
      signals.present.value = match.phase === 'break' || match.phase === 'aiming' ? match.shooter : null
    })
    this.#around.racked()
    this.#around.keep(to)
    this.#around.prepare()
  }
}
