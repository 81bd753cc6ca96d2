import type { RuleRow } from '../rule-row.ts'
import { CLAIM_ROWS } from './claims.ts'
import { EIGHT_BALL_ROWS } from './eight-ball.ts'
import { EIGHT_BALL_2025_ROWS } from './eight-ball-2025.ts'
import { FOUL_ROWS } from './fouls.ts'
import { GENERAL_ROWS } from './general.ts'
import { NINE_BALL_ROWS } from './nine-ball.ts'
import { PEOPLE_AND_EDITION_ROWS } from './people-and-editions.ts'
import { SIBERIAN_ROWS } from './siberian-ten.ts'
import { STICK_ROWS } from './stick.ts'
import { STRAIGHT_POOL_ROWS } from './straight-pool.ts'
import { TEN_BALL_ROWS } from './ten-ball.ts'

/** Every row of the rule tables, by group. */
export const ROW_GROUPS: Readonly<Record<string, readonly RuleRow[]>> = {
  'general rules': [...GENERAL_ROWS, ...STICK_ROWS],
  'fouls by game': FOUL_ROWS,
  'claims by game and seat': CLAIM_ROWS,
  'nine-ball': NINE_BALL_ROWS,
  'ten-ball': TEN_BALL_ROWS,
  'eight-ball': [...EIGHT_BALL_ROWS, ...EIGHT_BALL_2025_ROWS],
  '14.1': STRAIGHT_POOL_ROWS,
  'Siberian Ten': SIBERIAN_ROWS,
  'conduct, wheelchair, editions': PEOPLE_AND_EDITION_ROWS,
}

export const ALL_ROWS: readonly RuleRow[] = Object.values(ROW_GROUPS).flat()
