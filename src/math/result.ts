/**
 * Answer of an operation that can be refused: a value, or the reason why there is none.
 * Nothing throws across a layer; only a broken promise of our own code does (`assert`).
 */
export type Result<T, E = Fault> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E }

/** What is wrong with an input: a stable code for programs, the path to the place, a sentence for people. */
export interface Fault {
  readonly code: string
  readonly path: string
  readonly message: string
}

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value }
}

export function fail<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error }
}

export function fault(
  code: string,
  path: string,
  message: string,
): { readonly ok: false; readonly error: Fault } {
  return { ok: false, error: { code, path, message } }
}
