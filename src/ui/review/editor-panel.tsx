import { RULESETS } from '../../rules/index.ts'
import { BALL_IDS, POCKET_IDS } from '../../table/index.ts'
import { BallSetup, ballName } from './ball-setup.tsx'
import { ChoiceField } from './choice-field.tsx'
import type { EditorActions, EditorModel } from './model/editor-model.ts'
import type { ReviewModel } from './model/review-model.ts'
import { NumberField } from './number-field.tsx'

interface PanelProps {
  readonly model: ReviewModel
  readonly editor: EditorModel
  readonly actions: EditorActions
}

/** The shot as people remember it: balls, stroke, what was said, and by which rules. */
export function EditorPanel(props: PanelProps) {
  const { model, editor } = props
  const t = model.t.value
  const fault = editor.fault.value
  const key = `fault.${fault?.code ?? ''}`
  return (
    <form class="review-editor" noValidate onSubmit={(event) => event.preventDefault()}>
      <p class="small quiet">{t.text('review.editor.about')}</p>
      {fault ? (
        <p class="warn small" role="alert">
          {t.text('review.editor.fault')} {t.has(key) ? t.text(key) : `${fault.code} ${fault.path}`}
        </p>
      ) : null}
      <Balls {...props} />
      <Stroke {...props} />
      <Said {...props} />
      <Rules {...props} />
    </form>
  )
}

function Balls({ model, editor, actions }: PanelProps) {
  const t = model.t.value
  const chosen = editor.ball.value
  const { length, width } = model.reviewed.value.table.spec
  return (
    <BallSetup
      t={t}
      offered={BALL_IDS}
      lying={new Map(editor.draft.value.shot.balls.map(({ id, x, y }) => [id, [x, y]]))}
      chosen={chosen}
      bed={{ length, width }}
      actions={actions}
    >
      {chosen === 'cue' ? null : (
        <button type="button" onClick={() => actions.aimAt(chosen)}>
          {t.text('review.editor.aim')}
        </button>
      )}
    </BallSetup>
  )
}

function Stroke({ model, editor, actions }: PanelProps) {
  const t = model.t.value
  const { stroke } = editor.draft.value.shot
  if (!stroke) return null
  const { tip } = stroke
  const rows = [
    ['direction', '°', stroke.directionDeg, -360, 360, 0.1, (value: number) => ({ directionDeg: value })],
    ['speed', 'm/s', stroke.speed, 0.01, 15, 0.1, (value: number) => ({ speed: value })],
    ['elevation', '°', stroke.elevationDeg, 0, 89, 1, (value: number) => ({ elevationDeg: value })],
    ['side', 'R', tip.side, -0.9, 0.9, 0.05, (value: number) => ({ tip: { ...tip, side: value } })],
    ['height', 'R', tip.height, -0.9, 0.9, 0.05, (value: number) => ({ tip: { ...tip, height: value } })],
  ] as const
  return (
    <fieldset>
      <legend>{t.text('review.report.stroke')}</legend>
      <div class="review-fields">
        {rows.map(([name, unit, value, least, most, step, part]) => (
          <NumberField
            key={name}
            label={t.text(`review.editor.${name}`)}
            unit={unit}
            value={value}
            least={least}
            most={most}
            step={step}
            onValue={(next) => actions.setStroke(part(next))}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** What the shooter said before the stroke. */
function Said({ model, editor, actions }: PanelProps) {
  const t = model.t.value
  const { shot, rule } = editor.draft.value
  const { declaration } = rule
  const call = declaration.call?.[0]
  const kind = declaration.pushOut ? 'push-out' : declaration.safety ? 'safety' : call ? 'call' : 'nothing'
  const balls = shot.balls.map(({ id }) => id).filter((id) => id !== 'cue')
  const first = balls[0]
  return (
    <fieldset>
      <legend>{t.text('review.editor.said')}</legend>
      <div class="review-fields">
        <ChoiceField
          label={t.text('review.editor.declared')}
          value={kind}
          options={(['nothing', 'call', 'safety', 'push-out'] as const).map(
            (each) => [each, t.text(`review.editor.declared.${each}`)] as const,
          )}
          onValue={(next) => {
            if (next === 'nothing') actions.setDeclaration({})
            if (next === 'safety') actions.setDeclaration({ safety: true })
            if (next === 'push-out') actions.setDeclaration({ pushOut: true })
            if (next === 'call' && first) actions.setDeclaration({ call: [{ ball: first, pocket: 'FL' }] })
          }}
        />
        {call ? (
          <>
            <ChoiceField
              label={t.text('review.whatif.ball')}
              value={call.ball}
              options={balls.map((ball) => [ball, ballName(t, ball)] as const)}
              onValue={(ball) => actions.setDeclaration({ call: [{ ...call, ball }] })}
            />
            <ChoiceField
              label={t.text('review.editor.pocket')}
              value={call.pocket}
              options={POCKET_IDS.map((pocket) => [pocket, t.text(`pocket.${pocket}`)] as const)}
              onValue={(pocket) => actions.setDeclaration({ call: [{ ...call, pocket }] })}
            />
          </>
        ) : null}
      </div>
    </fieldset>
  )
}

function Rules({ model, editor, actions }: PanelProps) {
  const t = model.t.value
  const { ruleset, options, state } = editor.draft.value.rule
  return (
    <fieldset>
      <legend>{t.text('review.rules.rules')}</legend>
      <div class="review-fields">
        <ChoiceField
          label={t.text('review.editor.game')}
          value={ruleset}
          options={RULESETS.map(
            (id) => [id, `${t.text(`ruleset.${id}`)} ${t.text(`ruleset.${id}.book`)}`] as const,
          )}
          onValue={(id) => actions.setRuleset(id)}
        />
        <ChoiceField
          label={t.text('agree.edition.label')}
          value={String(options.edition) as '2016' | '2025'}
          options={[
            ['2016', '2016'],
            ['2025', '2025'],
          ]}
          onValue={(edition) => actions.setOptions({ edition: edition === '2025' ? 2025 : 2016 })}
        />
        <ChoiceField
          label={t.text('review.editor.shot')}
          value={state.shot}
          options={(['break', 'after-break', 'ordinary'] as const).map(
            (each) => [each, t.text(`review.editor.shot.${each}`)] as const,
          )}
          onValue={(shot) => actions.setState({ shot })}
        />
        <ChoiceField
          label={t.text('review.editor.cue-ball')}
          value={state.cueBall}
          options={(['as-lies', 'in-hand', 'in-hand-kitchen'] as const).map(
            (each) => [each, t.text(`review.editor.cue-ball.${each}`)] as const,
          )}
          onValue={(cueBall) => actions.setState({ cueBall })}
        />
      </div>
    </fieldset>
  )
}
