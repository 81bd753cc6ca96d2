import { describe } from 'vitest'
import { EIGHT_BALL_ROWS } from './rows/eight-ball.ts'
import { GENERAL_ROWS } from './rows/general.ts'
import { NINE_BALL_ROWS } from './rows/nine-ball.ts'
import { STRAIGHT_POOL_ROWS } from './rows/straight-pool.ts'
import { TEN_BALL_ROWS } from './rows/ten-ball.ts'
import { runRows } from './run-rows.ts'

describe('general rules', () => runRows(GENERAL_ROWS))
describe('nine-ball', () => runRows(NINE_BALL_ROWS))
describe('ten-ball', () => runRows(TEN_BALL_ROWS))
describe('eight-ball', () => runRows(EIGHT_BALL_ROWS))
describe('14.1', () => runRows(STRAIGHT_POOL_ROWS))
