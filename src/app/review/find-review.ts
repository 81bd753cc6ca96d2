import { recordOf } from '../../game/index.ts'
import { fault, ok, type Result } from '../../math/index.ts'
import { type ReviewTask, unpackShot, type WhatIfTask } from '../../review/index.ts'
import { DISPUTES, type Dispute, disputeOf } from '../../scenarios/index.ts'
import type { DeskTab, DisputeCard, ReviewedShot, ReviewOrigin, ShotSource } from '../../ui/index.ts'
import type { AppState } from '../app-state.ts'
import { inSlices } from '../matches/in-slices.ts'
import { type DeskView, readView } from './desk-view.ts'
import { emptyTask } from './edit-control.ts'
import type { MatchSource } from './match-order.ts'
import { MatchReader, type OnProgress } from './match-reader.ts'
import { NO_NAMES, openTask, openTaskInSteps, taskOfMatchShot } from './open-review.ts'
import { readDropped } from './read-dropped.ts'

/** What is put on the desk: the shot, and the match that it is leafed through with. */
export interface FoundReview {
  readonly reviewed: ReviewedShot
  readonly match: MatchReader | null
  /** Where the desk opens; absent = at the verdict. */
  readonly tab?: DeskTab
  /** What was remembered and seen of the shot. */
  readonly whatIf?: WhatIfTask
  /** What whoever made the link was looking at. */
  readonly view?: DeskView
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
 * `dispute/ID`, `shot/TEXT[/VIEW]` of a link, `editor`. Faults: `no-such-shot`, and those of reading a match.
 */
export async function findReview(
  state: AppState,
  rest: string,
  onProgress: OnProgress,
): Promise<Result<FoundReview>> {
  const [kind = '', ...parts] = rest.split('/')
  switch (kind) {
    case 'now': {
      const game = state.session.value?.game.value ?? state.kept.value
      if (game === null) return unknown(rest)
      const source = { kind: 'record', record: recordOf(game) } as const
      return ofMatch(source, shotNumber(parts[0]), { kind: 'running' }, onProgress)
    }
    case 'match': {
      const [id = '', number] = parts
      const text = await state.keeper.text(id)
      if (!text.ok) return text
      const source = { kind: 'kept', text: text.value } as const
      return ofMatch(source, shotNumber(number), { kind: 'match', id }, onProgress)
    }
    case 'dispute': {
      const dispute = disputeOf(parts[0] ?? '')
      return dispute === null ? unknown(rest) : alone(taskOfDispute(dispute), sourceOfDispute(dispute))
    }
    case 'shot': {
      const task = unpackShot(parts[0] ?? '')
      return task.ok ? linked(task.value, parts[1] ?? '') : task
    }
    case 'editor':
      return toEdit()
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

async function linked(task: ReviewTask, seen: string): Promise<Result<FoundReview>> {
  const found = await alone(task, LINKED)
  const view = readView(seen)
  return found.ok && view ? ok({ ...found.value, view }) : found
}

/** An empty table, to set a shot up by hand. */
async function toEdit(): Promise<Result<FoundReview>> {
  const found = await alone(emptyTask(), { ...LINKED, origin: { kind: 'editor' } })
  return found.ok ? ok({ ...found.value, tab: 'editor' }) : found
}

async function alone(task: ReviewTask, source: ShotSource): Promise<Result<FoundReview>> {
  const opened = await opening(task, source)
  return opened.ok ? ok({ reviewed: opened.value, match: null }) : opened
}

/** In slices: the page is drawn while a long shot is traced. */
async function opening(task: ReviewTask, source: ShotSource): Promise<Result<ReviewedShot>> {
  return (await inSlices(openTaskInSteps(task, source)))!
}

async function ofMatch(
  source: MatchSource,
  number: number | null,
  origin: ReviewOrigin,
  onProgress: OnProgress,
): Promise<Result<FoundReview>> {
  const match = new MatchReader(source)
  const opened = await openMatchShot(match, number, origin, onProgress)
  if (opened?.ok) return ok({ reviewed: opened.value, match })
  match.close()
  return opened ?? unknown('')
}

/** One shot of a match for the desk; null when another one was asked for meanwhile. Faults: as of `MatchReader.show`. */
export async function openMatchShot(
  match: MatchReader,
  number: number | null,
  origin: ReviewOrigin,
  onProgress?: OnProgress,
): Promise<Result<ReviewedShot> | null> {
  const shown = await match.show(number, onProgress)
  if (!shown?.ok) return shown
  const asked = taskOfMatchShot(shown.value, origin)
  return asked.ok ? opening(asked.value.task, asked.value.source) : asked
}

export function openDispute(dispute: Dispute): Result<ReviewedShot> {
  return openTask(taskOfDispute(dispute), sourceOfDispute(dispute))
}

function taskOfDispute({ shot, rule, acts }: Dispute): ReviewTask {
  return { shot, rule, ...(acts === undefined ? {} : { acts }) }
}

function sourceOfDispute({ id }: Dispute): ShotSource {
  return { origin: { kind: 'dispute', id }, names: NO_NAMES, number: null, shots: null }
}

/** Larger files are refused unread, bytes. */
const LARGEST_FILE = 50_000_000

/** A shot, or a whole match, of which the last shot is shown first. Faults: `file-too-large`, those of `readDropped`. */
export async function openFile(file: File, onProgress: OnProgress): Promise<Result<FoundReview>> {
  if (file.size > LARGEST_FILE) return fault('file-too-large', '', 'larger than any match')
  const dropped = readDropped(await file.text(), file.name)
  if (!dropped.ok) return dropped
  if (dropped.value.kind === 'match')
    return ofMatch(dropped.value.source, null, { kind: 'file', name: file.name }, onProgress)
  const { task, source, tab, whatIf } = dropped.value
  const found = await alone(task, source)
  if (!found.ok) return found
  return ok({ ...found.value, ...(tab && { tab }), ...(whatIf && { whatIf }) })
}
