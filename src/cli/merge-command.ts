import { type Fault, fault, ok, type Result } from '../math/index.ts'
import { readJson } from '../record/index.ts'
import type { BulkCommand } from './command.ts'
import { mergerFor, type PartsMerger } from './merge-parts.ts'

/** Reads partial answers as JSON Lines and prints the whole. */
export const mergeCommand: BulkCommand = {
  kind: 'bulk',
  usage: '   one answer from the partial answers of --range, as JSON Lines',
  options: [],
  async run(_options, input) {
    let whole: object | null = null
    let merger: PartsMerger | null = null
    let number = 0
    for await (const line of input()) {
      const document = readJson(line)
      if (!document.ok) return inLine(document.error, number)
      merger ??= mergerFor(document.value)
      const added: Result<object> = merger.add(whole, document.value)
      if (!added.ok) return inLine(added.error, number)
      whole = added.value
      number++
    }
    return whole === null ? fault('missing-key', '[0]', 'no partial answers') : ok(whole)
  },
}

function inLine({ code, path, message }: Fault, number: number): Result<never> {
  return fault(code, path === '' ? `[${number}]` : `[${number}].${path}`, message)
}
