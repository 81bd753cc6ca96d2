/** The shot clock as it is shown [6.15]. */
export interface ClockModel {
  /** Whole seconds left. */
  readonly left: number
  /** Somebody has stopped it. */
  readonly held: boolean
  readonly running: boolean
  /** Little time is left. */
  readonly warning: boolean
  /** The time of this shot has run out. */
  readonly over: boolean
  /** The player at the table may add `extension` seconds: once a rack. */
  readonly mayExtend: boolean
  readonly extension: number
}

export interface ClockActions {
  hold(held: boolean): void
  restart(): void
  extend(): void
  /** A sheet lies over the table: nobody can see it, so no time runs. */
  cover(covered: boolean): void
}
