import { DEFAULT_PARAMETERS, type PhysicsParameters, parameterFault } from '../physics/index.ts'
import type { KeyValueStore } from '../storage/index.ts'
import { isFiniteNumber, isRecord } from './read-shape.ts'

/** A table that somebody has tuned and named. */
export interface TuningPreset {
  readonly name: string
  readonly parameters: PhysicsParameters
}

const FORMAT = 'headstring-table'
const VERSION = 1
const KEY = 'table-presets'
const NAME_LENGTH = 40

/** A preset as a file that can be passed on. */
export function presetText({ name, parameters }: TuningPreset): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, name, parameters }, null, 2)}\n`
}

/** Null for what is no preset, or one that no table can have. */
export function readPreset(text: string): TuningPreset | null {
  try {
    const value: unknown = JSON.parse(text)
    if (!isRecord(value) || value.format !== FORMAT || value.version !== VERSION) return null
    return isPreset(value) ? { name: value.name, parameters: value.parameters } : null
  } catch {
    return null
  }
}

/** All that are kept, by name. What is wrong with one leaves the others. */
export async function keptPresets(store: KeyValueStore): Promise<readonly TuningPreset[]> {
  const kept = await store.get(KEY)
  return kept.ok ? presetsIn(kept.value) : []
}

/** Keeps a preset in place of the one of the same name. */
export async function keepPreset(
  store: KeyValueStore,
  preset: TuningPreset,
): Promise<readonly TuningPreset[]> {
  const name = preset.name.trim().slice(0, NAME_LENGTH)
  const named = { ...preset, name }
  const change = (old: unknown) => inOrder([...presetsIn(old).filter((other) => other.name !== name), named])
  const done = await store.update(KEY, change)
  return done.ok ? done.value : keptPresets(store)
}

export async function forgetPreset(store: KeyValueStore, name: string): Promise<readonly TuningPreset[]> {
  const done = await store.update(KEY, (old) => presetsIn(old).filter((other) => other.name !== name))
  return done.ok ? done.value : keptPresets(store)
}

function inOrder(presets: readonly TuningPreset[]): readonly TuningPreset[] {
  return [...presets].sort((a, b) => a.name.localeCompare(b.name))
}

function presetsIn(value: unknown): readonly TuningPreset[] {
  return Array.isArray(value) ? value.filter(isPreset) : []
}

function isPreset(value: unknown): value is TuningPreset {
  if (!isRecord(value) || typeof value.name !== 'string' || value.name.trim() === '') return false
  return isRecord(value.parameters) && areParameters(value.parameters)
}

/** The names of the solver's parameters and no others, of their kinds, within what the solver can play. */
function areParameters(value: object): value is PhysicsParameters {
  const names = Object.keys(DEFAULT_PARAMETERS)
  const given = Object.entries(value)
  if (given.length !== names.length || !given.every(([name, each]) => names.includes(name) && isKind(each)))
    return false
  return parameterFault(value as PhysicsParameters) === null
}

function isKind(value: unknown): boolean {
  if (value === null || typeof value === 'boolean' || isFiniteNumber(value)) return true
  return isRecord(value) && Object.values(value).every(isFiniteNumber)
}
