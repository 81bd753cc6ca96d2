import { agreements } from './agreements.ts'
import { calls } from './calls.ts'
import { faults } from './faults.ts'
import { rulings } from './rulings.ts'
import { setUp } from './set-up.ts'
import { table } from './table.ts'
import { tuning } from './tuning.ts'

export const sv = { ...table, ...agreements, ...calls, ...rulings, ...setUp, ...faults, ...tuning } as const
