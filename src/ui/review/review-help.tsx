import type { Translator } from '../../i18n/index.ts'
import { Sheet } from '../sheet.tsx'
import { DESK_KEYS } from './model/desk-keys.ts'

/** Every key of the desk, and what the mouse does on a picture. */
export function ReviewHelp({ t, onClose }: { t: Translator; onClose: () => void }) {
  return (
    <Sheet t={t} title={t.text('review.help')} kind="wide" onClose={onClose}>
      <p>{t.text('review.help.mouse')}</p>
      <dl class="review-keys">
        {DESK_KEYS.map(({ key, printed, message }) => (
          <div key={key}>
            <dt>
              <kbd>{printed}</kbd>
            </dt>
            <dd>{t.text(message)}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>Tab</kbd> <kbd>← ↑ → ↓ + −</kbd>
          </dt>
          <dd>{t.text('review.key.turn')}</dd>
        </div>
      </dl>
    </Sheet>
  )
}
