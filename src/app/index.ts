export type { TestHook } from './test-hook.ts'
