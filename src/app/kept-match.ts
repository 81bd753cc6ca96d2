import type { Game, GameCommand, MatchSetup } from '../game/index.ts'
import { commandsOf, replay } from '../game/index.ts'
import { type Fault, fault, ok, type Result } from '../math/index.ts'
import { DEFAULT_PARAMETERS, type PhysicsParameters } from '../physics/index.ts'
import { CHOICE_OPTIONS, DEFAULT_RULE_OPTIONS, RULESETS } from '../rules/index.ts'
import { BALL_IDS, isBallId, POCKET_IDS, TABLE_SPECS, validateTableSpec } from '../table/index.ts'
import { hasShapeOf, isFiniteNumber, isOneOf, isRecord, isWholeNumber } from './read-shape.ts'

/** Raised whenever the shape below changes; a reader of the older shape is added with it. */
const VERSION = 1

/** A match as it is kept: what it was started from and every accepted command since. */
export interface KeptMatchDocument {
  readonly format: 'headstring-match'
  readonly version: typeof VERSION
  readonly setup: MatchSetup
  readonly commands: readonly GameCommand[]
}

export function keptMatchOf(game: Game): KeptMatchDocument {
  return { format: 'headstring-match', version: VERSION, setup: game.setup, commands: commandsOf(game) }
}

/**
 * The game that a kept document leads to. Codes: `match-invalid` (not our document, or a field out of shape;
 * `path` says which), `match-replay` (a command is refused: `path` is its number).
 */
export function rebuildMatch(value: unknown): Result<Game, Fault> {
  const read = readDocument(value)
  if (!read.ok) return read
  try {
    const replayed = replay(read.value.setup, read.value.commands)
    if (replayed.ok) return replayed
    const { index, error } = replayed.error
    return fault('match-replay', `commands[${index}]`, error.code)
  } catch (error) {
    // A document can be well shaped and still ask for what the solver was never meant to answer.
    return fault('match-replay', 'commands', String(error))
  }
}

function readDocument(value: unknown): Result<KeptMatchDocument, Fault> {
  const bad = (path: string) => fault('match-invalid', path, 'not a kept match of this version')
  if (!isRecord(value) || value.format !== 'headstring-match') return bad('format')
  if (value.version !== VERSION) return bad('version')
  if (!isSetup(value.setup)) return bad('setup')
  if (!Array.isArray(value.commands)) return bad('commands')
  const wrong = value.commands.findIndex((command) => !isCommand(command))
  if (wrong >= 0) return bad(`commands[${wrong}]`)
  return ok(value as unknown as KeptMatchDocument)
}

function isSetup(value: unknown): value is MatchSetup {
  if (!isRecord(value)) return false
  const { terms, players, parameters, seed } = value
  return (
    isTerms(terms) &&
    hasShapeOf(players, { A: { name: '' }, B: { name: '' } }) &&
    isParameters(parameters) &&
    isWholeNumber(seed, 0, 2 ** 32 - 1)
  )
}

function isTerms(value: unknown): value is MatchSetup['terms'] {
  if (!isRecord(value)) return false
  const { table } = value
  return (
    isOneOf(value.ruleset, RULESETS) &&
    hasShapeOf(value.options, DEFAULT_RULE_OPTIONS) &&
    isWholeNumber(value.raceTo, 1, 1000) &&
    isFiniteNumber(value.ballRadius) &&
    value.ballRadius > 0.01 &&
    value.ballRadius < 0.06 &&
    isOneOf(value.firstBreaker, ['A', 'B']) &&
    hasShapeOf(table, TABLE_SPECS['9ft']) &&
    validateTableSpec(table, value.ballRadius).ok
  )
}

/** Values that may also be a law instead of one number are asked for their type only. */
function isParameters(value: unknown): value is PhysicsParameters {
  if (!isRecord(value)) return false
  const { ballFriction: _b, cushionRestitution: _c, endMassRatio: _e, ...plain } = DEFAULT_PARAMETERS
  const { ballFriction, cushionRestitution, endMassRatio, followThrough } = value
  const isLaw = (law: unknown, pattern: object) => isFiniteNumber(law) || hasShapeOf(law, pattern)
  return (
    hasShapeOf(value, plain) &&
    isLaw(ballFriction, { a: 0, b: 0, c: 0 }) &&
    isLaw(cushionRestitution, { atRest: 0, perSpeed: 0, least: 0 }) &&
    (endMassRatio === null || isFiniteNumber(endMassRatio)) &&
    (followThrough === undefined || followThrough === null || isFiniteNumber(followThrough))
  )
}

function isCommand(value: unknown): value is GameCommand {
  if (!isRecord(value)) return false
  const seated = isOneOf(value.seat, ['A', 'B'])
  switch (value.kind) {
    case 'place-cue-ball':
      return seated && isPoint(value.at)
    case 'declare':
      return seated && isDeclaration(value.declaration)
    case 'stroke':
      return seated && isStroke(value.stroke)
    case 'choose':
      return seated && isOneOf(value.option, CHOICE_OPTIONS)
    case 'pick-ball':
      return seated && isOneOf(value.ball, BALL_IDS)
    case 'concede':
      return seated
    case 'next-rack':
      return true
    case 'set-parameters':
      return isParameters(value.parameters)
    default:
      return false
  }
}

function isPoint(value: unknown): boolean {
  return Array.isArray(value) && value.length === 2 && value.every(isFiniteNumber)
}

function isStroke(value: unknown): boolean {
  return hasShapeOf(value, { speed: 0, directionDeg: 0, elevationDeg: 0, tip: { side: 0, height: 0 } })
}

function isDeclaration(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { call, safety, pushOut, spotNearest, declareGame } = value
  const flag = (found: unknown) => found === undefined || found === true
  const isCall = (found: unknown) =>
    isRecord(found) && isOneOf(found.ball, BALL_IDS) && isOneOf(found.pocket, POCKET_IDS)
  return (
    (call === undefined || (Array.isArray(call) && call.every(isCall))) &&
    flag(safety) &&
    flag(pushOut) &&
    flag(declareGame) &&
    (flag(spotNearest) || (typeof spotNearest === 'string' && isBallId(spotNearest)))
  )
}
