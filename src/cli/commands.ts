import { breaksCommand } from './breaks/breaks-command.ts'
import type { Command } from './command.ts'
import { lagCommand } from './lag-command.ts'
import { mergeCommand } from './merge-command.ts'
import { pushoutCommand } from './pushout-command.ts'
import { recordNewCommand, recordShowCommand, recordVerifyCommand } from './record/record-commands.ts'
import { reviewCommand } from './review-command.ts'
import { ruleCommand } from './rule-command.ts'
import { selfplayCommand } from './selfplay-command.ts'
import { simulateCommand } from './simulate-command.ts'
import { whatifCommand } from './whatif-command.ts'

/** Every command by the words that call it. */
export const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['simulate', simulateCommand],
  ['rule', ruleCommand],
  ['lag', lagCommand],
  ['record verify', recordVerifyCommand],
  ['record show', recordShowCommand],
  ['record new', recordNewCommand],
  ['breaks', breaksCommand],
  ['pushout', pushoutCommand],
  ['selfplay', selfplayCommand],
  ['review', reviewCommand],
  ['whatif', whatifCommand],
  ['merge', mergeCommand],
])
