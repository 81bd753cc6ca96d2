import type { ComponentChildren } from 'preact'
import { RULESETS } from '../../rules/index.ts'
import { BALL_IDS, type BallId, POCKET_IDS, type Point } from '../../table/index.ts'
import { BallChip } from '../ball-chip.tsx'
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
  const places = new Map(editor.draft.value.shot.balls.map(({ id, x, y }): [BallId, Point] => [id, [x, y]]))
  const at = places.get(chosen)
  return (
    <fieldset>
      <legend>{t.text('review.editor.balls')}</legend>
      <div class="review-chips">
        {BALL_IDS.map((ball) => (
          <button
            key={ball}
            type="button"
            aria-pressed={ball === chosen}
            aria-label={nameOf(model, ball)}
            onClick={() => actions.chooseBall(ball)}
          >
            <BallChip ball={ball} dim={!places.has(ball)} />
          </button>
        ))}
      </div>
      {at ? <Place model={model} ball={chosen} at={at} actions={actions} /> : null}
      <p class="review-add">
        {at ? (
          <>
            <button type="button" onClick={() => actions.freeze(chosen, 'ball')}>
              {t.text('review.editor.freeze.ball')}
            </button>
            <button type="button" onClick={() => actions.freeze(chosen, 'rail')}>
              {t.text('review.editor.freeze.rail')}
            </button>
            {chosen === 'cue' ? null : (
              <>
                <button type="button" onClick={() => actions.aimAt(chosen)}>
                  {t.text('review.editor.aim')}
                </button>
                <button type="button" onClick={() => actions.placeBall(chosen, null)}>
                  {t.text('review.editor.remove')}
                </button>
              </>
            )}
          </>
        ) : (
          <button type="button" onClick={() => actions.placeBall(chosen, freePlace(places))}>
            {t.text('review.editor.put')}
          </button>
        )}
      </p>
    </fieldset>
  )
}

function Place(props: { model: ReviewModel; ball: BallId; at: Point; actions: EditorActions }) {
  const { model, ball, at, actions } = props
  const { length, width } = model.reviewed.value.table.spec
  const t = model.t.value
  return (
    <div class="review-fields">
      <NumberField
        key={`${ball}-x`}
        label={t.text('review.editor.x')}
        unit="mm"
        value={at[0] * 1000}
        least={-length * 500}
        most={length * 500}
        step={0.1}
        decimals={3}
        onValue={(mm) => actions.placeBall(ball, [mm / 1000, at[1]])}
      />
      <NumberField
        key={`${ball}-y`}
        label={t.text('review.editor.y')}
        unit="mm"
        value={at[1] * 1000}
        least={-width * 500}
        most={width * 500}
        step={0.1}
        decimals={3}
        onValue={(mm) => actions.placeBall(ball, [at[0], mm / 1000])}
      />
    </div>
  )
}

/** Somewhere along the long string where nothing lies. */
function freePlace(places: ReadonlyMap<BallId, Point>): Point {
  const free = (x: number) => [...places.values()].every((at) => Math.hypot(at[0] - x, at[1]) > 0.08)
  const found = Array.from({ length: 20 }, (_, k) => k * 0.1 - 0.9).find(free)
  return [found ?? 0, 0]
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
        <Choice
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
            <Choice
              label={t.text('review.whatif.ball')}
              value={call.ball}
              options={balls.map((ball) => [ball, nameOf(model, ball)] as const)}
              onValue={(ball) => actions.setDeclaration({ call: [{ ...call, ball }] })}
            />
            <Choice
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
        <Choice
          label={t.text('review.editor.game')}
          value={ruleset}
          options={RULESETS.map(
            (id) => [id, `${t.text(`ruleset.${id}`)} ${t.text(`ruleset.${id}.book`)}`] as const,
          )}
          onValue={(id) => actions.setRuleset(id)}
        />
        <Choice
          label={t.text('agree.edition.label')}
          value={String(options.edition) as '2016' | '2025'}
          options={[
            ['2016', '2016'],
            ['2025', '2025'],
          ]}
          onValue={(edition) => actions.setOptions({ edition: edition === '2025' ? 2025 : 2016 })}
        />
        <Choice
          label={t.text('review.editor.shot')}
          value={state.shot}
          options={(['break', 'after-break', 'ordinary'] as const).map(
            (each) => [each, t.text(`review.editor.shot.${each}`)] as const,
          )}
          onValue={(shot) => actions.setState({ shot })}
        />
        <Choice
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

function Choice<T extends string>(props: {
  label: ComponentChildren
  value: string
  options: readonly (readonly [T, string])[]
  onValue: (value: T) => void
}) {
  return (
    <label class="review-field">
      <span class="small">{props.label}</span>
      <select
        value={props.value}
        onChange={(event) => {
          const found = props.options.find(([value]) => value === event.currentTarget.value)
          if (found) props.onValue(found[0])
        }}
      >
        {props.options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

function nameOf(model: ReviewModel, ball: BallId): string {
  const t = model.t.value
  return ball === 'cue' ? t.text('ball.cue') : t.text('ball.number', { number: ball })
}
