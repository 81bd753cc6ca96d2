import { type Game, recordOf } from '../../src/game/index.ts'
import type { MatchRecord } from '../../src/record/index.ts'
import type { RuleOptions, RulesetId } from '../../src/rules/index.ts'
import { setupOf } from '../game/a-setup.ts'
import { randomMatch } from '../game/walk.ts'

const played = new Map<string, Game>()

/** A match played at random to its end (14.1 to a point), with the lag before it and claims in between. */
export function aMatch(ruleset: RulesetId, seed = 1, options: Partial<RuleOptions> = {}): Game {
  const key = JSON.stringify([ruleset, seed, options])
  const known = played.get(key)
  if (known !== undefined) return known
  const game = randomMatch(setupOf(ruleset, seed, options, { opening: 'lag', raceTo: 1 }), seed, true)
  if (game === null) throw new Error('the match did not end')
  played.set(key, game)
  return game
}

export function aRecord(ruleset: RulesetId, seed = 1, options: Partial<RuleOptions> = {}): MatchRecord {
  return recordOf(aMatch(ruleset, seed, options))
}

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

export function copyOf(value: unknown): Json {
  return JSON.parse(JSON.stringify(value)) as Json
}

/** Every place in a document: the keys that lead to it. */
export function placesIn(value: Json, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, item]) => placesIn(item, [...path, key]))]
}

/** A copy in which the value at a place is what `change` makes of it; `undefined` takes it away. */
export function changedAt(
  value: Json,
  path: readonly string[],
  change: (old: Json) => Json | undefined,
): Json | undefined {
  const [key, ...rest] = path
  if (key === undefined) return change(value)
  const copy = Array.isArray(value) ? [...value] : { ...(value as { [key: string]: Json }) }
  const fields = copy as { [key: string]: Json }
  const changed = changedAt(fields[key]!, rest, change)
  if (changed !== undefined) fields[key] = changed
  else if (Array.isArray(copy)) copy.splice(Number(key), 1)
  else delete fields[key]
  return copy
}
