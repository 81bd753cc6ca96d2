import type { ReadonlySignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { Icon } from '../icon.tsx'
import { GapsBar } from './gaps-bar.tsx'
import { actOnKey } from './model/desk-keys.ts'
import { DESK_TABS, type DeskTab, type ReviewActions, type ReviewModel } from './model/review-model.ts'
import { titleOf } from './model/title-of.ts'
import { RailsReadout } from './rails-readout.tsx'
import { ReviewHelp } from './review-help.tsx'
import { Timeline } from './timeline.tsx'
import { TransportBar } from './transport-bar.tsx'

/** What the page around the desk does for it. */
export interface DeskHost {
  /** Back to where the person came from. */
  leave(): void
  /** The list of disputes. */
  disputes(): void
  /** Another shot of the same match; null when there is none that way. */
  leaf(way: 1 | -1): (() => void) | null
  takeAway(): void
  /** The decision before this shot in the trainer; null when no push-out was to be considered. */
  readonly train: (() => void) | null
}

/** The dispute desk: table and timeline on the left, contact camera and verdict on the right. */
export function ReviewPage(props: {
  model: ReviewModel
  actions: ReviewActions
  host: DeskHost
  /** Back from a variation of the shot to the shot itself. */
  back: ReadonlySignal<(() => void) | null>
  /** What a tab shows. */
  panel: (tab: DeskTab) => ComponentChildren
  /** The two pictures. */
  children: ComponentChildren
}) {
  const { model, actions, host } = props
  const [help, setHelp] = useState(false)
  useDeskKeys(actions, () => setHelp(true))
  const t = model.t.value
  const back = props.back.value
  const { ruleset } = model.reviewed.value.task.rule
  return (
    <main class={`review-page game-${ruleset} ${model.beside.value ? 'beside' : ''}`}>
      <DeskHeader model={model} host={host} onHelp={() => setHelp(true)} />
      {props.children}
      {model.overlays.value.has('rails') ? <RailsReadout model={model} /> : null}
      <GapsBar model={model} actions={actions} />
      <Timeline model={model} actions={actions} />
      <section class="review-side panel" aria-label={t.text('review.side')}>
        <Tabs model={model} actions={actions} />
        <div
          class="review-panel"
          role="tabpanel"
          id="review-panel"
          aria-labelledby={`tab-${model.tab.value}`}
        >
          {back ? (
            <p class="review-back small warn">
              {t.text('review.example')}
              <button type="button" class="link" onClick={back}>
                {t.text('review.example.back')}
              </button>
            </p>
          ) : null}
          {props.panel(model.tab.value)}
        </div>
      </section>
      <TransportBar model={model} actions={actions} />
      {help ? <ReviewHelp t={t} onClose={() => setHelp(false)} /> : null}
      <p class="unseen" role="status" aria-live="polite">
        {model.announcement.value}
      </p>
    </main>
  )
}

function useDeskKeys(actions: ReviewActions, help: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (document.querySelector('dialog[open]')) return
      if (event.key === '?') help()
      else if (actOnKey(event, actions)) event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [actions])
}

function DeskHeader(props: { model: ReviewModel; host: DeskHost; onHelp: () => void }) {
  const { model, host } = props
  const t = model.t.value
  return (
    <header class="review-header">
      <button type="button" class="bare" aria-label={t.text('review.leave')} onClick={() => host.leave()}>
        <Icon name="left" />
      </button>
      <div class="review-title">
        <h1>{t.text('review.title')}</h1>
        <p class="small quiet">{titleOf(t, model.reviewed.value)}</p>
      </div>
      <Leaves model={model} host={host} />
      <p class="review-question">{questionOf(model)}</p>
      {host.train ? (
        <button type="button" class="bar-button" onClick={host.train}>
          {t.text('trainer.this')}
        </button>
      ) : null}
      <button type="button" class="bar-button" onClick={() => host.disputes()}>
        {t.text('review.disputes')}
      </button>
      <button type="button" class="bar-button" onClick={() => host.takeAway()}>
        {t.text('review.take-away')}
      </button>
      <button type="button" class="bare" aria-label={t.text('help.open')} onClick={props.onHelp}>
        <Icon name="help" />
      </button>
    </header>
  )
}

function Leaves({ model, host }: { model: ReviewModel; host: DeskHost }) {
  const t = model.t.value
  const [last, next] = [host.leaf(-1), host.leaf(1)]
  if (!last && !next) return null
  return (
    <fieldset class="review-leaves" aria-label={t.text('review.leaf')}>
      <button type="button" disabled={!last} aria-label={t.text('review.leaf.last')} onClick={() => last?.()}>
        <Icon name="left" />
      </button>
      <button type="button" disabled={!next} aria-label={t.text('review.leaf.next')} onClick={() => next?.()}>
        <Icon name="right" />
      </button>
    </fieldset>
  )
}

/** A dispute of the library asks its question. */
function questionOf(model: ReviewModel): string {
  const { origin } = model.reviewed.value.source
  const key = origin.kind === 'dispute' ? `dispute.${origin.id}.question` : ''
  const t = model.t.value
  return t.has(key) ? t.text(key) : ''
}

function Tabs({ model, actions }: { model: ReviewModel; actions: ReviewActions }) {
  const t = model.t.value
  const chosen = model.tab.value
  const onKey = (event: KeyboardEvent) => {
    const way = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (way === 0) return
    const next = DESK_TABS[(DESK_TABS.indexOf(chosen) + way + DESK_TABS.length) % DESK_TABS.length]!
    actions.openTab(next)
    document.getElementById(`tab-${next}`)?.focus()
  }
  return (
    <div class="review-tabs" role="tablist" aria-label={t.text('review.side')} onKeyDown={onKey}>
      {DESK_TABS.map((tab) => (
        <button
          key={tab}
          id={`tab-${tab}`}
          type="button"
          role="tab"
          aria-selected={tab === chosen}
          aria-controls="review-panel"
          tabIndex={tab === chosen ? 0 : -1}
          onClick={() => actions.openTab(tab)}
        >
          {t.text(`review.tab.${tab}`)}
        </button>
      ))}
    </div>
  )
}
