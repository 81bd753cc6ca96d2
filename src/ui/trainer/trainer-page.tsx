import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { PushOutGrid } from '../../training/index.ts'
import { CallBar } from '../call-bar.tsx'
import { HelpButton } from '../help-button.tsx'
import { Sentence } from '../sentence.tsx'
import { StrokeControls } from '../stroke-panel.tsx'
import { AnswerCard } from './answer-card.tsx'
import { DecisionRow } from './decision-row.tsx'
import { HeatLegend } from './heat-legend.tsx'
import {
  LINK_COPIED,
  type TrainerActions,
  type TrainerModel,
  type TrainerStage,
} from './model/trainer-model.ts'
import { PositionPanel } from './position-panel.tsx'
import { TrainerWays } from './trainer-ways.tsx'
import '../styles/trainer.css'

interface Part {
  model: TrainerModel
  actions: TrainerActions
}

/** The push-out trainer; the picture of the table is given as `children`. */
export function TrainerPage(
  props: Part & {
    grid: PushOutGrid | null
    colourOf: (share: number) => string
    children: ComponentChildren
  },
) {
  const { model, actions } = props
  const t = model.t.value
  const stage = model.stage.value
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => bringIntoSight(page.current!, stage), [stage])
  return (
    <div ref={page} class={`trainer-page stage-${stage}`}>
      <TrainerStrip model={model} actions={actions} />
      <main class="trainer-main">
        <div class="trainer-table">
          {stage === 'drawing' ? (
            <p class="trainer-wait quiet" role="status">
              {t.text('trainer.drawing')}
            </p>
          ) : null}
          {props.children}
        </div>
        <div class="trainer-foot">
          {stage === 'judged' ? <HeatLegend {...props} /> : null}
          {stage === 'deciding' ? <DecisionRow {...props} /> : null}
        </div>
        <aside class="panel trainer-side">
          <Side {...props} />
        </aside>
      </main>
      <p class="unseen" role="status" aria-live="polite">
        {model.announcement.value}
      </p>
    </div>
  )
}

/** On a phone the page is longer than the screen: the table first, and the answer once there is one. */
function bringIntoSight(page: HTMLElement, stage: TrainerStage): void {
  if (stage === 'running' || stage === 'judged')
    page.querySelector('.trainer-side')?.scrollIntoView({ block: 'start' })
  else page.scrollTop = 0
}

/** What belongs beside the table at each stage. */
function Side(props: Part) {
  switch (props.model.stage.value) {
    case 'editing':
      return <PositionPanel {...props} />
    case 'judged':
    case 'running':
      return <AnswerCard {...props} />
    case 'drawing':
    case 'deciding':
      return <Stroke {...props} />
  }
}

function TrainerStrip(props: Part) {
  const { model } = props
  const t = model.t.value
  const { ruleset, seat } = model.terms.value
  const { all } = model.progress.value
  const notice = model.notice.value
  return (
    <header class="trainer-strip">
      <div class="title">
        <h1>{t.text('trainer.title')}</h1>
        <p class="quiet small">
          {t.text(`ruleset.${ruleset}`)} · {t.text(`trainer.seat.${seat}.short`)}
        </p>
        <HelpButton t={t} page="trainer" />
      </div>
      <div class="trainer-told">
        <Told model={model} />
        {notice ? (
          <p class={notice.code === LINK_COPIED ? 'small quiet' : 'warn small'} role="alert">
            {noticeText(model)}
          </p>
        ) : null}
      </div>
      <p class="trainer-mean">
        <b class="number">{all.count === 0 ? '–' : t.number(all.meanRegret, 3)}</b>
        <span class="quiet small block">{t.text('trainer.mean')}</span>
      </p>
      <TrainerWays {...props} />
    </header>
  )
}

/** What the referee would say, and where the position comes from. */
function Told({ model }: { model: TrainerModel }) {
  const t = model.t.value
  const { seat } = model.terms.value
  const type = model.type.value
  const source = model.source.value
  const stage = model.stage.value
  if (stage === 'editing' || stage === 'drawing') return null
  return (
    <p>
      <Sentence parts={t.parts(`trainer.told.${seat}`, { type: type ?? 'other', ball: lowestOf(model) })} />
      {source === 'drawn' ? null : <span class="quiet small"> {t.text(`trainer.source.${source}`)}</span>}
    </p>
  )
}

/** The ball that has to be hit first. */
function lowestOf(model: TrainerModel): string {
  const balls = Object.keys(model.position.value?.balls ?? {}).map(Number)
  return String(Math.min(...balls.filter((ball) => Number.isInteger(ball))))
}

function noticeText(model: TrainerModel): string {
  const t = model.t.value
  if (model.notice.value?.code === LINK_COPIED) return t.text('trainer.copied')
  const key = `fault.${model.notice.value?.code}`
  return t.has(key) ? t.text(key) : t.text('fault.unexpected')
}

/** A ball that stops this near has stopped where it was asked to, m. */
const ON_THE_SPOT = 0.01

/** Before the decision: the stroke, as at the table; or what is asked of seat two. */
function Stroke(props: Part) {
  const { model, actions } = props
  const t = model.t.value
  const table = model.table.value
  if (model.terms.value.seat === 'two')
    return (
      <>
        <h2>{t.text('trainer.two.title')}</h2>
        <p class="quiet">{t.text('trainer.two.about')}</p>
      </>
    )
  if (!table) return null
  const placed = model.placed.value
  return (
    <>
      {model.choice.value === 'push-out' ? (
        <div class="place-way">
          <button
            type="button"
            class={`row-button ${model.placing.value ? 'on' : ''}`}
            aria-pressed={model.placing.value}
            onClick={() => actions.startPlacing(!model.placing.value)}
          >
            {t.text('trainer.place')}
          </button>
          <p class="small quiet" role="status">
            {placed === null
              ? t.text('trainer.place.about')
              : placed.off === null
                ? t.text('trainer.place.none')
                : t.text(placed.off < ON_THE_SPOT ? 'trainer.place.on' : 'trainer.place.off', {
                    off: placed.off,
                  })}
          </p>
        </div>
      ) : (
        <CallBar model={table.model} actions={table.actions} />
      )}
      <StrokeControls model={table.model} actions={table.actions} />
    </>
  )
}
