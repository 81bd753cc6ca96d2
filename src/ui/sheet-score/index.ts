export { ScoreSheetDialog } from './score-sheet-dialog.tsx'
export { ScoreSheetPage } from './score-sheet-page.tsx'
export type { CountedSheet } from './sheet-body.tsx'
