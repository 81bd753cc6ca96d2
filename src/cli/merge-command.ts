import { fault, ok, type Result } from '../math/index.ts'
import { readJson } from '../record/index.ts'
import { type BreaksDocument, mergeable, mergeBreaks } from './breaks/breaks-document.ts'
import { readBreaksDocument } from './breaks/read-breaks-document.ts'
import type { BulkCommand } from './command.ts'

/** Reads partial answers as JSON Lines and prints the whole. */
export const mergeCommand: BulkCommand = {
  kind: 'bulk',
  usage: '   one answer from the partial answers of --range, as JSON Lines',
  options: [],
  async run(_options, input) {
    let whole: BreaksDocument | null = null
    let number = 0
    for await (const line of input()) {
      const part = readPart(line, number)
      if (!part.ok) return part
      if (whole !== null && !mergeable(whole, part.value)) {
        return fault('not-mergeable', `[${number}]`, 'not another part of the same run')
      }
      whole = whole === null ? part.value : mergeBreaks(whole, part.value)
      number++
    }
    return whole === null ? fault('missing-key', '[0]', 'no partial answers') : ok(whole)
  },
}

function readPart(line: string, number: number): Result<BreaksDocument> {
  const document = readJson(line)
  const part = document.ok ? readBreaksDocument(document.value) : document
  if (part.ok) return part
  const { code, path, message } = part.error
  return fault(code, path === '' ? `[${number}]` : `[${number}].${path}`, message)
}
