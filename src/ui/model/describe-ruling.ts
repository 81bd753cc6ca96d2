import type { MessageKey, MessageParams, MessagePart, Translator } from '../../i18n/index.ts'
import type { Evidence, RulesetId, Ruling } from '../../rules/index.ts'
import type { Declaration, Seat, ShotEvent } from '../../shot/index.ts'
import type { VerdictTone } from '../verdict-mark.tsx'

/** A ruling with what it is about: a shot, or, without events, something that happened between two shots. */
export interface RuledShot {
  readonly shooter: Seat
  readonly declaration: Declaration
  readonly ruling: Ruling
  readonly result: { readonly events: readonly ShotEvent[] }
}

/** What the banner says about a shot. */
export interface RulingText {
  readonly tone: VerdictTone
  /** Rule number of the foul that counts, or by which the shot is good; `RU` = the Russian text, which has no numbers. */
  readonly rule: string
  readonly title: readonly MessagePart[]
  readonly detail: readonly MessagePart[]
  /** All of it in one sentence, for a screen reader. */
  readonly spoken: string
}

export function describeRuling(t: Translator, shot: RuledShot, ruleset: RulesetId): RulingText {
  const { ruling } = shot
  const foul = ruling.fouls[0]
  const text = foul === undefined ? legalText(t, shot, ruleset) : foulText(t, shot, foul)
  const after = outcomeParts(t, shot)
  const plain = (parts: readonly MessagePart[]) => parts.map((part) => part.text).join('')
  const said = [text.rule, plain(text.title), plain(text.detail)]
  // A legal shot tells the outcome already.
  if (foul !== undefined) said.push(plain(after))
  const sentences = said.filter(Boolean).map((sentence) => asSentence(t, sentence))
  return { ...text, spoken: `${sentences.join('. ')}.` }
}

/** Begins with a capital; the full stop is put between the sentences. */
function asSentence(t: Translator, text: string): string {
  const whole = text.replace(/\.$/, '').trim()
  return whole.charAt(0).toLocaleUpperCase(t.locale) + whole.slice(1)
}

/** "6.7 Double hit": a number alone tells nobody anything. */
function foulWithName(t: Translator, rule: string): string {
  const key = `foul.${rule}`
  return t.has(key) ? `${rule} ${t.text(key)}` : rule
}

type Headline = Omit<RulingText, 'spoken'>

/** The rule under which a shot is simply good: who goes on, and how the rack is won. */
const CONTINUING_PLAY: Readonly<Record<RulesetId, string>> = {
  'nine-ball': '2.5',
  'ten-ball-wpa': '9.8',
  'ten-ball-pl': '5.6',
  'eight-ball': '3.5',
  'straight-pool': '4.4',
  'siberian-ten': 'RU',
}

function foulText(t: Translator, shot: RuledShot, foul: string): Headline {
  const { ruling } = shot
  const found = ruling.evidence.find((item) => item.rule === foul) ?? ruling.evidence[0]
  // One number can stand for two things: 6.3 is no ball hit as well as no rail after the hit.
  const exact = `foul.${foul}.${found?.verdict}`
  const titleKey = t.has(exact) ? exact : `foul.${foul}`
  const others = ruling.fouls.slice(1)
  const detail = found ? [...evidenceParts(t, shot, found)] : []
  if (others.length > 0)
    detail.push(
      ...t.parts('ruling.also', {
        rules: others.map((rule) => foulWithName(t, rule)).join(', '),
      }),
    )
  return {
    tone: 'foul',
    rule: foul,
    title: t.has(titleKey) ? t.parts(titleKey) : t.parts('foul.other'),
    detail,
  }
}

