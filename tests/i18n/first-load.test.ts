import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadLanguage } from '../../src/i18n/index.ts'

/** Folders whose code is fetched together with the sentences of the pages. */
const PAGES = /(^|\/)(review|trainer|rules-reader|gamepad|lesson)\//

it('what is loaded first says nothing that is loaded later', async () => {
  const [table, whole] = await Promise.all([loadLanguage('en', 'table'), loadLanguage('en', 'whole')])
  const later = Object.keys(whole.catalogue).filter((key) => !(key in table.catalogue))
  expect(later).toContain('trainer.title')
  const found = ['src/ui', 'src/app'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !PAGES.test(name))
      .flatMap((name) => {
        const text = readFileSync(join(root, name), 'utf8')
        return later.filter((key) => text.includes(`'${key}'`)).map((key) => `${name}: ${key}`)
      }),
  )
  expect(found).toEqual([])
})
