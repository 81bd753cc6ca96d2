import type { Translator } from '../../../i18n/index.ts'
import type { RulingKind } from '../../../rules/index.ts'

/** "6.2 Wrong ball first, 6.3 No rail after contact"; a shot without fouls by its kind. */
export function verdictText(
  t: Translator,
  { kind, fouls }: { readonly kind: RulingKind; readonly fouls: readonly string[] },
): string {
  if (fouls.length === 0) return kind === 'legal' ? t.text('review.legal') : t.text(`ruling.${kind}`)
  return fouls
    .map((foul) => {
      const key = `foul.${foul}`
      return `${foul} ${t.has(key) ? t.text(key) : t.text('foul.other')}`
    })
    .join(', ')
}
