import { type Fault, fail, fault, ok, type Result } from '../../math/index.ts'
import { shotToRule } from '../../rules/index.ts'
import { writeRuleDocument } from '../write-rule-document.ts'
import { writeSimulateDocument } from '../write-simulate-document.ts'
import { type MatchPosition, openingPosition } from './match-position.ts'
import type { MatchRecord } from './match-record.ts'
import { shotRequest } from './shot-request.ts'
import { takeStep } from './take-step.ts'
import { differenceOf, physicsFault } from './verify-record.ts'

/** The documents that play a shot of a record again, and rule it again, by hand. */
export interface ShownShot {
  readonly format: 1
  readonly shot: number
  readonly simulate: ReturnType<typeof writeSimulateDocument>
  /** With everything that people called about it. */
  readonly rule: ReturnType<typeof writeRuleDocument>
}

/** A match played again up to an entry. */
export interface PlayedUpTo {
  /** Number of the next entry, from 0. */
  readonly entry: number
  readonly position: MatchPosition
}

/**
 * Shows shot `number` of a record (1 = first). Faults: `no-such-shot`, `physics-version`, and `not-as-recorded` when
 * the match cannot be played again as the record says; its path is the entry.
 */
export function showShot(record: MatchRecord, number: number): Result<ShownShot> {
  const showing = showInSteps(record, number)
  for (;;) {
    const step = showing.next()
    if (step.done) return step.value
  }
}

/**
 * The same, one entry at a time: yields how far the match is played again. `from`: an earlier yield of the same record,
 * not after the shot; what lies before it is not played again.
 */
export function* showInSteps(
  record: MatchRecord,
  number: number,
  from: PlayedUpTo = { entry: 0, position: openingPosition(record.setup) },
): Generator<PlayedUpTo, Result<ShownShot>> {
  const wrong = physicsFault(record)
  if (wrong !== null) return fail(wrong)
  let { position } = from
  let shown: ShownShot | null = null
  for (let i = from.entry; i < record.entries.length; i++) {
    const entry = record.entries[i]!
    const { command } = entry
    if (shown !== null && (command.kind === 'stroke' || command.kind === 'next-rack')) break
    const step = takeStep(record.setup, position, command, { paths: false })
    if (!step.ok) return notAsRecorded(i, step.error.code)
    const difference = differenceOf(i, entry, step.value)
    if (difference !== null) return notAsRecorded(i, `${difference.what} differs`)
    const { match } = step.value.position
    const isIt = command.kind === 'stroke' && match.shots === number
    const before: MatchPosition = position
    position = step.value.position
    if (isIt || shown !== null) shown = shownAt(before, position, number, shown)
    yield { entry: i + 1, position }
  }
  return shown === null ? fault('no-such-shot', '', `the record has no shot ${number}`) : ok(shown)
}

/** The shot that is open to protest, as ruled by now; what is called about something else leaves it as it was. */
function shownAt(
  before: Pick<MatchPosition, 'parameters' | 'held'>,
  { match }: MatchPosition,
  number: number,
  shown: ShownShot | null,
): ShownShot | null {
  const running = match.protest?.before
  const shot = match.protest?.shot
  if (running?.phase !== 'shot-running' || shot === undefined || shot.events.length === 0) return shown
  const request = shotRequest(
    { match: running, parameters: before.parameters, ...(before.held && { held: before.held }) },
    running.balls,
    running.stroke,
  )
  return {
    format: 1,
    shot: number,
    simulate: shown?.simulate ?? writeSimulateDocument(request),
    rule: writeRuleDocument(shotToRule(running, shot)),
  }
}

function notAsRecorded(entry: number, message: string): { readonly ok: false; readonly error: Fault } {
  return fault('not-as-recorded', `entries[${entry}]`, message)
}
