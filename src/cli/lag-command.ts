import { ok } from '../math/index.ts'
import { readLagDocument } from '../record/index.ts'
import { ruleLag } from '../rules/index.ts'
import type { DocumentCommand } from './command.ts'

export const lagCommand: DocumentCommand = {
  kind: 'document',
  usage: '[--lines]   who won the lag',
  answer(document) {
    const read = readLagDocument(document)
    return read.ok ? ok({ format: 1, ...ruleLag(read.value) }) : read
  },
}
