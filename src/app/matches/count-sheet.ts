import { type Signal, signal } from '@preact/signals'
import { type MatchSetup, sheetCsv, sheetInSteps } from '../../game/index.ts'
import type { RecordEntry } from '../../record/index.ts'
import type { CountedSheet } from '../../ui/index.ts'
import { fileName } from '../match-file.ts'
import { inSlices } from './in-slices.ts'
import { saveFile } from './save-file.ts'

/** Counts the score sheet of a match while the page goes on; the signal tells how far it is. */
export async function countSheet(
  counted: Signal<CountedSheet>,
  match: { readonly setup: MatchSetup; readonly entries: readonly RecordEntry[] },
  off: AbortSignal,
): Promise<void> {
  const { setup, entries } = match
  const progress = (done: number) => {
    counted.value = { kind: 'counting', done, total: entries.length }
  }
  const sheet = await inSlices(sheetInSteps(setup, entries), progress, off)
  if (sheet === null) return
  if (sheet.ok) counted.value = { kind: 'counted', setup, sheet: sheet.value }
  else counted.value = { kind: 'failed', code: sheet.error.code, path: '' }
}

export function notCounted(): Signal<CountedSheet> {
  return signal<CountedSheet>({ kind: 'counting', done: 0, total: 1 })
}

/** With a mark that tells spreadsheets that it is UTF-8. */
export function saveCsv(counted: CountedSheet): void {
  if (counted.kind !== 'counted') return
  const { setup, sheet } = counted
  saveFile(`${fileName(setup)}.csv`, 'text/csv;charset=utf-8', `\uFEFF${sheetCsv(sheet, setup.players)}`)
}
