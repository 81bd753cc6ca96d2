import { BrokenPromise, type Fault, fault, type Result } from '../math/index.ts'
import { readJson } from '../record/index.ts'
import type { DocumentCommand } from './command.ts'

/** The document that stands for a fault. */
export function errorDocument({ code, path, message }: Fault): object {
  return { error: { code, path, message } }
}

/** Answers one JSON text. A promise of our own that breaks is reported as `internal`: the other lines go on. */
export function answerText(command: DocumentCommand, text: string): Result<object> {
  const document = readJson(text)
  return document.ok ? answerValue(command, document.value) : document
}

/** The same for a document that is parsed already. */
export function answerValue(command: DocumentCommand, document: unknown): Result<object> {
  try {
    return command.answer(document)
  } catch (error) {
    if (error instanceof BrokenPromise) return fault('internal', '', error.message)
    return fault('internal', '', error instanceof Error ? `${error.name}: ${error.message}` : String(error))
  }
}
