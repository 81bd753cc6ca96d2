import type { MessageKey } from '../i18n/index.ts'
import { BallChip } from './ball-chip.tsx'
import { CallBar, CalledChip } from './call-bar.tsx'
import { FrozenAsk } from './frozen-ask.tsx'
import { Icon } from './icon.tsx'
import { LagNote } from './lag-sheet.tsx'
import type { TableActions, TableModel, TableTask } from './model/table-model.ts'
import { seatAtWork } from './score-strip.tsx'
import { Sentence } from './sentence.tsx'
import { SpotNearest } from './spot-nearest.tsx'
import { VerdictMark } from './verdict-mark.tsx'

/** The left panel: who is at the table and what he may and must do. */
export function PlayerPanel(props: { model: TableModel; actions: TableActions }) {
  const { model } = props
  const t = model.t.value
  const seat = seatAtWork(model)
  const task = model.task.value.kind
  return (
    <section class="panel player-panel" data-inset="left" aria-label={t.text('player.panel')}>
      <p class="quiet">{t.text(seatWord(task))}</p>
      <h2>{seat ? model.setup.players[seat].name : ''}</h2>
      {task === 'running' ? <Declared model={model} /> : null}
      {task === 'shoot' || task === 'take-cue' ? (
        <>
          {model.match.value.phase === 'lag' ? <LagNote model={model} /> : <CueBallInHand {...props} />}
          <FirstBall model={model} />
          <Calls {...props} />
          <PushOut {...props} />
          <Inspections {...props} />
        </>
      ) : null}
    </section>
  )
}

/** While the balls roll: what was declared for this shot stays to be seen. */
function Declared(props: { model: TableModel }) {
  const { model } = props
  const t = model.t.value
  const match = model.match.value
  if (match.phase !== 'aiming' && match.phase !== 'break') return null
  const { call = [], safety, pushOut } = match.declaration
  return (
    <div class="declared">
      {call.map((each) => (
        <CalledChip key={each.ball} t={t} call={each} />
      ))}
      {safety ? <p>{t.text('call.safety.declared')}</p> : null}
      {pushOut ? <p>{t.text('push-out.declared')}</p> : null}
    </div>
  )
}

function seatWord(task: TableTask['kind']): MessageKey {
  switch (task) {
    case 'choice':
    case 'pick-ball':
    case 'breaker-choice':
      return 'player.decides'
    case 'rack-over':
    case 'match-over':
      return 'player.winner'
    default:
      return 'player.atTheTable'
  }
}

function Calls(props: { model: TableModel; actions: TableActions }) {
  const { model } = props
  if (model.task.value.kind !== 'shoot' || !model.calling.value) return null
  return (
    <>
      <hr />
      <CallBar {...props} />
    </>
  )
}

/** What the referee looks at before the stroke. */
function Inspections(props: { model: TableModel; actions: TableActions }) {
  const { model } = props
  const { phase } = model.match.value
  if (model.task.value.kind !== 'shoot' || phase !== 'aiming') return null
  return (
    <>
      <hr />
      <div class="inspections">
        <SpotNearest {...props} />
        <ArrangeButton {...props} />
        <FrozenAsk {...props} />
      </div>
    </>
  )
}

/** Siberian Ten: what only its rules let a player arrange before the stroke. */
function ArrangeButton(props: { model: TableModel; actions: TableActions }) {
  const arrangement = props.model.arrangement.value
  const t = props.model.t.value
  if (arrangement === null) return null
  return (
    <>
      <button type="button" class="row-button" onClick={() => props.actions.declarations.arrange()}>
        {t.text(`arrange.${arrangement}`)}
      </button>
      <p class="small quiet">{t.text(`arrange.${arrangement}.what`)}</p>
    </>
  )
}

