import { useEffect } from 'preact/hooks'
import type { MessageKey } from '../i18n/index.ts'
import { PadHelp } from './gamepad/pad-help.tsx'
import { LessonLink } from './hand/lesson-link.tsx'
import type { TableActions, TableModel } from './model/table-model.ts'
import { Sheet } from './sheet.tsx'

/** Keys as they are printed on the board, with what they do. `KEYS` in src/app/key-map.ts acts on the same. */
const KEY_HELP: readonly (readonly [keys: string, message: MessageKey])[] = [
  ['← →', 'help.key.turn'],
  ['↑ ↓', 'help.key.power'],
  ['Shift', 'help.key.fine'],
  ['N', 'help.key.next'],
  ['Space', 'help.key.stroke'],
  ['W A S D', 'help.key.spin'],
  ['Q E', 'help.key.elevation'],
  ['M', 'help.key.move'],
  ['P', 'help.key.push-out'],
  ['Enter', 'help.key.call'],
  ['B', 'help.key.call-ball'],
  ['[ ]', 'help.key.call-pocket'],
  ['C', 'help.key.call-clear'],
  ['F', 'help.key.safety'],
  ['1 2 3 4', 'help.key.numbers'],
  ['T', 'help.key.tuning'],
  ['Esc', 'help.key.escape'],
]

const HANDS = ['help.aim', 'help.stroke', 'help.place', 'help.call', 'help.camera'] as const

export function HelpSheet(props: { model: TableModel; actions: TableActions; onClose: () => void }) {
  const { actions } = props
  const t = props.model.t.value
  useEffect(() => void actions.loadSentences(), [actions])
  return (
    <Sheet t={t} title={t.text('help.title')} kind="wide" onClose={props.onClose}>
      <LessonLink t={t} />
      <div class="help">
        <section>
          <h3>{t.text('help.hands')}</h3>
          <ul>
            {HANDS.map((key) => (
              <li key={key}>{t.text(key)}</li>
            ))}
          </ul>
        </section>
        <section>
          <h3>{t.text('help.keys')}</h3>
          <dl>
            {KEY_HELP.map(([keys, message]) => (
              <div key={keys}>
                <dt>
                  <kbd>{keys}</kbd>
                </dt>
                <dd>{t.text(message)}</dd>
              </div>
            ))}
          </dl>
        </section>
        <PadHelp t={t} />
      </div>
    </Sheet>
  )
}
