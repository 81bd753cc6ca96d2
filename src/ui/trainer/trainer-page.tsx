import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { PushOutGrid } from '../../training/index.ts'
import { CallBar } from '../call-bar.tsx'
import { Icon } from '../icon.tsx'
import { StrokeControls } from '../stroke-panel.tsx'
import { AnswerCard } from './answer-card.tsx'
import { DecisionRow } from './decision-row.tsx'
import { HeatLegend } from './heat-legend.tsx'
import type { TrainerActions, TrainerModel } from './model/trainer-model.ts'
import { ProgressSheet } from './progress-sheet.tsx'
import { TermsSheet } from './terms-sheet.tsx'
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
  return (
    <div class={`trainer-page stage-${stage}`}>
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
          {stage === 'judged' || stage === 'running' ? <AnswerCard {...props} /> : <Stroke {...props} />}
        </aside>
      </main>
      <p class="unseen" role="status" aria-live="polite">
        {model.announcement.value}
      </p>
    </div>
  )
}

function TrainerStrip(props: Part) {
  const { model, actions } = props
  const t = model.t.value
  const [sheet, setSheet] = useState<'terms' | 'progress' | null>(null)
  const { ruleset, seat } = model.terms.value
  const { all } = model.progress.value
  const type = model.type.value
  const notice = model.notice.value
  return (
    <header class="trainer-strip">
      <div class="title">
        <h1>{t.text('trainer.title')}</h1>
        <p class="quiet small">
          {t.text(`ruleset.${ruleset}`)} · {t.text(`trainer.seat.${seat}`)}
        </p>
      </div>
      <p class="trainer-told">
        {type ? t.text(`trainer.told.${seat}`, { type }) : ''}
        {model.source.value === 'drawn' ? null : (
          <span class="quiet small"> {t.text(`trainer.source.${model.source.value}`)}</span>
        )}
        {notice ? (
          <span class="warn small block" role="alert">
            {noticeText(model)}
          </span>
        ) : null}
      </p>
      <p class="trainer-mean">
        <b class="number">{all.count === 0 ? '–' : t.number(all.meanRegret, 3)}</b>
        <span class="quiet small block">{t.text('trainer.mean')}</span>
      </p>
      <nav class="trainer-ways" aria-label={t.text('menu.title')}>
        <button type="button" class="bar-button" onClick={() => setSheet('terms')}>
          <Icon name="tune" />
          {t.text('trainer.terms')}
        </button>
        <button type="button" class="bar-button" onClick={() => setSheet('progress')}>
          {t.text('trainer.progress')}
        </button>
        <button type="button" class="bar-button" onClick={() => actions.daily()}>
          {t.text('trainer.daily')}
        </button>
        <button type="button" class="bar-button" onClick={() => actions.copyLink()}>
          {t.text('trainer.link')}
        </button>
        <button type="button" class="bar-button" onClick={() => actions.leave()}>
          {t.text('trainer.leave')}
        </button>
      </nav>
      {sheet === 'terms' ? <TermsSheet {...props} onClose={() => setSheet(null)} /> : null}
      {sheet === 'progress' ? <ProgressSheet model={model} onClose={() => setSheet(null)} /> : null}
    </header>
  )
}

function noticeText(model: TrainerModel): string {
  const t = model.t.value
  const key = `fault.${model.notice.value?.code}`
  return t.has(key) ? t.text(key) : t.text('fault.unexpected')
}

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
                : t.text('trainer.place.off', { off: placed.off })}
          </p>
        </div>
      ) : (
        <CallBar model={table.model} actions={table.actions} />
      )}
      <StrokeControls model={table.model} actions={table.actions} />
    </>
  )
}
