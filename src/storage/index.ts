export type { KeyValueStore } from './key-value-store.ts'
export { makeMemoryStore } from './memory-store.ts'
export { openStore } from './open-store.ts'
