import { spawnSync } from 'node:child_process'
import { cpus } from 'node:os'

/** Where and from what a result comes. */
export interface Origin {
  readonly cpu: string
  readonly node: string
  /** Short hash; with `+` when the tree had changes. */
  readonly commit: string
}

function git(...args: string[]): string {
  return spawnSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' }).stdout?.trim() ?? ''
}

export function readOrigin(): Origin {
  const changed = git('status', '--porcelain', '--', '..') === '' ? '' : '+'
  return {
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    node: process.version,
    commit: `${git('rev-parse', '--short', 'HEAD') || 'unknown'}${changed}`,
  }
}
