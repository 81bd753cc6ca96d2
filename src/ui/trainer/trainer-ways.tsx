import { useState } from 'preact/hooks'
import type { MessageKey } from '../../i18n/index.ts'
import { Icon, type IconName } from '../icon.tsx'
import { Sheet } from '../sheet.tsx'
import type { TrainerActions, TrainerModel } from './model/trainer-model.ts'
import { ProgressSheet } from './progress-sheet.tsx'
import { TermsSheet } from './terms-sheet.tsx'

interface Part {
  model: TrainerModel
  actions: TrainerActions
}

type Way = readonly [label: MessageKey, icon: IconName | null, act: () => void]

/** Everything but the decision itself: side by side, and behind one button where there is no room. */
export function TrainerWays(props: Part) {
  const { model, actions } = props
  const t = model.t.value
  const [sheet, setSheet] = useState<'menu' | 'terms' | 'progress' | null>(null)
  const close = () => setSheet(null)
  const showProgress = () => {
    actions.writeDown()
    setSheet('progress')
  }
  const ways: readonly Way[] = [
    ['trainer.terms', 'tune', () => setSheet('terms')],
    ['trainer.progress', null, showProgress],
    ['trainer.daily', null, () => actions.daily()],
    ['trainer.setUp', null, () => actions.startEditing()],
    ['trainer.link', null, () => actions.copyLink()],
  ]
  const then = (act: () => void) => () => {
    close()
    act()
  }
  return (
    <nav class="trainer-ways" aria-label={t.text('trainer.ways')}>
      {ways.map(([label, icon, act]) => (
        <button key={label} type="button" class="bar-button wide-way" onClick={act}>
          {icon ? <Icon name={icon} /> : null}
          {t.text(label)}
        </button>
      ))}
      <button type="button" class="bar-button narrow-way" onClick={() => setSheet('menu')}>
        <Icon name="menu" />
        {t.text('menu.open')}
      </button>
      <button type="button" class="bar-button" onClick={() => actions.leave()}>
        {t.text('trainer.leave')}
      </button>
      {sheet === 'menu' ? (
        <Sheet t={t} title={t.text('trainer.title')} onClose={close}>
          <div class="menu-list">
            {ways.map(([label, , act]) => (
              <button key={label} type="button" class="row-button" onClick={then(act)}>
                {t.text(label)}
              </button>
            ))}
          </div>
        </Sheet>
      ) : null}
      {sheet === 'terms' ? <TermsSheet {...props} onClose={close} /> : null}
      {sheet === 'progress' ? <ProgressSheet model={model} onClose={close} /> : null}
    </nav>
  )
}
