import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/** The file named by `--in`, or standard input. */
export function openInput(file: string | undefined): Readable {
  return file === undefined ? process.stdin : createReadStream(file)
}

/** Lines that are not blank. */
export async function* linesOf(input: Readable): AsyncGenerator<string> {
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() !== '') yield line
  }
}

export async function textOf(input: Readable): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of input) chunks.push(Buffer.from(chunk as Buffer))
  return Buffer.concat(chunks).toString('utf8')
}
