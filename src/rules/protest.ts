import type { RefereeRuling } from './command.ts'
import { evidence } from './fouls/foul.ts'
import type { Ruling } from './ruling.ts'
import type { ShotContext } from './shot-context.ts'

/** What the referee has said to a protest: the ruling stands, or it does not. */
export type ProtestAnswer = Extract<RefereeRuling, { readonly kind: 'uphold' | 'overrule' }>

/** Longest reason, in characters (code points). */
export const REASON_LENGTH = 300

/**
 * What no reason may hold: controls, the marks that turn the direction of the text around them, halves of characters,
 * the byte order mark. White space is single blanks between words.
 */
const CONTROLS = '\\u0000-\\u001F\\u007F-\\u009F'
const UNWANTED = `${CONTROLS}\\u202A-\\u202E\\u2066-\\u2069\\uD800-\\uDFFF\\uFEFF\\uFFFE\\uFFFF`

/** A reason as a record may hold it: one line in any script. */
export const REASON_TEXT = new RegExp(
  `^(?=[^]{1,${REASON_LENGTH}}$)[^\\s${UNWANTED}]+(?: [^\\s${UNWANTED}]+)*$`,
  'u',
)

const GAPS = new RegExp(`[\\s${CONTROLS}]+`, 'gu')
const UNWANTED_MARKS = new RegExp(`[${UNWANTED}]`, 'gu')

/** What somebody typed, as a reason that a record may hold; '' when nothing is left of it. */
export function cleanReason(text: string): string {
  const line = text.replaceAll(GAPS, ' ').replaceAll(UNWANTED_MARKS, '').replaceAll(/ +/g, ' ').trim()
  return Array.from(line).slice(0, REASON_LENGTH).join('').trim()
}

/** Rules that a ruling rests on and that may be protested: its fouls, and a break requirement that was missed. */
export function rulesToProtest({ kind, fouls, evidence: reasons }: Ruling): readonly string[] {
  if (kind !== 'illegal-break') return fouls
  const missed = reasons.filter(({ verdict }) => MISSED_BREAK.includes(verdict)).map(({ rule }) => rule)
  return [...new Set([...fouls, ...missed])]
}

const MISSED_BREAK = ['break-requirement-missed', 'three-point-missed']

export function isProtestAnswer(ruling: RefereeRuling): ruling is ProtestAnswer {
  return ruling.kind === 'uphold' || ruling.kind === 'overrule'
}

/** The ruling with what the referee has said to each protest against it [1.10]. */
export function withProtests(ruling: Ruling, context: ShotContext): Ruling {
  const answers = context.rulings.filter(isProtestAnswer).filter(isNoted)
  return answers.reduce((told, answer) => withAnswer(told, answer, context), ruling)
}

/** An overruling of which nothing is known but the rule is told by the ruling itself. */
function isNoted({ kind, by, reason }: ProtestAnswer): boolean {
  return kind === 'uphold' || by !== undefined || reason !== undefined
}

function withAnswer(ruling: Ruling, answer: ProtestAnswer, context: ShotContext): Ruling {
  const { kind, rule, by, reason } = answer
  const about = ruling.evidence.find((item) => item.rule === rule)
  const params = { ...(by && { by }), ...(reason && { reason }) }
  const more = Object.keys(params).length > 0 ? { params } : {}
  const verdict = kind === 'uphold' ? 'upheld' : 'overruled'
  const note = evidence(context, rule, verdict, about?.events ?? [], more)
  // The general rules tell that they were overruled themselves, without saying by whom and why.
  const others = kind === 'uphold' ? ruling.evidence : ruling.evidence.filter((item) => !isPlain(item, rule))
  return { ...ruling, evidence: [...others, note] }
}

function isPlain({ rule, verdict, params }: Ruling['evidence'][number], wanted: string): boolean {
  return rule === wanted && verdict === 'overruled' && params === undefined
}