/** Ball in hand with its region, and the way to move it. */
function CueBallInHand(props: { model: TableModel; actions: TableActions }) {
  const { model, actions } = props
  const t = model.t.value
  const area = model.demand.value?.cueBallArea
  if (!area) return <p class="small quiet">{t.text('cueBall.asLies')}</p>
  const placing = model.placing.value
  if (model.task.value.kind !== 'shoot') {
    return (
      <p>
        {t.text('cueBall.inHand')}
        <span class="small quiet block">{t.text(`cueBall.${area}`)}</span>
      </p>
    )
  }
  return (
    <>
      <button
        type="button"
        class={`row-button ${placing ? 'on' : ''}`}
        aria-pressed={placing}
        onClick={() => (placing ? actions.endPlacing() : actions.startPlacing())}
      >
        <span>{t.text('cueBall.inHand')}</span>
        <span class="link">{t.text(placing ? 'cueBall.done' : 'cueBall.move')}</span>
      </button>
      <p class="small quiet">{t.text(placing ? `cueBall.placing.${area}` : `cueBall.${area}`)}</p>
    </>
  )
}

/** What must be hit first, and whether the line of aim does it. */
function FirstBall(props: { model: TableModel }) {
  const { model } = props
  const t = model.t.value
  const demand = model.demand.value
  if (!demand) return null
  return (
    <>
      <hr />
      <FirstBallLine model={model} />
      {model.task.value.kind === 'shoot' ? <p class="small quiet">{t.text(aimedWord(model))}</p> : null}
      {demand.mostCalls > 0 ? null : <p class="small quiet">{t.text('call.nothing')}</p>}
    </>
  )
}

function FirstBallLine(props: { model: TableModel }) {
  const { model } = props
  const t = model.t.value
  const legal = model.demand.value?.legalFirst ?? null
  const aimed = model.aimed.value
  return (
    <p class="first-ball">
      {legal?.length === 1 ? <BallChip ball={legal[0]!} /> : null}
      <b>
        <Sentence parts={t.parts(firstWord(model), { balls: legal ?? [] })} />
      </b>
      {aimed?.object ? <VerdictMark tone={aimed.lawful ? 'legal' : 'foul'} /> : null}
    </p>
  )
}

/** A whole group is said by its name, a few balls by their numbers. */
function firstWord(model: TableModel): MessageKey {
  const legal = model.demand.value?.legalFirst ?? null
  if (legal === null) return 'first.any'
  if (legal.length === 1) return 'first.one'
  if (legal.length <= 3) return 'first.several'
  const seat = seatAtWork(model)
  return `first.${(seat && model.match.value.groups?.[seat]) ?? 'open'}`
}

/** The line of aim in words. */
function aimedWord(model: TableModel): MessageKey {
  const aimed = model.aimed.value
  if (model.match.value.phase === 'aiming' && model.match.value.declaration.pushOut) return 'aimed.push-out'
  if (aimed?.miscue) return 'aimed.miscue'
  if (!aimed?.object) return 'aimed.nothing'
  return aimed.lawful ? 'aimed.lawful' : 'aimed.wrong'
}

/** The push-out while it is allowed; otherwise the reason why not. */
function PushOut(props: { model: TableModel; actions: TableActions }) {
  const { model } = props
  const t = model.t.value
  const refusal = model.demand.value?.pushOutRefusal
  if (refusal === undefined || refusal === 'no-push-out-in-this-game') return null
  if (refusal !== null) {
    const key = `push-out.refused.${refusal}`
    return (
      <>
        <hr />
        <p class="small quiet">{t.text(t.has(key) ? key : 'push-out.refused')}</p>
      </>
    )
  }
  return (
    <>
      <hr />
      {model.task.value.kind === 'shoot' ? <PushOutButton {...props} /> : <p>{t.text('push-out.declare')}</p>}
      <p class="small quiet">{t.text('push-out.what')}</p>
    </>
  )
}

export function PushOutButton(props: { model: TableModel; actions: TableActions; short?: boolean }) {
  const { model, actions } = props
  const match = model.match.value
  const declared = match.phase === 'aiming' && match.declaration.pushOut === true
  return (
    <button
      type="button"
      class={`row-button ${declared ? 'on' : ''}`}
      aria-pressed={declared}
      onClick={() => actions.declarations.setPushOut(!declared)}
    >
      <span>{model.t.value.text(declared && !props.short ? 'push-out.declared' : 'push-out.declare')}</span>
      {declared ? <Icon name="tick" /> : null}
    </button>
  )
}
