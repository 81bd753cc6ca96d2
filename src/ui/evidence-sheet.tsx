import type { Translator } from '../i18n/index.ts'
import type { Evidence } from '../rules/index.ts'
import { describeEvent } from './model/describe-event.ts'
import { evidenceParts, isTold, type RuledShot } from './model/describe-ruling.ts'
import { RuleLink, type RulesInForce } from './rule-link.tsx'
import { Sentence } from './sentence.tsx'
import { Sheet } from './sheet.tsx'

/** A shot has a number and a hash; something between two shots has neither. */
interface Explained extends RuledShot {
  readonly number?: number
  readonly result: RuledShot['result'] & { readonly hash?: string }
}

/** "Why?": every verdict of the ruling with its clause, its margin and the events that decided it. */
export function EvidenceSheet(props: {
  t: Translator
  shot: Explained
  rules: RulesInForce
  onClose: () => void
}) {
  const { t, shot } = props
  const { number } = shot
  const told = shot.ruling.evidence.filter(isTold)
  const title = number === undefined ? t.text('evidence.title.between') : t.text('evidence.title', { number })
  return (
    <Sheet t={t} title={title} onClose={props.onClose}>
      <ol class="evidence" hidden={told.length === 0}>
        {told.map((item, index) => (
          <li key={index}>
            <p>
              <RuleLink t={t} rules={props.rules} rule={item.rule} />{' '}
              <Sentence parts={evidenceParts(t, shot, item)} />
            </p>
            <p class="small quiet">
              {item.clause}
              <Margin t={t} evidence={item} />
            </p>
            <DecidingEvents t={t} shot={shot} indices={item.events} />
          </li>
        ))}
      </ol>
      <Course t={t} shot={shot} />
    </Sheet>
  )
}

function Course(props: { t: Translator; shot: Explained }) {
  const { t, shot } = props
  const { hash, events } = shot.result
  if (hash === undefined) return null
  return (
    <>
      <section>
        <h3>{t.text('evidence.course')}</h3>
        <DecidingEvents t={t} shot={shot} indices={courseOf(shot)} />
      </section>
      <p class="small quiet">{t.text('evidence.hash', { hash, count: events.length })}</p>
    </>
  )
}

/** At most this many lines tell the course of a shot. */
const COURSE_LINES = 8

/** The few events that every ruling looks at: tip, first contact, the first rail after it, what fell or left. */
function courseOf(shot: RuledShot): readonly number[] {
  const { events } = shot.result
  const first = events.findIndex((event) => event.kind === 'ball-ball' && event.a === 'cue')
  const rail = events.findIndex((event, index) => index > first && first >= 0 && event.kind === 'ball-rail')
  const kept = events.flatMap((event, index) => {
    const telling =
      event.kind === 'tip' || event.kind === 'pocketed' || event.kind === 'off-table' || event.kind === 'rest'
    return telling || index === first || index === rail ? [index] : []
  })
  return kept.length <= COURSE_LINES ? kept : [...kept.slice(0, COURSE_LINES - 1), kept.at(-1)!]
}

function Margin(props: { t: Translator; evidence: Evidence }) {
  const { margin, tooClose } = props.evidence
  if (!margin) return null
  const words: string[] = []
  if (margin.metres !== undefined) words.push(props.t.text('evidence.metres', { metres: margin.metres }))
  if (margin.seconds !== undefined) words.push(props.t.text('evidence.seconds', { seconds: margin.seconds }))
  if (tooClose) words.push(props.t.text('evidence.tooClose'))
  return <> · {words.join(', ')}</>
}

function DecidingEvents(props: { t: Translator; shot: RuledShot; indices: readonly number[] }) {
  const { t } = props
  const events = props.indices.flatMap((index) => props.shot.result.events[index] ?? [])
  if (events.length === 0) return null
  return (
    <ul class="events">
      {events.map((event, index) => (
        <li key={index}>
          <span class="number quiet">{t.text('evidence.at', { value: t.number(event.t, 3) })}</span>
          <span>
            <Sentence parts={describeEvent(t, event)} />
          </span>
        </li>
      ))}
    </ul>
  )
}
