import type { Translator } from '../../i18n/index.ts'

/** Buttons of a gamepad as they are placed (south = A or the cross), each with what it does. */
const PARTS = [
  'left',
  'right',
  'south',
  'east',
  'west',
  'north',
  'trigger',
  'push',
  'fine',
  'cross',
  'shoulder',
  'sticks',
  'menus',
] as const

/** The part of the help about gamepads; nothing until its sentences are there. */
export function PadHelp({ t }: { t: Translator }) {
  if (!t.has('gamepad.title')) return null
  return (
    <section>
      <h3>{t.text('gamepad.title')}</h3>
      <dl>
        {PARTS.map((name) => (
          <div key={name}>
            <dt>
              <kbd>{t.text(`gamepad.${name}`)}</kbd>
            </dt>
            <dd>{t.text(`gamepad.${name}.does`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
