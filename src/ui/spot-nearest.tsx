import { Icon } from './icon.tsx'
import type { TableActions, TableModel } from './model/table-model.ts'
import { Sentence } from './sentence.tsx'

/** All lawful balls lie behind the head string: the nearest may be put on the foot spot before the stroke [1.5]. */
export function SpotNearest(props: { model: TableModel; actions: TableActions; chip?: boolean }) {
  const { model, actions } = props
  const t = model.t.value
  const balls = model.demand.value?.spotNearest ?? []
  const match = model.match.value
  if (balls.length === 0 || model.task.value.kind !== 'shoot' || match.phase !== 'aiming') return null
  const declared = match.declaration.spotNearest
  return (
    <>
      {balls.map((ball) => {
        const on = declared === ball || (declared === true && ball === balls[0])
        return (
          <button
            key={ball}
            type="button"
            class={`${props.chip ? 'chip' : 'row-button'} ${on ? 'on' : ''}`}
            aria-pressed={on}
            onClick={() => actions.declarations.setSpotNearest(on ? null : ball)}
          >
            <span>
              <Sentence parts={t.parts(on ? 'spotNearest.done' : 'spotNearest.do', { ball: [ball] })} />
            </span>
            {on ? <Icon name="tick" /> : null}
          </button>
        )
      })}
      {props.chip ? null : <p class="small quiet">{t.text('spotNearest.what')}</p>}
    </>
  )
}
