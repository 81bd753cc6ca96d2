import { ok } from '../math/index.ts'
import { readRuleDocument, writeRuleAnswer } from '../record/index.ts'
import { ruleShot } from '../rules/index.ts'
import type { DocumentCommand } from './command.ts'

export const ruleCommand: DocumentCommand = {
  kind: 'document',
  usage: '[--lines]   one shot before the referee',
  answer(document) {
    const read = readRuleDocument(document)
    if (!read.ok) return read
    const ruling = ruleShot(read.value)
    return ruling.ok ? ok(writeRuleAnswer(ruling.value)) : ruling
  },
}
