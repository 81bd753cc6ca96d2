import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './source-files.ts'

/** An npm package a folder may use; `within` narrows it to one subfolder. */
export interface AllowedPackage {
  readonly name: string
  readonly within: string | null
}

export interface Layer {
  readonly folder: string
  readonly imports: readonly string[]
  readonly packages: readonly AllowedPackage[]
}

export interface BanList {
  readonly folders: readonly string[]
  /** Globals that must not be named. */
  readonly globals: readonly string[]
  /** The members of Math that every engine computes alike. */
  readonly math: readonly string[]
}

/** Other ways to the same globals. */
const DETOURS = ['globalThis', 'self']

const DOCUMENT = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8')

/** The layer table of docs/architecture.md. */
export function readLayers(): Layer[] {
  const rows = DOCUMENT.split('\n').filter(
    (line) => /^\|\s*[a-z0-9]+\s*\|/.test(line) && !line.includes('may import'),
  )
  return rows.map((row) => {
    const [, folder, imports, packages] = row.split('|').map((cell) => cell.trim())
    return { folder: folder!, imports: words(imports!), packages: packagesOf(packages!) }
  })
}

function words(cell: string): string[] {
  return cell === '-' ? [] : cell.split(',').map((word) => word.trim())
}

/** `three, lil-gui` or `cannon-es, only in physics/off-bed`. */
function packagesOf(cell: string): AllowedPackage[] {
  const only = /^(.*), only in (\S+)$/.exec(cell)
  return words(only?.[1] ?? cell).map((name) => ({ name, within: only?.[2] ?? null }))
}

/** The list of what is banned for the sake of determinism, from the same page. */
export function readBanList(): BanList {
  const section = DOCUMENT.slice(DOCUMENT.indexOf('## Determinism'))
  const [, folders, banned] =
    /In ([a-z0-9, ]+) the following are banned[^:]*:([\s\S]*?)`\*\*`/.exec(section) ?? []
  const [globals, math] = (banned ?? '').split('every `Math.*` but')
  return {
    folders: words(folders ?? ''),
    globals: [...(globals ?? '').matchAll(/`(\w+)`/g)].map((match) => match[1]!).concat(DETOURS),
    math: (math ?? '')
      .replaceAll('`', ' ')
      .split(/[\s,]+/)
      .filter((word) => /^\w+$/.test(word) && word !== 'and'),
  }
}
