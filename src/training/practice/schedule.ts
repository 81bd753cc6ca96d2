import type { PracticeEntry } from './progress.ts'

/**
 * Spaced repetition of positions that were missed (Leitner's boxes, intervals doubling): plain data in, plain data
 * out; days are whole numbers that the page counts.
 */
export interface Card {
  /** The position as a line of text. */
  readonly position: string
  /** What was asked there. */
  readonly seat: PracticeEntry['seat']
  /** 0 = missed the last time; each good answer moves it one box on. */
  readonly box: number
  /** The day on which it comes again. */
  readonly due: number
  readonly seen: number
  readonly missed: number
}

/** Days until a position comes again, by box; out of the last box it is done with. */
const INTERVALS = [1, 2, 4, 8, 16, 32] as const
/** Regret up to which a position counts as known. */
const KNOWN = 0.03

/** A position that was met for the first time; null when it was played well and need not come again. */
export function firstCard(
  position: string,
  { seat, regret, day }: Pick<PracticeEntry, 'seat' | 'regret' | 'day'>,
): Card | null {
  if (regret <= KNOWN) return null
  return { position, seat, box: 0, due: day + INTERVALS[0], seen: 1, missed: 1 }
}

/** The card after it was played again; null when it has been known often enough. */
export function reviewCard(card: Card, regret: number, today: number): Card | null {
  const known = regret <= KNOWN
  const box = known ? card.box + 1 : 0
  const interval = INTERVALS[box]
  if (interval === undefined) return null
  return {
    ...card,
    box,
    due: today + interval,
    seen: card.seen + 1,
    missed: card.missed + (known ? 0 : 1),
  }
}

/** Cards that are due, the longest overdue first; those of equal age by how often they were missed. */
export function dueCards(cards: readonly Card[], today: number): Card[] {
  return cards
    .filter(({ due }) => due <= today)
    .sort((a, b) => a.due - b.due || b.missed - a.missed || (a.position < b.position ? -1 : 1))
}
