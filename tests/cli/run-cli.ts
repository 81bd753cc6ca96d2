import { spawn, spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'

const BIN = fileURLToPath(new URL('../../src/cli/headstring.mjs', import.meta.url))

export interface CliRun {
  readonly status: number | null
  readonly lines: readonly string[]
  readonly documents: readonly Record<string, unknown>[]
  readonly stderr: string
}

/** Runs the real program, from a folder that is not the project's. */
export function runCli(args: readonly string[], input = ''): CliRun {
  const run = spawnSync(process.execPath, [BIN, ...args], { cwd: tmpdir(), encoding: 'utf8', input })
  const lines = run.stdout.split('\n').filter((line) => line !== '')
  return {
    status: run.status,
    lines,
    documents: lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    stderr: run.stderr,
  }
}

/** Starts the program, reads its first line and closes the pipe, as `| head -1` does. */
export function runCliUntilFirstLine(
  args: readonly string[],
  input: string,
): Promise<{ status: number | null; stderr: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [BIN, ...args], { cwd: tmpdir(), stdio: 'pipe' })
    let stderr = ''
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString('utf8')
    })
    child.stdout.once('data', () => child.stdout.destroy())
    child.stdin.on('error', () => undefined)
    child.on('close', (status) => resolve({ status, stderr }))
    child.stdin.end(input)
  })
}
