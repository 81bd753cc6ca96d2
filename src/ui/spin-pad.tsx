import { spinText } from './model/spin-text.ts'
import type { TableActions, TableModel } from './model/table-model.ts'
import { useDrag } from './use-drag.ts'

/** The tip can be set this far out, as a fraction of R; beyond 0.50 R the chalk no longer holds. */
const REACH = 0.7
const MISCUE = 0.5
/** From here on a slightly worse stroke than meant slips. */
const WARN = 0.48
const STEP = 0.02

/** The face of the cue ball as the player sees it along the stick: drag, or arrow keys. */
export function SpinPad(props: { model: TableModel; actions: TableActions }) {
  const { model, actions } = props
  const { side, height } = model.aim.value
  const t = model.t.value
  const drag = useDrag((event, box) => actions.setTip(...placeOnBall(event, box)))
  return (
    <div
      {...drag}
      class={`spin-pad ${model.aimed.value?.miscue ? 'miscue' : Math.hypot(side, height) >= WARN ? 'risky' : ''}`}
      role="slider"
      tabIndex={0}
      aria-label={t.text('spin.label')}
      aria-valuemin={-REACH}
      aria-valuemax={REACH}
      aria-valuenow={height}
      aria-valuetext={spinText(t, side, height)}
      onDblClick={() => actions.setTip(0, 0)}
      onKeyDown={(event) => {
        const moved = moveByKey(event, side, height)
        if (!moved) return
        event.preventDefault()
        event.stopPropagation()
        actions.setTip(...moved)
      }}
    >
      <BallFace side={side} height={height} />
    </div>
  )
}

function BallFace(props: { side: number; height: number }) {
  return (
    <svg viewBox="-1 -1 2 2" aria-hidden="true">
      <path class="axes" d="M-1 0H1M0 -1V1" />
      <circle class="slips" r={(1 + MISCUE) / 2} />
      <circle class="limit" r={MISCUE} />
      <circle class="tip" cx={props.side} cy={-props.height} r="0.31" />
      <circle class="point" cx={props.side} cy={-props.height} r="0.065" />
    </svg>
  )
}

/** Where a pointer is on the ball, held within reach of the tip. */
function placeOnBall(event: PointerEvent, box: DOMRect): [number, number] {
  const x = ((event.clientX - box.left) / box.width) * 2 - 1
  const y = 1 - ((event.clientY - box.top) / box.height) * 2
  const far = Math.hypot(x, y)
  const keep = far > REACH ? REACH / far : 1
  return [snap(x * keep), snap(y * keep)]
}

/** The middle is easy to find again: small offsets fall into it. */
function snap(value: number): number {
  return Math.abs(value) < 0.025 ? 0 : Math.round(value * 100) / 100
}

function moveByKey(event: KeyboardEvent, side: number, height: number): [number, number] | null {
  const step = event.shiftKey ? STEP / 2 : STEP
  const within = (x: number, y: number): [number, number] => {
    const far = Math.hypot(x, y)
    return far > REACH ? [side, height] : [Math.round(x * 100) / 100, Math.round(y * 100) / 100]
  }
  switch (event.key) {
    case 'ArrowLeft':
      return within(side - step, height)
    case 'ArrowRight':
      return within(side + step, height)
    case 'ArrowUp':
      return within(side, height + step)
    case 'ArrowDown':
      return within(side, height - step)
    case 'Home':
    case '0':
      return [0, 0]
    default:
      return null
  }
}
