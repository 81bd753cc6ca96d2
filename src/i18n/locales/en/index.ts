import { faults } from './faults.ts'
import { rulings } from './rulings.ts'
import { setUp } from './set-up.ts'
import { table } from './table.ts'

export const en = { ...table, ...rulings, ...setUp, ...faults } as const
