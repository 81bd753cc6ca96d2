export { type Catalogue, type Extent, type Language, loadLanguage, type MessageKey } from './catalogue.ts'
export { isLocaleId, LOCALE_NAMES, LOCALES, type LocaleId, pickLocale } from './locale.ts'
export { type MessageParams, type MessageValue, parseMessage } from './message.ts'
export { type MessagePart, makeTranslator, type PlayerNames, type Translator } from './translator.ts'
