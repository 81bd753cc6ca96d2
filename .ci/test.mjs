// npm test: installs what is missing and runs everything; the last line is `N passed, N failed`.
// npm test -- --unit leaves the browser out; anything else is handed to vitest (npm test -- tests/rules).
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { findChromium, installPackages, ROOT } from './install.mjs'

const args = process.argv.slice(2)
const unitOnly = args.includes('--unit')
const filters = args.filter((arg) => arg !== '--unit')
const whole = !unitOnly && filters.length === 0

installPackages()
const chromium = whole ? findChromium() : undefined

let passed = 0
let failed = 0

function count(name, ok) {
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name}`)
  if (ok) passed++
  else failed++
}

function run(command, commandArgs, env = {}) {
  return (
    spawnSync(command, commandArgs, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } })
      .status === 0
  )
}

/** Runs a vitest project; its own counts are added up, and a run that counts nothing is a failure. */
function vitest(name, vitestArgs, env) {
  const report = join(ROOT, '.cache', `${name}.json`)
  mkdirSync(join(ROOT, '.cache'), { recursive: true })
  rmSync(report, { force: true })
  const ok = run(
    'npx',
    ['vitest', 'run', ...vitestArgs, '--reporter=default', '--reporter=json', `--outputFile=${report}`],
    env,
  )
  try {
    const result = JSON.parse(readFileSync(report, 'utf8'))
    passed += result.numPassedTests
    failed += result.numFailedTests
    // A file that cannot be loaded has no tests that could fail.
    if (!ok && result.numFailedTests === 0) count(`${name}: see above`, false)
    if (ok && result.numPassedTests === 0) count(`${name}: no test ran`, false)
  } catch {
    count(`${name}: no report`, false)
  }
}

if (whole) {
  count('types', run('npx', ['tsc', '-p', '.']))
  count('format and lint', run('npx', ['biome', 'check', '--error-on-warnings', '.']))
  count('type-aware lint', run('npx', ['oxlint', '--type-aware']))
  const built = run('npx', ['vite', 'build', '--logLevel', 'warn'])
  count('build', built)
  vitest('unit', [])
  if (built) vitest('browser', ['--config', 'tests/browser/vitest.config.ts'], { CHROMIUM: chromium })
} else {
  vitest('unit', filters)
}

console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
