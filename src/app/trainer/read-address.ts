import type { TrainerStart } from './trainer-session.ts'

/** What the rest of the trainer's address asks for; null as a shot = whatever is to be decided. */
export type TrainerAddress =
  | Exclude<TrainerStart, { kind: 'met' }>
  | { readonly kind: 'now'; readonly shot: number | null }
  | { readonly kind: 'match'; readonly id: string; readonly shot: number | null }

/**
 * Reads `one/POSITION[/back]` and `two/POSITION[/back]` with a position as text (`back` = somebody came from another page
 * and goes back there), `set-up` for one to be set up by hand, `now[/SHOT]`
 * of the match on the table and `match/ID[/SHOT]` of a kept one. Anything else is the next position.
 */
export function readAddress(rest: string): TrainerAddress {
  const [kind = '', ...parts] = rest.split('/')
  switch (kind) {
    case 'one':
    case 'two': {
      const text = decodeText(parts[0] ?? '')
      if (text === '') return { kind: 'next' }
      return { kind: 'link', text, seat: kind, ...(parts[1] === 'back' ? { back: true } : {}) }
    }
    case 'set-up':
      return { kind }
    case 'now':
      return { kind, shot: shotNumber(parts[0]) }
    case 'match':
      return { kind, id: parts[0] ?? '', shot: shotNumber(parts[1]) }
    default:
      return { kind: 'next' }
  }
}

function shotNumber(part: string | undefined): number | null {
  return part !== undefined && /^\d{1,6}$/.test(part) ? Number(part) : null
}

/** A link that was cut in the middle of a letter is read as it stands: the reader of positions says what is wrong. */
function decodeText(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
