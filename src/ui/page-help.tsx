import type { MessageKey, Translator } from '../i18n/index.ts'
import { Sheet } from './sheet.tsx'

/** Pages that are used like any form: the table, the dispute desk and the rules have a help of their own. */
export type HelpedPage = 'set-up' | 'matches' | 'trainer' | 'disputes'

type KeyRow = readonly [keys: string, message: MessageKey]

const EVERYWHERE: readonly KeyRow[] = [
  ['Tab', 'pageHelp.key.tab'],
  ['Enter', 'pageHelp.key.enter'],
  ['Esc', 'pageHelp.key.escape'],
  ['?', 'pageHelp.key.help'],
]

const KEYS: Readonly<Record<HelpedPage, readonly KeyRow[]>> = {
  'set-up': [['← →', 'pageHelp.key.choose'], ...EVERYWHERE],
  matches: EVERYWHERE,
  trainer: EVERYWHERE,
  disputes: EVERYWHERE,
}

/** What a page is for, and its keys. */
export function PageHelp(props: { t: Translator; page: HelpedPage; onClose: () => void }) {
  const { t, page } = props
  return (
    <Sheet t={t} title={t.text('help.open')} onClose={props.onClose}>
      <p>{t.text(`pageHelp.${page}`)}</p>
      <dl class="key-list">
        {KEYS[page].map(([keys, message]) => (
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
