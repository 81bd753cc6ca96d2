import type { Idea } from './idea.ts'

/** An idea that is being thought over. */
export interface Candidate {
  readonly idea: Idea
  /** First impression: chance to win the rack with it. */
  readonly impression: number
  /** Trials with the player's own errors, and what they came to. */
  trials: number
  sum: number
  squares: number
  /** How often the shot came off: the table was kept, or the purpose reached. */
  kept: number
}

export function candidateOf(idea: Idea, impression: number): Candidate {
  return { idea, impression, trials: 0, sum: 0, squares: 0, kept: 0 }
}

export function addTrial(candidate: Candidate, worth: number, kept: boolean): void {
  candidate.trials += 1
  candidate.sum += worth
  candidate.squares += worth * worth
  if (kept) candidate.kept += 1
}

/** Mean worth; the first impression as long as nothing was tried. */
export function meanWorth({ trials, sum, impression }: Candidate): number {
  return trials === 0 ? impression : sum / trials
}

/** Standard error of the mean; 0 with fewer than two trials. */
export function worthError({ trials, sum, squares }: Candidate): number {
  if (trials < 2) return 0
  const mean = sum / trials
  return Math.sqrt(Math.max(0, squares / trials - mean * mean) / (trials - 1))
}
