// npx tsx tests/soak/run.ts [--count 10000] [--from 0] [--seed 1] [--seconds 150] [--failures FOLDER]
// Plays seeded random shots and looks at each from all sides. Exit status 1 when one breaks a promise; its request
// is written to FOLDER as a document that repeats it. Stops after so many seconds and says with which number to go on.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { drawShot } from './draw-shot.ts'
import { type Examination, examineShot, type Finding } from './examine-shot.ts'

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10000' },
    from: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '150' },
    failures: { type: 'string', default: '.cache/soak' },
  },
})
const seed = Number(values.seed)
const from = Number(values.from)
const end = from + Number(values.count)
const until = performance.now() + Number(values.seconds) * 1000

const byKind = new Map<Finding['what'], number[]>()
let next = from
let mostEvents = 0
let balls = 0
while (next < end && performance.now() < until) {
  const request = drawShot(seed, next)
  const examined = examineShot(request)
  mostEvents = Math.max(mostEvents, examined.events)
  balls += request.balls.length
  if (examined.findings.length > 0) report(next, examined)
  next += 1
}
tell()
process.exit(byKind.size === 0 ? 0 : 1)

function report(index: number, examined: Examination): void {
  for (const { what } of examined.findings) byKind.set(what, [...(byKind.get(what) ?? []), index])
  mkdirSync(values.failures, { recursive: true })
  const document = { seed, index, ...examined, request: drawShot(seed, index) }
  writeFileSync(
    join(values.failures, `seed-${seed}-shot-${index}.json`),
    `${JSON.stringify(document, null, 1)}\n`,
  )
}

function tell(): void {
  const shots = next - from
  process.stdout.write(
    `seed ${seed}, shots ${from} to ${next - 1}: ${(balls / shots).toFixed(1)} balls on average, `,
  )
  process.stdout.write(`at most ${mostEvents} solver events\n`)
  for (const [what, indices] of byKind) {
    process.stdout.write(`${what}: ${indices.length} (${indices.slice(0, 12).join(' ')})\n`)
  }
  if (byKind.size === 0) process.stdout.write('no shot broke a promise\n')
  if (next < end) process.stdout.write(`time is up: go on with --from ${next}\n`)
}
