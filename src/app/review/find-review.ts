import type { Game } from '../../game/index.ts'
import { fault, ok, type Result } from '../../math/index.ts'
import { unpackShot } from '../../review/index.ts'
import { DISPUTES, type Dispute, disputeOf } from '../../scenarios/index.ts'
import type { DisputeCard, ReviewedShot, ReviewOrigin, ShotSource } from '../../ui/index.ts'
import type { AppState } from '../app-state.ts'
import { readMatchFile } from '../match-file.ts'
import { emptyTask } from './edit-control.ts'
import { NO_NAMES, openMatchShot, openReviewText, openTask } from './open-review.ts'

/** What is put on the desk: the shot, and the match that it is leafed through with. */
export interface FoundReview {
  readonly reviewed: ReviewedShot
  readonly game: Game | null
}

const LINKED: ShotSource = { origin: { kind: 'link' }, names: NO_NAMES, number: null, shots: null }

/** The library as the list shows it. */
export const DISPUTE_CARDS: readonly DisputeCard[] = DISPUTES.map(({ id, rule, expected }) => ({
  id,
  ruleset: rule.ruleset,
  fouls: expected.fouls,
}))

/**
 * The shot that the rest of an address names: `now[/SHOT]` of the match on the table, `match/ID[/SHOT]` of a kept one,
 * `dispute/ID`, `shot/TEXT` of a link, `editor`. Faults: `no-such-shot`, and those of reading a match.
 */
export async function findReview(state: AppState, rest: string): Promise<Result<FoundReview>> {
  const [kind = '', ...parts] = rest.split('/')
  switch (kind) {
    case 'now':
      return ofRunning(state.session.value?.game.value ?? state.kept.value, shotNumber(parts[0]))
    case 'match':
      return ofKept(state, parts[0] ?? '', shotNumber(parts[1]))
    case 'dispute': {
      const dispute = disputeOf(parts[0] ?? '')
      return dispute === null ? unknown(rest) : alone(openDispute(dispute))
    }
    case 'shot': {
      const task = unpackShot(parts[0] ?? '')
      return task.ok ? alone(openTask(task.value, LINKED)) : task
    }
    case 'editor':
      return alone(openTask(emptyTask(), { ...LINKED, origin: { kind: 'editor' } }))
    default:
      return unknown(rest)
  }
}

function unknown(rest: string): Result<never> {
  return fault('no-such-shot', rest, 'no shot is known under this address')
}

/** Null = the last one. */
function shotNumber(part: string | undefined): number | null {
  return part !== undefined && /^\d{1,6}$/.test(part) ? Number(part) : null
}

function alone(opened: Result<ReviewedShot>): Result<FoundReview> {
  return opened.ok ? ok({ reviewed: opened.value, game: null }) : opened
}

function ofRunning(game: Game | null, number: number | null): Result<FoundReview> {
  return game === null ? unknown('now') : ofGame(game, number, { kind: 'running' })
}

async function ofKept(state: AppState, id: string, number: number | null): Promise<Result<FoundReview>> {
  const game = await state.keeper.resume(id)
  return game.ok ? ofGame(game.value, number, { kind: 'match', id }) : game
}

function ofGame(game: Game, number: number | null, origin: ReviewOrigin): Result<FoundReview> {
  const opened = openMatchShot(game, number, origin)
  return opened.ok ? ok({ reviewed: opened.value, game }) : opened
}

export function openDispute({ id, shot, rule, acts }: Dispute): Result<ReviewedShot> {
  const task = { shot, rule, ...(acts === undefined ? {} : { acts }) }
  return openTask(task, { origin: { kind: 'dispute', id }, names: NO_NAMES, number: null, shots: null })
}

/** A shot, or a whole match, of which the last shot is shown first. Faults: those of reading either. */
export function openFile(text: string, name: string): Result<FoundReview> {
  const match = readMatchFile(text)
  if (match.ok) return ofGame(match.value, null, { kind: 'file', name })
  return alone(openReviewText(text, name))
}
