import { ok } from '../math/index.ts'
import { simulateShot } from '../physics/index.ts'
import { readSimulateDocument, writeSimulateAnswer } from '../record/index.ts'
import type { DocumentCommand } from './command.ts'

export const simulateCommand: DocumentCommand = {
  kind: 'document',
  usage: '[--lines]   what a stroke does: events, final positions, hash',
  answer(document) {
    const read = readSimulateDocument(document)
    if (!read.ok) return read
    const shot = simulateShot(read.value.request)
    return shot.ok ? ok(writeSimulateAnswer(shot.value, read.value.pathInterval)) : shot
  },
}
