import ts from 'typescript'
import { isLocal } from './is-local.ts'
import type { BanList } from './layer-table.ts'
import { lineOf, parse, walk } from './source-files.ts'

/** What of the ban list a source text uses, as `line: use`. Comments, strings, names of
 * properties and variables of the file's own that happen to have such a name do not count. */
export function bannedUses(text: string, ban: BanList, path = 'sample.ts'): string[] {
  const found: string[] = []
  walk(parse({ path, text }), (node) => {
    const use = bannedUse(node, ban)
    if (use !== null) found.push(`${lineOf(node)}: ${use}`)
  })
  return found
}

function bannedUse(node: ts.Node, ban: BanList): string | null {
  if (node.kind === ts.SyntaxKind.AsteriskAsteriskToken) return '**'
  if (node.kind === ts.SyntaxKind.AsteriskAsteriskEqualsToken) return '**='
  if (!ts.isIdentifier(node) || isName(node)) return null
  if (node.text === 'Math') return mathUse(node, ban)
  return ban.globals.includes(node.text) && !isLocal(node) ? node.text : null
}

/** `Math` may only stand before one of the allowed members; anything else could hide a banned one. */
function mathUse(node: ts.Identifier, ban: BanList): string | null {
  const { parent } = node
  if (!ts.isPropertyAccessExpression(parent) || parent.expression !== node) return 'Math by itself'
  return ban.math.includes(parent.name.text) ? null : `Math.${parent.name.text}`
}

/** The identifier names a member (`x.document`, `{ document: 1 }`, `interface { document: ... }`), not a variable. */
function isName(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node
  if (ts.isQualifiedName(parent)) return parent.right === node
  const named =
    ts.isPropertyAssignment(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isMethodSignature(parent)
  return named && parent.name === node
}
