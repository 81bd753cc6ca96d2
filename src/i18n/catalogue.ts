import type { LocaleId } from './locale.ts'
import { en } from './locales/en/index.ts'
import { pl } from './locales/pl/index.ts'
import { ru } from './locales/ru/index.ts'
import { sv } from './locales/sv/index.ts'

/** English is complete by definition; every other language must have the same keys. */
export type MessageKey = keyof typeof en
export type Catalogue = Readonly<Record<MessageKey, string>>

export const CATALOGUES: Readonly<Record<LocaleId, Catalogue>> = { en, pl, ru, sv }
