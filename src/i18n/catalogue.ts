import type { LocaleId } from './locale.ts'
import type { en } from './locales/en/index.ts'

/** English is complete by definition; every other language must have the same keys. */
export type MessageKey = keyof typeof en
export type Catalogue = Readonly<Record<MessageKey, string>>

/** All sentences of one language. */
export interface Language {
  readonly locale: LocaleId
  readonly catalogue: Catalogue
}

/** Each language is a file of its own: a reader loads the one that he reads. */
const CATALOGUES: Readonly<Record<LocaleId, () => Promise<Catalogue>>> = {
  en: async () => (await import('./locales/en/index.ts')).en,
  pl: async () => (await import('./locales/pl/index.ts')).pl,
  ru: async () => (await import('./locales/ru/index.ts')).ru,
  sv: async () => (await import('./locales/sv/index.ts')).sv,
}

/** Rejects when the file of the language cannot be had. */
export async function loadLanguage(locale: LocaleId): Promise<Language> {
  return { locale, catalogue: await CATALOGUES[locale]() }
}
