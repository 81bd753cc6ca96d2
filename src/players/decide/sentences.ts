import type { Reason } from './decision.ts'

/** A sentence as its key in the catalogues (`players.*`, `option.*`) and the values in it; chances are in percent. */
export interface Sentence {
  readonly key: string
  readonly params: Readonly<Record<string, string | number>>
}

/** Why a player decided as he did: what he plays, how often it comes off, his chance, and what he would rather not. */
export function sentencesOf(reason: Reason): readonly Sentence[] {
  const { comesOff, chance, instead } = reason
  const sentences = [whatFor(reason)]
  if (reason.kind === 'lag' || reason.kind === 'breaker' || reason.kind === 'break') return sentences
  if (comesOff !== null && tellsHowOften(reason))
    sentences.push({ key: 'players.why.comesOff', params: { comesOff: percent(comesOff) } })
  sentences.push({ key: 'players.why.chance', params: { chance: percent(chance) } })
  const [next] = instead
  if (next !== undefined)
    sentences.push({ key: 'players.why.instead', params: { kind: next.kind, chance: percent(next.chance) } })
  return sentences
}

/** Of a safety or a push-out the table is not meant to be kept. */
function tellsHowOften({ target, kind }: Reason): boolean {
  return target !== null || kind === 'shot'
}

function whatFor({ kind, target, option, pick }: Reason): Sentence {
  if (option !== null) return { key: `option.${option}`, params: {} }
  const params = target ?? (pick === null ? {} : { ball: pick })
  return { key: `players.why.${kind}`, params: { ...params } }
}

export function percent(chance: number): number {
  return Math.round(100 * chance)
}
