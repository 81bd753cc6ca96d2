// npx tsx benchmarks/physics-doc.ts [checks|breaks]
// Writes the tables of docs/physics.md between their markers, from figures computed now.
import { readFileSync, writeFileSync } from 'node:fs'
import { BREAK_ROWS, countBreaks, writeBreaks } from './breaks-statistics.ts'
import { allChecks, checkHolds } from './checks/index.ts'
import { writeChecks } from './checks/write-checks.ts'
import { withBlock } from './doc-blocks.ts'

const FILE = new URL('../docs/physics.md', import.meta.url)
const [only] = process.argv.slice(2)

let text = readFileSync(FILE, 'utf8')
if (only !== 'breaks') {
  const checks = allChecks()
  text = withBlock(text, 'checks', writeChecks(checks))
  process.stdout.write(`${checks.filter(checkHolds).length} of ${checks.length} checks hold\n`)
}
if (only !== 'checks') {
  const rows = BREAK_ROWS.map((row) => [row, countBreaks(row.terms)] as const)
  text = withBlock(text, 'breaks', writeBreaks(rows))
}
writeFileSync(FILE, text)
