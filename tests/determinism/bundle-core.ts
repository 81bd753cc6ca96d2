import { bundleEntry } from './bundle-entry.ts'

/**
 * The whole core as one module without imports, for an engine that has nothing but the language. It sets
 * `globalThis.fingerprints`; `then` is what is to be done after that.
 */
export async function bundleCore(then: string): Promise<string> {
  return `${await bundleEntry(new URL('./core-entry.ts', import.meta.url))}\n${then}\n`
}
