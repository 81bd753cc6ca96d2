import { build, type Rolldown } from 'vite'

/** A file and all it imports as one module without imports, for an engine or a page that fetches nothing. */
export async function bundleEntry(entry: URL): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: entry.pathname, formats: ['es'] },
    },
  })) as Rolldown.RolldownOutput[]
  const chunks = built.flatMap(({ output }) => output).filter((part) => part.type === 'chunk')
  if (chunks.length !== 1) throw new Error(`one chunk, got ${chunks.length}`)
  return chunks[0]!.code
}
