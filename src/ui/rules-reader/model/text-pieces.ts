import type { ClauseId } from '../../../i18n/index.ts'
import { plain } from './find-clauses.ts'
import { clauseIdOf, type RuleBook } from './rule-book.ts'

/** A paragraph in pieces: words, words that were looked for, and numbers of clauses that one can follow. */
export type TextPiece =
  | { readonly kind: 'text' | 'found'; readonly text: string }
  | { readonly kind: 'rule'; readonly id: ClauseId }

/** A number of a clause; `68.5` and `14.1` are none, because no book has them. */
const NUMBER = /\d+\.\d+/g

/** Cuts a paragraph at the clauses that it names and at the words that are looked for. */
export function textPieces(text: string, book: RuleBook, wanted: string): readonly TextPiece[] {
  const pieces: TextPiece[] = []
  let from = 0
  for (const match of text.matchAll(NUMBER)) {
    const id = clauseIdOf(book.ruleset, match[0])
    if (id === null) continue
    pieces.push(...foundPieces(text.slice(from, match.index), wanted), { kind: 'rule', id })
    from = match.index + match[0].length
  }
  return [...pieces, ...foundPieces(text.slice(from), wanted)]
}

/** Cuts at the words that are looked for, whatever their capitals and accents. */
export function foundPieces(text: string, wanted: string): readonly TextPiece[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean)
  const letters = text.split('')
  const bare = letters.map(plain)
  const starts: number[] = []
  let length = 0
  for (const letter of bare) {
    starts.push(length)
    length += letter.length
  }
  const whole = bare.join('')
  const marked = letters.map((_, i) => words.some((word) => covers(whole, word, starts[i]!)))
  const pieces: { kind: 'text' | 'found'; text: string }[] = []
  for (const [i, letter] of letters.entries()) {
    const kind = marked[i] === true ? 'found' : 'text'
    const last = pieces.at(-1)
    if (last?.kind === kind) last.text += letter
    else pieces.push({ kind, text: letter })
  }
  return pieces
}

/** True when an occurrence of `word` covers the letter at this place. */
function covers(whole: string, word: string, at: number): boolean {
  const found = whole.indexOf(word, Math.max(0, at - word.length + 1))
  return found >= 0 && found <= at
}
