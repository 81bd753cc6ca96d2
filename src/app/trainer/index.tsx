import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { NARROW_QUERY, TrainerPage } from '../../ui/index.ts'
import { heatColour, type TableView } from '../../view/index.ts'
import type { LazyPageProps } from '../lazy-pages.ts'
import { TableStage } from '../table-stage.tsx'
import { makeDresser } from './dress-frame.ts'
import { MarkLayer } from './mark-layer.tsx'
import { NumbersUp } from './numbers-up.ts'
import { openTrainer } from './open-trainer.ts'
import { handOnTable } from './table-hand.ts'
import type { TrainerSession } from './trainer-session.ts'

/** `#/trainer`, or what it is to begin with (`readAddress`). */
export function Page(props: LazyPageProps) {
  const { state, rest } = props
  const [trainer, setTrainer] = useState<TrainerSession | null>(null)
  useEffect(() => {
    let open: TrainerSession | null = null
    let wanted = true
    void openTrainer(state, rest).then((made) => {
      if (!wanted) return made.close()
      open = made
      setTrainer(made)
    })
    return () => {
      wanted = false
      open?.close()
    }
  }, [state, rest])
  return trainer ? <Trainer state={state} trainer={trainer} /> : null
}

function Trainer(props: { state: LazyPageProps['state']; trainer: TrainerSession }) {
  const { state, trainer } = props
  const view = useRef<TableView | null>(null)
  const reach = () => view.current
  const orientations = useMemo(() => new NumbersUp(window.matchMedia(NARROW_QUERY).matches), [])
  const dress = useMemo(() => makeDresser(trainer.state, orientations), [trainer])
  const hand = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Whoever closes the page, or puts it away on a phone, has decided all the same.
    const putAway = () => document.visibilityState === 'hidden' && trainer.writeDown()
    document.addEventListener('visibilitychange', putAway)
    return () => document.removeEventListener('visibilitychange', putAway)
  }, [trainer])
  useEffect(() => handOnTable(hand.current!, trainer, reach), [trainer])
  const table = trainer.state.table.value
  return (
    <TrainerPage model={trainer.model} actions={trainer} grid={trainer.state.grid.value} colourOf={cssColour}>
      <div ref={hand} class="trainer-hand">
        {table ? (
          <TableStage
            session={table}
            orientations={orientations}
            picture={state.picture}
            sound={state.sound}
            dress={dress}
            onFault={(found) => state.fail(found.code, found.message)}
            onView={(made) => {
              view.current = made
              state.view = made
            }}
          />
        ) : null}
        <MarkLayer trainer={trainer} view={reach} />
        {trainer.model.placing.value ? (
          <button
            type="button"
            class="trainer-place"
            aria-label={trainer.model.t.value.text('trainer.place')}
            onClick={(event) => {
              const box = event.currentTarget.getBoundingClientRect()
              const at = view.current?.pick(event.clientX - box.left, event.clientY - box.top)?.bed
              if (at) trainer.placeAt(at)
            }}
          />
        ) : null}
      </div>
    </TrainerPage>
  )
}

function cssColour(share: number): string {
  const [r, g, b] = heatColour(share, 0, 1).map((part) => Math.round(255 * part))
  return `rgb(${r} ${g} ${b})`
}
