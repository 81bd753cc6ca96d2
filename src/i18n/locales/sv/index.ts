import { agreements } from './agreements.ts'
import { calls } from './calls.ts'
import { desk } from './desk.ts'
import { equipment } from './equipment.ts'
import { faults } from './faults.ts'
import { hand } from './hand.ts'
import { matches } from './matches.ts'
import { opponent } from './opponent.ts'
import { players } from './players.ts'
import { rulings } from './rulings.ts'
import { scoreSheet } from './score-sheet.ts'
import { setUp } from './set-up.ts'
import { sound } from './sound.ts'
import { table } from './table.ts'
import { tuning } from './tuning.ts'

export const sv = {
  ...sound,
  ...hand,
  ...table,
  ...agreements,
  ...calls,
  ...rulings,
  ...setUp,
  ...faults,
  ...tuning,
  ...desk,
  ...scoreSheet,
  ...matches,
  ...equipment,
  ...opponent,
  ...players,
} as const
