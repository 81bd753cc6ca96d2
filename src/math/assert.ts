/** A promise of our own code was broken. Never used for bad input: that is a `Fault`. */
export class BrokenPromise extends Error {
  override readonly name = 'BrokenPromise'
}

export function assert(condition: boolean, promise: string): asserts condition {
  if (!condition) throw new BrokenPromise(promise)
}

/** Marks the end of an exhaustive switch. */
export function unreachable(value: never): never {
  throw new BrokenPromise(`unhandled case ${JSON.stringify(value)}`)
}
