import type { AppState } from '../app-state.ts'
import { SET_UP } from '../route.ts'
import { openJobLine } from './job-line.ts'
import { PracticeLog } from './practice-log.ts'
import { TrainerSession } from './trainer-session.ts'
import { NO_RECORD, readTrainer } from './trainer-store.ts'

/** Opens the trainer where it was left, or at the position of the address (`one/POSITION`, `two/POSITION`). */
export async function openTrainer(state: AppState, rest: string): Promise<TrainerSession> {
  const kept = await readTrainer(state.store)
  const log = new PracticeLog(kept.ok ? kept.value : NO_RECORD, state.store, (fault) => session.tell(fault))
  const lines = { values: openJobLine(), map: openJobLine(), quick: openJobLine() }
  const session: TrainerSession = new TrainerSession(log, {
    language: state.language,
    lines,
    seed: () => state.seed ?? crypto.getRandomValues(new Uint32Array(1))[0]!,
    copy: (hash) => navigator.clipboard.writeText(location.href.replace(/#.*/, '') + hash),
    leave: () => state.goTo(SET_UP),
    closed: () => {
      for (const line of Object.values(lines)) line.close()
    },
  })
  if (!kept.ok) session.tell(kept.error)
  const [seat, text] = rest.split('/')
  session.open(text === undefined || text === '' ? null : decodeText(text), seat === 'two' ? 'two' : 'one')
  return session
}

/** A link that was cut in the middle of a letter is read as it stands: the reader of positions says what is wrong. */
function decodeText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
