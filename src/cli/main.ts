import type { Result } from '../math/index.ts'
import { readJson } from '../record/index.ts'
import { answerText, errorDocument } from './answer-text.ts'
import type { Command, DocumentCommand } from './command.ts'
import { COMMANDS } from './commands.ts'
import { linesOf, openInput, textOf } from './input.ts'
import { endWithReader, writeDocument, writeLog } from './output.ts'
import { type OptionValues, parseArguments } from './parse-arguments.ts'

/** Exit statuses: every line answered, some line in error, called the wrong way. */
const ANSWERED = 0
const SOME_ERROR = 1
const WRONG_USAGE = 2

/** Runs one command line and gives its exit status. */
export async function main(args: readonly string[]): Promise<number> {
  endWithReader()
  const found = findCommand(args)
  if (found === null) {
    writeLog(usage())
    return args.includes('--help') ? ANSWERED : WRONG_USAGE
  }
  const { name, command, rest } = found
  const own = command.kind === 'bulk' ? command.options : ['lines', ...(command.options ?? [])]
  const options = parseArguments(rest, [...own, 'in', 'help'])
  if (!options.ok) return wrongUsage(name, command, options.error.message)
  if (options.value.has('help')) {
    writeLog(`headstring ${name} ${command.usage}`)
    return ANSWERED
  }
  try {
    return command.kind === 'document'
      ? await answerAll(command, options.value)
      : await runBulk(name, command, options.value)
  } catch (error) {
    // An input file that is missing or unreadable: the only thing here that throws.
    return wrongUsage(name, command, error instanceof Error ? error.message : String(error))
  }
}

/** Commands of two words, as `record verify`, come before those of one. */
function findCommand(
  args: readonly string[],
): { name: string; command: Command; rest: readonly string[] } | null {
  for (const words of [2, 1]) {
    const name = args.slice(0, words).join(' ')
    const command = COMMANDS.get(name)
    if (command !== undefined) return { name, command, rest: args.slice(words) }
  }
  return null
}

async function answerAll(command: DocumentCommand, options: OptionValues): Promise<number> {
  const input = openInput(inputFile(options))
  if (!options.has('lines')) return answerOne(command, await textOf(input), options)
  let status = ANSWERED
  for await (const line of linesOf(input)) status = Math.max(status, await answerOne(command, line, options))
  return status
}

async function answerOne(command: DocumentCommand, text: string, options: OptionValues): Promise<number> {
  const answer = await answerWithOptions(command, text, options)
  await writeDocument(answer.ok ? answer.value : errorDocument(answer.error))
  return answer.ok ? ANSWERED : SOME_ERROR
}

/** With the options of its own that a command was given, if any. */
async function answerWithOptions(
  command: DocumentCommand,
  text: string,
  options: OptionValues,
): Promise<Result<object>> {
  const given = command.options?.some((option) => options.has(option)) === true
  if (!given || command.answerWith === undefined) return answerText(command, text)
  const document = readJson(text)
  return document.ok ? command.answerWith(document.value, options) : document
}

async function runBulk(
  name: string,
  command: Command & { kind: 'bulk' },
  options: OptionValues,
): Promise<number> {
  const answer = await command.run(options, () => linesOf(openInput(inputFile(options))))
  if (answer.ok) {
    await writeDocument(answer.value)
    return ANSWERED
  }
  if (answer.error.code === 'usage') return wrongUsage(name, command, answer.error.message)
  await writeDocument(errorDocument(answer.error))
  return SOME_ERROR
}

function inputFile(options: OptionValues): string | undefined {
  const file = options.get('in')
  return typeof file === 'string' ? file : undefined
}

function wrongUsage(name: string, command: Command, message: string): number {
  writeLog(`${name}: ${message}\nusage: headstring ${name} ${command.usage}`)
  return WRONG_USAGE
}

function usage(): string {
  const lines = [...COMMANDS].map(([name, command]) => `  headstring ${name} ${command.usage}`)
  return ['usage:', ...lines, 'Every command reads --in FILE instead of standard input.'].join('\n')
}
