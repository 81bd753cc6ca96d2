import { calls } from './calls.ts'
import { desk } from './desk.ts'
import { faults } from './faults.ts'
import { hand } from './hand.ts'
import { opponent } from './opponent.ts'
import { players } from './players.ts'
import { rulings } from './rulings.ts'
import { setUp } from './set-up.ts'
import { sound } from './sound.ts'
import { table } from './table.ts'

export const en = {
  ...sound,
  ...hand,
  ...table,
  ...calls,
  ...rulings,
  ...setUp,
  ...faults,
  ...desk,
  ...opponent,
  ...players,
} as const
