function markers(name: string): readonly [start: string, end: string] {
  return [`<!-- ${name}: written by benchmarks/physics-doc.ts -->`, `<!-- end of ${name} -->`]
}

function placeOf(text: string, name: string): readonly [from: number, to: number] {
  const [start, end] = markers(name)
  const from = text.indexOf(start)
  const to = text.indexOf(end)
  if (from < 0 || to < from) throw new Error(`no block named ${name}`)
  return [from + start.length, to]
}

/** What stands between the markers of a block. */
export function readBlock(text: string, name: string): string {
  return text.slice(...placeOf(text, name)).trim()
}

/** The text with another content of a block. */
export function withBlock(text: string, name: string, content: string): string {
  const [from, to] = placeOf(text, name)
  return `${text.slice(0, from)}\n\n${content}\n\n${text.slice(to)}`
}
