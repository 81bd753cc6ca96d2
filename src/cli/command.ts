import type { Result } from '../math/index.ts'
import type { OptionValues } from './parse-arguments.ts'

/** Answers one JSON document with another: `simulate`, `rule`, ... */
export interface DocumentCommand {
  readonly kind: 'document'
  /** One line: options and what the command is for. */
  readonly usage: string
  answer(document: unknown): Result<object>
  /** Options besides `--lines`, and the answer with them; absent = there are none. */
  readonly options?: readonly string[]
  answerWith?(document: unknown, options: OptionValues): Promise<Result<object>>
}

/** Runs by options alone and answers with one document; `merge` also reads the input. */
export interface BulkCommand {
  readonly kind: 'bulk'
  readonly usage: string
  readonly options: readonly string[]
  run(options: OptionValues, input: () => AsyncIterable<string>): Promise<Result<object>>
}

export type Command = DocumentCommand | BulkCommand
