import type { Translator } from '../i18n/index.ts'
import type { Call } from '../shot/index.ts'
import type { PocketId } from '../table/index.ts'
import { BallChip } from './ball-chip.tsx'
import { Icon } from './icon.tsx'
import type { CallModel } from './model/call-model.ts'
import type { TableActions, TableModel } from './model/table-model.ts'
import { Sentence } from './sentence.tsx'

/** The pockets as they lie round a table with its head to the left. */
const POCKETS: readonly PocketId[] = ['HL', 'SL', 'FL', 'HR', 'SR', 'FR']

/** Which ball goes into which pocket, a safety, or nothing: what is made known before the stroke. */
export function CallBar(props: { model: TableModel; actions: TableActions }) {
  const calling = props.model.calling.value
  const t = props.model.t.value
  if (!calling) return null
  return (
    <section class={`call-bar ${calling.missing ? 'missing' : ''}`} aria-label={t.text('call.title')}>
      <CallLine {...props} calling={calling} />
      {calling.most > 0 && !calling.safety ? <BallAndPocket {...props} calling={calling} /> : null}
      <div class="call-ways">
        {calling.maySafety ? (
          <Toggle
            on={calling.safety}
            label={t.text(calling.safety ? 'call.safety.declared' : 'call.safety')}
            onClick={() => props.actions.calls.setSafety(!calling.safety)}
          />
        ) : null}
        {calling.most > 0 && calling.declared.length === 0 && !calling.safety ? (
          <Toggle
            on={calling.nothing}
            label={t.text('call.without')}
            onClick={() => props.actions.calls.setNothing(!calling.nothing)}
          />
        ) : null}
      </div>
    </section>
  )
}

interface Part {
  model: TableModel
  actions: TableActions
  calling: CallModel
}

/** What is called, or what is offered with the one press that makes it the call, or what is still to be done. */
function CallLine(props: Part) {
  const { calling, actions } = props
  const t = props.model.t.value
  if (calling.offered) return <OfferedCall {...props} />
  return (
    <div class="call-line" role="status">
      {calling.declared.map((call) => (
        <CalledChip key={call.ball} t={t} call={call} />
      ))}
      {calling.declared.length > 0 ? (
        <button
          type="button"
          class="bare"
          aria-label={t.text('call.clear')}
          onClick={() => actions.calls.clear()}
        >
          <Icon name="cross" />
        </button>
      ) : (
        <p class="small quiet">
          <Sentence parts={t.parts(todo(calling), { ball: calling.ball ? [calling.ball] : [] })} />
        </p>
      )}
    </div>
  )
}

function todo(calling: CallModel) {
  if (calling.safety) return 'call.todo.safety' as const
  if (calling.nothing) return 'call.todo.nothing' as const
  return calling.ball === null ? ('call.todo.ball' as const) : ('call.todo.pocket' as const)
}

/** "3 → FL ✓" */
export function CalledChip(props: { t: Translator; call: Call }) {
  const { t } = props
  const { ball, pocket } = props.call
  return (
    <span class="called" role="img" aria-label={t.text('call.spoken', { ball: [ball], pocket })}>
      <BallChip ball={ball} /> → <b class="number">{pocket}</b> <Icon name="tick" />
    </span>
  )
}

/** "1 → HL", still to be confirmed. */
export function OfferedCall(props: Part) {
  const t = props.model.t.value
  const { offered } = props.calling
  if (!offered) return null
  const { ball, pocket } = offered
  return (
    <button
      type="button"
      class="row-button offered"
      aria-label={t.text('call.confirm.spoken', { ball: [ball], pocket })}
      onClick={() => props.actions.calls.confirm()}
    >
      <span class="called">
        <BallChip ball={ball} /> → <b class="number">{pocket}</b>
      </span>
      <span class="link">{t.text('call.confirm')}</span>
    </button>
  )
}

function BallAndPocket(props: Part) {
  const { calling, actions } = props
  const t = props.model.t.value
  const { ball } = calling
  const current = calling.declared.find((call) => call.ball === ball)?.pocket
  return (
    <div class="ball-and-pocket">
      <button
        type="button"
        class="row-button next-ball"
        aria-label={t.text('call.nextBall', { ball: ball ? [ball] : [] })}
        onClick={() => actions.calls.pickNextBall()}
      >
        {ball ? <BallChip ball={ball} /> : null}
        <Icon name="right" />
      </button>
      <fieldset class="pockets" aria-label={t.text('call.pockets')}>
        {POCKETS.map((pocket) => (
          <button
            key={pocket}
            type="button"
            class={`number ${pocket === current ? 'on' : ''}`}
            aria-label={t.text(`pocket.${pocket}`)}
            aria-pressed={pocket === current}
            disabled={ball === null}
            onClick={() => actions.calls.callPocket(pocket)}
          >
            {pocket}
          </button>
        ))}
      </fieldset>
    </div>
  )
}

function Toggle(props: { on: boolean; label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      class={`row-button ${props.on ? 'on' : ''}`}
      aria-pressed={props.on}
      onClick={props.onClick}
    >
      <span>{props.label}</span>
      {props.on ? <Icon name="tick" /> : null}
    </button>
  )
}

/** On a phone: the call as one chip. A press confirms what is offered; otherwise it opens the whole bar. */
export function CallChip(props: { model: TableModel; actions: TableActions; onOpen: () => void }) {
  const calling = props.model.calling.value
  const t = props.model.t.value
  if (!calling) return null
  const call = calling.declared[0]
  return (
    <>
      {calling.offered ? <OfferedCall {...props} calling={calling} /> : null}
      <button
        type="button"
        class={`chip ${calling.missing ? 'missing' : 'on'}`}
        aria-label={
          call ? t.text('call.spoken', { ball: [call.ball], pocket: call.pocket }) : t.text('call.title')
        }
        onClick={props.onOpen}
      >
        {call ? (
          <span class="called">
            <BallChip ball={call.ball} /> → <b class="number">{call.pocket}</b>
          </span>
        ) : calling.offered ? (
          '…'
        ) : (
          t.text(calling.safety ? 'call.safety' : calling.nothing ? 'call.without' : 'call.open')
        )}
      </button>
    </>
  )
}

/** Puts the keys where the call is made. */
export function focusCallBar(): void {
  const first = document.querySelector<HTMLElement>('.call-bar button:not([disabled])')
  first?.scrollIntoView({ block: 'nearest' })
  first?.focus()
}
