// npm run bench -- [--seconds 2] [--json benchmarks/results/NAME.json]
// Speed of solver and referee on one core, each shot beside a naive table made with cannon-es in the same run.
// Absolute times drift with the machine: compare the ratios.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { readOrigin } from './machine.ts'
import type { Measurement } from './measure.ts'
import { countBreakEvents, workloads } from './workloads.ts'

interface Row {
  readonly name: string
  readonly ours: Measurement
  readonly naive: Measurement | null
  /** How many of ours fit into one of theirs. */
  readonly ratio: number | null
}

function measureRow(index: number, seconds: number): Row {
  const entry = fileURLToPath(new URL('./measure-one.ts', import.meta.url))
  const args = ['--import', 'tsx', entry, String(index), String(seconds)]
  const run = spawnSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  const { name, ours, naive } = JSON.parse(run.stdout) as Omit<Row, 'ratio'>
  process.stderr.write(`${name}: ${count(ours.perSecond)}/s\n`)
  return { name, ours, naive, ratio: naive === null ? null : ours.perSecond / naive.perSecond }
}

function count(n: number): string {
  return n >= 100 ? Math.round(n).toLocaleString('en') : n.toPrecision(2)
}

function tableOf(rows: readonly Row[]): string {
  const head =
    '| work, one core | per second | median | p90 | cannon-es, naive | ratio |\n| --- | ---: | ---: | ---: | ---: | ---: |'
  const lines = rows.map(({ name, ours, naive, ratio }) => {
    const times = [ours.medianMicroseconds, ours.p90Microseconds].map((us) => `${us.toPrecision(3)} us`)
    const theirs =
      naive === null || ratio === null ? ['-', '-'] : [count(naive.perSecond), `${count(ratio)} x`]
    return `| ${[name, count(ours.perSecond), ...times, ...theirs].join(' | ')} |`
  })
  return [head, ...lines].join('\n')
}

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '2' }, json: { type: 'string' } },
})
const seconds = Number(values.seconds)
const rows = workloads(seconds).map((_, index) => measureRow(index, seconds))
const breakEvents = countBreakEvents()
const origin = readOrigin()
process.stdout.write(`${tableOf(rows)}\n\n`)
process.stdout.write(
  `200 breaks: at most ${breakEvents.most} events, ${breakEvents.mean.toFixed(0)} on average.\n`,
)
process.stdout.write(`${origin.cpu}, Node ${origin.node}, commit ${origin.commit}.\n`)
if (values.json !== undefined) {
  writeFileSync(values.json, `${JSON.stringify({ origin, rows, breakEvents }, null, 2)}\n`)
}
