import type { Translator } from '../i18n/index.ts'
import type { Seat } from '../shot/index.ts'
import type { RuleBehind } from './detail.tsx'
import type { MatchWishes } from './model/match-wishes.ts'

/** What every part of the set-up page gets. */
export interface SetUpPart {
  readonly t: Translator
  readonly wishes: MatchWishes
  readonly change: (part: Partial<MatchWishes>) => void
}

/** How a player is called while his name is being typed. */
export function playerName({ t, wishes }: SetUpPart, seat: Seat): string {
  return wishes.names[seat].trim() || t.text(`setUp.player.${seat}`)
}

/** The rule that an agreement is about, in the game and edition that are wished for. */
export function ruleBehind({ t, wishes }: SetUpPart, rule: string): RuleBehind {
  const { ruleset, options } = wishes
  return { t, rule, rules: { ruleset, options: { edition: options?.edition ?? 2016 } } }
}