function legalText(t: Translator, shot: RuledShot, ruleset: RulesetId): Headline {
  const { ruling } = shot
  const detail = outcomeParts(t, shot)
  const told = ruling.evidence.filter(isTold)
  if (shot.result.events.length === 0 && ruling.result === null) return actText(t, shot, told)
  const rule = told[0]?.rule ?? CONTINUING_PLAY[ruleset]
  const base = { tone: ruling.kind === 'legal' ? 'legal' : 'note', rule, detail } as const
  if (ruling.kind !== 'legal') return { ...base, title: t.parts(`ruling.${ruling.kind}`) }
  if (shot.declaration.pushOut) return { ...base, title: t.parts('ruling.push-out') }
  const balls = pocketedBalls(shot)
  const rails = ruling.evidence.find((item) => item.verdict === 'break-requirement-met')
  if (balls.length === 0 && rails) {
    return { ...base, title: t.parts('ruling.legal-break', { count: rails.params?.count ?? 0 }) }
  }
  if (balls.length === 0) return { ...base, title: t.parts('ruling.nothing-pocketed') }
  const pocketed = shot.result.events.find((event) => event.kind === 'pocketed' && event.ball === balls[0])
  if (balls.length === 1 && pocketed?.kind === 'pocketed') {
    return { ...base, title: t.parts('ruling.pocketed.one', { ball: balls, pocket: pocketed.pocket }) }
  }
  return { ...base, title: t.parts('ruling.pocketed.several', { balls, count: balls.length }) }
}

/** Nothing was struck and nothing punished: a warning, or a claim that did not stand. */
function actText(t: Translator, shot: RuledShot, told: readonly Evidence[]): Headline {
  const found = told.at(-1)
  const title = found?.verdict === 'warning' ? 'referee.ruled.warning' : 'referee.ruled.nothing'
  const detail = found ? evidenceParts(t, shot, found) : outcomeParts(t, shot)
  return { tone: 'note', rule: found?.rule ?? '', title: t.parts(title), detail }
}

/** What nobody has called is not for the page to give away before the next stroke [6 intro]. */
export function isTold({ verdict }: Evidence): boolean {
  return !verdict.endsWith(NOT_CALLED)
}

/** What follows: who is at the table next, or that a decision is open, or who has won. */
function outcomeParts(t: Translator, shot: RuledShot): readonly MessagePart[] {
  const { ruling } = shot
  if (ruling.result?.match) return t.parts('outcome.match', { seat: ruling.result.match })
  if (ruling.result?.rack) return t.parts('outcome.rack', { seat: ruling.result.rack })
  if (ruling.choice) return t.parts('outcome.choice', { seat: ruling.choice.by })
  if (ruling.next === null) return []
  const params = { seat: ruling.next }
  return ruling.next === shot.shooter ? t.parts('outcome.stays', params) : t.parts('outcome.comes', params)
}

/** Object balls that went down in this shot, in the order in which they fell. */
function pocketedBalls(shot: RuledShot): readonly string[] {
  return shot.result.events.flatMap((event) =>
    event.kind === 'pocketed' && event.ball !== 'cue' ? [event.ball] : [],
  )
}

const NOT_CALLED = '-not-called'

/** The sentence of one piece of evidence. */
export function evidenceParts(t: Translator, shot: RuledShot, evidence: Evidence): readonly MessagePart[] {
  const params = evidenceParams(shot, evidence)
  const { verdict } = evidence
  if (verdict.endsWith(NOT_CALLED)) {
    const sentence = t.text(verdictKey(t, verdict.slice(0, -NOT_CALLED.length)), params)
    return t.parts('verdict.not-called', { sentence })
  }
  return t.parts(verdictKey(t, verdict), params)
}

function verdictKey(t: Translator, verdict: string): MessageKey {
  const key = `verdict.${verdict}`
  return t.has(key) ? key : 'verdict.other'
}

/** What the sentences may name: the verdict's own values, its margin, and the ball of the deciding contact. */
function evidenceParams(shot: RuledShot, evidence: Evidence): MessageParams {
  const { seconds, metres } = evidence.margin ?? {}
  const contact = evidence.events
    .map((index) => shot.result.events[index])
    .find((event) => event?.kind === 'ball-ball')
  return {
    contact: contact?.kind === 'ball-ball' ? [contact.b] : ['cue'],
    ...evidence.params,
    ...(seconds === undefined ? {} : { seconds }),
    ...(metres === undefined ? {} : { metres }),
    measured: metres === undefined ? (seconds === undefined ? 'no' : 'seconds') : 'metres',
    rule: evidence.rule,
  }
}
