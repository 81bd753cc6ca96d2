import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { COMMANDS } from '../../src/cli/commands.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const README = readFileSync(join(ROOT, 'README.md'), 'utf8')
const SECTION = README.slice(README.indexOf('## Command line'), README.indexOf('## Develop'))

/** The commands of the section's first shell block; one may run over several lines. */
function shellCommands(): string[] {
  const [, block] = /```sh\n([\s\S]*?)```/.exec(SECTION) ?? []
  const lines = (block ?? '').split('\n').filter((line) => line !== '')
  const commands: string[] = []
  for (const line of lines) {
    if (/^\s/.test(line)) commands.push(`${commands.pop()}\n${line}`)
    else commands.push(line)
  }
  return commands
}

/** A shot for the referee, as the examples name it. */
function ruleDocument(): string {
  const cases = readFileSync(join(ROOT, 'tests/cases/rule-examples.jsonl'), 'utf8')
  return JSON.stringify((JSON.parse(cases.slice(0, cases.indexOf('\n'))) as { input: unknown }).input)
}

test('the examples of the README run as they are written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'headstring-'))
  try {
    writeFileSync(join(folder, 'shot.json'), ruleDocument())
    const commands = shellCommands()
    expect(commands.length).toBeGreaterThan(1)
    for (const command of commands) {
      // Called from another folder, and without playing a thousand breaks.
      const here = command
        .replace('npm run --silent cli --', `'${process.execPath}' '${join(ROOT, 'src/cli/headstring.mjs')}'`)
        .replace(/--count \d+/, '--count 5')
      const { status, stdout, stderr } = spawnSync('sh', ['-c', here], { cwd: folder, encoding: 'utf8' })
      expect([command, status, stderr]).toEqual([command, 0, ''])
      expect(JSON.parse(stdout)).toMatchObject({ format: 1 })
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('every command in the table of the README exists', () => {
  const named = [...SECTION.matchAll(/^\| `([a-z ]+)`/gm)].map((match) => match[1]!)
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter((name) => !COMMANDS.has(name))).toEqual([])
})
