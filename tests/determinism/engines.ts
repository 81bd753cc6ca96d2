// npx tsx tests/determinism/engines.ts
// Plays the same shots in every JavaScript engine that is installed and compares all hashes with Node's. On Debian:
//   apt-get install --no-install-recommends gjs libjavascriptcoregtk-4.0-bin firefox-esr chromium
// An engine that is absent is named and left out. Exit status 1 when one differs, 2 when only Node is there.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleCore } from './bundle-core.ts'
import { type Fingerprints, fingerprints } from './core.ts'

/** Shells take a module file and print. */
const SHELLS = [
  { name: 'JavaScriptCore (jsc)', command: 'jsc', args: ['-m'] },
  { name: 'SpiderMonkey (gjs)', command: 'gjs', args: ['-m'] },
]
/** Browsers are sent to a page that sends the hashes back. */
const BROWSERS = [
  {
    name: 'Firefox',
    command: 'firefox-esr',
    args: (profile: string, url: string) => ['--headless', '--no-remote', '--profile', profile, url],
  },
  {
    name: 'Chromium',
    command: 'chromium',
    args: (profile: string, url: string) => ['--headless', '--no-sandbox', `--user-data-dir=${profile}`, url],
  },
]
const PATIENCE = 120_000

const folder = mkdtempSync(join(tmpdir(), 'engines-'))
const here = fingerprints()
let compared = 0
let different = 0
process.stdout.write(`Node ${process.version}: ${Object.keys(here).length} hashes\n`)
for (const { name, command, args } of SHELLS) {
  if (isInstalled(name, command)) compare(name, await playInShell(command, args))
}
for (const { name, command, args } of BROWSERS) {
  if (isInstalled(name, command)) compare(name, await playInBrowser(command, args))
}
rmSync(folder, { recursive: true, force: true })
process.stdout.write(`${compared} engines compared with Node, ${different} differ\n`)
process.exit(different > 0 ? 1 : compared === 0 ? 2 : 0)

function isInstalled(name: string, command: string): boolean {
  const there = (process.env.PATH ?? '').split(':').some((path) => existsSync(join(path, command)))
  if (!there) process.stdout.write(`${name}: not installed\n`)
  return there
}

function compare(name: string, found: Fingerprints | string): void {
  compared += 1
  if (typeof found === 'string') {
    different += 1
    process.stdout.write(`${name}: no answer (${found})\n`)
    return
  }
  const wrong = Object.keys(here).filter((key) => found[key] !== here[key])
  if (wrong.length > 0) different += 1
  process.stdout.write(
    `${name}: ${wrong.length === 0 ? 'the same to the last bit' : `differs in ${wrong.join(', ')}`}\n`,
  )
}

async function playInShell(command: string, args: readonly string[]): Promise<Fingerprints | string> {
  const file = join(folder, 'core.mjs')
  writeFileSync(file, await bundleCore('print(JSON.stringify(fingerprints()))'))
  const run = spawnSync(command, [...args, file], { encoding: 'utf8', timeout: PATIENCE })
  const answer = run.stdout.split('\n').find((line) => line.startsWith('{'))
  return answer === undefined ? run.stderr.slice(0, 500) : (JSON.parse(answer) as Fingerprints)
}

async function playInBrowser(
  command: string,
  args: (profile: string, url: string) => string[],
): Promise<Fingerprints | string> {
  const code = await bundleCore("fetch('/answer', { method: 'POST', body: JSON.stringify(fingerprints()) })")
  const profile = mkdtempSync(join(folder, 'profile-'))
  let tell: (answer: Fingerprints | string) => void = () => undefined
  const answer = new Promise<Fingerprints | string>((resolve) => {
    tell = resolve
  })
  const server = createServer((request, response) => {
    if (request.method !== 'POST') {
      response.setHeader('Content-Type', 'text/html')
      response.end(`<!doctype html><meta charset="utf-8"><script type="module">${code}</script>`)
      return
    }
    let body = ''
    request.on('data', (part: Buffer) => {
      body += part.toString()
    })
    request.on('end', () => {
      response.end()
      tell(JSON.parse(body) as Fingerprints)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const browser = spawn(command, args(profile, url), { stdio: 'ignore', detached: true })
  browser.once('error', (error) => tell(error.message))
  const timer = setTimeout(() => tell('too slow'), PATIENCE)
  const found = await answer
  clearTimeout(timer)
  if (browser.pid !== undefined) process.kill(-browser.pid)
  server.close()
  return found
}
