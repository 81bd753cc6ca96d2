import { batch, type ReadonlySignal } from '@preact/signals'
import type { Game, GameShot } from '../../game/index.ts'
import type { Language } from '../../i18n/index.ts'
import { demandFor } from '../../rules/index.ts'
import { TableSession } from '../table-session.ts'

/** What the trainer hears of its table. */
export interface TrainerTableHost {
  /** A stroke was played; it is shown from now on. */
  stroked(shot: GameShot): void
  /** Whatever was shown has ended. */
  settled(): void
}

/** A table of the trainer: nothing is kept of what is played on it, and it is seen from above. */
export function trainerTable(
  game: Game,
  language: ReadonlySignal<Language>,
  host: TrainerTableHost,
): TableSession {
  const nothing = () => undefined
  const table = new TableSession(
    game,
    {
      language,
      keep: ({ lastShot }) => {
        if (lastShot) host.stroked(lastShot)
      },
      settled: () => host.settled(),
      leave: nothing,
      toggleTuning: nothing,
      setLocale: nothing,
      practice: false,
      aimHelp: 'full',
    },
    false,
  )
  table.setCamera('top')
  return table
}

/** Another game can be laid on this table: rules, measures, cloth and names are the same. */
export function fits(table: TableSession, game: Game): boolean {
  const of = ({ setup, parameters }: Game) => JSON.stringify([setup.terms, setup.players, parameters])
  return of(table.game.peek()) === of(game)
}

/** Puts a position on the table, with nobody at it yet and the stick towards the ball that has to be hit. */
export function lay(table: TableSession, game: Game): void {
  const { signals, hand, aim, calls, declarations } = table
  batch(() => {
    signals.playback.value = null
    signals.game.value = game
    signals.shown.value = game
    signals.gone.value = new Set()
    signals.ruled.value = null
    signals.refusal.value = null
    signals.present.value = null
  })
  hand.propose()
  calls.reset()
  declarations.reset()
  aim.reset(false)
  const { match } = game
  const [first] = (match.phase === 'aiming' && demandFor(match).legalFirst) || []
  if (first) table.aimAt(first)
}
