import type { Fault } from '../math/index.ts'
import { openIndexedDbStore } from './indexed-db-store.ts'
import type { KeyValueStore } from './key-value-store.ts'
import { makeMemoryStore } from './memory-store.ts'

/** The store of this page: on disk where the browser allows it, else in memory together with the reason. */
export async function openStore(
  name: string,
): Promise<{ readonly store: KeyValueStore; readonly fault: Fault | null }> {
  const opened = await openIndexedDbStore(name)
  return opened.ok ? { store: opened.value, fault: null } : { store: makeMemoryStore(), fault: opened.error }
}
