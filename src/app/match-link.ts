import { type Fault, fault, type Result } from '../math/index.ts'
import { type MatchRecord, packRecord, unpackRecord } from '../record/index.ts'

/** Longer links are cut by some programs that people send them with, characters. */
export const LONGEST_LINK = 8000
/** What a link may unfold to, characters: a thousand shots are a third of it. */
const MOST_TEXT = 1_000_000
const ROUTE = '#/match/'

/** A match as a link to the page at `page` (without `#`); null when it is too long for one: then it goes as a file. */
export async function writeMatchLink(record: MatchRecord, page: string): Promise<string | null> {
  const link = `${page}${ROUTE}${toBase64Url(await deflate(packRecord(record)))}`
  return link.length > LONGEST_LINK ? null : link
}

/** The part of a link that holds a match; null when it holds none. */
export function matchInLink(hash: string): string | null {
  return hash.startsWith(ROUTE) ? hash.slice(ROUTE.length) : null
}

/**
 * Reads the part of a link that holds a match and plays the match again. Faults: `link-cut` for what no link of ours
 * can be, and those of `unpackRecord`.
 */
export async function readMatchLink(part: string): Promise<Result<MatchRecord, Fault>> {
  const bytes = fromBase64Url(part)
  const text = bytes === null ? null : await inflate(bytes)
  return text === null ? fault('link-cut', '', 'the link was cut or changed on its way') : unpackRecord(text)
}

async function deflate(text: string): Promise<Uint8Array> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  return new Uint8Array(await new Response(packed).arrayBuffer())
}

/** Null when it is no packed text, or unfolds to more than any match. */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const reader = new Blob([bytes])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .pipeThrough(new TextDecoderStream('utf-8', { fatal: true }))
    .getReader()
  let text = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return text
      text += value
      if (text.length > MOST_TEXT) {
        await reader.cancel()
        return null
      }
    }
  } catch {
    return null
  }
}

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(text)) return null
  try {
    const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
  } catch {
    return null
  }
}
