import { build, type Rolldown } from 'vite'

/**
 * The whole core as one module without imports, for an engine that has nothing but the language. It sets
 * `globalThis.fingerprints`; `then` is what is to be done after that.
 */
export async function bundleCore(then: string): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: new URL('./core-entry.ts', import.meta.url).pathname, formats: ['es'] },
    },
  })) as Rolldown.RolldownOutput[]
  const chunks = built.flatMap(({ output }) => output).filter((part) => part.type === 'chunk')
  if (chunks.length !== 1) throw new Error(`one chunk, got ${chunks.length}`)
  return `${chunks[0]!.code}\n${then}\n`
}
