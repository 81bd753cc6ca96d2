import type { MessageKey, Translator } from '../../../i18n/index.ts'
import type { Fault } from '../../../math/index.ts'

/** Codes of which a whole family has one sentence: what can be done about them is the same. */
const FAMILIES: readonly (readonly [RegExp, MessageKey])[] = [
  [
    /^table-spec-|^layout-|^not-a-|^unknown-|^no-drop-pockets$|^ball-fouls$|^link-version$/,
    'fault.file.unknown-value',
  ],
  [/^parameter-|^stroke-|^ball-height$|^step-rate$|^too-many-balls$|^no-balls$/, 'fault.file.out-of-range'],
  [/^stick-on-/, 'fault.file.stick'],
  [/^stalled$|^broken-promise$/, 'fault.file.stalled'],
  [/^refused$|^match-replay$/, 'fault.file.not-as-recorded'],
  [/^ball-twice$|^cue-ball-moves$/, 'fault.file.contradiction'],
  [
    /^foul-count$|^same-group$|^events-|^ball-not-on|^pocketed-|^pair-|^shot-not-in/,
    'fault.file.contradiction',
  ],
]

/** The sentence of a fault of a shot, a match or a file, in the language of the page; none is ever English only. */
export function shotFaultText(t: Translator, { code }: Fault): string {
  for (const key of [`fault.file.${code}`, `fault.${code}`, `refused.${code}`])
    if (t.has(key)) return t.text(key)
  const family = FAMILIES.find(([pattern]) => pattern.test(code))?.[1]
  return t.text(family ?? 'fault.file.other')
}
