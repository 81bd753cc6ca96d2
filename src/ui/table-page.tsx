import { useEffect, useState } from 'preact/hooks'
import { BottomBar } from './bottom-bar.tsx'
import { CallBar } from './call-bar.tsx'
import { CalmCard } from './calm-card.tsx'
import { ChoiceSheet } from './choice-sheet.tsx'
import { ComputerCard } from './computer-card.tsx'
import { BreakerSheet } from './lag-sheet.tsx'
import { LazyPart } from './lazy-part.tsx'
import type { HandModel } from './model/hand-model.ts'
import type { LookModel } from './model/look-model.ts'
import type { SoundModel } from './model/sound-model.ts'
import type { TableActions, TableModel } from './model/table-model.ts'
import { ChipRow, PullStrip } from './narrow-controls.tsx'
import { PickSheet } from './pick-sheet.tsx'
import { PlayerPanel } from './player-panel.tsx'
import { QuestionSheet } from './question-sheet.tsx'
import { RulingBanner } from './ruling-banner.tsx'
import { RunningBar } from './running-bar.tsx'
import { ScoreStrip } from './score-strip.tsx'
import { Sheet } from './sheet.tsx'
import { StatusNotes } from './status-notes.tsx'
import { StrokeControls, StrokePanel } from './stroke-panel.tsx'
import { useHelpKey } from './use-help-key.ts'
import { useNarrow } from './use-narrow.ts'

type OpenSheet = 'menu' | 'help' | 'why' | 'tip' | 'call' | 'desk' | null

/** Everything around the picture of the table; the picture itself is given as `children`. */
export function TablePage(props: {
  model: TableModel
  actions: TableActions
  sound: SoundModel
  hand: HandModel
  look: LookModel
  children: preact.ComponentChildren
}) {
  const { model, actions } = props
  const narrow = useNarrow()
  const [sheet, setSheet] = useState<OpenSheet>(null)
  const running = model.task.value.kind === 'running'
  useEffect(() => {
    if (running) setSheet(null)
  }, [running])
  useHelpKey(() => setSheet('help'))
  const covered = sheet !== null || model.question.value !== null
  useEffect(() => actions.clock.cover(covered), [actions, covered])
  // A sheet tells that it was closed a little later: by then another one may be open.
  const close = (closed: OpenSheet) => setSheet((now) => (now === closed ? null : now))
  const hand = { model, actions }
  return (
    <div
      class={`table-page ${narrow ? 'narrow' : 'wide'} game-${model.setup.terms.ruleset} task-${model.task.value.kind}`}
    >
      {props.children}
      <ScoreStrip model={model} onMenu={() => setSheet('menu')} />
      <Around
        {...hand}
        narrow={narrow}
        onWhy={() => setSheet('why')}
        onTip={() => setSheet('tip')}
        onCall={() => setSheet('call')}
        onDesk={() => setSheet('desk')}
      />
      {narrow ? (
        <PullStrip {...hand} onMenu={() => setSheet('menu')} />
      ) : (
        <BottomBar
          {...hand}
          sound={props.sound}
          onHelp={() => setSheet('help')}
          onDesk={() => setSheet('desk')}
        />
      )}
      <OpenedSheet
        {...hand}
        sound={props.sound}
        preferences={props.hand}
        look={props.look}
        sheet={sheet}
        narrow={narrow}
        onClose={() => close(sheet)}
        onHelp={() => setSheet('help')}
        onDesk={() => setSheet('desk')}
      />
      <QuestionSheet {...hand} />
      <p class="unseen" role="status" aria-live="polite">
        {model.announcement.value}
      </p>
    </div>
  )
}

/** What lies around and over the picture, between strip and bar. */
function Around(props: {
  model: TableModel
  actions: TableActions
  narrow: boolean
  onWhy: () => void
  onTip: () => void
  onCall: () => void
  onDesk: () => void
}) {
  const { model, actions, narrow } = props
  const hand = { model, actions }
  return (
    <main class="around">
      {narrow ? null : <PlayerPanel {...hand} />}
      {narrow ? null : <StrokePanel {...hand} />}
      <span class="foot-room" data-inset="bottom" />
      <StatusNotes model={model} actions={actions} onDesk={props.onDesk} />
      <div class="foot">
        <ChoiceSheet {...hand} />
        <PickSheet {...hand} />
        <BreakerSheet {...hand} />
        <ComputerCard model={model} />
        <div class="foot-row">
          <RunningBar {...hand} />
          <RulingBanner model={model} onWhy={props.onWhy} />
          <CalmCard {...hand} narrow={narrow} />
        </div>
      </div>
      {narrow ? <ChipRow {...hand} onTip={props.onTip} onCall={props.onCall} /> : null}
    </main>
  )
}

const loadMenu = async () => (await import('./menu-sheet.tsx')).MenuSheet
const loadHelp = async () => (await import('./help-sheet.tsx')).HelpSheet
const loadEvidence = async () => (await import('./evidence-sheet.tsx')).EvidenceSheet
const loadDesk = async () => (await import('./desk-sheet.tsx')).DeskSheet

function OpenedSheet(props: {
  model: TableModel
  actions: TableActions
  sound: SoundModel
  preferences: HandModel
  look: LookModel
  sheet: OpenSheet
  narrow: boolean
  onClose: () => void
  onHelp: () => void
  onDesk: () => void
}) {
  const { model, actions, onClose } = props
  const t = model.t.value
  const shot = model.between.value ?? model.ruled.value
  const sentences = () => actions.loadSentences()
  switch (props.sheet) {
    case 'menu':
      return (
        <LazyPart
          key="menu"
          load={loadMenu}
          sentences={sentences}
          part={{ ...props, hand: props.preferences }}
        />
      )
    case 'help':
      return <LazyPart key="help" load={loadHelp} sentences={sentences} part={{ model, actions, onClose }} />
    case 'desk':
      return <LazyPart key="desk" load={loadDesk} sentences={sentences} part={{ model, actions, onClose }} />
    case 'why':
      return shot ? (
        <LazyPart
          key="why"
          load={loadEvidence}
          sentences={sentences}
          part={{ t, shot, rules: model.setup.terms, onClose }}
        />
      ) : null
    case 'tip':
      return props.narrow ? (
        <Sheet t={t} title={t.text('stroke.panel')} kind="bottom" onClose={onClose}>
          <div class="tip-sheet">
            <StrokeControls model={model} actions={actions} />
          </div>
        </Sheet>
      ) : null
    case 'call':
      return props.narrow && model.calling.value ? (
        <Sheet t={t} title={t.text('call.title')} kind="bottom" onClose={onClose}>
          <CallBar model={model} actions={actions} />
        </Sheet>
      ) : null
    case null:
      return null
  }
}
