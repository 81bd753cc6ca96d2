import { fingerprints } from './core.ts'

/** Shells without modules of their own call it by this name. */
Object.assign(globalThis, { fingerprints })
