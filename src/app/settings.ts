import { isLocaleId, type LocaleId } from '../i18n/index.ts'
import { type Fault, fault, ok, type Result } from '../math/index.ts'
import {
  COLOUR_SCHEMES,
  type ColourScheme,
  FILMS,
  type Film,
  type MatchWishes,
  STROKE_WAYS,
  type StrokeWay,
} from '../ui/index.ts'
import type { ViewQuality } from '../view/index.ts'
import { type ChosenLook, CLOTH_THEMES, isQuality, WOOD_THEMES } from './picture.ts'
import { isFiniteNumber, isOneOf, isRecord } from './read-shape.ts'
import { isWishes } from './read-wishes.ts'
import type { SoundSettings } from './sound/sound-player.ts'

const VERSION = 1

/** What the page remembers between visits. Null = never chosen. */
export interface Settings {
  readonly version: typeof VERSION
  readonly locale: LocaleId | null
  readonly quality: ViewQuality | null
  readonly wishes: MatchWishes | null
  /** How light the page is; absent = as the device asks for. */
  readonly scheme?: ColourScheme
  /** Cloth and wood. */
  readonly look?: ChosenLook
  /** Absent = on, at the usual volume. */
  readonly sound?: SoundSettings
  /** What the camera does while a shot runs; absent = what suits the machine. */
  readonly film?: Film
  /** Absent = by the length of the pull. */
  readonly strokeBy?: StrokeWay
  /** What became of the first lesson; absent = it was never seen. */
  readonly lesson?: 'done' | 'skipped'
}

const LESSONS = ['done', 'skipped'] as const

export const NO_SETTINGS: Settings = { version: VERSION, locale: null, quality: null, wishes: null }

/** `undefined` = nothing kept yet. Code `settings-invalid` with the path of the field that is wrong. */
export function readSettings(value: unknown): Result<Settings, Fault> {
  if (value === undefined) return ok(NO_SETTINGS)
  const bad = (path: string) => fault('settings-invalid', path, 'not settings of this version')
  if (!isRecord(value) || value.version !== VERSION) return bad('version')
  const { locale, quality, wishes, sound, scheme, look, film, strokeBy, lesson } = value
  if (locale !== null && !(typeof locale === 'string' && isLocaleId(locale))) return bad('locale')
  if (quality !== null && !(typeof quality === 'string' && isQuality(quality))) return bad('quality')
  if (wishes !== null && !isWishes(wishes)) return bad('wishes')
  if (look !== undefined && !isLook(look)) return bad('look')
  if (sound !== undefined && !isSound(sound)) return bad('sound')
  if (scheme !== undefined && !isOneOf(scheme, COLOUR_SCHEMES)) return bad('scheme')
  if (film !== undefined && !isOneOf(film, FILMS)) return bad('film')
  if (strokeBy !== undefined && !isOneOf(strokeBy, STROKE_WAYS)) return bad('strokeBy')
  if (lesson !== undefined && !isOneOf(lesson, LESSONS)) return bad('lesson')
  return ok({
    version: VERSION,
    locale,
    quality,
    wishes,
    ...(sound === undefined ? {} : { sound }),
    ...(scheme === undefined ? {} : { scheme }),
    ...(look === undefined ? {} : { look }),
    ...(film === undefined ? {} : { film }),
    ...(strokeBy === undefined ? {} : { strokeBy }),
    ...(lesson === undefined ? {} : { lesson }),
  })
}

function isLook(value: unknown): value is ChosenLook {
  if (!isRecord(value)) return false
  const { cloth, wood } = value
  return (
    (cloth === undefined || isOneOf(cloth, CLOTH_THEMES)) &&
    (wood === undefined || isOneOf(wood, WOOD_THEMES))
  )
}

function isSound(value: unknown): value is SoundSettings {
  if (!isRecord(value) || typeof value.on !== 'boolean') return false
  return isFiniteNumber(value.volume) && value.volume >= 0 && value.volume <= 1
}
