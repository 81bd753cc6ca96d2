import type { PlayerSheet } from '../../game/index.ts'
import type { MessageKey } from '../../i18n/index.ts'
import type { RulesetId } from '../../rules/index.ts'

/** A line of the score sheet that both players have. */
export interface SheetRow {
  readonly label: MessageKey
  readonly value: (sheet: PlayerSheet) => number
  readonly decimals?: number
}

const CALLED_SAFETY: readonly RulesetId[] = ['ten-ball-wpa', 'eight-ball', 'straight-pool']
const PUSH_OUT: readonly RulesetId[] = ['nine-ball', 'ten-ball-wpa', 'ten-ball-pl']

/** What is worth counting in a game: no dry breaks where a dry one is the aim, no safeties where none is declared. */
export function sheetRows(ruleset: RulesetId): readonly SheetRow[] {
  const straight = ruleset === 'straight-pool'
  const points: SheetRow = { label: 'sheet.row.points', value: ({ points: sum }) => sum }
  const racks: SheetRow = { label: 'sheet.row.racks', value: (sheet) => sheet.racks }
  const breaks: readonly SheetRow[] = [
    { label: 'sheet.row.breaks', value: (sheet) => sheet.breaks },
    { label: 'sheet.row.dryBreaks', value: (sheet) => sheet.dryBreaks },
    { label: 'sheet.row.breakAndRuns', value: (sheet) => sheet.breakAndRuns },
  ]
  return [
    straight ? points : racks,
    ...(ruleset === 'siberian-ten' ? [{ ...points, label: 'sheet.row.points.balls' } as const] : []),
    { label: 'sheet.row.balls', value: (sheet) => sheet.balls },
    { label: 'sheet.row.visits', value: (sheet) => sheet.visits },
    { label: 'sheet.row.ballsPerVisit', value: (sheet) => sheet.ballsPerVisit, decimals: 2 },
    {
      label: straight ? 'sheet.row.highRun.straight' : 'sheet.row.highRun',
      value: (sheet) => sheet.highRun,
    },
    { label: 'sheet.row.shots', value: (sheet) => sheet.shots },
    ...(straight ? [] : breaks),
    ...(CALLED_SAFETY.includes(ruleset)
      ? [{ label: 'sheet.row.safeties', value: (sheet: PlayerSheet) => sheet.safeties } as const]
      : []),
    ...(PUSH_OUT.includes(ruleset)
      ? [{ label: 'sheet.row.pushOuts', value: (sheet: PlayerSheet) => sheet.pushOuts } as const]
      : []),
    { label: 'sheet.row.fouls', value: (sheet) => sheet.fouls },
  ]
}

/** Rules that anybody broke, in their order, with how often each player did. */
export function foulRows(
  a: PlayerSheet,
  b: PlayerSheet,
): readonly { readonly rule: string; readonly A: number; readonly B: number }[] {
  const of = (sheet: PlayerSheet, rule: string) =>
    sheet.foulsByRule.find((each) => each.rule === rule)?.count ?? 0
  const own = a.foulsByRule.map(({ rule }) => rule)
  const others = b.foulsByRule.map(({ rule }) => rule).filter((rule) => !own.includes(rule))
  return [...own, ...others].map((rule) => ({ rule, A: of(a, rule), B: of(b, rule) }))
}
