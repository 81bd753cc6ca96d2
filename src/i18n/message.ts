/** A value that a sentence may carry: text, a number, or several ids (balls, rails). */
export type MessageValue = string | number | readonly string[]
export type MessageParams = Readonly<Record<string, MessageValue>>

/** One piece of a parsed pattern. `#` inside a plural branch is the number itself. */
export type MessageNode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'count' }
  | { readonly kind: 'value'; readonly name: string; readonly format: string | null }
  | {
      readonly kind: 'plural' | 'select'
      readonly name: string
      readonly branches: Readonly<Record<string, readonly MessageNode[]>>
    }

interface Cursor {
  readonly text: string
  at: number
}

/**
 * Parses the subset of ICU MessageFormat that our catalogues use: `{name}`, `{name, format}`,
 * `{n, plural, one {# ball} other {# balls}}`, `=0 {none}`, `{x, select, a {..} other {..}}`, nested at will.
 * A broken pattern throws: catalogues are our own and a test parses every line of them.
 */
export function parseMessage(pattern: string): readonly MessageNode[] {
  const cursor: Cursor = { text: pattern, at: 0 }
  const nodes = parseNodes(cursor, false)
  if (cursor.at < pattern.length) throw new SyntaxError(`unmatched } in message "${pattern}"`)
  return nodes
}

function parseNodes(cursor: Cursor, counting: boolean): readonly MessageNode[] {
  const nodes: MessageNode[] = []
  let text = ''
  const flush = () => {
    if (text) nodes.push({ kind: 'text', text })
    text = ''
  }
  while (cursor.at < cursor.text.length && cursor.text[cursor.at] !== '}') {
    const char = cursor.text[cursor.at]!
    if (char === '{') {
      flush()
      nodes.push(parsePlaceholder(cursor))
    } else if (char === '#' && counting) {
      flush()
      nodes.push({ kind: 'count' })
      cursor.at++
    } else {
      text += char
      cursor.at++
    }
  }
  flush()
  return nodes
}

function parsePlaceholder(cursor: Cursor): MessageNode {
  expect(cursor, '{')
  const name = readWord(cursor)
  if (peek(cursor) === '}') {
    cursor.at++
    return { kind: 'value', name, format: null }
  }
  expect(cursor, ',')
  const format = readWord(cursor)
  if (format === 'plural' || format === 'select') {
    expect(cursor, ',')
    return { kind: format, name, branches: parseBranches(cursor, format === 'plural') }
  }
  expect(cursor, '}')
  return { kind: 'value', name, format }
}

function parseBranches(cursor: Cursor, counting: boolean): Record<string, readonly MessageNode[]> {
  const branches: Record<string, readonly MessageNode[]> = {}
  while (peek(cursor) !== '}') {
    const selector = readWord(cursor)
    expect(cursor, '{')
    branches[selector] = parseNodes(cursor, counting)
    expect(cursor, '}', false)
  }
  cursor.at++
  if (!('other' in branches)) throw new SyntaxError(`no "other" branch in message "${cursor.text}"`)
  return branches
}

function peek(cursor: Cursor): string | undefined {
  while (cursor.text[cursor.at] === ' ') cursor.at++
  return cursor.text[cursor.at]
}

function expect(cursor: Cursor, char: string, skipSpace = true): void {
  const found = skipSpace ? peek(cursor) : cursor.text[cursor.at]
  if (found !== char) throw new SyntaxError(`"${char}" expected at ${cursor.at} in message "${cursor.text}"`)
  cursor.at++
}

function readWord(cursor: Cursor): string {
  peek(cursor)
  const word = /^[=\w.-]+/.exec(cursor.text.slice(cursor.at))?.[0]
  if (!word) throw new SyntaxError(`name expected at ${cursor.at} in message "${cursor.text}"`)
  cursor.at += word.length
  return word
}
