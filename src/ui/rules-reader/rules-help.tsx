import type { MessageKey, Translator } from '../../i18n/index.ts'
import { Sheet } from '../sheet.tsx'

const KEYS: readonly (readonly [keys: string, message: MessageKey])[] = [
  ['/', 'rules.key.search'],
  ['← →', 'rules.key.step'],
  ['Esc', 'rules.key.back'],
]

export function RulesHelp(props: { t: Translator; onClose: () => void }) {
  const { t } = props
  return (
    <Sheet t={t} title={t.text('rules.title')} onClose={props.onClose}>
      <p>{t.text('rules.help')}</p>
      <dl class="key-list">
        {KEYS.map(([keys, message]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{t.text(message)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
