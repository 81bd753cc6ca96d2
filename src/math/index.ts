export { assert, BrokenPromise, unreachable } from './assert.ts'
export { type Fault, fail, fault, ok, type Result } from './result.ts'
