import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bannedUses } from './banned-uses.ts'
import { type Layer, readBanList, readLayers } from './layer-table.ts'
import { type Import, importsOf, readSources } from './source-files.ts'

const LAYERS = readLayers()
const BAN = readBanList()
const sources = readSources()
const imports = sources.flatMap(importsOf)

const layerOf = (folder: string): Layer | undefined => LAYERS.find((layer) => layer.folder === folder)

/** Why an import is not allowed, or null. */
function fault({ from, specifier }: Import): string | null {
  if (from.folder === '') return null
  const layer = layerOf(from.folder)
  if (layer === undefined) return `${from.folder} stands in no layer`
  return specifier.startsWith('.')
    ? relativeFault(layer, from.path, specifier)
    : packageFault(layer, from.path, specifier)
}

function relativeFault(layer: Layer, path: string, specifier: string): string | null {
  const [bare, query] = specifier.split('?')
  const target = posix.normalize(posix.join(posix.dirname(path), bare!))
  const [root, folder, ...rest] = target.split('/')
  if (root !== 'src' || folder === undefined)
    return /^(assets|package\.json)/.test(target) ? null : 'leaves src'
  if (folder === layer.folder) return null
  if (!layer.imports.includes(folder)) return `${layer.folder} may not import ${folder}`
  // The entry of a worker is loaded as a file of its own; style sheets have an index like code has.
  return rest.join('/') === 'index.ts' || rest.at(-1) === 'index.css' || query === 'worker'
    ? null
    : `not through ${folder}/index.ts`
}

function packageFault(layer: Layer, path: string, specifier: string): string | null {
  const named = specifier.split('/')
  const name = specifier.startsWith('node:')
    ? 'node:'
    : named.slice(0, specifier.startsWith('@') ? 2 : 1).join('/')
  const own = layer.packages.find(
    (allowed) => allowed.name === name || specifier.startsWith(`${allowed.name}/`),
  )
  if (own === undefined) return `${layer.folder} may not use ${name}`
  return own.within === null || path.startsWith(`src/${own.within}/`) ? null : `${name} only in ${own.within}`
}

describe('layers', () => {
  test('the table and the list of bans were found', () => {
    expect(LAYERS.length).toBeGreaterThan(15)
    expect(layerOf('physics')).toEqual({
      folder: 'physics',
      imports: ['math', 'table', 'shot'],
      packages: [{ name: 'cannon-es', within: 'physics/off-bed' }],
    })
    expect(BAN.folders).toContain('rules')
    expect(BAN.globals).toEqual([
      'Date',
      'performance',
      'window',
      'document',
      'console',
      'globalThis',
      'self',
    ])
    expect(BAN.math.length).toBe(12)
  })

  test('every folder stands in the table', () => {
    const folders = new Set(sources.map((file) => file.folder).filter((folder) => folder !== ''))
    expect([...folders].filter((folder) => layerOf(folder) === undefined)).toEqual([])
  })

  test('every import is allowed', () => {
    const faults = imports.flatMap((one) => {
      const why = fault(one)
      return why === null ? [] : [`${one.from.path}:${one.line} ${one.specifier}: ${why}`]
    })
    expect(faults).toEqual([])
    expect(imports.length).toBeGreaterThan(50)
  })

  test.each([
    ['src/rules/a.ts', '../physics/index.ts', 'rules may not import physics'],
    ['src/physics/a.ts', '../math/trig.ts', 'not through math/index.ts'],
    ['src/physics/resolve/a.ts', '../../math/index.ts', null],
    ['src/physics/resolve/a.ts', '../motion/b.ts', null],
    ['src/physics/solver.ts', 'cannon-es', 'cannon-es only in physics/off-bed'],
    ['src/physics/off-bed/a.ts', 'cannon-es', null],
    ['src/ui/a.tsx', 'three/addons/x.js', 'ui may not use three'],
    ['src/ui/a.tsx', 'preact/hooks', null],
    ['src/view/a.ts', 'three/addons/x.js', null],
    ['src/math/a.ts', 'node:fs', 'math may not use node:'],
    ['src/cli/a.ts', 'node:fs', null],
    ['src/app/a.ts', '../ui/styles/index.css', null],
    ['src/app/a.ts', '../physics/solve-worker.ts?worker', null],
  ])('%s importing %s: %s', (path, specifier, expected) => {
    const from = { path, folder: path.split('/')[1]!, text: '' }
    expect(fault({ from, specifier, line: 1 })).toBe(expected)
  })

  test('folders import each other without cycles', () => {
    expect(cycleOf(new Map(LAYERS.map((layer) => [layer.folder, layer.imports])))).toBeNull()
    expect(
      cycleOf(
        new Map([
          ['a', ['b']],
          ['b', ['c']],
          ['c', ['a']],
        ]),
      ),
    ).not.toBeNull()
  })
})

