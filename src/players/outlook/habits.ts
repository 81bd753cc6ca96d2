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
  beginner: { goesOn: 0.92, comesIn: 0.75, hits: 0.42, hides: 0.15 },
  club: { goesOn: 0.96, comesIn: 0.64, hits: 0.52, hides: 0.3 },
  league: { goesOn: 0.97, comesIn: 0.65, hits: 0.7, hides: 0.45 },
  'semi-pro': { goesOn: 0.94, comesIn: 0.61, hits: 0.75, hides: 0.6 },
  pro: { goesOn: 0.96, comesIn: 0.6, hits: 0.8, hides: 0.75 },
  perfect: { goesOn: 0.98, comesIn: 0.7, hits: 0.97, hides: 0.85 },
}
