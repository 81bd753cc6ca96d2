/** One figure of a check: what is published or derived, what the simulator gives, how far apart they may be. */
export interface Figure {
  readonly expected: number
  readonly got: number
  /** Absolute, in the unit of the figure. */
  readonly tolerance: number
  /** Decimals that are shown. */
  readonly digits: number
}

/** A check of the model against a published or independently derived figure. */
export interface Check {
  /** Number in the list of checks. */
  readonly number: number
  readonly what: string
  /** Paper, proof or measurement; empty = derived and checked numerically. */
  readonly source: string
  readonly figures: readonly Figure[]
  /** Tolerance in words, for the table. */
  readonly tolerance: string
  /** What cannot be said by figures: a statement and whether it holds. */
  readonly statements?: readonly (readonly [text: string, holds: boolean])[]
  readonly note?: string
}

/** Pairs of expected and got with one absolute tolerance. */
export function within(
  tolerance: number,
  pairs: readonly (readonly [expected: number, got: number])[],
  digits = Math.max(0, Math.ceil(-Math.log10(tolerance)) + 1),
): Pick<Check, 'figures' | 'tolerance'> {
  return {
    figures: pairs.map(([expected, got]) => ({ expected, got, tolerance, digits })),
    tolerance: tolerance < 1e-3 ? tolerance.toExponential(0).replace('e-', 'e-') : String(tolerance),
  }
}

/** Pairs of expected and got with a tolerance in percent of the expected. */
export function withinPercent(
  percent: number,
  pairs: readonly (readonly [expected: number, got: number])[],
  digits = 4,
): Pick<Check, 'figures' | 'tolerance'> {
  return {
    figures: pairs.map(([expected, got]) => ({
      expected,
      got,
      tolerance: (percent / 100) * Math.abs(expected),
      digits,
    })),
    tolerance: `${percent} %`,
  }
}

/** Something that is true or not. */
export function states(
  ...statements: readonly (readonly [string, boolean])[]
): Omit<Check, 'number' | 'what' | 'source'> {
  return { figures: [], tolerance: 'holds', statements }
}

export function figureHolds({ expected, got, tolerance }: Figure): boolean {
  return Math.abs(got - expected) <= tolerance
}

export function checkHolds({ figures, statements = [] }: Check): boolean {
  return figures.every(figureHolds) && statements.every(([, holds]) => holds)
}
