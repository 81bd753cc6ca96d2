import { useRef } from 'preact/hooks'
import { BallChip } from './ball-chip.tsx'
import { CallChip } from './call-bar.tsx'
import { TakeCue } from './calm-card.tsx'
import { FrozenAsk } from './frozen-ask.tsx'
import { Icon } from './icon.tsx'
import { pullOfSpeed, speedWord } from './model/stroke-speed.ts'
import type { TableActions, TableModel } from './model/table-model.ts'
import { PushOutButton } from './player-panel.tsx'
import { speedShown } from './power-control.tsx'
import { Sentence } from './sentence.tsx'
import { ShotClock } from './shot-clock.tsx'
import { SpotNearest } from './spot-nearest.tsx'
import { VerdictMark } from './verdict-mark.tsx'

/** Chips above the thumb zone: what must be hit, the cue ball in hand, the push-out, the tip and the butt. */
export function ChipRow(props: {
  model: TableModel
  actions: TableActions
  onTip: () => void
  onCall: () => void
}) {
  const { model, actions } = props
  const t = model.t.value
  const demand = model.demand.value
  if (model.task.value.kind !== 'shoot') return null
  const placing = model.placing.value
  const { side, height, elevationDeg } = model.aim.value
  return (
    <div class="chip-row">
      {model.calling.value || !demand ? null : <FirstChip model={model} />}
      <CallChip model={model} actions={actions} onOpen={props.onCall} />
      {demand?.cueBallArea ? (
        <button
          type="button"
          class={`chip ${placing ? 'on' : ''}`}
          aria-pressed={placing}
          onClick={() => (placing ? actions.endPlacing() : actions.startPlacing())}
        >
          {t.text('cueBall.inHand')}
          {placing ? <span class="link">{t.text('cueBall.done')}</span> : null}
        </button>
      ) : null}
      {demand?.pushOutRefusal === null ? <PushOutButton model={model} actions={actions} short /> : null}
      <SpotNearest model={model} actions={actions} chip />
      {model.arrangement.value ? (
        <button type="button" class="chip" onClick={() => actions.declarations.arrange()}>
          {t.text(`arrange.${model.arrangement.value}`)}
        </button>
      ) : null}
      {model.match.value.phase === 'aiming' ? <FrozenAsk model={model} actions={actions} chip /> : null}
      <button type="button" class="chip tip-chip" onClick={props.onTip}>
        <span class="unseen">{t.text('stroke.panel')}</span>
        <svg viewBox="-1 -1 2 2" aria-hidden="true">
          <circle class="face" r="1" />
          <circle class="limit" r="0.5" />
          <circle class="point" cx={side} cy={-height} r="0.2" />
        </svg>
        <span class="number">{t.text('elevation.value', { value: t.number(elevationDeg, 1) })}</span>
      </button>
    </div>
  )
}

function FirstChip(props: { model: TableModel }) {
  const { model } = props
  const t = model.t.value
  const legal = model.demand.value?.legalFirst ?? null
  const aimed = model.aimed.value
  return (
    <p class="chip first-chip">
      {legal?.length === 1 ? <BallChip ball={legal[0]!} /> : null}
      <Sentence
        parts={t.parts(
          legal === null ? 'first.any.short' : legal.length === 1 ? 'first.one' : 'first.several.short',
          { balls: legal ?? [] },
        )}
      />
      {aimed?.object ? <VerdictMark tone={aimed.lawful ? 'legal' : 'foul'} /> : null}
    </p>
  )
}

/** Pulling the finger down draws the stick back; letting go strokes, going back up lets it be. */
export function PullStrip(props: { model: TableModel; actions: TableActions; onMenu: () => void }) {
  const { model } = props
  const t = model.t.value
  const shown = speedShown(model)
  const ready =
    model.task.value.kind === 'shoot' && model.aimed.value !== null && !model.calling.value?.missing
  return (
    <footer class="pull-strip" data-inset="bottom">
      {model.task.value.kind === 'take-cue' ? (
        <TakeCue {...props} />
      ) : (
        <PullArea {...props} ready={ready}>
          <span class="row">
            <span class="quiet">{t.text(pullWord(model, ready))}</span>
            {model.task.value.kind !== 'shoot' ? null : (
              <span>
                <span class="number">{t.number(shown, 2)}</span>{' '}
                <span class="quiet small">
                  {t.text('unit.metresPerSecond')} · {t.text(`power.word.${speedWord(shown)}`)}
                </span>
              </span>
            )}
          </span>
          {model.task.value.kind === 'shoot' ? (
            <span class="pull-track">
              <span class="pull-fill" style={{ width: `${pullOfSpeed(shown) * 100}%` }} />
            </span>
          ) : null}
        </PullArea>
      )}
      <ShotClock model={model} />
      <button type="button" class="bare pull-menu" onClick={props.onMenu} aria-label={t.text('menu.open')}>
        <Icon name="menu" />
      </button>
    </footer>
  )
}

function pullWord(model: TableModel, ready: boolean) {
  const { kind } = model.task.value
  if (kind !== 'shoot') return `stroke.wait.${kind}` as const
  if (model.calling.value?.missing) return 'stroke.wait.call' as const
  if (!ready) return 'stroke.wait.no-line' as const
  if (model.strokeBy === 'movement') return 'hand.push' as const
  return model.pull.value === null ? ('pull.how' as const) : ('pull.release' as const)
}

/** A finger that goes aside this far, px, and farther than down, lets the stick be. */
const ASIDE = 80

/** Every report of the screen counts, also those between two frames. */
function reportsOf(event: PointerEvent): readonly PointerEvent[] {
  const reports = event.getCoalescedEvents?.() ?? []
  return reports.length > 0 ? reports : [event]
}

function PullArea(props: {
  model: TableModel
  actions: TableActions
  ready: boolean
  children: preact.ComponentChildren
}) {
  const from = useRef<{ x: number; y: number; reach: number } | null>(null)
  const end = (stroke: boolean) => {
    if (!from.current) return
    from.current = null
    if (stroke) props.actions.releasePull()
    else props.actions.cancelPull()
  }
  return (
    <div
      class={`pull-area ${props.ready ? 'ready' : ''}`}
      onPointerDown={(event) => {
        if (!props.ready) return
        event.currentTarget.setPointerCapture(event.pointerId)
        from.current = {
          x: event.clientX,
          y: event.clientY,
          reach: Math.max(90, window.innerHeight - event.clientY - 12),
        }
        props.actions.pull(0)
      }}
      onPointerMove={(event) => {
        for (const each of reportsOf(event)) {
          if (!from.current) return
          const [x, y] = [each.clientX - from.current.x, each.clientY - from.current.y]
          if (Math.abs(x) > Math.max(ASIDE, Math.abs(y))) end(false)
          else props.actions.pull(y / from.current.reach, each.timeStamp)
        }
      }}
      onPointerUp={() => end(true)}
      onPointerCancel={() => end(false)}
    >
      {props.children}
    </div>
  )
}
