import { fault, ok, type Result } from '../math/index.ts'

/** Values of the options by name without dashes; a flag without a value is `true`. */
export type OptionValues = ReadonlyMap<string, string | true>

const FLAGS: ReadonlySet<string> = new Set(['lines', 'help'])

/** Splits `--name value` and `--flag`; `usage` faults for an unknown option or one without its value. */
export function parseArguments(args: readonly string[], known: readonly string[]): Result<OptionValues> {
  const values = new Map<string, string | true>()
  for (let i = 0; i < args.length; i++) {
    const name = args[i]!.replace(/^--/, '')
    if (!args[i]!.startsWith('--') || !known.includes(name))
      return fault('usage', args[i]!, `unknown option ${args[i]}`)
    if (values.has(name)) return fault('usage', `--${name}`, `--${name} is given twice`)
    if (FLAGS.has(name)) {
      values.set(name, true)
      continue
    }
    const value = args[++i]
    if (value === undefined || value.startsWith('--'))
      return fault('usage', `--${name}`, `--${name} needs a value`)
    values.set(name, value)
  }
  return ok(values)
}

/** The option as a number within bounds, or the default. */
export function numberOption(
  options: OptionValues,
  name: string,
  fallback: number,
  bounds: { readonly least: number; readonly most: number; readonly whole?: boolean },
): Result<number> {
  const text = options.get(name)
  if (text === undefined) return ok(fallback)
  const value = Number(text)
  const fits = value >= bounds.least && value <= bounds.most && (!bounds.whole || Number.isInteger(value))
  if (text === true || text.trim() === '' || !fits) {
    const kind = bounds.whole ? 'a whole number' : 'a number'
    return fault('usage', `--${name}`, `--${name} wants ${kind} within ${bounds.least}..${bounds.most}`)
  }
  return ok(value)
}

/** The option as one of some words, or the default. */
export function wordOption<Word extends string>(
  options: OptionValues,
  name: string,
  fallback: Word,
  words: readonly Word[],
): Result<Word> {
  const text = options.get(name) ?? fallback
  const word = words.find((candidate) => candidate === text)
  return word === undefined
    ? fault('usage', `--${name}`, `--${name} wants one of ${words.join(' ')}`)
    : ok(word)
}
