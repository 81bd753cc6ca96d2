import type { Fault, Result } from '../math/index.ts'

/** Values that survive a structured clone. Keys are ours: short ASCII words. */
export interface KeyValueStore {
  /** `memory` keeps nothing when the page is closed: the page must say so. */
  readonly kind: 'indexed-db' | 'memory'
  /** `undefined` = nothing is kept under this key. */
  get(key: string): Promise<Result<unknown, Fault>>
  /** Resolves when the value is on disk, in the order of the calls. */
  set(key: string, value: unknown): Promise<Result<true, Fault>>
  /**
   * Sets a value to what becomes of the one that is there, as one act: two tabs that change the same value at once
   * both get their change in. Resolves to what was set.
   */
  update<T>(key: string, change: (old: unknown) => T): Promise<Result<T, Fault>>
  /** Every key that begins with these letters, in order. */
  keys(prefix: string): Promise<Result<readonly string[], Fault>>
  remove(key: string): Promise<Result<true, Fault>>
  close(): void
}
