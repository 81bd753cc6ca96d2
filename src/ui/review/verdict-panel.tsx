import type { Evidence } from '../../rules/index.ts'
import { describeEvent } from '../model/describe-event.ts'
import { describeRuling, evidenceParts } from '../model/describe-ruling.ts'
import { RuleLink } from '../rule-link.tsx'
import { Sentence } from '../sentence.tsx'
import { VerdictMark } from '../verdict-mark.tsx'
import { EventList } from './event-list.tsx'
import type { ReviewActions, ReviewModel } from './model/review-model.ts'
import { isOfProtest, type OpenProtest, ProtestBox } from './protest-box.tsx'
import { spanText } from './zoom-strip.tsx'

/** What the referee says, by which rule, by how much, and on which events it rests. */
export function VerdictPanel(props: {
  model: ReviewModel
  actions: ReviewActions
  /** Null when the shot is not, or no longer, open to protest. */
  protest?: OpenProtest | null
}) {
  const { model } = props
  const { shot, task } = model.reviewed.value
  const t = model.t.value
  const headline = describeRuling(t, shot, task.rule.ruleset)
  const evidence = shot.ruling.evidence.filter((item) => !isOfProtest(item))
  return (
    <div class="review-verdict">
      <header class={headline.tone}>
        <VerdictMark tone={headline.tone} />
        <h2>
          <RuleLink t={t} rules={task.rule} rule={headline.rule} /> <Sentence parts={headline.title} />
        </h2>
        <span class="small quiet">{evidence[0]?.clause ?? t.text(`ruleset.${task.rule.ruleset}`)}</span>
      </header>
      {evidence.length === 0 ? (
        <p>
          <Sentence parts={headline.detail} />
        </p>
      ) : (
        <ul class="review-evidence">
          {evidence.map((item, index) => (
            <EvidenceItem key={index} model={model} actions={props.actions} item={item} first={index === 0} />
          ))}
        </ul>
      )}
      <ProtestBox model={model} open={props.protest ?? null} />
      <EventList model={model} actions={props.actions} />
    </div>
  )
}

function EvidenceItem(props: { model: ReviewModel; actions: ReviewActions; item: Evidence; first: boolean }) {
  const { model, item, first } = props
  const t = model.t.value
  const { shot, task } = model.reviewed.value
  return (
    <li>
      <p>
        {first ? null : <RuleLink t={t} rules={task.rule} rule={item.rule} />}
        {first ? null : ' '}
        <Sentence parts={evidenceParts(t, shot, item)} />
        {first ? null : <span class="small quiet"> {item.clause}</span>}
      </p>
      <Margins model={model} item={item} />
      {item.tooClose ? <p class="warn small">{t.text('review.too-close')}</p> : null}
      <p class="review-links small">
        {item.events.map((index) => {
          const event = shot.result.events[index]
          if (!event) return null
          return (
            <button key={index} type="button" class="link" onClick={() => props.actions.choose(index)}>
              <Sentence parts={describeEvent(t, event)} />
            </button>
          )
        })}
      </p>
    </li>
  )
}

/** By how much: in time, in length, and the gap that was open at that instant. */
function Margins({ model, item }: { model: ReviewModel; item: Evidence }) {
  const { seconds, metres } = item.margin ?? {}
  if (seconds === undefined && metres === undefined) return null
  const t = model.t.value
  const cards: (readonly [string, string])[] = []
  if (seconds !== undefined) cards.push([spanText(model, seconds), t.text('review.margin.seconds')])
  if (metres !== undefined)
    cards.push([
      t.text('review.millimetres', { value: t.number(metres * 1000, metres < 0.01 ? 2 : 0) }),
      t.text(item.rule === '6.2' ? 'review.margin.path' : 'review.margin.metres'),
    ])
  const { openThen, event } = model.reading.value
  if (seconds !== undefined && openThen !== null && item.events.includes(event))
    cards.push([
      t.text('review.millimetres', { value: t.number(openThen * 1000, 2) }),
      t.text('review.margin.open'),
    ])
  return (
    <dl class="review-margins">
      {cards.map(([value, name]) => (
        <div key={name}>
          <dd class="number">{value}</dd>
          <dt class="small quiet">{name}</dt>
        </div>
      ))}
    </dl>
  )
}
