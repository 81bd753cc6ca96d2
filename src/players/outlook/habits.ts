import type { Level } from '../skill/index.ts'

/** How a player of a level fares on the whole, in what a glance at the table does not show. */
export interface Habits {
  /** Having made a ball he goes on, as a share of the chance that the next ball itself gives him. */
  readonly goesOn: number
  /** Coming to the table after the other has missed he makes a ball, as a share of the same. */
  readonly comesIn: number
  /** A hidden ball is hit without a foul. */
  readonly hits: number
  /** A safety leaves the other without a shot. */
  readonly hides: number
}

/** The last two columns: what players of the class are seen to do. The first two: measured in the engine's own racks. */
export const HABITS: Readonly<Record<Level, Habits>> = {
  beginner: { goesOn: 0.82, comesIn: 0.48, hits: 0.35, hides: 0.15 },
  club: { goesOn: 0.9, comesIn: 0.55, hits: 0.5, hides: 0.3 },
  league: { goesOn: 0.93, comesIn: 0.62, hits: 0.65, hides: 0.45 },
  'semi-pro': { goesOn: 0.95, comesIn: 0.68, hits: 0.78, hides: 0.6 },
  pro: { goesOn: 0.97, comesIn: 0.72, hits: 0.88, hides: 0.75 },
  perfect: { goesOn: 0.985, comesIn: 0.78, hits: 0.97, hides: 0.85 },
}
