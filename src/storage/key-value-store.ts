import type { Fault, Result } from '../math/index.ts'

/** Values that survive a structured clone. Keys are ours: short ASCII words. */
export interface KeyValueStore {
  /** `memory` keeps nothing when the page is closed: the page must say so. */
  readonly kind: 'indexed-db' | 'memory'
  /** `undefined` = nothing is kept under this key. */
  get(key: string): Promise<Result<unknown, Fault>>
  /** Resolves when the value is on disk, in the order of the calls. */
  set(key: string, value: unknown): Promise<Result<true, Fault>>
  remove(key: string): Promise<Result<true, Fault>>
  close(): void
}
