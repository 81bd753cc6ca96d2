import { isLocaleId, type LocaleId } from '../i18n/index.ts'
import { type Fault, fault, ok, type Result } from '../math/index.ts'
import { RULESETS } from '../rules/index.ts'
import { TABLE_NAMES } from '../table/index.ts'
import { type MatchWishes, OPTION_ROWS, type WishedOptions } from '../ui/index.ts'
import type { ViewQuality } from '../view/index.ts'
import { isQuality } from './picture.ts'
import { hasShapeOf, isOneOf, isRecord, isWholeNumber } from './read-shape.ts'

const VERSION = 1

/** What the page remembers between visits. Null = never chosen. */
export interface Settings {
  readonly version: typeof VERSION
  readonly locale: LocaleId | null
  readonly quality: ViewQuality | null
  readonly wishes: MatchWishes | null
}

export const NO_SETTINGS: Settings = { version: VERSION, locale: null, quality: null, wishes: null }

/** `undefined` = nothing kept yet. Code `settings-invalid` with the path of the field that is wrong. */
export function readSettings(value: unknown): Result<Settings, Fault> {
  if (value === undefined) return ok(NO_SETTINGS)
  const bad = (path: string) => fault('settings-invalid', path, 'not settings of this version')
  if (!isRecord(value) || value.version !== VERSION) return bad('version')
  const { locale, quality, wishes } = value
  if (locale !== null && !(typeof locale === 'string' && isLocaleId(locale))) return bad('locale')
  if (quality !== null && !(typeof quality === 'string' && isQuality(quality))) return bad('quality')
  if (wishes !== null && !isWishes(wishes)) return bad('wishes')
  return ok({ version: VERSION, locale, quality, wishes })
}

function isWishes(value: unknown): value is MatchWishes {
  if (!isRecord(value)) return false
  return (
    isOneOf(value.ruleset, RULESETS) &&
    hasShapeOf(value.names, { A: '', B: '' }) &&
    isWholeNumber(value.raceTo, 1, 1000) &&
    isOneOf(value.firstBreaker, ['A', 'B']) &&
    isOneOf(value.table, TABLE_NAMES) &&
    (value.opening === undefined || value.opening === 'lag') &&
    (value.options === undefined || isOptions(value.options))
  )
}

function isOptions(value: unknown): value is WishedOptions {
  if (!isRecord(value)) return false
  return Object.entries(value).every(([name, chosen]) =>
    OPTION_ROWS.some((row) => row.name === name && row.values.some((each) => each === chosen)),
  )
}
