import type { DeskModel } from './model/desk-model.ts'
import type { TableActions, TableModel } from './model/table-model.ts'

/** What every part of the referee's desk gets. */
export interface DeskPart {
  readonly model: TableModel
  readonly actions: TableActions
  readonly desk: DeskModel
}

/** The name of a foul by its number. */
export function foulName(model: TableModel, rule: string): string {
  const t = model.t.value
  const key = `foul.${rule}`
  return t.has(key) ? t.text(key) : t.text('foul.other')
}
