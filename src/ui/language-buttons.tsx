import { LOCALE_NAMES, LOCALES, type LocaleId, type Translator } from '../i18n/index.ts'
import { Icon } from './icon.tsx'

/** The languages that there are, each named in itself. */
export function LanguageButtons(props: { t: Translator; onLocale: (locale: LocaleId) => void }) {
  const { t } = props
  return (
    <fieldset class="languages" aria-label={t.text('language.label')}>
      <Icon name="globe" />
      {LOCALES.map((locale) => (
        <button
          key={locale}
          type="button"
          class={`bar-button ${locale === t.locale ? 'on' : ''}`}
          aria-pressed={locale === t.locale}
          lang={locale}
          title={LOCALE_NAMES[locale].full}
          onClick={() => props.onLocale(locale)}
        >
          {LOCALE_NAMES[locale].short}
        </button>
      ))}
    </fieldset>
  )
}
