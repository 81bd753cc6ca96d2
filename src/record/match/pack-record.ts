import * as v from 'valibot'
import { fail, fault, ok, type Result } from '../../math/index.ts'
import { DEFAULT_PARAMETERS } from '../../physics/index.ts'
import { makeRuleOptions } from '../../rules/index.ts'
import { readAsIs, readJson } from '../document.ts'
import { optionsShape } from '../options-shape.ts'
import { parametersShape } from '../parameters-shape.ts'
import { readTable, tableShape } from '../table-shape.ts'
import { differing, tableDocument } from '../write-simulate-document.ts'
import { recordChecksum } from './checksum.ts'
import { commandShape } from './command-shape.ts'
import type { GameCommand } from './game-command.ts'
import { openingPosition } from './match-position.ts'
import { entryOf, type MatchRecord, RECORD_FORMAT, RECORD_KIND, type RecordEntry } from './match-record.ts'
import type { MatchSetup } from './match-setup.ts'
import { hashShape } from './record-shape.ts'
import { setupFault, setupShape, termsShape, wholeWithin } from './setup-shape.ts'
import { takeStep } from './take-step.ts'
import { physicsFault } from './verify-record.ts'

/*
 * A record for a link: what follows from playing it again is left out, and of the set-up what is as usual. The
 * checksum of the whole record goes along, so that nothing else can come out of it than went in.
 */

const packedShape = v.strictObject({
  format: v.literal(RECORD_FORMAT, 'unknown-format'),
  program: v.strictObject({ name: v.string(), version: v.string() }),
  physics: wholeWithin(1, 1e6),
  setup: v.strictObject({
    ...setupShape.entries,
    terms: v.strictObject({ ...termsShape.entries, options: optionsShape, table: tableShape }),
    parameters: parametersShape,
  }),
  commands: v.array(commandShape),
  checksum: hashShape,
})

/** Compact JSON from which `unpackRecord` plays the same record again. */
export function packRecord(record: MatchRecord): string {
  const { program, physics, setup, entries } = record
  const { terms, parameters } = setup
  return JSON.stringify({
    format: RECORD_FORMAT,
    program,
    physics,
    setup: {
      ...setup,
      terms: {
        ...terms,
        options: differing(terms.options, makeRuleOptions()),
        table: tableDocument(terms.table),
      },
      parameters: differing(parameters, DEFAULT_PARAMETERS),
    },
    commands: entries.map(({ command }) => command),
    checksum: recordChecksum(record),
  })
}

/**
 * Plays a packed record again from its first command: every shot and every ruling. Faults: those of reading,
 * `physics-version`, `refused` for a command that the match does not allow, `checksum` when the record is not the one
 * that was packed.
 */
export function unpackRecord(text: string): Result<MatchRecord> {
  const json = readJson(text)
  if (!json.ok) return json
  const shape = readAsIs(packedShape, json.value)
  if (!shape.ok) return shape
  const { program, physics, setup: packed, commands, checksum } = shape.value
  const setup = unpackedSetup(packed)
  if (!setup.ok) return setup
  const header = { kind: RECORD_KIND, format: RECORD_FORMAT, program, physics, setup: setup.value } as const
  const wrong = physicsFault({ ...header, entries: [] })
  if (wrong !== null) return fail(wrong)
  const entries = playedEntries(setup.value, commands)
  if (!entries.ok) return entries
  const record: MatchRecord = { ...header, entries: entries.value }
  if (recordChecksum(record) !== checksum)
    return fault('checksum', 'checksum', 'not the match that was packed')
  return ok(record)
}

function unpackedSetup(packed: v.InferOutput<typeof packedShape>['setup']): Result<MatchSetup> {
  const parameters = { ...DEFAULT_PARAMETERS, ...packed.parameters }
  const table = readTable(packed.terms.table, parameters.ballRadius)
  if (!table.ok) return table
  const options = { ...makeRuleOptions(), ...packed.terms.options }
  const setup: MatchSetup = { ...packed, terms: { ...packed.terms, options, table: table.value }, parameters }
  const wrong = setupFault(setup)
  return wrong === null ? ok(setup) : fail(wrong)
}

function playedEntries(setup: MatchSetup, commands: readonly GameCommand[]): Result<readonly RecordEntry[]> {
  const entries: RecordEntry[] = []
  let position = openingPosition(setup)
  for (const [i, command] of commands.entries()) {
    const step = takeStep(setup, position, command, { paths: false })
    if (!step.ok) return fault('refused', `commands[${i}]`, step.error.code)
    entries.push(entryOf(command, step.value))
    position = step.value.position
  }
  return ok(entries)
}
