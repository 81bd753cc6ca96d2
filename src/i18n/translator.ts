import type { Language, MessageKey } from './catalogue.ts'
import type { LocaleId } from './locale.ts'
import { type MessageNode, type MessageParams, type MessageValue, parseMessage } from './message.ts'

/** A sentence in pieces, so that a page can draw balls as chips and numbers in their own face. */
export type MessagePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly text: string }
  /** `text` is how the ball is said aloud. */
  | { readonly kind: 'ball'; readonly ball: string; readonly text: string }

/** Names of the two people, for `{seat, player}`. */
export type PlayerNames = Readonly<Record<string, string>>

export interface Translator {
  readonly locale: LocaleId
  /** The sentence as plain text, balls spoken by their number. */
  text(key: MessageKey, params?: MessageParams): string
  /** The same in pieces. */
  parts(key: MessageKey, params?: MessageParams): readonly MessagePart[]
  has(key: string): key is MessageKey
  /** A number with this many decimals. */
  number(value: number, decimals?: number): string
}

export function makeTranslator(language: Language, names: PlayerNames = {}): Translator {
  return new CatalogueTranslator(language, names)
}

class CatalogueTranslator implements Translator {
  readonly locale: LocaleId
  readonly #catalogue: Language['catalogue']
  readonly #names: PlayerNames
  readonly #plurals: Intl.PluralRules
  readonly #lists: Intl.ListFormat
  readonly #parsed = new Map<MessageKey, readonly MessageNode[]>()

  constructor({ locale, catalogue }: Language, names: PlayerNames) {
    this.locale = locale
    this.#catalogue = catalogue
    this.#names = names
    this.#plurals = new Intl.PluralRules(locale)
    this.#lists = new Intl.ListFormat(locale)
  }

  text(key: MessageKey, params: MessageParams = {}): string {
    return this.parts(key, params)
      .map((part) => part.text)
      .join('')
  }

  parts(key: MessageKey, params: MessageParams = {}): readonly MessagePart[] {
    return this.#render(this.#nodes(key), params, null)
  }

  has(key: string): key is MessageKey {
    return key in this.#catalogue
  }

  number(value: number, decimals = 0): string {
    return new Intl.NumberFormat(this.locale, {
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }).format(value)
  }

  #nodes(key: MessageKey): readonly MessageNode[] {
    let nodes = this.#parsed.get(key)
    if (!nodes) {
      nodes = parseMessage(this.#catalogue[key] ?? key)
      this.#parsed.set(key, nodes)
    }
    return nodes
  }

  #render(nodes: readonly MessageNode[], params: MessageParams, count: number | null): MessagePart[] {
    return nodes.flatMap((node) => this.#piece(node, params, count))
  }

  #piece(node: MessageNode, params: MessageParams, count: number | null): MessagePart[] {
    switch (node.kind) {
      case 'text':
        return [{ kind: 'text', text: node.text }]
      case 'count':
        return [{ kind: 'number', text: this.number(count ?? 0) }]
      case 'value':
        return this.#format(params[node.name], node.format)
      case 'plural': {
        const n = countOf(params[node.name])
        const branch = node.branches[`=${n}`] ?? node.branches[this.#plurals.select(n)]
        return this.#render(branch ?? node.branches.other!, params, n)
      }
      case 'select': {
        const chosen = String(params[node.name] ?? 'other')
        return this.#render(node.branches[chosen] ?? node.branches.other!, params, count)
      }
    }
  }

  #format(value: MessageValue | undefined, format: string | null): MessagePart[] {
    if (value === undefined) return []
    const many = isList(value) ? value : [String(value)]
    switch (format) {
      case 'ball':
        return this.#listed(many, (ball) => ({ kind: 'ball', ball, text: this.#ballName(ball) }))
      case 'player':
        return this.#listed(many, (seat) => ({ kind: 'text', text: this.#names[seat] ?? seat }))
      case 'pocket':
      case 'rail':
        return this.#listed(many, (id) => ({ kind: 'text', text: this.#named(`${format}.${id}`, id) }))
      case 'length':
        return [{ kind: 'number', text: this.#length(Number(value)) }]
      case 'time':
        return [{ kind: 'number', text: this.#time(Number(value)) }]
      default:
        return typeof value === 'number'
          ? [{ kind: 'number', text: this.number(value, Number.isInteger(value) ? 0 : 2) }]
          : [{ kind: 'text', text: many.join(', ') }]
    }
  }

  /** Puts the locale's commas and "and" between the pieces. */
  #listed(ids: readonly string[], piece: (id: string) => MessagePart): MessagePart[] {
    const marks = ids.map((_, i) => String.fromCharCode(0xe000 + i))
    return this.#lists.formatToParts(marks).map((part) => {
      if (part.type === 'literal') return { kind: 'text', text: part.value }
      return piece(ids[part.value.charCodeAt(0) - 0xe000]!)
    })
  }

  #ballName(ball: string): string {
    return ball === 'cue' ? this.text('ball.cue') : this.text('ball.number', { number: ball })
  }

  #named(key: string, otherwise: string): string {
    return this.has(key) ? this.text(key) : otherwise
  }

  /** Metres, in the unit a person would use at the table. */
  #length(metres: number): string {
    const mm = Math.abs(metres) * 1000
    if (mm >= 1000) return this.text('unit.metres', { value: this.number(mm / 1000, 2) })
    return this.text('unit.millimetres', { value: this.number(mm, mm < 10 ? (mm < 1 ? 2 : 1) : 0) })
  }

  #time(seconds: number): string {
    const ms = Math.abs(seconds) * 1000
    if (ms >= 1000) return this.text('unit.seconds', { value: this.number(ms / 1000, 2) })
    return this.text('unit.milliseconds', { value: this.number(ms, ms < 10 ? 2 : 0) })
  }
}

function isList(value: MessageValue): value is readonly string[] {
  return Array.isArray(value)
}

function countOf(value: MessageValue | undefined): number {
  if (value === undefined) return 0
  return isList(value) ? value.length : Number(value)
}
