/** `--name 12` from the command line. */
export function numberArgument(name: string, otherwise: number): number {
  const text = textArgument(name)
  return text === undefined ? otherwise : Number(text)
}

export function textArgument(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}
