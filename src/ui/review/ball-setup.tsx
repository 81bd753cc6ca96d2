import type { ComponentChildren } from 'preact'
import type { Translator } from '../../i18n/index.ts'
import type { BallId, Point } from '../../table/index.ts'
import { BallChip } from '../ball-chip.tsx'
import '../styles/ball-setup.css'
import type { EditorActions } from './model/editor-model.ts'
import { NumberField } from './number-field.tsx'

type PlacingActions = Pick<EditorActions, 'chooseBall' | 'placeBall' | 'freeze'>

interface SetupProps {
  readonly t: Translator
  /** Balls that may lie on the table. */
  readonly offered: readonly BallId[]
  readonly lying: ReadonlyMap<BallId, Point>
  readonly chosen: BallId
  /** Length and width of the bed, m. */
  readonly bed: { readonly length: number; readonly width: number }
  readonly actions: PlacingActions
  /** More that can be done with the chosen ball where it lies. */
  readonly children?: ComponentChildren
}

/** Which balls lie on the table, and where, to the last tenth of a millimetre. */
export function BallSetup(props: SetupProps) {
  const { t, lying, chosen, actions } = props
  const at = lying.get(chosen)
  return (
    <fieldset>
      <legend>{t.text('review.editor.balls')}</legend>
      <div class="review-chips">
        {props.offered.map((ball) => (
          <button
            key={ball}
            type="button"
            aria-pressed={ball === chosen}
            aria-label={ballName(t, ball)}
            onClick={() => actions.chooseBall(ball)}
          >
            <BallChip ball={ball} dim={!lying.has(ball)} />
          </button>
        ))}
      </div>
      {at ? <Place {...props} at={at} /> : null}
      <p class="review-add">
        {at ? (
          <>
            <button type="button" onClick={() => actions.freeze(chosen, 'ball')}>
              {t.text('review.editor.freeze.ball')}
            </button>
            <button type="button" onClick={() => actions.freeze(chosen, 'rail')}>
              {t.text('review.editor.freeze.rail')}
            </button>
            {props.children}
            {chosen === 'cue' ? null : (
              <button type="button" onClick={() => actions.placeBall(chosen, null)}>
                {t.text('review.editor.remove')}
              </button>
            )}
          </>
        ) : (
          <button type="button" onClick={() => actions.placeBall(chosen, freePlace(lying))}>
            {t.text('review.editor.put')}
          </button>
        )}
      </p>
    </fieldset>
  )
}

function Place({ t, chosen, at, bed, actions }: SetupProps & { at: Point }) {
  const axes = [
    ['x', at[0], bed.length, (m: number): Point => [m, at[1]]],
    ['y', at[1], bed.width, (m: number): Point => [at[0], m]],
  ] as const
  return (
    <div class="review-fields">
      {axes.map(([axis, metres, whole, placed]) => (
        <NumberField
          key={`${chosen}-${axis}`}
          label={t.text(`review.editor.${axis}`)}
          unit="mm"
          value={metres * 1000}
          least={-whole * 500}
          most={whole * 500}
          step={0.1}
          decimals={3}
          onValue={(mm) => actions.placeBall(chosen, placed(mm / 1000))}
        />
      ))}
    </div>
  )
}

/** Somewhere along the long string where nothing lies. */
function freePlace(places: ReadonlyMap<BallId, Point>): Point {
  const free = (x: number) => [...places.values()].every((at) => Math.hypot(at[0] - x, at[1]) > 0.08)
  const found = Array.from({ length: 20 }, (_, k) => k * 0.1 - 0.9).find(free)
  return [found ?? 0, 0]
}

export function ballName(t: Translator, ball: BallId): string {
  return ball === 'cue' ? t.text('ball.cue') : t.text('ball.number', { number: ball })
}
