import { type Fault, fault, ok, type Result } from '../../math/index.ts'
import { isLevel } from '../../players/index.ts'
import type { KeyValueStore } from '../../storage/index.ts'
import { TABLE_NAMES } from '../../table/index.ts'
import { type Card, POSITION_TYPES, type PracticeEntry, PUSH_OUT_GAMES } from '../../training/index.ts'
import type { TrainerTerms } from '../../ui/index.ts'
import { isFiniteNumber, isOneOf, isRecord, isWholeNumber } from '../read-shape.ts'

const KEY = 'trainer'
const VERSION = 1

/** What the trainer remembers of a person. */
export interface TrainerRecord {
  readonly version: typeof VERSION
  readonly terms: TrainerTerms
  readonly entries: readonly PracticeEntry[]
  readonly cards: readonly Card[]
}

/** League players: below them one shot hardly matters, and every choice is worth about one half (docs/players.md). */
export const FIRST_TERMS: TrainerTerms = {
  seat: 'one',
  ruleset: 'nine-ball',
  table: '9ft',
  own: 'league',
  other: 'league',
}

export const NO_RECORD: TrainerRecord = { version: VERSION, terms: FIRST_TERMS, entries: [], cards: [] }

/** Nothing kept yet is an empty record. Code `trainer-invalid` with the path of what is wrong. */
export async function readTrainer(store: KeyValueStore): Promise<Result<TrainerRecord, Fault>> {
  const kept = await store.get(KEY)
  if (!kept.ok) return kept
  if (kept.value === undefined) return ok(NO_RECORD)
  const wrong = faultOf(kept.value)
  if (wrong !== null) return fault('trainer-invalid', wrong, 'not what this version of the trainer keeps')
  const record = kept.value as TrainerRecord
  // Older cards say nothing of the seat: only the first one was asked again then.
  return ok({ ...record, cards: record.cards.map((card) => ({ ...card, seat: card.seat ?? 'one' })) })
}

export function keepTrainer(store: KeyValueStore, record: TrainerRecord): Promise<Result<unknown, Fault>> {
  return store.set(KEY, record)
}

function faultOf(value: unknown): string | null {
  if (!isRecord(value) || value.version !== VERSION) return 'version'
  if (!isTerms(value.terms)) return 'terms'
  if (!Array.isArray(value.entries) || !value.entries.every(isEntry)) return 'entries'
  if (!Array.isArray(value.cards) || !value.cards.every(isCard)) return 'cards'
  return null
}

function isTerms(value: unknown): value is TrainerTerms {
  return (
    isRecord(value) &&
    isOneOf(value.seat, ['one', 'two']) &&
    isOneOf(value.ruleset, PUSH_OUT_GAMES) &&
    isOneOf(value.table, TABLE_NAMES) &&
    isLevelName(value.own) &&
    isLevelName(value.other)
  )
}

function isLevelName(value: unknown): boolean {
  return typeof value === 'string' && isLevel(value)
}

function isEntry(value: unknown): value is PracticeEntry {
  return (
    isRecord(value) &&
    isFiniteNumber(value.day) &&
    isOneOf(value.seat, ['one', 'two']) &&
    isOneOf(value.type, POSITION_TYPES) &&
    isFiniteNumber(value.regret)
  )
}

function isCard(value: unknown): value is Card {
  return (
    isRecord(value) &&
    typeof value.position === 'string' &&
    (value.seat === undefined || isOneOf(value.seat, ['one', 'two'])) &&
    isWholeNumber(value.box, 0, 100) &&
    isFiniteNumber(value.due) &&
    isWholeNumber(value.seen, 0, 1e6) &&
    isWholeNumber(value.missed, 0, 1e6)
  )
}
