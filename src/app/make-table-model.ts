import { computed } from '@preact/signals'
import { makeTranslator } from '../i18n/index.ts'
import type { PhysicsParameters } from '../physics/index.ts'
import type { TableModel } from '../ui/index.ts'
import { ballsOnTable } from './balls-on-table.ts'
import type { SessionHost } from './session-host.ts'
import type { TableSession } from './table-session.ts'
import type { TableSignals } from './table-signals.ts'

/** The parts of a session that the page reads from. */
interface Parts
  extends Pick<TableSession, 'calls' | 'declarations' | 'desk' | 'clock' | 'picks' | 'aim' | 'hand'>,
    Pick<TableModel, 'task' | 'demand'> {
  readonly signals: TableSignals
  readonly host: SessionHost
}

/** All that the table page reads of a session, in one place. */
export function makeTableModel(parts: Parts): TableModel {
  const { signals, host, task, demand } = parts
  const { game, shown } = signals
  const { setup } = game.value
  const names = { A: setup.players.A.name, B: setup.players.B.name }
  return {
    setup,
    practice: host.practice,
    get aimHelp() {
      return host.aimHelp
    },
    get strokeBy() {
      return host.strokeBy ?? 'pull'
    },
    t: computed(() => makeTranslator(host.language.value, names)),
    match: computed(() => shown.value.match),
    task,
    demand,
    calling: parts.calls.model,
    frozen: parts.declarations.frozen,
    gameBy: parts.declarations.gameBy,
    arrangement: parts.declarations.arrangement,
    picked: parts.picks.picked,
    aim: parts.aim.aim,
    leastElevation: parts.aim.least,
    aimed: parts.aim.preview,
    placing: parts.hand.held,
    pull: signals.pull,
    onTable: computed(() => ballsOnTable(shown.value, signals.gone.value)),
    ruled: signals.ruled,
    between: signals.between,
    desk: parts.desk.model,
    deskAnswer: parts.desk.answer,
    clock: parts.clock.model,
    lag: computed(() => shown.value.lastLag?.ruling ?? null),
    camera: signals.camera,
    tuned: computed(() => !isSame(game.value.parameters, setup.parameters)),
    refusal: signals.refusal,
    question: signals.question,
    pictureLost: signals.pictureLost,
    thinking: signals.thinking,
    thought: signals.thought,
    announcement: signals.announcement,
  }
}

function isSame(a: PhysicsParameters, b: PhysicsParameters): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}
