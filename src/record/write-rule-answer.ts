import type { Ruling } from '../rules/index.ts'

/** The answer of `rule`: the ruling with its format, every key always present. */
export type RuleAnswer = { readonly format: 1 } & Ruling

export function writeRuleAnswer(ruling: Ruling): RuleAnswer {
  return { format: 1, ...ruling }
}
