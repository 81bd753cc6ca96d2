import { useEffect, useRef } from 'preact/hooks'
import { Icon } from './icon.tsx'
import type { TableActions, TableModel } from './model/table-model.ts'

/** One press turns the stick by this much; a held button goes on, slowly at first. */
const STEP_DEG = 0.05

/** Two buttons for the last hair of aim, without a modifier key. */
export function FineAim(props: { model: TableModel; actions: TableActions }) {
  const t = props.model.t.value
  const hold = (held: boolean) => props.actions.aimFinely(held)
  return (
    <div class="fine-aim">
      <HeldButton
        icon="left"
        label={t.text('aim.finer.left')}
        act={() => props.actions.turn(STEP_DEG)}
        hold={hold}
      />
      <span class="quiet small">{t.text('aim.fine')}</span>
      <HeldButton
        icon="right"
        label={t.text('aim.finer.right')}
        act={() => props.actions.turn(-STEP_DEG)}
        hold={hold}
      />
    </div>
  )
}

function HeldButton(props: {
  icon: 'left' | 'right'
  label: string
  act: () => void
  hold: (held: boolean) => void
}) {
  const timer = useRef<ReturnType<typeof setInterval> | undefined>(undefined)
  const stop = () => {
    clearInterval(timer.current)
    props.hold(false)
  }
  useEffect(() => stop, [])
  return (
    <button
      type="button"
      class="bare"
      aria-label={props.label}
      onClick={(event) => {
        if (event.detail === 0) props.act()
      }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        stop()
        props.hold(true)
        props.act()
        const since = Date.now()
        timer.current = setInterval(() => {
          if (Date.now() - since > 350) props.act()
        }, 50)
      }}
      onPointerUp={stop}
      onPointerCancel={stop}
      onLostPointerCapture={stop}
    >
      <Icon name={props.icon} />
    </button>
  )
}
