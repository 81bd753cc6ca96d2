import type { BallId, Point } from '../table/index.ts'

/** Where the balls lie; a ball that is down or off the table is absent. */
export type Layout = Readonly<Partial<Record<BallId, Point>>>
