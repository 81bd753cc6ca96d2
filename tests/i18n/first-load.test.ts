import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { loadLanguage } from '../../src/i18n/index.ts'

const SRC = join(new URL('../..', import.meta.url).pathname, 'src')

/** Where the first load begins: the program, and what the surface of `ui` gives it before anything is asked for. */
const FIRST = [
  'app/main.tsx',
  'app/table-stage.tsx',
  'ui/set-up-page.tsx',
  'ui/table-page.tsx',
  'ui/fault-page.tsx',
  'ui/error-boundary.tsx',
  'ui/model/describe-ruling.ts',
]

/** Only what is used of a surface is loaded: its files are not followed as a whole. */
const SURFACE = 'ui/index.ts'

/** All files that are loaded with these, by their static imports of values. */
function loadedWith(entries: readonly string[]): readonly string[] {
  const found = new Set<string>()
  const visit = (file: string) => {
    if (found.has(file) || relative(SRC, file) === SURFACE || !existsSync(file)) return
    found.add(file)
    const values = readFileSync(file, 'utf8').replace(/(?:import|export) type [^;]*? from '[^']+'/g, '')
    for (const [, path] of values.matchAll(/(?:\bfrom|^import) '(\.[^']+)'/gm))
      visit(join(dirname(file), path!))
  }
  for (const entry of entries) visit(join(SRC, entry))
  return [...found].filter((file) => /^(ui|app)\//.test(relative(SRC, file)))
}

it('what is loaded first says nothing that is loaded later', async () => {
  const [table, whole] = await Promise.all([loadLanguage('en', 'table'), loadLanguage('en', 'whole')])
  const later = Object.keys(whole.catalogue).filter((key) => !(key in table.catalogue))
  expect(later).toContain('trainer.title')
  expect(later).toContain('help.title')
  const files = loadedWith(FIRST)
  expect(files.length).toBeGreaterThan(60)
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return later.filter((key) => text.includes(`'${key}'`)).map((key) => `${relative(SRC, file)}: ${key}`)
  })
  expect(found).toEqual([])
})