/** A folder that is reached from itself, or null. */
function cycleOf(graph: ReadonlyMap<string, readonly string[]>): string | null {
  const done = new Set<string>()
  const visit = (folder: string, above: readonly string[]): string | null => {
    if (above.includes(folder)) return [...above, folder].join(' -> ')
    if (done.has(folder)) return null
    for (const next of graph.get(folder) ?? []) {
      const found = visit(next, [...above, folder])
      if (found !== null) return found
    }
    done.add(folder)
    return null
  }
  for (const folder of graph.keys()) {
    const found = visit(folder, [])
    if (found !== null) return found
  }
  return null
}

describe('determinism', () => {
  test('nothing that differs between engines or runs', () => {
    const checked = sources.filter((file) => BAN.folders.includes(file.folder))
    const found = checked.flatMap((file) =>
      bannedUses(file.text, BAN, file.path).map((use) => `${file.path}:${use}`),
    )
    expect(found).toEqual([])
    expect(checked.length).toBeGreaterThan(30)
  })

  test.each([
    ['Math.sin(1)', ['1: Math.sin']],
    ['const f = Math.hypot', ['1: Math.hypot']],
    ['const { cos } = Math', ['1: Math by itself']],
    ["Math['sin'](1)", ['1: Math by itself']],
    ['// above\nconst x = 2 ** 3', ['2: **']],
    ['x **= 2', ['1: **=']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the sample is source text
    ['const s = `at ${Date.now()}`', ['1: Date']],
    ['const t = { now: performance.now() }', ['1: performance']],
    ['console.log(document.title, window)', ['1: console', '1: document', '1: window']],
    ['globalThis.Math.sin(1)', ['1: globalThis']],
    ['self.performance.now()', ['1: self']],
    ['function f() { const window = 1 }\nwindow.open()', ['2: window']],
    ['declare const window: object\nuse(window)', ['1: window', '2: window']],
    ['const window = 2\nfunction f() { return window }', []],
    ['const f = (document: string) => document', []],
    ['const f = ({ a: [document] }) => document', []],
    ['for (const window of list) use(window)', []],
    ["import { document } from './a.ts'\nuse(document)", []],
    ['// Math.sin, Date, **', []],
    ['const s = \'Math.sin\' + "2 ** 3"', []],
    ['const r = /Math.sin(1) ** Date/', []],
    ['const s = `Math.sin(1) ** Date`', []],
    ['Math.sqrt(Math.abs(Math.PI))', []],
    ['interface A { document: string }\nconst a: A = { document: "" }\na.document', []],
  ])('%s', (text, expected) => {
    expect(bannedUses(text, BAN)).toEqual(expected)
  })
})

describe('size', () => {
  test('no file has 400 lines', () => {
    const long = sources.filter((file) => file.text.split('\n').length > 400)
    expect(long.map((file) => file.path)).toEqual([])
  })

  test('the middle file is about 120 lines or shorter', () => {
    const lengths = sources.map((file) => file.text.split('\n').length).sort((a, b) => a - b)
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(130)
  })
})
