import { ok } from '../math/index.ts'
import type { KeyValueStore } from './key-value-store.ts'

/** Keeps values as long as the page lives: for tests, and where a browser refuses IndexedDB. */
export function makeMemoryStore(): KeyValueStore {
  const values = new Map<string, unknown>()
  return {
    kind: 'memory',
    get: async (key) => ok(structuredClone(values.get(key))),
    set: async (key, value) => {
      values.set(key, structuredClone(value))
      return ok(true)
    },
    update: async (key, change) => {
      const value = change(structuredClone(values.get(key)))
      values.set(key, structuredClone(value))
      return ok(value)
    },
    keys: async (prefix) => ok([...values.keys()].filter((key) => key.startsWith(prefix)).sort()),
    remove: async (key) => {
      values.delete(key)
      return ok(true)
    },
    close: () => values.clear(),
  }
}
