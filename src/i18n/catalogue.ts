import type { LocaleId } from './locale.ts'
import type { en } from './locales/en/index.ts'
import type { pages } from './locales/en/pages.ts'

/** English is complete by definition; every other language must have the same keys. */
export type MessageKey = keyof typeof en | keyof typeof pages
export type Catalogue = Readonly<Record<MessageKey, string>>

/** The sentences of one language: all of them, or those of the set-up page and the table. */
export interface Language {
  readonly locale: LocaleId
  readonly catalogue: Readonly<Partial<Catalogue>>
}

/** `table` = what is needed up to the end of a match, `whole` = that of every page. */
export type Extent = 'table' | 'whole'

/** Each language is a file of its own, and its pages are another: a reader loads what he reads. */
const TABLE: Readonly<Record<LocaleId, () => Promise<Partial<Catalogue>>>> = {
  en: async () => (await import('./locales/en/index.ts')).en,
  pl: async () => (await import('./locales/pl/index.ts')).pl,
  ru: async () => (await import('./locales/ru/index.ts')).ru,
  sv: async () => (await import('./locales/sv/index.ts')).sv,
}
const PAGES: Readonly<Record<LocaleId, () => Promise<Partial<Catalogue>>>> = {
  en: async () => (await import('./locales/en/pages.ts')).pages,
  pl: async () => (await import('./locales/pl/pages.ts')).pages,
  ru: async () => (await import('./locales/ru/pages.ts')).pages,
  sv: async () => (await import('./locales/sv/pages.ts')).pages,
}

/** Rejects when a file of the language cannot be had. */
export async function loadLanguage(locale: LocaleId, extent: Extent = 'whole'): Promise<Language> {
  const [table, pages] = await Promise.all([TABLE[locale](), extent === 'whole' ? PAGES[locale]() : {}])
  return { locale, catalogue: { ...table, ...pages } }
}
