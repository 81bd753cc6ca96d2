import { isProtestAnswer, type ProtestAnswer } from '../../rules/index.ts'
import type { Seat } from '../../shot/index.ts'
import type { GameCommand } from './game-command.ts'
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

/** What an answer of the referee says about a protest; `shot` as of `Protest`. */
export function protestOf(shot: number, { kind, rule, by, reason }: ProtestAnswer): Protest {
  const answer = kind === 'uphold' ? 'stands' : 'overruled'
  return { shot, ...(by && { by }), rule, answer, ...(reason && { reason }) }
}

/** The protest that a command answers; null for every other command. */
export function protestIn(command: GameCommand, shot: number): Protest | null {
  const answers = command.kind === 'referee' && isProtestAnswer(command.ruling)
  return answers ? protestOf(shot, command.ruling) : null
}

/** All protests of a match in their order, as its commands tell them. */
export function protestsOf(entries: readonly Pick<RecordEntry, 'command' | 'shot'>[]): readonly Protest[] {
  const protests: Protest[] = []
  let shot = 0
  for (const entry of entries) {
    shot = entry.shot?.number ?? shot
    const protest = protestIn(entry.command, shot)
    if (protest !== null) protests.push(protest)
  }
  return protests
}
