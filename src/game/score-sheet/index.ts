export { readEntry, type SheetReading, sheetInSteps, startReading } from './read-sheet.ts'
export {
  type FoulCount,
  type PlayerSheet,
  type RackSheet,
  type ScoreSheet,
  type SheetProtest,
  scoreSheet,
} from './score-sheet.ts'
export { sheetCsv } from './sheet-csv.ts'
export { logStep, type SheetLog, type SheetStep, startLog } from './sheet-log.ts'
