import { once } from 'node:events'

/** Writes one document as one compact line, waiting while the reader is slower than we are. */
export async function writeDocument(document: unknown): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(document)}\n`)) await once(process.stdout, 'drain')
}

/** Progress and logs; documents alone go to standard output. */
export function writeLog(text: string): void {
  process.stderr.write(`${text}\n`)
}

/** A reader that has seen enough (`| head`) closes the pipe: that is the end of our work, not an error. */
export function endWithReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    throw error
  })
}
