import { POCKET_PRESETS, TABLE_NAMES } from '../../table/index.ts'
import { ballsOfGame, PUSH_OUT_GAMES, type PushOutPosition } from '../../training/index.ts'
import { BALL_SETS, CLOTHS, COMPUTER_LEVELS } from '../model/match-wishes.ts'
import { BallSetup } from '../review/ball-setup.tsx'
import { ChoiceField } from '../review/choice-field.tsx'
import { Sentence } from '../sentence.tsx'
import type { TrainerActions, TrainerModel } from './model/trainer-model.ts'

interface Part {
  model: TrainerModel
  actions: TrainerActions
}

/** A position that is set up by hand: what lies where, what is played, and how well. */
export function PositionPanel(props: Part) {
  const { model, actions } = props
  const t = model.t.value
  const { editor } = model
  const draft = editor.draft.value
  if (!draft) return null
  const { table, ruleset } = draft
  return (
    <form class="position-panel" noValidate onSubmit={(event) => event.preventDefault()}>
      <h2>{t.text('trainer.setUp')}</h2>
      <p class="small quiet">{t.text('trainer.setUp.about')}</p>
      <BallSetup
        t={t}
        offered={ballsOfGame(ruleset)}
        lying={new Map(editor.lying.value)}
        chosen={editor.ball.value}
        bed={table}
        actions={actions.editor}
      />
      <p class="position-fault small" role="status">
        <Trouble model={model} />
      </p>
      <div class="answers">
        <button
          type="button"
          class="primary"
          aria-disabled={editor.fault.value !== null}
          onClick={() => actions.train()}
        >
          {t.text('trainer.setUp.train')}
        </button>
        <button type="button" class="row-button" onClick={() => actions.cancelEditing()}>
          {t.text('trainer.setUp.cancel')}
        </button>
      </div>
      <Played {...props} draft={draft} />
    </form>
  )
}

/** Why it cannot be trained yet, with the balls that it is about. */
function Trouble({ model }: { model: TrainerModel }) {
  const t = model.t.value
  const fault = model.editor.fault.value
  if (!fault) return <>{t.text('trainer.setUp.fine')}</>
  const [a = '', b = ''] = fault.path.split(' ')
  const key = `trainer.wrong.${fault.code}`
  return <span class="warn">{t.has(key) ? <Sentence parts={t.parts(key, { a, b })} /> : fault.code}</span>
}

/** By which rules, on and with what, and how well both play. */
function Played({ model, actions, draft }: Part & { draft: PushOutPosition }) {
  const t = model.t.value
  const { seat } = model.terms.value
  const gear = model.editor.gear.value
  const levels = COMPUTER_LEVELS.map((level) => [level, t.text(`players.level.${level}`)] as const)
  const [own, other] = seat === 'one' ? (['A', 'B'] as const) : (['B', 'A'] as const)
  const change = actions.editor
  return (
    <div class="review-fields position-fields">
      <ChoiceField
        label={t.text('trainer.seat')}
        value={seat}
        options={(['one', 'two'] as const).map((one) => [one, t.text(`trainer.seat.${one}.short`)] as const)}
        onValue={(one) => actions.setSeat(one)}
      />
      <ChoiceField
        label={t.text('setUp.game')}
        value={draft.ruleset}
        options={PUSH_OUT_GAMES.map(
          (game) => [game, `${t.text(`ruleset.${game}`)} ${t.text(`ruleset.${game}.book`)}`] as const,
        )}
        onValue={(game) => change.setGame(game)}
      />
      <ChoiceField
        label={t.text('trainer.level.own')}
        value={draft.levels[own]}
        options={levels}
        onValue={(level) => change.setLevels({ [own]: level })}
      />
      <ChoiceField
        label={t.text('trainer.level.other')}
        value={draft.levels[other]}
        options={levels}
        onValue={(level) => change.setLevels({ [other]: level })}
      />
      <ChoiceField
        label={t.text('setUp.table')}
        value={gear.size}
        options={TABLE_NAMES.map((size) => [size, t.text(`setUp.table.${size}`)] as const)}
        onValue={(size) => change.setGear({ size })}
      />
      <ChoiceField
        label={t.text('setUp.pockets')}
        value={gear.pockets}
        options={POCKET_PRESETS.map(({ id }) => [id, t.text(`setUp.pockets.${id}`)] as const)}
        onValue={(pockets) => change.setGear({ pockets })}
      />
      <ChoiceField
        label={t.text('setUp.cloth')}
        value={gear.cloth}
        options={CLOTHS.map((cloth) => [cloth, t.text(`setUp.cloth.${cloth}`)] as const)}
        onValue={(cloth) => change.setGear({ cloth })}
      />
      <ChoiceField
        label={t.text('setUp.balls')}
        value={gear.balls}
        options={BALL_SETS.map((set) => [set, t.text(`setUp.balls.${set}`)] as const)}
        onValue={(set) => change.setGear({ balls: set })}
      />
    </div>
  )
}
