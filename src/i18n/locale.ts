/** Languages that have a complete catalogue. */
export const LOCALES = ['en', 'pl', 'ru', 'sv'] as const
export type LocaleId = (typeof LOCALES)[number]

/** As shown in the language switch, each in its own language. */
export const LOCALE_NAMES: Readonly<Record<LocaleId, { readonly short: string; readonly full: string }>> = {
  en: { short: 'EN', full: 'English' },
  pl: { short: 'PL', full: 'Polski' },
  ru: { short: 'РУ', full: 'Русский' },
  sv: { short: 'SV', full: 'Svenska' },
}

export function isLocaleId(text: string): text is LocaleId {
  return (LOCALES as readonly string[]).includes(text)
}

/** The first language of the reader's list that we speak; English otherwise. */
export function pickLocale(wanted: readonly string[]): LocaleId {
  for (const tag of wanted) {
    const base = tag.toLowerCase().split('-')[0] ?? ''
    if (isLocaleId(base)) return base
  }
  return 'en'
}
