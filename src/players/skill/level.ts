/** How well somebody plays, from a person who has just learnt to hold a cue to one that never errs. */
export const LEVELS = ['beginner', 'club', 'league', 'semi-pro', 'pro', 'perfect'] as const
export type Level = (typeof LEVELS)[number]

export function isLevel(text: string): text is Level {
  return (LEVELS as readonly string[]).includes(text)
}
