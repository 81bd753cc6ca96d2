import type { RuleRow } from '../rule-row.ts'
import { SIBERIAN_BREAK_ROWS, SIBERIAN_CREDIT_ROWS } from './siberian-credits.ts'
import { SIBERIAN_SHOOT_OUT_ROWS } from './siberian-shoot-out.ts'
import { SIBERIAN_SPECIAL_ROWS } from './siberian-special.ts'
import { SIBERIAN_TWO_RAIL_ROWS } from './siberian-two-rail.ts'
import { SIBERIAN_VIOLATION_ROWS } from './siberian-violations.ts'

/** Section 12: Siberian Ten. */
export const SIBERIAN_ROWS: readonly RuleRow[] = [
  ...SIBERIAN_TWO_RAIL_ROWS,
  ...SIBERIAN_CREDIT_ROWS,
  ...SIBERIAN_BREAK_ROWS,
  ...SIBERIAN_VIOLATION_ROWS,
  ...SIBERIAN_SPECIAL_ROWS,
  ...SIBERIAN_SHOOT_OUT_ROWS,
]
