import type { Game } from '../../game/index.ts'
import { fault, ok, type Result } from '../../math/index.ts'
import type { AppState } from '../app-state.ts'
import { inSlices } from '../matches/in-slices.ts'
import { SET_UP } from '../route.ts'
import { openJobLine } from './job-line.ts'
import { type MetPosition, metAt, positionsInMatch } from './positions-of-match.ts'
import { PracticeLog } from './practice-log.ts'
import { readAddress, type TrainerAddress } from './read-address.ts'
import { TrainerSession, type TrainerStart } from './trainer-session.ts'
import { NO_RECORD, readTrainer } from './trainer-store.ts'

/** Opens the trainer where it was left, or with what the address names; what is wrong with that is told. */
export async function openTrainer(state: AppState, rest: string): Promise<TrainerSession> {
  const address = readAddress(rest)
  const kept = await readTrainer(state.store)
  const log = new PracticeLog(kept.ok ? kept.value : NO_RECORD, state.store, (fault) => session.tell(fault))
  const lines = { values: openJobLine(), map: openJobLine(), quick: openJobLine() }
  const session: TrainerSession = new TrainerSession(log, {
    language: state.language,
    lines,
    seed: () => state.seed ?? crypto.getRandomValues(new Uint32Array(1))[0]!,
    copy: (hash) => navigator.clipboard.writeText(location.href.replace(/#.*/, '') + hash),
    leave: () => (hasWayBack(address) && history.length > 1 ? history.back() : state.goTo(SET_UP)),
    closed: () => {
      for (const line of Object.values(lines)) line.close()
    },
  })
  if (!kept.ok) session.tell(kept.error)
  const start = await startAt(state, address, log)
  if (!start.ok) session.tell(start.error)
  session.open(start.ok ? start.value : { kind: 'next' })
  return session
}

/** Somebody came from a page of this browser, and goes back there. */
function hasWayBack(address: TrainerAddress): boolean {
  return (
    address.kind === 'now' || address.kind === 'match' || (address.kind === 'link' && address.back === true)
  )
}

async function startAt(
  state: AppState,
  address: TrainerAddress,
  log: PracticeLog,
): Promise<Result<TrainerStart>> {
  switch (address.kind) {
    case 'next':
    case 'set-up':
    case 'link':
      return ok(address)
    case 'now': {
      // What is shown: a running shot is not told before it has been seen.
      const game = state.session.value?.shown.value ?? state.kept.value
      if (!game) return nothingMet()
      if (address.shot !== null) return ofGame(game, address.shot, log)
      const met = metAt(game.setup, game, log.terms)
      return met ? ok({ kind: 'met', met: [met] }) : nothingMet()
    }
    case 'match': {
      const game = await state.keeper.resume(address.id)
      return game.ok ? ofGame(game.value, address.shot, log) : game
    }
  }
}

/** Those that were met from one shot on, so that the next one of the match follows; or all of them. */
async function ofGame(game: Game, shot: number | null, log: PracticeLog): Promise<Result<TrainerStart>> {
  const found = await inSlices(positionsInMatch(game, log.terms))
  if (found === null) return nothingMet()
  if (!found.ok) return fault(found.error.code, '', 'the match cannot be played again')
  const met = found.value.filter((each: MetPosition) => shot === null || each.shot === shot)
  return met.length > 0 ? ok({ kind: 'met', met }) : nothingMet()
}

function nothingMet(): Result<never> {
  return fault('position-not-met', '', 'no push-out was to be decided there')
}
