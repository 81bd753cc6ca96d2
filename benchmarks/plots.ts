// npx tsx benchmarks/plots.ts
// Writes the plots of docs/physics.md: the same files from the same physics, to the last character.
import { mkdirSync, writeFileSync } from 'node:fs'
import { PLOTS } from './plots-curves.ts'

const FOLDER = new URL('../docs/plots/', import.meta.url)
mkdirSync(FOLDER, { recursive: true })
for (const [name, draw] of Object.entries(PLOTS)) {
  writeFileSync(new URL(name, FOLDER), draw())
  process.stdout.write(`docs/plots/${name}\n`)
}
