import { useEffect } from 'preact/hooks'
import type { MessageKey } from '../i18n/index.ts'
import { CameraButtons } from './bottom-bar.tsx'
import { HandRows } from './hand/hand-rows.tsx'
import { LessonLink } from './hand/lesson-link.tsx'
import { LanguageButtons } from './language-buttons.tsx'
import { LookRows } from './look-rows.tsx'
import type { HandModel } from './model/hand-model.ts'
import type { LookModel } from './model/look-model.ts'
import type { SoundModel } from './model/sound-model.ts'
import type { TableActions, TableModel } from './model/table-model.ts'
import { Sheet } from './sheet.tsx'
import { SoundRow } from './sound-control.tsx'

/** What is needed once a match, not once a shot. */
export function MenuSheet(props: {
  model: TableModel
  actions: TableActions
  sound: SoundModel
  hand: HandModel
  look: LookModel
  narrow: boolean
  onClose: () => void
  onHelp: () => void
  onDesk: () => void
}) {
  const { model, actions, onClose } = props
  const t = model.t.value
  useEffect(() => void actions.loadSentences(), [actions])
  const over = model.task.value.kind === 'match-over'
  const entries: readonly (readonly [MessageKey, () => void])[] = [
    ['sheet.title', () => goTo('#/table/sheet')],
    ['help.title', props.onHelp],
    ['rules.open', () => goTo(rulesOf(model))],
    ...(model.desk.value ? [['referee.title', props.onDesk] as const] : []),
    ['tuning.title', () => actions.toggleTuning()],
    ...(over ? [] : [['concede.open', () => actions.ask('concede')] as const]),
    ['matches.open', () => goTo('#/matches')],
    ...(decidesPushOut(model) ? [['trainer.this', () => goTo('#/trainer/now')] as const] : []),
    ['disputes.open', () => goTo('#/review')],
    ['match.new', () => (over ? actions.newMatch() : actions.ask('leave-match'))],
  ]
  const then = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <Sheet t={t} title={t.text('menu.title')} onClose={onClose}>
      {props.narrow ? (
        <>
          <CameraButtons {...props} />
          <LanguageButtons t={t} onLocale={(locale) => actions.setLocale(locale)} />
        </>
      ) : null}
      <SoundRow t={t} sound={props.sound} />
      <HandRows t={t} hand={props.hand} onFull={() => actions.setCamera('stick')} />
      <details class="details">
        <summary>{t.text('look.title')}</summary>
        <LookRows t={t} look={props.look} />
      </details>
      <div class="menu-list">
        <LessonLink t={t} />
        {entries.map(([label, act]) => (
          <button key={label} type="button" class="row-button" data-entry={label} onClick={then(act)}>
            {t.text(label)}
          </button>
        ))}
      </div>
    </Sheet>
  )
}

/** A push-out may be declared now, or waits for an answer. */
function decidesPushOut({ demand, match }: TableModel): boolean {
  return demand.value?.pushOutRefusal === null || match.value.phase === 'push-out-decision'
}

/** The book of this match. */
function rulesOf({ match }: TableModel): string {
  const { ruleset, options } = match.value.terms
  return `#/rules/${ruleset}${options.edition === 2025 ? '/2025' : ''}`
}

/** Other pages are reached by their address, so that the browser's own buttons lead back. */
function goTo(hash: string): void {
  location.hash = hash
}
