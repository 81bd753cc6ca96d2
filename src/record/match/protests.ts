import { isProtestAnswer } from '../../rules/index.ts'
import type { Seat } from '../../shot/index.ts'
import type { RecordEntry } from './match-record.ts'

/** A protest against a rule of a ruling, and what the referee said to it [1.10]. */
export interface Protest {
  /** Shot of the match that it is about, or after which something was ruled; 0 before the first. */
  readonly shot: number
  /** Who protested; absent when the referee overruled of his own accord. */
  readonly by?: Seat
  readonly rule: string
  readonly answer: 'stands' | 'overruled'
  /** One line in the words of the referee; absent when he gave none. */
  readonly reason?: string
}

/** All protests of a match in their order, as its commands tell them. */
export function protestsOf(entries: readonly Pick<RecordEntry, 'command' | 'shot'>[]): readonly Protest[] {
  const protests: Protest[] = []
  let shot = 0
  for (const entry of entries) {
    const { command } = entry
    shot = entry.shot?.number ?? shot
    if (command.kind !== 'referee' || !isProtestAnswer(command.ruling)) continue
    const { kind, rule, by, reason } = command.ruling
    const answer = kind === 'uphold' ? 'stands' : 'overruled'
    protests.push({ shot, ...(by && { by }), rule, answer, ...(reason && { reason }) })
  }
  return protests
}
