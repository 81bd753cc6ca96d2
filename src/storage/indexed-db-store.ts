import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { type Fault, fault, ok, type Result } from '../math/index.ts'
import type { KeyValueStore } from './key-value-store.ts'

/** Raised when the shape of the database itself changes; documents inside carry their own versions. */
const DATABASE_VERSION = 1
const STORE = 'documents'

interface Documents extends DBSchema {
  documents: { key: string; value: unknown }
}

/**
 * Opens the browser's database. Codes: `storage-unavailable` (private window, blocked, no IndexedDB),
 * later `storage-read`, `storage-write` (disk full).
 */
export async function openIndexedDbStore(name: string): Promise<Result<KeyValueStore, Fault>> {
  try {
    const database = await openDB<Documents>(name, DATABASE_VERSION, {
      upgrade: (db) => {
        db.createObjectStore(STORE)
      },
      // Another tab wants a newer shape: let go, so that it is not blocked for ever.
      blocking: (_, __, event) => (event.target as IDBDatabase | null)?.close(),
    })
    return ok(storeOver(database))
  } catch (error) {
    return fault('storage-unavailable', name, String(error))
  }
}

function storeOver(database: IDBPDatabase<Documents>): KeyValueStore {
  return {
    kind: 'indexed-db',
    get: (key) => guarded('storage-read', key, () => database.get(STORE, key)),
    set: (key, value) =>
      guarded('storage-write', key, async () => {
        const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' })
        await Promise.all([transaction.store.put(value, key), transaction.done])
        return true as const
      }),
    update: (key, change) =>
      guarded('storage-write', key, async () => {
        const transaction = database.transaction(STORE, 'readwrite', { durability: 'strict' })
        const value = change(await transaction.store.get(key))
        await Promise.all([transaction.store.put(value, key), transaction.done])
        return value
      }),
    keys: (prefix) =>
      guarded('storage-read', prefix, () =>
        database.getAllKeys(STORE, IDBKeyRange.bound(prefix, `${prefix}\uffff`)),
      ),
    remove: (key) =>
      guarded('storage-write', key, async () => {
        await database.delete(STORE, key)
        return true as const
      }),
    close: () => database.close(),
  }
}

async function guarded<T>(code: string, key: string, act: () => Promise<T>): Promise<Result<T, Fault>> {
  try {
    return ok(await act())
  } catch (error) {
    return fault(code, key, String(error))
  }
}
