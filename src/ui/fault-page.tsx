import type { MessageKey, Translator } from '../i18n/index.ts'

/** A whole page that says what is wrong, with its code, and the way on. */
export function FaultPage(props: {
  t: Translator
  code: string
  detail?: string
  ways: readonly { readonly label: MessageKey; readonly act: () => void }[]
}) {
  const { t, code } = props
  const key = `fault.${code}`
  const help = `fault.${code}.help`
  return (
    <main class="fault-page">
      <section class="panel" role="alert">
        <p class="quiet">{t.text('app.name')}</p>
        <h1>{t.has(key) ? t.text(key) : t.text('fault.unexpected')}</h1>
        <p>{t.has(help) ? t.text(help) : t.text('fault.unexpected.help')}</p>
        <div class="answers">
          {props.ways.map((way) => (
            <button key={way.label} type="button" class="primary" onClick={way.act}>
              {t.text(way.label)}
            </button>
          ))}
        </div>
        <p class="small quiet">
          {t.text('fault.code', { code })}
          {props.detail ? <span class="block detail">{props.detail}</span> : null}
        </p>
      </section>
    </main>
  )
}
