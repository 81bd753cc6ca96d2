import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..')
const SOURCE = join(ROOT, 'src')

export interface SourceFile {
  /** From the project's root, with slashes: `src/math/hash.ts`. */
  readonly path: string
  /** Room of the house: the folder under src, or '' for a file right in src. */
  readonly folder: string
  readonly text: string
}

/** An import, an export-from or a dynamic import. */
export interface Import {
  readonly from: SourceFile
  readonly specifier: string
  readonly line: number
}

export function readSources(): SourceFile[] {
  const entries = readdirSync(SOURCE, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
    .map((entry) => {
      const full = join(entry.parentPath, entry.name)
      const inSource = relative(SOURCE, full).split(sep)
      const folder = inSource.length > 1 ? inSource[0]! : ''
      return { path: `src/${inSource.join('/')}`, folder, text: readFileSync(full, 'utf8') }
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1))
}

export function parse(file: Pick<SourceFile, 'path' | 'text'>): ts.SourceFile {
  const kind = file.path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(file.path, file.text, ts.ScriptTarget.Latest, true, kind)
}

export function lineOf(node: ts.Node): number {
  const source = node.getSourceFile()
  return source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
}

export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  ts.forEachChild(node, (child) => walk(child, visit))
}

/** Every module that a file names, also in type positions, dynamic imports and `new URL('./x', import.meta.url)`. */
export function importsOf(file: SourceFile): Import[] {
  const found: Import[] = []
  walk(parse(file), (node) => {
    const specifier = namedModule(node)
    if (specifier !== null) found.push({ from: file, specifier, line: lineOf(node) })
  })
  return found
}

function namedModule(node: ts.Node): string | null {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return textOf(node.moduleSpecifier)
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    return textOf(node.arguments[0])
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) return textOf(node.argument.literal)
  return null
}

function textOf(node: ts.Node | undefined): string | null {
  return node !== undefined && ts.isStringLiteralLike(node) ? node.text : null
}
